// Threads that report on standard output what they do: each line is as safe as the formatted output of the library, which synchronises. With MANIPULATE one
// of them changes the format of the stream meanwhile, which races with the numbers of the other. With STALE one reports a sum that it has read before.
#include <atomic>
#include <cassert>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>

static std::atomic<int> sum{0};

static std::string described(const char *who, int value)
{
	std::ostringstream text;
	text << who << std::setw(3) << std::setfill('.') << value;
	return text.str();
}

static void add(const char *who, int n)
{
#ifdef STALE
	int before = sum.load();
	sum.store(before + n);
#else
	int before = sum.fetch_add(n);
#endif
	std::cout << described(who, before + n) << " of " << sum << '\n';
}

int main()
{
	std::cout << "begin" << std::endl;
	std::thread a(add, "a", 1);
	std::thread b([] {
#ifdef MANIPULATE
		std::cout << std::hex;
#endif
		add("b", 2);
	});
	a.join();
	b.join();
	std::cout << "end " << sum << ' ' << sum / 2.0 << std::endl;
	assert(sum == 3);
	assert(described("x", 7) == "x..7");
}
