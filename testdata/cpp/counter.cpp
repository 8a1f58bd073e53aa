// Two threads count up under a lock. With RACE nobody locks, and an update can get lost.
#include <cassert>
#include <mutex>
#include <thread>

static int counter;
[[maybe_unused]] static std::mutex mutex;

static void count()
{
#ifndef RACE
	std::lock_guard<std::mutex> lock(mutex);
#endif
	counter++;
}

int main()
{
	std::thread a(count), b(count);
	a.join();
	b.join();
	assert(counter == 2);
}
