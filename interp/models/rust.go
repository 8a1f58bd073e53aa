package models

import (
	"slices"
	"strconv"
)

// rustVersions are the minor versions of Rust 1 whose standard library has models: the topic rustN.
var rustVersions = []int{95}

// HasRust tells whether the standard library of Rust 1.minor has models.
func HasRust(minor int) bool { return slices.Contains(rustVersions, minor) }

// RustPrefix is how the names of these models begin. A path of Rust follows, as llvmir.RustPaths writes it.
func RustPrefix(minor int) string { return "rust" + strconv.Itoa(minor) + "." }

// RustVersions lists the versions that have models.
func RustVersions() (list []string) {
	for _, minor := range rustVersions {
		list = append(list, "1."+strconv.Itoa(minor))
	}
	return list
}
