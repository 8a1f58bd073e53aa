// Package recorded has execution graphs as plain data, for what is made of a graph once it was found: a schedule of a machine
// ([Graph.Moves]), or a graph of a violation ([Graph.Witness]). A search that keeps its graphs in another form, as package trust does,
// writes one down with its threads, events, reads-from, coherence order and happens-before.
package recorded
