// A transfer between two accounts that fails halfway, and is undone by the handler, which throws again. A third thread looks at the sum.
//
//   HALF: nothing is undone.
//   KEPT: the text of the exception is read after the handler has ended.
#include <cassert>
#include <cstring>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

struct Account {
	int balance;
	void add(int n)
	{
		if (balance + n > 15)
			throw std::overflow_error(std::string("the account is full"));
		balance += n;
	}
};

static std::mutex mutex;
static Account a{10}, b{10};

static void transfer(int n)
{
	std::lock_guard<std::mutex> lock(mutex);
	a.add(-n);
	try {
		b.add(n);
	} catch (...) {
#ifndef HALF
		a.balance += n;
#endif
		throw;
	}
}

static bool attempt(int n)
{
	const char *why = nullptr;
	try {
		transfer(n);
		return true;
	} catch (std::runtime_error &e) {
		why = e.what();
#ifndef KEPT
		assert(std::strlen(why) == 19);
#endif
	}
#ifdef KEPT
	assert(std::strlen(why) == 19);
#endif
	return false;
}

int main()
{
	bool done = false;
	std::thread t([&] { done = attempt(4); });
	bool mine = attempt(3);
	int sum;
	{
		std::lock_guard<std::mutex> lock(mutex);
		sum = a.balance + b.balance;
	}
	t.join();
	assert(sum == 20 && mine != done);
}
