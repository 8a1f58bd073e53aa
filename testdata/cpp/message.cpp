// Message passing through a flag. With RELAXED the flag orders nothing, and under weak models the message may not be there yet.
#include <atomic>
#include <cassert>
#include <thread>

#ifdef RELAXED
#define RELEASE std::memory_order_relaxed
#define ACQUIRE std::memory_order_relaxed
#else
#define RELEASE std::memory_order_release
#define ACQUIRE std::memory_order_acquire
#endif

static std::atomic<int> message{0};
static std::atomic<bool> ready{false};

int main()
{
	std::thread sender([] {
		message.store(42, std::memory_order_relaxed);
		ready.store(true, RELEASE);
	});
	std::thread receiver([] {
		if (ready.load(ACQUIRE))
			assert(message.load(std::memory_order_relaxed) == 42);
	});
	sender.join();
	receiver.join();
}
