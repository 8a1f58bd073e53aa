package bench

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// expectations are the tables that Read reads.
var expectations = []string{"expect.tsv", "models.tsv", "c11.tsv", "rc11/expect.tsv", "rvf/expect.tsv", "estimate/expect.tsv", "states/expect.tsv", "symbolic/expect.tsv", "leaks/expect.tsv", "deep/expect.tsv", "cpp/expect.tsv", "environment/expect.tsv", "inputs/expect.tsv", "rust/expect.tsv"}

// TestExpectations checks the tables of testdata by themselves: each row has a program, whose name says the macros, and no two rows, of whatever tables, say
// different things about the same program, flags, memory model and equivalence. Each LLVM IR file has a row, so that regen.sh compiles it, and lies in
// a folder of its topic.
func TestExpectations(t *testing.T) {
	type question struct{ file, flags, model, equivalence string }
	said, where := map[question]Row{}, map[question]string{}
	known := map[string]bool{}
	for _, table := range expectations {
		for _, row := range rowsOf(t, Read, filepath.FromSlash(table)) {
			file := path.Join(path.Dir(table), row.File)
			known[file] = true
			name, _, _ := strings.Cut(path.Base(file), ".")
			sorted, asListed := instance(name, row.Defines), name+"."+strings.ReplaceAll(strings.Join(row.Defines, "_"), "=", "")+".ll"
			if base := path.Base(file); base != sorted && base != asListed && !(path.Dir(file) == "rust" && len(row.Defines) == 1 && base == name+"."+row.Defines[0]+".ll") && !strings.HasPrefix(row.File, "../") {
				t.Errorf("%s: %s is not named %s", table, file, sorted)
			}
			source := name + ".c"
			switch path.Dir(file) {
			case "cpp":
				source += "pp"
			case "rust":
				source = name + ".rs"
			}
			for _, of := range []string{file, path.Join(path.Dir(file), source)} {
				if _, err := os.Stat(filepath.Join(testdata, filepath.FromSlash(of))); err != nil {
					t.Errorf("%s: %v", table, err)
				}
			}
			for _, model := range row.Models {
				q := question{file, strings.Join(row.Flags, " "), model, row.Equivalence}
				other, twice := said[q]
				switch {
				case twice && where[q] == table:
					t.Errorf("%s: two rows about %v", table, q)
				case twice && (row.Verdict != other.Verdict || row.Count != other.Count || row.Error != "" && !meet(row.Kinds(), other.Kinds())):
					t.Errorf("%s says %s %s %d of %v, %s says %s %s %d", table, row.Verdict, row.Error, row.Count, q, where[q], other.Verdict, other.Error, other.Count)
				}
				said[q], where[q] = row, table
			}
		}
	}
	for _, row := range rowsOf(t, Litmus, "litmus", "expect.tsv") {
		known["litmus/"+row.File] = true
	}
	peers, err := os.ReadFile(filepath.Join(testdata, "peers.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(peers)) {
		file, _, _ := strings.Cut(line, "\t")
		known[file] = true
	}
	err = fs.WalkDir(os.DirFS(testdata), ".", func(file string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(file, ".ll") && !known[file] {
			t.Errorf("testdata/%s has no row in a table, so that regen.sh does not compile it; testdata/README.md says which tables there are", file)
		}
		if ext := path.Ext(file); !strings.Contains(file, "/") && (ext == ".c" || ext == ".ll") {
			t.Errorf("testdata/%s lies beside the folders of programs; testdata/README.md says what is in which", file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(said) < 1000 {
		t.Errorf("only %d expectations", len(said))
	}
}

func meet(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

// TestRead reads a row, and is told what is wrong with others.
func TestRead(t *testing.T) {
	good := "a.N2.ll\tN=2\t--no-await\tsc tso\ttraces\tsafe\t-\t12\tclosed form: 12"
	rows, err := Read(strings.NewReader("# file\n\n" + good + "\n"))
	if err != nil || len(rows) != 1 || rows[0].Count != 12 || !rows[0].Counted || !slices.Equal(rows[0].Models, []string{"sc", "tso"}) || !slices.Equal(rows[0].Defines, []string{"N=2"}) {
		t.Errorf("%+v, %v", rows, err)
	}
	for want, change := range map[string][2]string{
		"9: file, defines, flags, models":          {"\t-\t12", "\t12"},
		"no memory model \"sd\"":                   {"sc tso", "sd"},
		"line 1: no memory model":                  {"sc tso", "-"},
		"no equivalence \"mazurkiewicz\"":          {"traces", "mazurkiewicz"},
		"a count without an equivalence":           {"traces", "-"},
		"no verdict \"assertion\"":                 {"safe", "assertion"},
		"a violation without a kind of error":      {"safe", "violation"},
		"no kind of error \"asertion\"":            {"safe\t-", "violation\tasertion"},
		"the count":                                {"\t12\t", "\t-12\t"},
		"nothing says how that is known":           {"closed form: 12", ""},
		"a count without an equivalence, or the o": {"\t12\t", "\t?\t"},
	} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if _, err := Read(strings.NewReader(bad)); bad == good || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", bad, err, want)
		}
	}
}
