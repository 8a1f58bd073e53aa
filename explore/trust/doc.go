// Package trust is TruSt, the graph-based optimal dynamic partial order reduction
// of Kokologiannakis, Marmanis, Gladstein and Vafeiadis, "Truly Stateless,
// Optimal Dynamic Partial Order Reduction" (POPL 2022).
package trust
