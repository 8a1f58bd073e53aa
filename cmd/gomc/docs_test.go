package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDocs executes the commands of README.md and docs: lines that begin with "$ gomc " in blocks of code, as far as all files are there that they name. What the block shows below must be what gomc
// prints; a line "..." stands for any lines, and times and amounts of memory may differ.
func TestDocs(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	t.Setenv("COLUMNS", "")
	pages, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	executed := map[string]int{}
	for _, page := range append(pages, "README.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range sessionsOf(string(text)) {
			if !s.executable(t) {
				continue
			}
			executed[page]++
			var out bytes.Buffer
			run(t.Context(), s.command, strings.NewReader(""), &out, &out)
			if want, got, ok := s.differs(out.String()); ok {
				t.Errorf("%s: %s\nprints %q\nnot    %q\n%s", page, commandLine(s.command), got, want, out.String())
			}
		}
	}
	for page, least := range map[string]int{"README.md": 2, "docs/tutorial.md": 8, "docs/model-sc.md": 1, "docs/model-tso.md": 3, "docs/model-pso.md": 3, "docs/model-rc11.md": 4, "docs/model-ra.md": 3, "docs/verdicts.md": 3, "docs/counterexamples.md": 1, "docs/robust.md": 1, "docs/random.md": 1, "docs/estimates.md": 1, "docs/history.md": 1} {
		if executed[page] < least {
			t.Errorf("%s has %d commands with files of testdata, want at least %d", page, executed[page], least)
		}
	}
}

// shellSession is a command in a page, and what the page says that it prints.
type shellSession struct {
	command []string
	output  []string
}

// sessionsOf finds the commands of a page.
func sessionsOf(page string) (all []shellSession) {
	inside := false
	for _, line := range strings.Split(page, "\n") {
		switch {
		case strings.HasPrefix(line, "```"):
			inside = !inside
		case !inside:
		case strings.HasPrefix(line, "$ "):
			line = strings.Replace(line, "go run ./cmd/gomc", "gomc", 1)
			command, err := words(strings.TrimPrefix(line, "$ "))
			if err != nil {
				command = nil
			}
			all = append(all, shellSession{command: command})
		case len(all) > 0:
			s := &all[len(all)-1]
			s.output = append(s.output, line)
		}
		if !inside && len(all) > 0 && all[len(all)-1].command != nil && strings.HasPrefix(line, "```") {
			all = append(all, shellSession{}) // text in the next block is nobody's output
		}
	}
	return all
}

// outputFlags are flags that write files, which these tests do not.
var outputFlags = regexp.MustCompile(`^--(trace-out|dot|dot-states|html|sarif|witness|checkpoint|results|csv|plot)\b`)

// executable reports whether a session is one of gomc with files of testdata.
func (s shellSession) executable(t *testing.T) bool {
	if len(s.command) < 2 || s.command[0] != "gomc" || s.command[1] == "bench" {
		return false
	}
	files := s.command[1] == "explain"
	for _, a := range s.command[2:] {
		if outputFlags.MatchString(a) || strings.ContainsAny(a, "|>") {
			return false
		}
		if strings.HasPrefix(a, "-") || s.command[1] == "explain" {
			continue
		}
		if strings.HasPrefix(a, "testdata/") {
			if _, err := os.Stat(a); err != nil {
				t.Errorf("%s: %v", commandLine(s.command), err)
			}
			if strings.HasSuffix(a, ".c") {
				return false
			}
			files = true
		} else {
			return false
		}
	}
	return files
}

// measured is what differs from run to run.
var measured = regexp.MustCompile(`^(time|memory|search) .*|[0-9]+ jobs?|about [0-9.]+ m?s with|time [0-9.]+ s, CPU [0-9.]+ s`)

// differs returns the first line that is not as the page says.
func (s shellSession) differs(output string) (want, got string, differ bool) {
	lines := strings.Split(strings.TrimRight(output, "\n"), "\n")
	plain := func(line string) string {
		return strings.TrimRight(measured.ReplaceAllString(line, "#"), " ")
	}
	any := false
	for _, w := range s.output {
		if w == "..." {
			any = true
			continue
		}
		for any && len(lines) > 0 && plain(lines[0]) != plain(w) {
			lines = lines[1:]
		}
		if len(lines) == 0 {
			return w, "", true
		}
		if plain(lines[0]) != plain(w) {
			return w, lines[0], true
		}
		lines, any = lines[1:], false
	}
	if len(lines) > 0 && !any {
		return "", lines[0], true
	}
	return "", "", false
}
