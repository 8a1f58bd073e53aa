// Numbers from standard input, which may be anything, and may end: one thread adds those that are small, another one looks at the sum. With NEGATIVE the check of
// what was read forgets negative numbers; with LAST the reader takes it that something stands behind each number.
#include <atomic>
#include <cassert>
#include <iostream>
#include <thread>

static std::atomic<int> sum{0};

int main()
{
	std::thread reader([] {
		int n;
		if (!(std::cin >> n)) {
			assert(std::cin.fail());
			return;
		}
#ifdef LAST
		assert(!std::cin.eof());
#endif
#ifdef NEGATIVE
		if (n > -10 && n < 10)
#else
		if (n >= 0 && n < 10)
#endif
			sum += n;
	});
	std::thread watcher([] { assert(sum >= 0); });
	reader.join();
	watcher.join();
}
