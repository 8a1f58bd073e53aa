// Package interp turns an LLVM module into an event.Program: threads as
// transducers between visible operations.
//
// A function is lowered to compact operations when it is first called
// (lower*.go). Variables whose address is only loaded from and stored to become
// slots; other variables whose address does not escape (escape.go) lie in
// private memory, which is part of the State; the rest are objects with a
// lifetime. Between two visible operations a machine (machine.go, exec.go)
// interprets; at a visible one its frames, private memory and counters are
// frozen and interned (frame.go, intern.go, state.go), with the live slots only
// (liveness.go), so that histories which do not matter any more give the same
// State. What a State's Next has returned once is kept in it.
package interp
