// A static object of a function whose constructor throws at first: whoever comes next tries again, also if it has waited meanwhile. A constructor that throws leaves nothing behind: the
// members that are there are destroyed.
//
//   LEAK: a member's destructor does not count.
#include <cassert>
#include <atomic>
#include <stdexcept>
#include <thread>

static std::atomic<int> attempts, members;

struct Member {
	Member() { members++; }
	~Member()
	{
#ifndef LEAK
		members--;
#endif
	}
};

struct Connection {
	Member first;
	Connection()
	{
		Member second;
		if (attempts++ == 0)
			throw std::runtime_error("not yet");
	}
};

static int connects()
{
	try {
		static Connection connection;
		return 1;
	} catch (const std::exception &) {
		return 0;
	}
}

int main()
{
	int other = 0;
	std::thread t([&] { other = connects(); });
	int mine = connects();
	t.join();
	assert(mine + other == 1 && attempts == 2);
	assert(members == 1);
}
