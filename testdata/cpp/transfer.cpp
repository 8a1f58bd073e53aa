// Transfers between two accounts in both directions. std::scoped_lock takes two locks without a deadlock; with NESTED they are taken one by
// one, in an order that depends on the direction.
#include <cassert>
#include <mutex>
#include <thread>

struct Account {
	std::mutex mutex;
	int balance = 10;
};

static void transfer(Account &from, Account &to, int amount)
{
#ifdef NESTED
	std::lock_guard<std::mutex> first(from.mutex);
	std::lock_guard<std::mutex> second(to.mutex);
#else
	std::scoped_lock lock(from.mutex, to.mutex);
#endif
	from.balance -= amount;
	to.balance += amount;
}

int main()
{
	Account a, b;
	std::thread one([&] { transfer(a, b, 3); });
	std::thread two([&] { transfer(b, a, 5); });
	one.join();
	two.join();
	assert(a.balance == 12 && b.balance == 8);
}
