package gomc_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// declared returns the names of functions, methods and types that each Go file declares.
func declared(t *testing.T) map[string][]string {
	t.Helper()
	names := map[string][]string{}
	err := fs.WalkDir(os.DirFS("."), ".", func(file string, d fs.DirEntry, err error) error {
		if d.IsDir() && (strings.HasPrefix(d.Name(), ".") && file != "." || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if err != nil || !strings.HasSuffix(file, ".go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		names[file] = []string{}
		for _, decl := range f.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				names[file] = append(names[file], d.Name.Name)
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if s, ok := spec.(*ast.TypeSpec); ok {
						names[file] = append(names[file], s.Name.Name)
					}
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

var (
	quoted   = regexp.MustCompile("`([^`]+)`")
	goFile   = regexp.MustCompile(`[a-z0-9_/]+\.go\b`)
	inParens = regexp.MustCompile("`([A-Za-z.]+)` \\(([a-z0-9_/]+\\.go)\\)")
)

// TestWalks holds docs/walks.md to the code: each function that it names is in the file that it names.
func TestWalks(t *testing.T) {
	text, err := os.ReadFile("docs/walks.md")
	if err != nil {
		t.Fatal(err)
	}
	names, found := declared(t), 0
	check := func(call string, files []string) {
		found++
		name := call[strings.LastIndex(call, ".")+1:]
		if !slices.ContainsFunc(files, func(f string) bool {
			if !strings.Contains(f, "/") {
				f = "explore/trust/" + f
			}
			return slices.Contains(names[f], name)
		}) {
			t.Errorf("%s is not in %v", call, files)
		}
	}
	for _, line := range strings.Split(string(text), "\n") {
		for _, m := range inParens.FindAllStringSubmatch(line, -1) {
			check(m[1], m[2:])
		}
		if cells := strings.Split(line, "|"); len(cells) > 3 {
			for _, m := range quoted.FindAllStringSubmatch(cells[1], -1) {
				check(m[1], goFile.FindAllString(cells[2], -1))
			}
		}
	}
	if found < 60 {
		t.Errorf("only %d names", found)
	}
}

// TestNamed holds ARCHITECTURE.md to the code: the Go files and the functions of packages that it names are there.
func TestNamed(t *testing.T) {
	text, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	names := declared(t)
	member := regexp.MustCompile(`^([a-z0-9]+)\.([A-Z][A-Za-z]+)$`)
	found := 0
	for _, m := range quoted.FindAllStringSubmatch(string(text), -1) {
		word := m[1]
		var matches func(file string) bool
		if goFile.FindString(word) == word {
			matches = func(file string) bool { return file == word || strings.HasSuffix(file, "/"+word) }
		} else if q := member.FindStringSubmatch(word); q != nil {
			matches = func(file string) bool { return path.Base(path.Dir(file)) == q[1] && slices.Contains(names[file], q[2]) }
		} else {
			continue
		}
		found++
		there := false
		for file := range names {
			there = there || matches(file)
		}
		if !there {
			t.Errorf("there is no %s", word)
		}
	}
	if found < 30 {
		t.Errorf("only %d names", found)
	}
}
