// What values of C++ look like: references, inheritance, names of namespaces, and types that have the members of those of libstdc++ with the same names.
#include <assert.h>
#include <pthread.h>

namespace std {
template <typename T> struct allocator {};
template <typename T> struct vector_data {
	T *_M_start = nullptr, *_M_finish = nullptr, *_M_end_of_storage = nullptr;
};
template <typename T> struct vector {
	struct impl : allocator<T>, vector_data<T> {} _M_impl;
};
struct string_place : allocator<char> {
	char *_M_p;
};
template <typename T> struct basic_string {
	string_place _M_dataplus;
	unsigned long _M_string_length;
};
template <typename T> struct __atomic_base {
	T _M_i;
};
template <typename T> struct atomic : __atomic_base<T> {};
struct __mutex_base {
	pthread_mutex_t _M_mutex = PTHREAD_MUTEX_INITIALIZER;
};
struct mutex : private __mutex_base {
	pthread_mutex_t *handle() { return &_M_mutex; }
};
template <typename T> struct lock_guard {
	T &_M_device;
};
template <typename T> struct optional {
	struct {
		struct {
			T _M_value;
		} _M_payload;
		bool _M_engaged;
	} _M_payload;
};
template <typename T> struct head {
	T *_M_head_impl;
};
template <typename T> struct unique_ptr {
	head<T> _M_t;
};
} // namespace std

namespace shop {
enum class Colour { red, green };
struct Base {
	int id = 3;
};
struct Item : Base {
	Colour colour = Colour::green;
	int prices[2] = {10, 20};
	static int made;
	int cost(int n);
};
int Item::made = 1;
std::atomic<int> stock{{7}};
std::mutex door;
} // namespace shop

namespace depot {
int stock;
int total = 4;
} // namespace depot

// Owner is passed as the address of a copy, which clang keeps in a variable of its own from some version on.
struct Owner {
	int number;
	explicit Owner(int n) : number(n) {}
	Owner(const Owner &other) : number(other.number) {}
	~Owner() {}
};

struct Opaque;

// vector is none of the library's.
struct vector {
	struct {
		int *_M_start, *_M_finish;
	} _M_impl;
};

int shop::Item::cost(int n)
{
	static int calls;
	calls++;
	pthread_mutex_lock(door.handle());
	assert(id + n + stock._M_i + calls == 0);
	return prices[n];
}

static int sell(shop::Item &item, std::vector<int> &numbers, const std::basic_string<char> &word, std::unique_ptr<shop::Item> own, Owner owner)
{
	std::lock_guard<std::mutex> guard = {shop::door};
	(void)guard;
	std::optional<int> some = {{{4}, true}}, none = {{{0}, false}};
	std::vector<int> fresh;
	std::vector<int> wild;
	wild._M_impl._M_start = numbers._M_impl._M_finish;
	wild._M_impl._M_finish = numbers._M_impl._M_start;
	vector plain = {{numbers._M_impl._M_start, numbers._M_impl._M_finish}};
	int &alias = numbers._M_impl._M_start[1];
	int &&moved = static_cast<int &&>(alias);
	const char *text = "text";
	char noise[2] = {'\xff', 0};
	const char *strange = noise;
	Opaque *unknown = nullptr;
	return item.cost(alias + moved + some._M_payload._M_payload._M_value + none._M_payload._M_engaged + (plain._M_impl._M_start == nullptr) + (wild._M_impl._M_start == fresh._M_impl._M_start)
		+ (unknown != nullptr) + *text + *strange + static_cast<int>(word._M_string_length) + own._M_t._M_head_impl->id + owner.number);
}

int main()
{
	shop::Item item, other;
	int cells[3] = {5, 6, 7};
	std::vector<int> numbers;
	numbers._M_impl._M_start = cells;
	numbers._M_impl._M_finish = cells + 3;
	char letters[] = "chair";
	std::basic_string<char> word;
	word._M_dataplus._M_p = letters;
	word._M_string_length = 5;
	return sell(item, numbers, word, {{&other}}, Owner(12));
}
