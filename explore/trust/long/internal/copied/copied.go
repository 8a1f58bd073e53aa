// Package copied makes the text of package long of that of package trust.
package copied

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// left are the files of package trust that have no copy: what they do, package long does otherwise or not at all.
var left = []string{"doc.go", "sizes.go", "growing.go", "single.go"}

// replaced are the differences, apart from those that are in the packages of sets.
var replaced = []struct {
	from *regexp.Regexp
	to   string
}{
	{regexp.MustCompile(`(?m)^package trust$`), "package long"},
	{regexp.MustCompile(`"github.com/gomc/gomc/explore/set"`), `set "github.com/gomc/gomc/explore/set/tries"`},
	{regexp.MustCompile(`\[S set\.Set\]|\[S\]|\[\[1\]uint64\]`), ""},
	{regexp.MustCompile(`\bS\b`), "set.Row"},
}

// Files returns the names of the copies and their text.
func Files(trust string) (map[string]string, error) {
	sources, err := filepath.Glob(filepath.Join(trust, "*.go"))
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for _, path := range sources {
		name := filepath.Base(path)
		if slices.Contains(left, name) || strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		s := string(text)
		for _, r := range replaced {
			s = r.from.ReplaceAllString(s, r.to)
		}
		files[name] = "// Code generated from package trust by go generate. DO NOT EDIT.\n\n" + s
	}
	return files, nil
}
