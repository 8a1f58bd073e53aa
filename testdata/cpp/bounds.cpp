// vector::at throws where the index is not below the size: nobody catches that, and the process ends. One thread removes what the other reads. With CHECK it looks
// at the size under the lock.
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<int> list{1, 2, 3};

int main()
{
	std::thread remover([] {
		std::lock_guard<std::mutex> lock(mutex);
		list.pop_back();
	});
	std::thread reader([] {
		std::lock_guard<std::mutex> lock(mutex);
#ifdef CHECK
		if (list.size() < 3)
			return;
#endif
		assert(list.at(2) == 3);
	});
	remover.join();
	reader.join();
}
