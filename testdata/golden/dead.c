/* Functions that the linker throws away: nothing calls dead and dead_too. */
static inline __attribute__((always_inline)) int shared(int x)
{
	return x * x + 1;
}

int dead(int x)
{
	return shared(x) - 2;
}

__attribute__((noinline)) int alive(int x)
{
	return shared(x) / 3;
}

int dead_too(int x)
{
	return dead(x) + alive(x);
}

int entry(int x)
{
	return alive(x) + shared(x + 1);
}
