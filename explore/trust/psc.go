package trust

// consistent reports whether the graph satisfies the axiom of RC11 on
// sequentially consistent events. TODO.
func (x *search[S]) consistent() bool { return true }
