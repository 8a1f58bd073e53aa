// Which handler takes an exception: by class, base class, virtual base class, pointer and qualifier, the first that fits, in two threads at once; and that destructors run on the
// way, from the newest object to the oldest.
//
//   ORDER: the handler for the base class stands before that for the class.
#include <cassert>
#include <stdexcept>
#include <string>
#include <thread>

struct Base {
	virtual ~Base() {}
	int base = 1;
};
struct Left : virtual Base {
	int left = 2;
};
struct Right : virtual Base {
	int right = 3;
};
struct Both : Left, Right {
	int both = 4;
};
struct Failure : std::exception {};
struct Twice : std::runtime_error, Failure { // std::exception is an ambiguous base class
	Twice() : std::runtime_error("twice") {}
};
struct Hidden : private Base {};

enum Kind { NUMBER, CLASS, VIRTUAL, POINTER, CONSTANT, TEXT, LIBRARY, TWICE, HIDDEN, KINDS };

struct Guard {
	int &level;
	int expected;
	Guard(int &level, int expected) : level(level), expected(expected) { level++; }
	~Guard() { assert(--level == expected); }
};

static const Both constant;
static Both variable;

static void throws(Kind kind)
{
	switch (kind) {
	case NUMBER: throw 5;
	case CLASS: throw Right();
	case VIRTUAL: throw Both();
	case POINTER: throw &variable;
	case CONSTANT: throw &constant;
	case TEXT: throw "text";
	case LIBRARY: throw std::out_of_range(std::string("beyond the last element"));
	case TWICE: throw Twice();
	case HIDDEN: throw Hidden();
	default: break;
	}
}

static int handler(Kind kind, int &level)
{
	try {
		Guard outer(level, 0);
		try {
			Guard inner(level, 1);
			throws(kind);
		} catch (Hidden &) {
			throw;
#ifdef ORDER
		} catch (Base &b) {
			return b.base;
#endif
		} catch (Right &r) {
			assert(r.base == 1 && level == 1);
			return r.right;
		} catch (Left *l) {
			assert(l->base == 1);
			return 10 + l->left;
		} catch (const void *p) {
			assert(p);
			return 20;
		} catch (std::logic_error &e) {
			assert(std::string(e.what()) == "beyond the last element");
			return 30;
		} catch (std::exception &) {
			return -1; // not for Twice
		} catch (std::runtime_error &e) {
			assert(e.what()[0] == 't');
			return 40;
		} catch (char) {
			return -1;
		}
	} catch (Base &) {
		return -1; // nobody may convert Hidden to it
	} catch (int n) {
		assert(level == 0);
		return 50 + n;
	} catch (...) {
		return 60;
	}
	return 0;
}

int main()
{
	static const int expected[KINDS] = {55, 3, 3, 12, 20, 20, 30, 40, 60};
	std::thread t([] {
		int level = 0;
		assert(handler(VIRTUAL, level) == 3 && level == 0);
	});
	int level = 0;
	for (int k = NUMBER; k < KINDS; k++)
		assert(handler(Kind(k), level) == expected[k] && level == 0);
	t.join();
}
