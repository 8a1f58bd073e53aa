// Variables with constructors: those of a file run in order before main, those with a priority first, and destructors in the reverse order after main.
#include <cassert>
#include <thread>

static int step;

struct Step {
	int at, end;
	Step(int at, int end) : at(at), end(end) { assert(step++ == at); }
	~Step() { assert(step++ == end); }
};

static Step second(1, 5), third(2, 4);
__attribute__((init_priority(200))) Step first(0, 6);

int main()
{
	std::thread t([] { assert(step++ == 3); });
	t.join();
}
