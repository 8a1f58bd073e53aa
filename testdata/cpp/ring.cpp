// A ring buffer for one producer and one consumer without locks. With EARLY the producer shows an item before it has written it.
#include <atomic>
#include <cassert>
#include <cstddef>
#include <thread>

template <typename T, size_t size> class Ring {
	T items[size] = {};
	std::atomic<size_t> head{0}, tail{0};

public:
	bool push(T item)
	{
		size_t at = tail.load(std::memory_order_relaxed);
		if (at - head.load(std::memory_order_acquire) == size)
			return false;
#ifdef EARLY
		tail.store(at + 1, std::memory_order_release);
		items[at % size] = item;
#else
		items[at % size] = item;
		tail.store(at + 1, std::memory_order_release);
#endif
		return true;
	}

	bool pop(T &item)
	{
		size_t at = head.load(std::memory_order_relaxed);
		if (at == tail.load(std::memory_order_acquire))
			return false;
		item = items[at % size];
		head.store(at + 1, std::memory_order_release);
		return true;
	}
};

static Ring<int, 2> ring;

int main()
{
	std::thread producer([] {
		for (int i = 1; i <= 3; i++)
			ring.push(i);
	});
	std::thread consumer([] {
		int last = 0, item;
		for (int i = 0; i < 3; i++)
			if (ring.pop(item)) {
				assert(item > last);
				last = item;
			}
	});
	producer.join();
	consumer.join();
}
