/*
 * The red-black trees of std::map and std::set of libstdc++, after chapter 13 of Cormen, Leiserson, Rivest, Stein, "Introduction to
 * Algorithms". The header is a node without a key: its parent is the root, its children are the first and the last node; an empty tree's are the header itself.
 * The root's parent is the header, which is red, so that it can be told from the root, which is black.
 */
#include "models.h"

enum { RED, BLACK };

struct node {
	int colour;
	struct node *parent, *left, *right;
};

INLINE struct node *next(struct node *x)
{
	if (x->right) {
		for (x = x->right; x->left;)
			x = x->left;
		return x;
	}
	struct node *up = x->parent;
	while (x == up->right) {
		x = up;
		up = up->parent;
	}
	return x->right == up ? x : up; /* from the header, if the root has no right child */
}

INLINE struct node *previous(struct node *x)
{
	if (x->colour == RED && x->parent->parent == x)
		return x->right; /* x is the header */
	if (x->left) {
		for (x = x->left; x->right;)
			x = x->right;
		return x;
	}
	struct node *up = x->parent;
	while (x == up->left) {
		x = up;
		up = up->parent;
	}
	return up;
}

struct node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct node *x) { return next(x); }
struct node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct node *x) { return next(x); }
struct node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct node *x) { return previous(x); }
struct node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct node *x) { return previous(x); }

/* Puts y, or nothing, where x hangs. */
INLINE void replace(struct node *header, struct node *x, struct node *y)
{
	if (header->parent == x)
		header->parent = y;
	else if (x->parent->left == x)
		x->parent->left = y;
	else
		x->parent->right = y;
	if (y)
		y->parent = x->parent;
}

static void __gomc_rotate_left(struct node *header, struct node *x)
{
	struct node *y = x->right;
	replace(header, x, y);
	x->right = y->left;
	if (x->right)
		x->right->parent = x;
	y->left = x;
	x->parent = y;
}

static void __gomc_rotate_right(struct node *header, struct node *x)
{
	struct node *y = x->left;
	replace(header, x, y);
	x->left = y->right;
	if (x->left)
		x->left->parent = x;
	y->right = x;
	x->parent = y;
}

/* RB-INSERT, of x below up. */
void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(int left, struct node *x, struct node *up, struct node *header)
{
	x->parent = up;
	x->left = x->right = NULL;
	x->colour = RED;
	if (up == header) {
		header->parent = header->left = header->right = x;
	} else if (left & 1) {
		up->left = x;
		if (header->left == up)
			header->left = x;
	} else {
		up->right = x;
		if (header->right == up)
			header->right = x;
	}
	while (x != header->parent && x->parent->colour == RED) {
		struct node *parent = x->parent, *grandparent = parent->parent;
		int on_left = parent == grandparent->left;
		struct node *uncle = on_left ? grandparent->right : grandparent->left;
		if (uncle && uncle->colour == RED) {
			parent->colour = uncle->colour = BLACK;
			grandparent->colour = RED;
			x = grandparent;
			continue;
		}
		if (on_left) {
			if (x == parent->right) {
				__gomc_rotate_left(header, parent);
				parent = x;
			}
			parent->colour = BLACK;
			grandparent->colour = RED;
			__gomc_rotate_right(header, grandparent);
		} else {
			if (x == parent->left) {
				__gomc_rotate_right(header, parent);
				parent = x;
			}
			parent->colour = BLACK;
			grandparent->colour = RED;
			__gomc_rotate_left(header, grandparent);
		}
		break;
	}
	header->parent->colour = BLACK;
}

INLINE int black(const struct node *x) { return !x || x->colour == BLACK; }

/* RB-DELETE-FIXUP: the paths through x, which hangs below up and may be nothing, have one black node too few. */
INLINE void fix(struct node *header, struct node *x, struct node *up)
{
	while (x != header->parent && black(x)) {
		int on_left = x == up->left;
		struct node *sibling = on_left ? up->right : up->left;
		if (sibling->colour == RED) {
			sibling->colour = BLACK;
			up->colour = RED;
			if (on_left)
				__gomc_rotate_left(header, up);
			else
				__gomc_rotate_right(header, up);
			sibling = on_left ? up->right : up->left;
		}
		if (black(sibling->left) && black(sibling->right)) {
			sibling->colour = RED;
			x = up;
			up = up->parent;
			continue;
		}
		if (on_left) {
			if (black(sibling->right)) {
				sibling->left->colour = BLACK;
				sibling->colour = RED;
				__gomc_rotate_right(header, sibling);
				sibling = up->right;
			}
			sibling->colour = up->colour;
			up->colour = BLACK;
			sibling->right->colour = BLACK;
			__gomc_rotate_left(header, up);
		} else {
			if (black(sibling->left)) {
				sibling->right->colour = BLACK;
				sibling->colour = RED;
				__gomc_rotate_left(header, sibling);
				sibling = up->left;
			}
			sibling->colour = up->colour;
			up->colour = BLACK;
			sibling->left->colour = BLACK;
			__gomc_rotate_right(header, up);
		}
		x = header->parent;
		break;
	}
	if (x)
		x->colour = BLACK;
}

/* RB-DELETE, which returns what it has taken out: z itself, as nodes keep their places in memory. */
struct node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct node *z, struct node *header)
{
	struct node *first = header->left == z ? next(z) : header->left;
	struct node *last = header->right == z ? previous(z) : header->right;
	struct node *x, *up; /* x, or nothing, moves up, to below up */
	int removed = z->colour;
	if (!z->left || !z->right) {
		x = z->left ? z->left : z->right;
		up = z->parent;
		replace(header, z, x);
	} else {
		struct node *y = z->right;
		while (y->left)
			y = y->left;
		removed = y->colour;
		x = y->right;
		up = y;
		if (y->parent != z) {
			up = y->parent;
			replace(header, y, x);
			y->right = z->right;
			y->right->parent = y;
		}
		replace(header, z, y);
		y->left = z->left;
		y->left->parent = y;
		y->colour = z->colour;
	}
	if (removed == BLACK)
		fix(header, x, up);
	header->left = header->parent ? first : header;
	header->right = header->parent ? last : header;
	return z;
}
