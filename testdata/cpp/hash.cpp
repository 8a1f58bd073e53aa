// Two threads put sessions into a std::unordered_map under a lock, and each erases its own. With RACE one of them looks for its own without it while the table grows.
#include <cassert>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>

static std::unordered_map<int, int> sessions;
static std::mutex mutex;

static void open(int id)
{
	std::lock_guard<std::mutex> lock(mutex);
	sessions[id] = id * id;
}

static int close(int id)
{
	std::lock_guard<std::mutex> lock(mutex);
	int value = sessions.at(id);
	sessions.erase(id);
	return value;
}

int main()
{
	std::thread a([] {
		open(3);
		assert(close(3) == 9);
	});
	open(16);
#ifdef RACE
	assert(sessions.count(16) == 1 && sessions.size() == 1 + sessions.count(3));
#endif
	assert(close(16) == 256);
	a.join();
	assert(sessions.empty());

	// As a table grows, it keeps what it has, also what shares a bucket.
	std::unordered_set<std::string> words;
	for (int i = 0; i < 20; i++)
		words.insert(std::to_string(i % 15));
	assert(words.size() == 15 && words.count("14") && !words.count("15") && words.bucket_count() >= 15);
	std::unordered_multimap<int, int> many;
	for (int i = 0; i < 15; i++)
		many.emplace(i * 13, i);
	many.emplace(0, 1);
	assert(many.count(0) == 2 && many.find(14 * 13)->second == 14);
}
