package main

import (
	"io"
	"os"
	"strconv"
)

// isTerminal reports whether a writer is a terminal that understands escapes.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// colourful reports whether a writer should get colours.
func colourful(w io.Writer) bool { return isTerminal(w) && os.Getenv("NO_COLOR") == "" }

// thousands writes a number in groups of three digits.
func thousands(n uint64) string {
	s := strconv.FormatUint(n, 10)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
