/* Two units that are optimized as one; see lto_two.c. */
int from_two(int x);
static __attribute__((noinline)) int helper(int x)
{
	return x * 3;
}

int from_one(int x)
{
	return helper(x) + 1;
}

int entry(int x)
{
	return from_two(x) + from_one(x - 1);
}
