int from_one(int x);
static __attribute__((noinline)) int helper(int x)
{
	return x / 3;
}

int from_two(int x)
{
	return helper(x) - from_one(x + 4);
}
