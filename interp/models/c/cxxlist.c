/*
 * The links of std::list of libstdc++: a ring of nodes, of which one is the list itself and has no element. An empty list is a node that is linked with
 * itself. How many elements there are is counted by the header.
 */
#include "models.h"

struct node {
	struct node *next, *previous;
};

INLINE void link(struct node *x, struct node *y)
{
	x->next = y;
	y->previous = x;
}

/* Puts x before a node of a list. */
void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct node *x, struct node *before)
{
	link(before->previous, x);
	link(x, before);
}

/* Takes x out of its list. What x holds itself stays: who iterates and has just removed a node must not go on from it, but nobody looks. */
void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct node *x) { link(x->previous, x->next); }

/* Moves the nodes from first to the one before last, of the same list or another one, to before a node that is not among them. */
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct node *before, struct node *first, struct node *last)
{
	if (before == last || first == last)
		return;
	struct node *end = last->previous;
	link(first->previous, last);
	link(before->previous, first);
	link(end, before);
}

void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct node *list)
{
	struct node *x = list;
	do {
		struct node *next = x->next;
		x->next = x->previous;
		x->previous = next;
		x = next;
	} while (x != list);
}

/* What x was linked with is linked with y now; x may have been an empty list, other than y. */
INLINE void take_over(struct node *y, struct node *x, struct node *next, struct node *previous)
{
	if (next == x) {
		link(y, y);
		return;
	}
	link(y, next);
	link(previous, y);
}

void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct node *x, struct node *y)
{
	if (x == y)
		return;
	struct node *next = x->next, *previous = x->previous;
	take_over(x, y, y->next, y->previous);
	take_over(y, x, next, previous);
}
