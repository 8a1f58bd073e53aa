// Package history reads histories of shared memory, operations of sessions with the
// values that they read and wrote, from JSON, and turns them into problems of
// package vsc. docs/history.md describes the format.
//
// The good writes of a read are all writes of its value to its variable, and the
// initial write if the variable has the value at first. Values are JSON scalars.
// Two are equal if they denote the same: 1 and 1.0 are, 1 and "1" are not, and
// numbers of any size keep all digits.
package history
