// Functions of the same code, which identical-code folding makes one of.
struct Apple { int weight; };
struct Brick { int weight; };

template <typename T> __attribute__((noinline)) int weigh(const T *what)
{
	return what->weight * 10;
}

__attribute__((noinline)) int zero_a(int x) { return x + 5; }
__attribute__((noinline)) int zero_b(int x) { return x + 5; }

extern "C" int entry(const Apple *apple, const Brick *brick)
{
	return weigh(apple) + weigh(brick) + zero_a(apple->weight) + zero_b(brick->weight);
}
