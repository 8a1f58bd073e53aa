package long

import "github.com/gomc/gomc/explore/search"

// NewSearch returns a search of graphs of any size.
func NewSearch(w *search.Explorer) search.Search { return newVisitor(w) }
