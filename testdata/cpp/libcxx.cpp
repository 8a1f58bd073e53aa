// Compiled against libc++, LLVM's library: two threads move items between two accounts, and one hands an object over by std::shared_ptr; the sender looks whether it is still there. With LOST
// it is handed over without the mutex, and the other one may look just before and wait just behind.
#include <cassert>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

struct Account {
	std::mutex mutex;
	int balance = 2;
};

static Account a, b;
static std::mutex mutex;
static std::condition_variable filled;
static std::shared_ptr<int> parcel;

static void move(Account &from, Account &to)
{
	std::scoped_lock both(from.mutex, to.mutex);
	from.balance--;
	to.balance++;
}

static void send()
{
	move(a, b);
	std::weak_ptr<int> seen;
	{
#ifndef LOST
		std::lock_guard guard(mutex);
#endif
		parcel = std::make_shared<int>(7);
		seen = parcel;
	}
	filled.notify_one();
	if (auto still = seen.lock())
		assert(*still == 7);
}

int main()
{
	std::thread sender(send);
	move(b, a);
	std::shared_ptr<int> got;
	{
		std::unique_lock lock(mutex);
		while (!parcel)
			filled.wait(lock);
		got = std::move(parcel);
	}
	assert(got && *got == 7);
	got.reset();
	sender.join();
	assert(a.balance == 2 && b.balance == 2);
}
