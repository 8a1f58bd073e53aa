// A reference counter of one's own. Who takes it to zero destroys the object. With SPLIT the counter is read again after it was decremented, so that
// two threads, or none, may find it zero. With RELAXED the decrement orders nothing, and the destruction may overtake the last use (RA, RC11).
#include <atomic>
#include <cassert>
#include <thread>

#ifdef RELAXED
#define ORDER std::memory_order_relaxed
#else
#define ORDER std::memory_order_acq_rel
#endif

struct Object {
	std::atomic<int> references{2};
	std::atomic<int> value{1};
};

static void release(Object *object)
{
#ifdef SPLIT
	object->references.fetch_sub(1, ORDER);
	if (object->references.load() == 0)
		delete object;
#else
	if (object->references.fetch_sub(1, ORDER) == 1)
		delete object;
#endif
}

static void use(Object *object)
{
	object->value.fetch_add(1, std::memory_order_relaxed);
	release(object);
}

int main()
{
	Object *object = new Object;
	std::thread a(use, object), b(use, object);
	a.join();
	b.join();
}
