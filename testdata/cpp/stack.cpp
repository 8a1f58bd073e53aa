// Treiber's stack. Nodes are freed at the end. With FREE the popping thread frees its node at once, while another one may still look at it.
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
	int value;
	Node *next;
};

static std::atomic<Node *> top{nullptr};
static Node *popped[2];

static void push(int value)
{
	Node *node = new Node{value, top.load()};
	while (!top.compare_exchange_weak(node->next, node))
		;
}

static Node *pop()
{
	Node *node = top.load();
	while (node && !top.compare_exchange_weak(node, node->next))
		;
	return node;
}

static void take(int i)
{
	popped[i] = pop();
#ifdef FREE
	delete popped[i];
	popped[i] = nullptr;
#endif
}

int main()
{
	push(1);
	push(2);
	std::thread a(take, 0), b(take, 1);
	a.join();
	b.join();
#ifndef FREE
	assert(popped[0] && popped[1] && popped[0]->value + popped[1]->value == 3);
	delete popped[0];
	delete popped[1];
#endif
	assert(!top.load());
}
