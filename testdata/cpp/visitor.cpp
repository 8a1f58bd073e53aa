// Messages of several classes in a mailbox, told apart by dynamic_cast, also across a class with two base classes.
//
//   STATIC: the cast is to a reference, of which there may be none: std::bad_cast leaves the thread.
#include <cassert>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

struct Message {
	virtual ~Message() = default;
};
struct Named {
	int name = 7;
	virtual ~Named() = default;
};
struct Number : Message {
	int value = 3;
};
struct Letter : Message, Named {};

static std::mutex mutex;
static std::condition_variable filled;
static std::unique_ptr<Message> box;

static void post(std::unique_ptr<Message> message)
{
	std::unique_lock<std::mutex> lock(mutex);
	filled.wait(lock, [] { return !box; });
	box = std::move(message);
	filled.notify_all();
}

static int read()
{
	std::unique_lock<std::mutex> lock(mutex);
	filled.wait(lock, [] { return !!box; });
	std::unique_ptr<Message> message = std::move(box);
	filled.notify_all();
#ifdef STATIC
	return dynamic_cast<Number &>(*message).value;
#else
	if (auto *number = dynamic_cast<Number *>(message.get()))
		return number->value;
	if (auto *named = dynamic_cast<Named *>(message.get())) {
		assert(dynamic_cast<Letter *>(named) == dynamic_cast<Letter *>(message.get()));
		assert(!dynamic_cast<Number *>(named));
		return named->name;
	}
	return 0;
#endif
}

int main()
{
	std::thread t([] {
		post(std::make_unique<Number>());
		post(std::make_unique<Letter>());
	});
	int sum = read();
	sum += read();
	t.join();
	assert(sum == 10);
}
