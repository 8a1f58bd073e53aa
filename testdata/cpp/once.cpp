// Two threads initialise a table by std::call_once. With FLAG they do it by a flag of their own, and both may.
#include <cassert>
#include <mutex>
#include <thread>
#include <atomic>

[[maybe_unused]] static std::once_flag once;
static int initialised;
#ifdef FLAG
static std::atomic<bool> done;
#endif

static void use()
{
#ifdef FLAG
	if (!done) {
		initialised++;
		done = true;
	}
#else
	std::call_once(once, [] { initialised++; });
#endif
	assert(initialised == 1);
}

int main()
{
	std::thread a(use), b(use);
	a.join();
	b.join();
	assert(initialised == 1);
}
