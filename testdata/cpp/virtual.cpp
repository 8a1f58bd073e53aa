// A thread calls a virtual function of an object whose destructor has begun: what it calls is pure there. The derived class has to wait for the thread before its own
// part is gone, as it does with JOIN_FIRST.
#include <atomic>
#include <thread>

static std::atomic<int> steps;

class Worker {
protected:
	std::thread thread;

public:
	virtual void step() = 0;
	void start()
	{
		thread = std::thread([this] { step(); });
	}
	virtual ~Worker()
	{
		if (thread.joinable())
			thread.join();
	}
};

class Counter : public Worker {
public:
	void step() override { steps++; }
	~Counter() override
	{
#ifdef JOIN_FIRST
		thread.join();
#endif
	}
};

int main()
{
	Counter counter;
	counter.start();
}
