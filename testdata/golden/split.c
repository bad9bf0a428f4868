/* Cold parts: a branch that is never expected, a function that does not return, calls inlined into both parts. */
extern volatile int log_word;
volatile int log_word;

static inline __attribute__((always_inline)) void say(int what)
{
	log_word = what;
	log_word = -what;
}

__attribute__((noinline, noreturn, cold)) static void fail(int why)
{
	say(why);
	for (;;)
		log_word = 0;
}

static inline __attribute__((always_inline)) int checked(int x)
{
	if (__builtin_expect(x < 0, 0)) {
		say(x);
		if (x < -10)
			fail(x);
		log_word = 1;
	}
	return x * 2;
}

__attribute__((noinline)) int hot(int *values, int count)
{
	int sum = 0;
	for (int i = 0; i < count; i++)
		sum += checked(values[i]);
	return sum;
}

int entry(int *values)
{
	return hot(values, 4) + checked(values[5]);
}
