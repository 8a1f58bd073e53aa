// Values of the library that is installed.
#include <array>
#include <atomic>
#include <cassert>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <variant>
#include <vector>

enum class Colour { red, green };
struct Item {
	std::string name;
	Colour colour = Colour::green;
};
std::mutex door;
static int twice(int x) { return 2 * x; }

static void use(Item &item, std::unique_ptr<Item> own)
{
	std::lock_guard<std::mutex> guard(door);
	std::unique_lock<std::mutex> later(door, std::defer_lock);
	std::shared_ptr<int> shared = std::make_shared<int>(11), second = shared;
	std::tuple<int, bool, Colour> some = {4, true, Colour::green};
	std::pair<int, char> two = {1, 'x'};
	std::array<short, 3> three = {1, 2, 3};
	std::map<int, int> tree;
	tree[3] = 4;
	tree[2] = 5;
	std::set<int> keys = {7, 1};
	std::variant<int, double> either = 2.5;
	std::function<int(int)> call = twice, nothing;
	std::string_view view = "view";
	std::deque<int> line = {1, 2};
	std::vector<std::string> words = {"a", "a long string that is on the heap"};
	std::optional<int> maybe = 4, none;
	std::atomic<bool> done{true};
	std::atomic<Item *> where{&item};
	std::thread idle;
	assert(own == nullptr);
}

int main()
{
	Item item;
	item.name = "chair";
	std::thread t([&] {
		auto own = std::make_unique<Item>();
		own->name = "a table with a name that is long";
		use(item, std::move(own));
	});
	t.join();
}
