// Two threads share an object by std::shared_ptr; the last one destroys it, once. With PLAIN they share the pointer itself: to copy a shared_ptr that another
// thread resets is a data race, and the object may be gone.
#include <cassert>
#include <atomic>
#include <memory>
#include <thread>

static std::atomic<int> alive;

struct Item {
	int value = 7;
	Item() { alive++; }
	~Item()
	{
		value = 0;
		alive--;
	}
};

int main()
{
	{
		auto item = std::make_shared<Item>();
#ifdef PLAIN
		std::thread reader([&] {
			auto copy = item;
			if (copy)
				assert(copy->value == 7);
		});
#else
		std::thread reader([copy = item] { assert(copy->value == 7); });
#endif
		item.reset();
		reader.join();
	}
	assert(alive == 0);
}
