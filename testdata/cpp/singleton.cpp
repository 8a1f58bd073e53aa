// A singleton as a static variable of a function: the first of two threads makes it, the other one waits. It is destroyed at the end of the process. With CHECKED it
// is a pointer that each thread checks without a lock.
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> made, destroyed;

struct Config {
	int value;
	Config() : value(3) { made++; }
	~Config()
	{
		destroyed++;
		assert(made == 1 && destroyed == 1);
	}
};

#ifdef CHECKED
static std::atomic<Config *> pointer;
static Config &config()
{
	if (!pointer)
		pointer = new Config;
	return *pointer;
}
#else
static Config &config()
{
	static Config instance;
	return instance;
}
#endif

int main()
{
	std::thread a([] { assert(config().value == 3); });
	std::thread b([] { assert(config().value == 3); });
	a.join();
	b.join();
	assert(made == 1 && destroyed == 0);
}
