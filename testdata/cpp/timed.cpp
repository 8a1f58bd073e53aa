// Waits with a time-out: for a condition, for locks, for a future. Each may time out or not. With LATE main takes it that what it has waited for is there.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;

static std::mutex mutex;
static std::condition_variable filled;
static int items;

static std::timed_mutex door;
static std::shared_timed_mutex table;
static int entered, written;

static bool take()
{
	std::unique_lock<std::mutex> lock(mutex);
	if (!filled.wait_for(lock, 10ms, [] { return items > 0; }))
		return false;
	items--;
	return true;
}

int main()
{
	std::promise<int> promise;
	std::future<int> future = promise.get_future();
	bool taken = false;
	std::thread thread([&] {
		{
			std::lock_guard<std::mutex> lock(mutex);
			items++;
			filled.notify_one();
		}
		if (door.try_lock_for(1s)) {
			entered++;
			door.unlock();
		}
		std::unique_lock<std::shared_timed_mutex> lock(table, 5ms);
		if (lock)
			written++;
		promise.set_value(7);
	});
	taken = take();
	if (door.try_lock_until(std::chrono::steady_clock::now() + 1s)) {
		entered++;
		door.unlock();
	}
	{
		std::shared_lock<std::shared_timed_mutex> lock(table, 5ms);
	}
	bool there = future.wait_for(1ms) == std::future_status::ready;
#ifdef LATE
	assert(there);
#endif
	assert(!there || future.get() == 7);
	thread.join();
	assert(items == (taken ? 0 : 1));
	assert(entered + written >= 1);
}
