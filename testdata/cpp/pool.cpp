// A pool of two threads that run functions from a std::vector. With LOST the pool says that it closes without the lock, so that a thread which was about to wait misses it.
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Pool {
	std::mutex mutex;
	std::condition_variable changed;
	std::vector<std::function<void()>> tasks;
	std::atomic<bool> closed{false};
	std::vector<std::thread> threads;

	void run()
	{
		for (;;) {
			std::function<void()> task;
			{
				std::unique_lock<std::mutex> lock(mutex);
				changed.wait(lock, [this] { return closed || !tasks.empty(); });
				if (tasks.empty())
					return;
				task = std::move(tasks.back());
				tasks.pop_back();
			}
			task();
		}
	}

public:
	Pool(int n)
	{
		for (int i = 0; i < n; i++)
			threads.emplace_back([this] { run(); });
	}

	void add(std::function<void()> task)
	{
		std::lock_guard<std::mutex> lock(mutex);
		tasks.push_back(std::move(task));
		changed.notify_one();
	}

	~Pool()
	{
		{
#ifndef LOST
			std::lock_guard<std::mutex> lock(mutex);
#endif
			closed = true;
		}
		changed.notify_all();
		for (auto &thread : threads)
			thread.join();
	}
};

int main()
{
	std::atomic<int> sum{0};
	{
		Pool pool(2);
		pool.add([&] { sum += 1; });
	}
	assert(sum == 1);
}
