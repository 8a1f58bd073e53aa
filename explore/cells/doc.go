// Package cells divides the memory of a program into cells: some bytes of a word that every access covers whole, or
// the lifetime of an object. Events of search engines access cells, so that reads-from and coherence order relate
// events of one cell.
//
// Which cells there are depends on what accesses a program makes, and that shows only as it is explored. So a search
// asks [Memory.Operation] for the cells of each operation that it meets. If an access covers a cell in part, the answer is a
// [Layout] that has smaller cells. The search merges it into its own, and starts over. So it is with objects whose lifetimes have to be read
// by every access, and all else that a Layout says.
//
// # Words
//
//	word         eight bytes at an aligned address; or what a location is, in programs without addresses
//	mask         bytes of a word, one bit for each
//	pieces       the masks of the cells of a word that is not always accessed with one size
//	lifetime     a cell that holds whether an object lives ([Living] or [Gone]): its end writes it, and so does an allocation after that
//	contended    of an object: some access is not ordered with the end of its lifetime, so that accesses read the lifetime first
//	probed       of a mutex: it is accessed otherwise than by lock and unlock (trylock, destruction) at about the time when it is locked; of another cell for which threads wait: reads-from does not order its writes
//	birth        an allocation, with its place in the history of its thread: what came before it there
//	place, base  the address of an object, which tells objects apart in every process
//	learned      a [Layout] to be merged into that of the search, which then starts over
package cells
