// A value goes from one thread to another in a std::unique_ptr, under a lock. With KEEP the giver still uses it by a pointer that it has kept.
#include <cassert>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::condition_variable given;
static std::unique_ptr<int> slot;

int main()
{
	std::thread taker([] {
		std::unique_lock<std::mutex> lock(mutex);
		given.wait(lock, [] { return slot != nullptr; });
		std::unique_ptr<int> mine = std::move(slot);
		lock.unlock();
		assert(*mine == 5);
	});
	auto value = std::make_unique<int>(5);
	int *kept = value.get();
	{
		std::lock_guard<std::mutex> lock(mutex);
		slot = std::move(value);
	}
	given.notify_one();
#ifdef KEEP
	*kept = 5;
#else
	(void)kept;
#endif
	taker.join();
	assert(!slot);
}
