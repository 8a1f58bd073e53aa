// A cache under a std::shared_mutex. With UPGRADE a reader that misses locks for writing while it still reads, and waits for itself.
#include <cassert>
#include <shared_mutex>
#include <mutex>
#include <thread>

static std::shared_mutex mutex;
static int cached, computed;

static int get()
{
	std::shared_lock<std::shared_mutex> reading(mutex);
	if (cached)
		return cached;
#ifndef UPGRADE
	reading.unlock();
#endif
	std::unique_lock<std::shared_mutex> writing(mutex);
	if (!cached) {
		cached = 9;
		computed++;
	}
	return cached;
}

int main()
{
	std::thread a([] { assert(get() == 9); });
	std::thread b([] { assert(get() == 9); });
	a.join();
	b.join();
	assert(computed == 1);
}
