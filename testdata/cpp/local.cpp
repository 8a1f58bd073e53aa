// Each thread counts in a variable of its own; the destructor, at the end of the thread, adds that up. With LATE main looks before the threads have ended.
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> total;

struct Counter {
	int n = 0;
	~Counter() { total += n; }
};

static thread_local Counter counter;

static void work(int times)
{
	for (int i = 0; i < times; i++)
		counter.n++;
}

int main()
{
	std::thread a(work, 1), b(work, 2);
	a.join();
#ifdef LATE
	assert(total == 3);
	b.join();
#else
	b.join();
	assert(total == 3);
#endif
}
