package interptest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// File returns the path of a file in the folder testdata of this module.
func File(tb testing.TB, name string) string {
	tb.Helper()
	dir, err := os.Getwd()
	if err != nil {
		tb.Fatal(err)
	}
	for ; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, "testdata", filepath.FromSlash(name))
		}
	}
	tb.Fatal("no go.mod above the test")
	return ""
}

// Corpus returns the names of all programs in the folders of testdata that expect.tsv is about: locks/bakery.ll and so on.
func Corpus(tb testing.TB) []string {
	tb.Helper()
	table, err := os.ReadFile(File(tb, "expect.tsv"))
	if err != nil {
		tb.Fatal(err)
	}
	var folders, names []string
	for line := range strings.Lines(string(table)) {
		folder, _, ok := strings.Cut(line, "/")
		if !ok || strings.HasPrefix(line, "#") || slices.Contains(folders, folder) {
			continue
		}
		folders = append(folders, folder)
		files, err := filepath.Glob(File(tb, folder+"/*.ll"))
		if err != nil {
			tb.Fatal(err)
		}
		for _, file := range files {
			names = append(names, folder+"/"+filepath.Base(file))
		}
	}
	if len(names) < 200 {
		tb.Fatalf("only %d programs in testdata", len(names))
	}
	return names
}
