// A channel that is closed while someone still sends: send throws, and only some schedules do so.
//
//   NOEXCEPT: the sender is noexcept, so that the exception ends the program.
//   ESCAPE: the sender does not catch it.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

struct Closed {};

class Channel {
public:
	void send(int value)
	{
		std::lock_guard<std::mutex> lock(mutex);
		if (closed)
			throw Closed();
		last = value;
		count++;
	}
	void close()
	{
		std::lock_guard<std::mutex> lock(mutex);
		closed = true;
	}
	int sent()
	{
		std::lock_guard<std::mutex> lock(mutex);
		return count;
	}

private:
	std::mutex mutex;
	bool closed = false;
	int last = 0, count = 0;
};

static Channel channel;

#ifdef NOEXCEPT
static void offer(int value) noexcept
#else
static void offer(int value)
#endif
{
	channel.send(value);
}

static void sender()
{
#ifdef ESCAPE
	offer(1);
#else
	try {
		offer(1);
		offer(2);
	} catch (Closed) {
	}
#endif
}

int main()
{
	std::thread t(sender);
	channel.close();
	int n = channel.sent();
	t.join();
	assert(channel.sent() == n);
}
