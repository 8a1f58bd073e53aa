// A result through std::promise and std::future. With TWICE two threads set it, and the second one ends the process.
#include <cassert>
#include <future>
#include <thread>

int main()
{
	std::promise<int> promise;
	std::future<int> future = promise.get_future();
	std::thread a([&] { promise.set_value(4); });
#ifdef TWICE
	std::thread b([&] { promise.set_value(4); });
	b.join();
#endif
	assert(future.get() == 4);
	a.join();
}
