package trust

// begin goes to a place in the tree.
func (x *readsFrom[S]) begin(path []int32, base int) (empty bool) {
	x.reset()
	x.newest, x.before = nil, x.before[:0]
	return !x.moveTo(path) && !x.backtrack(base)
}

// moveTo moves from the empty graph along a path of options. It returns false if the last
// of them does not exist.
func (x *readsFrom[S]) moveTo(path []int32) bool {
	for k := range path {
		for len(x.frames) <= k {
			if t := x.next(); t < 0 || !x.step(t) && len(x.frames) <= k {
				panic("a path that leads out of the search tree")
			}
			x.faults = x.faults[:0]
		}
		for x.frames[k].opt < path[k] {
			x.cut(k + 1)
			switch {
			case x.advance(k):
			case len(x.frames) == k+1: // there are no more options
				x.frames = x.frames[:k]
				return false
			default: // a read-modify-write cannot have its write, and goes on to the next option
				x.frames = x.frames[:k+1]
				if x.frames[k].opt == path[k] {
					return false
				}
			}
		}
	}
	return true
}

// cut undoes the frames above k, without exploring their options.
func (x *readsFrom[S]) cut(k int) {
	for len(x.frames) > k {
		f := &x.frames[len(x.frames)-1]
		x.popTo(f.mark)
		x.stamp = f.stamp
		e := f.event
		switch ev := &x.ev[e]; {
		case f.kind == fAlt:
			x.unspawn(e)
		case f.kind == fRead:
			if ev.rf != none {
				x.unspawn(e)
				x.unread(e)
			}
		default:
			if ev.writes {
				x.unwriteAfter(e, f.at, f.target)
			}
			if f.target >= 0 {
				x.restore()
			}
		}
		x.frames = x.frames[:len(x.frames)-1]
	}
}

// position returns the options taken at all choices, without those of what was being done
// when the search was interrupted.
func (x *readsFrom[S]) position() []int32 { return x.explorer.position()[:x.safe] }

// exhausted reports whether frame k is known to have no further option.
func (x *readsFrom[S]) exhausted(k int) bool {
	switch f := &x.frames[k]; f.kind {
	case fRead:
		return f.at < 0
	case fWrite:
		return empty(&f.cands)
	}
	return false
}
