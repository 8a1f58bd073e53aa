// Two threads append to one std::string under a lock. With RACE they do not lock: memory that one of them frees as the string grows is used by the other.
#include <cassert>
#include <mutex>
#include <string>
#include <thread>

static std::string text;
[[maybe_unused]] static std::mutex mutex;

static void append(const char *line)
{
#ifndef RACE
	std::lock_guard<std::mutex> lock(mutex);
#endif
	text += line;
}

int main()
{
	std::thread a([] { append("the first line\n"); });
	std::thread b([] { append("the second line\n"); });
	a.join();
	b.join();
	assert(text.size() == 31);
	assert(text == "the first line\nthe second line\n" || text == "the second line\nthe first line\n");
}
