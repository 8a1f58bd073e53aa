// Package cells divides the memory of a program into cells: some bytes of a word that every access covers whole, or
// the lifetime of an object. Events of search engines access cells, so that reads-from and coherence order relate
// events of one cell.
//
// Which cells there are depends on what accesses a program makes, and that shows only as it is explored. So a search
// asks [Memory.Operation] for the cells of each operation that it meets. If an access covers a cell in part, the answer is a
// [Layout] that has smaller cells. The search merges it into its own, and starts over. So it is with objects whose lifetimes have to be read
// by every access, and all else that a Layout says.
package cells
