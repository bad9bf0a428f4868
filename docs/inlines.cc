// For `./dev demo`: main() calls nothing but what the compiler puts into it.
#include <cstdio>
#include <vector>

namespace shapes {

struct Square {
	long side;
	long area() const { return side * side; }
};

static inline long total(const std::vector<Square> &squares)
{
	long sum = 0;
	for (const Square &square : squares)
		sum += square.area();
	return sum;
}

} // namespace shapes

int main(int argc, char **)
{
	std::vector<shapes::Square> squares(static_cast<size_t>(argc), shapes::Square{argc + 1L});
	std::printf("%ld\n", shapes::total(squares));
}
