// For `./dev demo`: small enough to read, and the compiler puts all of it into main().
#include <cstdio>

namespace shapes {

class Square {
public:
	explicit Square(long side) : side(side) {}
	long area() const { return side * side; }

private:
	long side;
};

template <typename Shape> long total(int count)
{
	long sum = 0;
	for (int i = 0; i < count; i++)
		sum += Shape(std::getchar()).area();
	return sum;
}

} // namespace shapes

int main(int argc, char **)
{
	std::printf("%ld\n", shapes::total<shapes::Square>(argc));
}
