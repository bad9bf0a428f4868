/* A function that is chosen when the program starts, aliases, a weak function, a versioned one. */
static int plain(int x)
{
	return x + 1;
}

static int fast(int x)
{
	return x + 2;
}

extern int which;
int which;

static int (*choose(void))(int)
{
	return which ? fast : plain;
}

int chosen(int x) __attribute__((ifunc("choose")));

__attribute__((weak)) int weakly(int x)
{
	return x * 3;
}
int alias(int x) __attribute__((alias("weakly")));

__asm__(".symver versioned_code, versioned@@V1");
int versioned_code(int x)
{
	return x * 5;
}

int entry(int x)
{
	return x - which;
}
