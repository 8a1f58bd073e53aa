// An exception between lock and unlock: std::lock_guard unlocks on the way, whoever does it by hand forgets it.
//
//   MANUAL: the mutex is unlocked by hand, and stays locked.
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex mutex;
static int room = 1, refused;

static void take()
{
#ifdef MANUAL
	mutex.lock();
	if (room == 0)
		throw std::runtime_error("no room");
	room--;
	mutex.unlock();
#else
	std::lock_guard<std::mutex> lock(mutex);
	if (room == 0)
		throw std::runtime_error("no room");
	room--;
#endif
}

static void worker()
{
	try {
		take();
	} catch (const std::runtime_error &) {
		std::lock_guard<std::mutex> lock(mutex);
		refused++;
	}
}

int main()
{
	std::thread a(worker), b(worker);
	a.join();
	b.join();
	assert(room == 0 && refused == 1);
}
