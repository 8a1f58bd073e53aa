// A std::thread that is destroyed before it was joined or detached ends the process. With JOIN it is joined.
#include <atomic>
#include <thread>

static std::atomic<int> x;

int main()
{
	std::thread thread([] { x = 1; });
#ifdef JOIN
	thread.join();
#else
	if (x == 1)
		thread.join();
#endif
}
