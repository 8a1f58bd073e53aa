package gomc_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestRooms holds the packages to the list in ARCHITECTURE.md: each stands there, by itself or by a folder that it is in, and uses only packages in its own row or
// below it.
func TestRooms(t *testing.T) {
	text, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]int{}
	name := regexp.MustCompile("`([^`]+)`")
	for n, line := range strings.Split(string(text), "\n") {
		if cells := strings.Split(line, "|"); len(cells) > 2 && strings.HasPrefix(cells[1], " `") {
			for _, m := range name.FindAllStringSubmatch(cells[1], -1) {
				rows[m[1]] = n
			}
		}
	}
	row := func(pkg string) int {
		for ; pkg != "."; pkg = path.Dir(pkg) {
			if n, ok := rows[pkg]; ok {
				return n
			}
		}
		return 0
	}
	const module = "github.com/gomc/gomc/"
	uses := 0
	err = fs.WalkDir(os.DirFS("."), ".", func(file string, d fs.DirEntry, err error) error {
		if d.IsDir() && (strings.HasPrefix(d.Name(), ".") && file != "." || d.Name() == "testdata") {
			return fs.SkipDir
		}
		pkg := path.Dir(file)
		if err != nil || pkg == "." || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		if row(pkg) == 0 {
			t.Errorf("%s is in no row of ARCHITECTURE.md", pkg)
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range f.Imports {
			used, _ := strconv.Unquote(spec.Path.Value)
			if used, ours := strings.CutPrefix(used, module); ours {
				uses++
				if row(used) < row(pkg) {
					t.Errorf("%s uses %s, which is above it in ARCHITECTURE.md", file, used)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if uses < 500 {
		t.Errorf("only %d imports", uses)
	}
}
