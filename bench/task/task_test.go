package task

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// tree writes files and returns their folder, which is the working directory then: names of tasks are relative.
func tree(t *testing.T, files map[string]string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

// names lists the tasks of paths, or says what is wrong.
func names(paths ...string) string {
	tasks, _, err := Find(paths)
	if err != nil {
		return err.Error()
	}
	var all []string
	for _, t := range tasks {
		all = append(all, t.Name)
	}
	return strings.Join(all, " ")
}

const definitionText = `format_version: '2.0'
input_files: 'lock.i'
properties:
  - property_file: ../properties/unreach-call.prp
    expected_verdict: true
  - property_file: ../properties/valid-memsafety.prp
    expected_verdict: false
    subproperty: valid-free
  - property_file: ../properties/coverage-branches.prp
options:
  language: C
  data_model: ILP32
additional_information:
  - whatever: 1
`

func TestDefinition(t *testing.T) {
	tree(t, map[string]string{"pthread/lock.yml": definitionText, "pthread/lock.i": "", "pthread/lock.c": "",
		"other/two.yml":  "format_version: 2.0\ninput_files:\n  - a.c\n  - b*.c\nproperties: []\n",
		"other/a.c":      "",
		"other/b1.c":     "",
		"other/b2.c":     "",
		"other/ci.yml":   "jobs: 3\n",
		"other/odd.yaml": "{{ a template }}",
		"other/list.yml": "\n- entry_type: violation_sequence\n  metadata:\n    format_version: 2.0\n",
		"other/text.yml": "format_version",
		"other/none.yml": "# nothing\n",
		"other/part.yml": "format_version: '2.0'\n",
	})
	lock := func(property string, e Expected, sub string) Task {
		return Task{Name: "pthread/lock.yml#" + property, Files: []string{filepath.Join("pthread", "lock.i")},
			Property: filepath.Join("properties", property+".prp"), Expected: e, Subproperty: sub, DataModel: "ILP32"}
	}
	free := lock("valid-memsafety", False, "valid-free")
	free.Kinds = []string{"memory"}
	want := []Task{lock("unreach-call", True, ""), free, lock("coverage-branches", "", "")}
	if got, _, err := Find([]string{"pthread"}); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
	if got, _, err := Find([]string{"other"}); err != nil || len(got) != 1 || len(got[0].Files) != 3 || got[0].Expected != "" {
		t.Errorf("%+v, %v", got, err)
	}
	var all []string
	for name, want := range map[string]string{"ci.yml": "1: no task definition: it has no format_version", "odd.yaml": "1: no task definition: ", "list.yml": "2: no task definition: it is a list",
		"text.yml": "1: no task definition: it has no keys", "none.yml": "1: no task definition: it is empty", "part.yml": "1: no task definition: it has no input_files"} {
		if got := names("other/" + name); !strings.HasPrefix(got, "other/"+name+":"+want) {
			t.Errorf("%q, want %q", got, want)
		}
		all = append(all, name)
	}
	if _, others, err := Find([]string{"other"}); err != nil || len(others) != len(all) {
		t.Errorf("%q, %v; want %q", others, err, all)
	}
}

func TestWrongDefinitions(t *testing.T) {
	for text, want := range map[string]string{
		"format_version: '3.0'\ninput_files: x.c\n":                                                                   "format_version is 3.0",
		"format_version: '2.0'\ninput_files: []\n":                                                                    "no input_files",
		"format_version: '2.0'\ninput_files: none.c\n":                                                                "no input file none.c",
		"format_version: '2.0'\ninput_files: x.c\nproperties: 7\n":                                                    "x.yml: yaml: ",
		"format_version: '2.0'\ninput_files: [x.c\n":                                                                  "x.yml: yaml: ",
		"format_version: '2.0'\ninput_files: x.c\nproperties:\n  - foo: 1":                                            "without property_file",
		"format_version: '2.0'\ninput_files: x.c\nproperties:\n  - property_file: p.prp\n    expected_verdict: maybe": "x.yml: yaml: ",
	} {
		tree(t, map[string]string{"x.yml": text, "x.c": ""})
		for _, path := range []string{"x.yml", "."} {
			if got := names(path); !strings.Contains(got, want) {
				t.Errorf("%q: %q, want %q", text, got, want)
			}
		}
	}
}

func TestSet(t *testing.T) {
	tree(t, map[string]string{"c/all.set": "# pthread\n\npthread/*.yml\nplain/a.c\npthread/lock.yml\n", "c/pthread/lock.yml": definitionText, "c/pthread/lock.i": "",
		"c/plain/a.c": "", "c/none.set": "nothing/*.yml\n", "c/bad.set": "[\n", "c/nested.set": "all.set\n"})
	if got, want := names("c/all.set"), "c/pthread/lock.yml#unreach-call c/pthread/lock.yml#valid-memsafety c/pthread/lock.yml#coverage-branches c/plain/a.c"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for name, want := range map[string]string{"none": "none.set:1: there is no nothing/*.yml", "bad": "bad.set:1: ", "nested": "nested.set:1: a set within a set"} {
		if got := names("c/" + name + ".set"); !strings.Contains(got, want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestTable(t *testing.T) {
	tree(t, map[string]string{"t/expect.tsv": "# A table.\n#\n# file  the program\n# file\tdefines\tflags\tverdict\terror\texecutions\tsource\n" +
		"a.N2.ll\tN=2\t--nondet=0..1\tviolation\tassertion/hang\t?\tby hand\nb.ll\t-\t-\tsafe\t-\t12\tby hand\n",
		"t/peers.tsv": "file\tgenmc\tnidhugg\tcounts\nb.ll\tsc rc11\t-\t7 rc11:9\n",
		"t/props.tsv": "file\tproperty\tverdict\tmodel\ndir/a.c b.c\tp/no-data-race.prp\ttrue\t-\nb.ll\t-\tfalse\ttso pso\n"})
	got, _, err := Find([]string{"t/expect.tsv", "t/props.tsv"})
	want := []Task{
		{Name: "t/a.N2.ll", Files: []string{filepath.Join("t", "a.N2.ll")}, Defines: []string{"N=2"}, Flags: []string{"--nondet=0..1"}, Expected: Violation, Kinds: []string{"assertion", "hang"}},
		{Name: "t/b.ll", Files: []string{filepath.Join("t", "b.ll")}, Expected: Safe, Executions: map[string]uint64{"sc": 12}},
		{Name: "t/dir/a.c t/b.c#no-data-race", Files: []string{filepath.Join("t", "dir", "a.c"), filepath.Join("t", "b.c")}, Property: filepath.Join("t", "p", "no-data-race.prp"), Expected: True},
		{Name: "t/b.ll@tso,pso", Files: []string{filepath.Join("t", "b.ll")}, Models: []string{"tso", "pso"}, Expected: False},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant\n%+v\n%v", got, want, err)
	}
	tasks, _, err := Find([]string{"t/peers.tsv"})
	if err != nil {
		t.Fatal(err)
	}
	p := tasks[0]
	sc, ok1 := p.Count("sc")
	rc11, ok2 := p.Count("rc11")
	if _, ok := got[1].Count("tso"); ok || sc != 7 || rc11 != 9 || !ok1 || !ok2 || len(p.Peers["genmc"]) != 2 || p.Peers == nil || p.Peers["nidhugg"] != nil || got[0].Peers != nil {
		t.Errorf("%+v", p)
	}
	for text, want := range map[string]string{
		"a.c\tsafe\n":                             "t.tsv:1: want the names",
		"file\tcolour\n":                          `t.tsv:1: no column "colour"`,
		"file\tverdict\na.c\n":                    "t.tsv:2: 1 columns, want 2",
		"file\tverdict\na.c\tfine\n":              `t.tsv:2: column verdict: no verdict "fine"`,
		"file\texecutions\na.c\tmany\n":           "t.tsv:2: column executions",
		"file\tcounts\na.c\t7 rc11:\n":            "t.tsv:2: column counts",
		"file\tdata_model\na.c\tLP65\n":           "t.tsv:2: column data_model",
		"file\tverdict\n-\tsafe\n":                "t.tsv:2: no file",
		"file\tcheck\tproperty\na.c\trace\tp.prp": "t.tsv:2: both",
		"file\tverdict\na.c\tsafe\na.c\ttrue\n":   "t.tsv:3: the task a.c is in line 2",
		"file\tverdict\n":                         "no tasks in t.tsv",
	} {
		tree(t, map[string]string{"t.tsv": text})
		if got := names("t.tsv"); !strings.Contains(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestAbsolute names files by absolute paths, in all kinds of files.
func TestAbsolute(t *testing.T) {
	elsewhere := t.TempDir()
	program := filepath.Join(elsewhere, "a.c")
	if err := os.WriteFile(program, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	property := filepath.Join(elsewhere, "p.prp")
	tree(t, map[string]string{"d/a.tsv": "file\tproperty\n" + program + "\t" + property + "\n", "d/a.set": program + "\n",
		"d/a.yml": "format_version: '2.0'\ninput_files: '" + program + "'\nproperties:\n  - property_file: '" + property + "'\n"})
	for _, path := range []string{"d/a.tsv", "d/a.set", "d/a.yml"} {
		tasks, _, err := Find([]string{path})
		if err != nil || len(tasks) != 1 || tasks[0].Files[0] != program || path != "d/a.set" && tasks[0].Property != property {
			t.Errorf("%s: %+v, %v", path, tasks, err)
		}
	}
}

func TestFolder(t *testing.T) {
	tree(t, map[string]string{"p/a.c": "", "p/a.N2.ll": "", "p/a.N3.ll": "", "p/b.c": "", "p/b.i": "", "p/c.c": "", "p/README.md": "", "p/x.tsv": "", "p/.git/z.c": "", "p/sub/d.c": ""})
	if got, want := names("p"), "p/a.N2.ll p/a.N3.ll p/b.i p/c.c p/sub/d.c"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := names("p/c.c", "p/a.c", "p"), "p/c.c p/a.c p/a.N2.ll p/a.N3.ll p/b.i p/sub/d.c"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for path, want := range map[string]string{"p/README.md": "no task", "p/none.c": "p/none.c: ", "p/.git/none": "p/.git/none: "} {
		if got := names(path); !strings.Contains(got, want) {
			t.Errorf("%s: %q", path, got)
		}
	}
}
