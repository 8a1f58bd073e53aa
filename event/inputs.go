package event

// Symbolic is a Program whose inputs may be terms: its threads stand before choices among cases of what the inputs are. What is found in it is
// a violation once its Concrete program, with values for the inputs, has the same execution.
type Symbolic interface {
	Program
	// Symbolic reports whether inputs are terms.
	Symbolic() bool
	// Whole returns the program with States that remember all of their inputs, for Inputs.
	Whole() Program
	// Inputs returns values of the inputs by which a thread comes to such a State, in the order in which it asks for them; ok is false if none are known.
	Inputs(State) (values []uint64, ok bool)
	// Splits reports whether a State stands before a choice among cases.
	Splits(State) bool
	// SolverWork is how much work went into questions about inputs until now, in what takes about 130 ns.
	SolverWork() uint64
	// Concrete returns the same program with inputs that are choices of any value.
	Concrete() (Concrete, error)
}

// Concrete is a Program whose inputs are choices of any value.
type Concrete interface {
	Program
	// Asks reports whether a State stands before the choice of an input.
	Asks(State) bool
}
