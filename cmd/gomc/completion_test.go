package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestCompletion(t *testing.T) {
	for line, want := range map[string]string{
		"v":                           "verify vsc version",
		"help verif":                  "verify",
		"verify --mo":                 "--model=",
		"verify --keep":               "--keep-going",
		"verify --model=r":            "--model=ra --model=rc11",
		"verify --model p":            "pso",
		"verify prog.c --engine=tr":   "--engine=trust --engine=trust-rf",
		"verify --check=race,mem":     "--check=race,memory",
		"verify --check=-ro":          "--check=-robustness",
		"verify --check race,-le":     "race,-leak",
		"verify pr":                   "",
		"verify --trace-out=":         "",
		"verify -- --mo":              "",
		"estimate --algorithm=S":      "--algorithm=S --algorithm=SC",
		"explain dead":                "deadlock",
		"bench est":                   "estimate",
		"bench estimate --fore":       "--forecast",
		"bench --no-such":             "",
		"nothing --mo":                "",
		"comple":                      "completion",
		"verify --model=sc --undefin": "--undefined=",
	} {
		var got []string
		for _, c := range completions((&tool{}).app(), strings.Split(line, " ")) {
			got = append(got, c.text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestCompletionOfValues makes sure that each value that is offered for a flag is one that the flag takes, and that there is such a flag.
func TestCompletionOfValues(t *testing.T) {
	app := (&tool{}).app()
	for name, values := range flagValues {
		found := false
		for _, c := range app.Commands {
			_, ok := flagNamed(c, name)
			found = found || ok
		}
		if !found || len(values()) == 0 {
			t.Errorf("--%s: a flag of a command: %v; %d values", name, found, len(values()))
		}
	}
	for _, model := range flagValues["model"]() {
		if code, _, stderr := gomc(t, t.Context(), "verify", "safe.ll", "--model="+model); code == exitUsage {
			t.Errorf("%s: %d %s", model, code, stderr)
		}
	}
	for _, kind := range kindNames() {
		if code, _, stderr := gomc(t, t.Context(), "verify", "safe.ll", "--check="+kind, "--model=tso"); code == exitUsage && strings.Contains(stderr, "unknown") {
			t.Errorf("%s: %s", kind, stderr)
		}
	}
}

// TestCompletionInBash lets bash complete, with the words as it breaks them.
func TestCompletionInBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash")
	}
	if testing.Short() {
		t.Skip("builds gomc")
	}
	program := filepath.Join(t.TempDir(), "gomc")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	_, script, _ := gomc(t, t.Context(), "completion", "bash")
	for words, want := range map[string]string{
		program + " verif":                 "verify",
		program + " verify --model = t":    "tso",
		program + " verify --model =":      "sc tso pso ra rc11",
		program + " verify --timeout":      "--timeout=",
		program + " verify --engine = rv":  "rvf",
		program + " verify --nothing = rv": "",
	} {
		quoted := strings.Fields(words)
		for i, w := range quoted {
			quoted[i] = "'" + w + "'"
		}
		test := script + "\nCOMP_WORDS=(" + strings.Join(quoted, " ") + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_gomc 2>/dev/null\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
		cmd := exec.Command(bash, "--norc", "-c", test)
		cmd.Env = append(os.Environ(), "LC_ALL=C")
		out, err := cmd.Output()
		if got := strings.Join(strings.Fields(string(out)), " "); err != nil || got != want {
			t.Errorf("%s: %q, %v, want %q", strings.TrimPrefix(words, program), got, err, want)
		}
	}
}

func TestCompletionUsage(t *testing.T) {
	for _, args := range [][]string{{"completion"}, {"completion", "tcsh"}, {"completion", "bash", "zsh"}, {"man", "x"}} {
		if code, _, stderr := gomc(t, t.Context(), args...); code != exitUsage {
			t.Errorf("%q: %d, %s", args, code, stderr)
		}
	}
}

// TestMan makes sure that the manual page has all commands, and none that is hidden.
func TestMan(t *testing.T) {
	code, page, stderr := gomc(t, t.Context(), "man")
	if code != exitSafe || !strings.HasPrefix(page, ".TH gomc 1\n") {
		t.Fatalf("%d, %s, %.100q", code, stderr, page)
	}
	app := (&tool{}).app()
	for i, c := range app.Commands {
		if strings.Contains(page, "\n.SS gomc "+c.Name+" ") == c.Hidden {
			t.Errorf("command %s, hidden: %v", c.Name, c.Hidden)
		}
		if name := (&tool{}).commands()[i].name; name != c.Name {
			t.Errorf("command %s is found as %s", c.Name, name)
		}
		if alone := (&tool{}).appFor([]string{"gomc", c.Name}); len(alone.Commands) != 1 || alone.Commands[0].Name != c.Name {
			t.Errorf("a run of %s makes %d commands", c.Name, len(alone.Commands))
		}
	}
	for _, f := range app.Command("verify").VisibleFlags() {
		if !strings.Contains(page, "\n.B \\-\\-"+strings.ReplaceAll(f.Names()[0], "-", "\\-")) {
			t.Errorf("the flag %s of verify is missing", f.Names()[0])
		}
	}
}

func TestRoff(t *testing.T) {
	for text, want := range map[string]string{"a-b": `a\-b`, ".TH": `\&.TH`, "'x": `\&'x`, `\n`: `\en`, "two\nlines ": "two lines"} {
		if got := roff(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
