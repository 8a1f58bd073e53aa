// A bounded queue: one producer, one consumer, a lock and two condition variables. With NO_LOOP the consumers look only once whether there is something;
// with two of them that is once too few.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

template <typename T, int capacity> class Queue {
	std::mutex mutex;
	std::condition_variable filled, emptied;
	T items[capacity];
	int head = 0, count = 0;

public:
	void push(T item)
	{
		std::unique_lock<std::mutex> lock(mutex);
		emptied.wait(lock, [this] { return count < capacity; });
		items[(head + count++) % capacity] = item;
		filled.notify_one();
	}

	T pop()
	{
		std::unique_lock<std::mutex> lock(mutex);
#ifdef NO_LOOP
		if (count == 0)
			filled.wait(lock);
#else
		while (count == 0)
			filled.wait(lock);
#endif
		assert(count > 0);
		T item = items[head];
		head = (head + 1) % capacity;
		count--;
		emptied.notify_one();
		return item;
	}
};

int main()
{
	Queue<int, 1> queue;
	int first, second;
	std::thread producer([&] {
		queue.push(1);
		queue.push(2);
	});
	std::thread a([&] { first = queue.pop(); });
	std::thread b([&] { second = queue.pop(); });
	producer.join();
	a.join();
	b.join();
	assert(first + second == 3 && first != second);
}
