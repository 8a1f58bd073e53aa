// Two threads say that they want to enter, and look whether the other one does. Sequentially consistent atomics keep them apart under every model; with RELAXED
// both may enter, under TSO and weaker models.
#include <atomic>
#include <cassert>
#include <thread>

#ifdef RELAXED
#define ORDER std::memory_order_relaxed
#else
#define ORDER std::memory_order_seq_cst
#endif

static std::atomic<bool> wants[2];
static std::atomic<int> inside;

static void enter(int me)
{
	wants[me].store(true, ORDER);
	if (!wants[1 - me].load(ORDER)) {
		assert(inside.fetch_add(1, std::memory_order_relaxed) == 0);
		inside.fetch_sub(1, std::memory_order_relaxed);
	}
	wants[me].store(false, ORDER);
}

int main()
{
	std::thread a(enter, 0), b(enter, 1);
	a.join();
	b.join();
}
