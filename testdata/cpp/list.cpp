// Two threads take jobs from one std::list and put them into another one, by splicing. With EMPTY a thread looks without the lock whether there is any, and takes one that there is not.
#include <cassert>
#include <list>
#include <mutex>
#include <thread>

static std::list<int> jobs{1, 2}, done;
static std::mutex mutex;

static bool take()
{
#ifdef EMPTY
	bool empty;
	{
		std::lock_guard<std::mutex> lock(mutex);
		empty = jobs.empty();
	}
	if (empty)
		return false;
	std::lock_guard<std::mutex> lock(mutex);
#else
	std::lock_guard<std::mutex> lock(mutex);
	if (jobs.empty())
		return false;
#endif
	done.splice(done.begin(), jobs, jobs.begin());
	return true;
}

static void work()
{
	while (take())
		;
}

int main()
{
	std::thread a(work), b(work);
	a.join();
	b.join();
	assert(jobs.empty() && done.size() == 2);
	done.sort();
	done.push_front(0);
	done.reverse();
	done.remove(1);
	assert(done.size() == 2 && done.front() == 2 && done.back() == 0);
}
