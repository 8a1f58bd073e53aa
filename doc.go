// Package gomc is the root of a stateless model checker for concurrent C. It
// holds no code, only this overview and runnable examples.
//
// The packages, from the input to the verdict:
//
//   - [github.com/gomc/gomc/llvmir] reads LLVM IR of clang 14 to 22, or C by way of clang;
//   - [github.com/gomc/gomc/interp] compiles it to threads that stop at visible operations;
//   - [github.com/gomc/gomc/event] is the vocabulary of those operations;
//   - [github.com/gomc/gomc/memmodel] gives the operations a meaning;
//   - [github.com/gomc/gomc/explore] searches the executions, replays and simplifies them;
//   - [github.com/gomc/gomc/report] presents counterexamples.
//
// The command is cmd/gomc. README.md shows it at work, ARCHITECTURE.md explains
// how it is built.
package gomc
