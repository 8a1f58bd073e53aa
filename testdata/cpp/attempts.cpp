// Two threads initialise by std::call_once, and the first attempt throws: the other thread, or a later call, tries once more. With FORGET the one whose attempt has
// failed uses what is not there.
#include <atomic>
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::once_flag once;
static int attempts;
static std::atomic<int> table{0};

static void initialise()
{
	if (++attempts == 1)
		throw std::runtime_error("no memory yet");
	table = 7;
}

static void use()
{
	try {
		std::call_once(once, initialise);
	} catch (const std::runtime_error &) {
#ifndef FORGET
		std::call_once(once, initialise);
#endif
	}
	assert(table == 7);
}

int main()
{
	std::thread a(use), b(use);
	a.join();
	b.join();
	assert(attempts == 2);
}
