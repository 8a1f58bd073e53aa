// Package pacetest has a context that tests of package pace, and of what it ends, share.
package pacetest

import "context"

// Context counts how often it is asked whether it has ended.
type Context struct {
	context.Context
	Asked int
	End   int // the question from which on it has ended; 0: it does not
}

// New returns a context that ends at a question.
func New(end int) *Context { return &Context{Context: context.Background(), End: end} }

// Err is the question.
func (c *Context) Err() error {
	if c.Asked++; c.End > 0 && c.Asked >= c.End {
		return context.Canceled
	}
	return nil
}
