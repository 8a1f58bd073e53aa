// Package grown builds single execution graphs under RA and RC11 at random: what an execution under a random schedule is under models without a machine. A graph only grows
// ([trust.Growing]): events are added one after the other, each by whatever thread has its turn, reading from any write that is there already and that the model allows, and nothing is
// revisited. Every graph that the model allows is built in that way: each prefix of it in an order of porf is consistent, too, and adding the events in such an order is one of the ways to
// choose. A [random.Guide] makes the choices; package random maps its strategies to papers.
//
// What is where: growth.go has what is in memory, walker.go one graph after the other, grow.go whose turn it is, choose.go which option of a step is taken, park.go threads that wait in loops, class.go what
// tells a graph from others.
//
// That no graph is built which a search does not visit, and that each is built which a search visits, is tested beside the search (TestWalkerReachesAll in package trust).
package grown
