package search

// Widened reports whether a graph has outgrown the first of the searches.
func (x *Explorer) Widened() bool { return x.width > 0 }
