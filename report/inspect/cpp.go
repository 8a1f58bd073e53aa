package inspect

import (
	"strings"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// Types of libstdc++.

// counted writes a shared_ptr or weak_ptr, with the number of owners.
func (t *Thread) counted(v value, depth int) (string, bool) {
	p, ok := pick(v, "_M_ptr")
	control, found := pick(v, "_M_refcount", "_M_pi")
	if !ok || !found {
		return "", false
	}
	text := t.format(p, depth-1)
	if block, err := t.element(control, 0); err == nil {
		if n, ok := t.count(block, "_M_use_count"); ok {
			text += owners(n)
		}
	}
	return text, true
}

func (t *Thread) optional(v value, depth int) (string, bool) {
	payload, ok := pick(v, "_M_payload")
	if !ok {
		return "", false
	}
	engaged, ok := t.count(payload, "_M_engaged")
	held, found := pick(payload, "_M_payload", "_M_value")
	switch {
	case !ok || !found:
		return "", false
	case engaged == 0:
		return "nullopt", true
	}
	return t.format(held, depth-1), true
}

// tuple writes the elements, of which the last one is inherited first.
func (t *Thread) tuple(v value, depth int) (string, bool) {
	var all []string
	var collect func(v value, depth int) bool
	collect = func(v value, nesting int) bool {
		if nesting == 0 || v.Type == nil {
			return false
		}
		rest, own := []llvmir.Field{}, []llvmir.Field{}
		for _, f := range v.Type.Fields {
			switch {
			case !f.Base || f.Type == nil:
				return false
			case f.Type.Head() == "_Head_base":
				own = append(own, f)
			default:
				rest = append(rest, f)
			}
		}
		for _, f := range own {
			head, ok := pick(part(v, f), "_M_head_impl")
			if !ok {
				return false
			}
			all = append(all, t.format(head, depth-1))
		}
		for _, f := range rest {
			if !collect(part(v, f), nesting-1) {
				return false
			}
		}
		return true
	}
	if !collect(v, maxElements) {
		return "", false
	}
	return "{" + strings.Join(all, ", ") + "}", true
}

// alternative writes the value that a variant has.
func (t *Thread) alternative(v value, depth int) (string, bool) {
	index, ok := t.count(v, "_M_index")
	held, found := pick(v, "_M_u")
	if !ok || !found || index > maxElements {
		return "", false
	}
	for range index {
		if held, found = pick(held, "_M_rest"); !found {
			return "", false
		}
	}
	if held, found = pick(held, "_M_first", "_M_storage"); !found || held.Type == nil || held.Type.Standard && held.Type.Head() == "__aligned_membuf" {
		return "", false
	}
	return t.format(held, depth-1), true
}

func (t *Thread) callable(v value, _ int) (string, bool) {
	manager, ok := t.count(v, "_M_manager")
	switch {
	case !ok:
		return "", false
	case manager == 0:
		return "empty", true
	}
	return "{...}", true
}

// guard writes the mutex that a lock_guard or unique_lock is for.
func (t *Thread) guard(v value, _ int) (string, bool) {
	mutex, ok := pick(v, "_M_device")
	if !ok {
		return "", false
	}
	at, err := t.scalar(mutex)
	if err != nil {
		return "", false
	}
	text := t.formatScalar(mutex, at)
	if owns, ok := t.count(v, "_M_owns"); ok && owns == 0 {
		text += " (not owned)"
	}
	return text, true
}

// handle writes the thread that a std::thread is the handle of.
func (t *Thread) handle(v value, depth int) (string, bool) {
	id, ok := pick(v, "_M_id", "_M_thread")
	if !ok {
		return "", false
	}
	if n, err := t.scalar(id); err == nil && n == 0 {
		return "no thread", true
	}
	return t.format(id, depth-1), true
}

// tree writes the elements of a map or a set, in their order.
func (t *Thread) tree(v value, depth int) (string, bool) {
	inner, ok := pick(v, "_M_t")
	root, found := pick(inner, "_M_impl", "_M_header", "_M_parent")
	elem := t.prog.Argument(inner.Type, 1)
	if !ok || !found || elem == nil || elem.Size == 0 || root.Type == nil || root.Type.Elem == nil {
		return "", false
	}
	const node = 32 // bytes of a node before its element
	var all []string
	var walk func(p value, nesting int) bool
	walk = func(p value, nesting int) bool {
		at, err := t.scalar(p)
		switch {
		case err != nil || nesting == 0:
			return false
		case at == 0 || len(all) > maxElements:
			return true
		}
		links := value{Data: interp.Data{Type: root.Type.Elem, Address: at}}
		left, ok := pick(links, "_M_left")
		right, found := pick(links, "_M_right")
		if !ok || !found || root.Type.Elem.Size != node || !walk(left, nesting-1) {
			return false
		}
		all = append(all, t.format(value{Data: interp.Data{Type: elem, Address: at + node}}, depth-1))
		return walk(right, nesting-1)
	}
	if !walk(root, maxElements) {
		return "", false
	}
	if len(all) > maxElements {
		all = append(all[:maxElements], "...")
	}
	return "{" + strings.Join(all, ", ") + "}", true
}

// deque writes the elements, which lie in blocks.
func (t *Thread) deque(v value, depth int) (string, bool) {
	start, ok := pick(v, "_M_impl", "_M_start")
	finish, found := pick(v, "_M_impl", "_M_finish")
	if !ok || !found {
		return "", false
	}
	current, _ := pick(start, "_M_cur")
	at, ok1 := t.count(start, "_M_cur")
	end, ok2 := t.count(start, "_M_last")
	block, ok3 := t.count(start, "_M_node")
	first, ok4 := t.count(start, "_M_first")
	last, ok5 := t.count(finish, "_M_cur")
	if !ok1 || !ok2 || !ok3 || !ok4 || !ok5 || current.Type == nil || current.Type.Elem == nil || current.Type.Elem.Size == 0 {
		return "", false
	}
	elem, size, pointer := current.Type.Elem, end-first, t.prog.PointerSize()
	var all []string
	for at != last && len(all) < maxElements {
		all = append(all, t.format(value{Data: interp.Data{Type: elem, Address: at}}, depth-1))
		if at += elem.Size; at == end {
			block += pointer
			next, err := t.scalar(value{Data: interp.Data{Type: current.Type, Address: block}})
			if err != nil {
				return "", false
			}
			at, end = next, next+size
		}
	}
	if at != last {
		all = append(all, "...")
	}
	return "{" + strings.Join(all, ", ") + "}", true
}
