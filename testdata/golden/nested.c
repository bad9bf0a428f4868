/* Functions within functions, of GNU C. */
static __attribute__((noinline)) int apply(int (*what)(int), int x)
{
	return what(x) + 1;
}

int entry(int base)
{
	int calls = 0;
	__attribute__((noinline)) int add(int x)
	{
		int twice(int y)
		{
			calls++;
			return y + base;
		}
		return twice(x) + twice(base);
	}
	return apply(add, base) + calls;
}
