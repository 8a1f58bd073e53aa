// Two threads count words in a std::map under a lock. With RACE one of them reads without it.
#include <cassert>
#include <map>
#include <mutex>
#include <thread>

static std::map<int, int> counts;
static std::mutex mutex;

static void count(int word)
{
	std::lock_guard<std::mutex> lock(mutex);
	counts[word]++;
}

int main()
{
	std::thread a([] {
		count(1);
		count(2);
	});
	std::thread b([] { count(2); });
#ifdef RACE
	assert(counts.count(2) == 0 || counts[2] > 0);
#endif
	a.join();
	b.join();
	assert(counts.size() == 2 && counts[1] == 1 && counts[2] == 2);
}
