// Names from scopes: namespaces with and without a name, templates, lambdas, local classes, operators, references.
namespace geometry {

struct Point {
	Point(int x, int y);
	virtual ~Point();
	virtual int norm() const;
	Point operator+(const Point &other) const;
	explicit operator bool() const { return x || y; }
	int x, y;
};

inline namespace v2 {
template <typename T, int N> struct Table {
	__attribute__((noinline)) T &at(unsigned i) { return all[i % N]; }
	template <typename F> __attribute__((noinline)) int each(F what)
	{
		int sum = 0;
		for (int i = 0; i < N; i++)
			sum += what(all[i]);
		return sum;
	}
	T all[N];
};
} // namespace v2

Point::Point(int x, int y) : x(x), y(y) {}
Point::~Point() { x = 0; }
int Point::norm() const { return x * x + y * y; }
Point Point::operator+(const Point &other) const { return Point(x + other.x, y + other.y); }

} // namespace geometry

void operator delete(void *, unsigned long) noexcept {}

namespace {

struct Hidden {
	__attribute__((noinline)) static int twice(int x) { return x * 2; }
};

template <typename T> __attribute__((noinline)) T larger(const T &a, const T &b)
{
	return a < b ? b : a;
}

} // namespace

using geometry::Point;
using geometry::Table;

int entry(Table<long, 3> &table, const Point &a)
{
	struct Local {
		__attribute__((noinline)) int run(int x) const { return x - 1; }
	};
	int offset = a.x;
	auto plus = [offset](long x) __attribute__((noinline)) { return (int)x + offset; };
	Point sum = a + a;
	return table.each(plus) + Hidden::twice(larger(offset, 3)) + Local().run((int)table.at(1)) + (sum ? sum.norm() : 0);
}
