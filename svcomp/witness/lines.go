package witness

import (
	"bytes"
	"regexp"
	"strconv"
	"sync"
)

// Lines says which line of a preprocessed file is which line of the sources, as its line markers have it. Witnesses count the lines of the file that tools are given; compilers
// report those of the sources.
type Lines map[Line]int

// Line is a line of a source.
type Line struct {
	File   string
	Number int
}

var marker = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^#(?:line)?[ \t]+([0-9]+)[ \t]+"((?:[^"\\]|\\.)*)"`)
})

// LinesOf reads the line markers of a file. Without any, it returns nil.
func LinesOf(text []byte) Lines {
	var all Lines
	var at Line
	n := 0
	for line := range bytes.Lines(text) {
		n++
		if m := marker().FindSubmatch(line); m != nil {
			if all == nil {
				all = Lines{}
			}
			at.File = string(m[2])
			at.Number, _ = strconv.Atoi(string(m[1]))
			continue
		}
		if at.File == "" {
			continue
		}
		if _, known := all[at]; !known {
			all[at] = n
		}
		at.Number++
	}
	return all
}
