/* Calls inlined three deep, a call that stays, a loop, lines from another file. */
typedef int (*step)(int);

static inline __attribute__((always_inline)) int deepest(int x, step next)
{
	return next(x) * x;
}

static inline __attribute__((always_inline)) int deeper(int x, step next)
{
	int y = x + 3;
	return deepest(y, next) - x;
}

static inline __attribute__((always_inline)) int deep(int x, step next)
{
	if (x > 100)
		return deeper(x - 100, next);
	return deeper(x, next) + 7;
}

int float_(int *values, int count, step next)
{
	int total = 0;
	for (int i = 0; i < count; i++)
		total += deep(values[i], next);
	return total;
}

#line 500 "parts/generated.y"
__attribute__((noinline)) int f(int x)
{
	return x / 7;
}

int entry(int *values, int count)
{
	return float_(values, count, f) + float_(values, 2, f);
}
