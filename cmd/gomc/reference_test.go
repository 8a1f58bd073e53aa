package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

// pages are the names of all texts for people, relative to the root of the repository.
func pages(t *testing.T) (names []string) {
	for _, pattern := range []string{"*.md", "docs/*.md", "interp/models/README.md", "testdata/README.md"} {
		found, err := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(pattern)))
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: %v, %v", pattern, found, err)
		}
		for _, f := range found {
			names = append(names, filepath.ToSlash(strings.TrimPrefix(f, filepath.Join("..", "..")+string(filepath.Separator))))
		}
	}
	return names
}

func readPage(t *testing.T, name string) string {
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// codeAndText divides a page into what stands in blocks of code, and all else.
func codeAndText(page string) (code, text []string) {
	inside := false
	for line := range strings.SplitSeq(page, "\n") {
		switch {
		case strings.HasPrefix(line, "```"):
			inside = !inside
		case inside || strings.HasPrefix(line, "    ") && !strings.HasPrefix(strings.TrimSpace(line), "-"):
			code = append(code, line)
		default:
			text = append(text, line)
		}
	}
	return code, text
}

var (
	codeSpan     = regexp.MustCompile("`[^`]+`")
	linkTarget   = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	notInAnchors = regexp.MustCompile(`[^\pL\pN _-]`)
)

// anchors are the names by which links name the headings of a page, as code hosts make them.
func anchors(page string) map[string]bool {
	all := map[string]bool{}
	_, text := codeAndText(page)
	for _, line := range text {
		if marks, heading, ok := strings.Cut(line, " "); ok && marks != "" && strings.Trim(marks, "#") == "" {
			all[strings.ReplaceAll(notInAnchors.ReplaceAllString(strings.ToLower(heading), ""), " ", "-")] = true
		}
	}
	return all
}

// TestLinks looks for what links between pages name: files, and headings in them. README.md links to every page of docs.
func TestLinks(t *testing.T) {
	fromREADME := map[string]bool{}
	for _, name := range pages(t) {
		_, text := codeAndText(readPage(t, name))
		links := linkTarget.FindAllStringSubmatch(codeSpan.ReplaceAllString(strings.Join(text, "\n"), ""), -1)
		for _, l := range links {
			file, anchor, _ := strings.Cut(l[1], "#")
			if strings.Contains(file, "://") {
				continue
			}
			target := name
			if file != "" {
				target = filepath.ToSlash(filepath.Join(filepath.Dir(name), file))
			}
			if name == "README.md" {
				fromREADME[target] = true
			}
			if _, err := os.Stat(filepath.Join("..", "..", filepath.FromSlash(target))); err != nil {
				t.Errorf("%s links to %s: %v", name, l[1], err)
			} else if anchor != "" && !anchors(readPage(t, target))[anchor] {
				t.Errorf("%s links to %s: no such heading", name, l[1])
			}
		}
	}
	for _, name := range pages(t) {
		if strings.HasPrefix(name, "docs/") && !fromREADME[name] {
			t.Errorf("README.md does not link to %s", name)
		}
	}
}

// section is what stands below the heading of a page that names a command, up to the next heading of that level; "" if there is none.
func section(page, command string) string {
	_, below, _ := strings.Cut(page, "\n## ")
	for s := range strings.SplitSeq(below, "\n## ") {
		heading, _, _ := strings.Cut(s, "\n")
		if strings.Contains(heading+" ", "gomc "+command+" ") {
			return s
		}
	}
	return ""
}

// flagSpans are the flags that a text names in the way in which the reference does.
func flagSpans(page string) (names []string) {
	_, text := codeAndText(page)
	for _, span := range codeSpan.FindAllString(strings.Join(text, "\n"), -1) {
		if name, ok := strings.CutPrefix(strings.Trim(span, "`"), "--"); ok {
			name, _, _ = strings.Cut(name, "=")
			name, _, _ = strings.Cut(name, " ")
			names = append(names, name)
		}
	}
	return names
}

// TestReference makes sure that docs/reference.md names every command, that the section of a command names each of its flags, and that there is no other flag in the first column of a table.
func TestReference(t *testing.T) {
	reference := readPage(t, "docs/reference.md")
	commands := (&tool{}).app().Commands
	for _, c := range commands {
		if c.Hidden {
			continue
		}
		if !strings.Contains(reference, "gomc "+c.Name) {
			t.Errorf("docs/reference.md does not name gomc %s", c.Name)
		}
		where, s := "docs/reference.md", section(reference, c.Name)
		if c.Name == "bench" {
			where, s = "docs/bench.md", readPage(t, "docs/bench.md")
		}
		for _, f := range c.Flags {
			if name := f.Names()[0]; !slices.Contains(flagSpans(s), name) {
				t.Errorf("%s does not name --%s of gomc %s", where, name, c.Name)
			}
		}
	}
	for s := range strings.SplitSeq(reference, "\n## ") {
		heading, _, _ := strings.Cut(s, "\n")
		for line := range strings.SplitSeq(s, "\n") {
			column, _, _ := strings.Cut(strings.TrimPrefix(line, "| "), " | ")
			if !strings.HasPrefix(line, "| `--") {
				continue
			}
			for _, name := range flagSpans(column) {
				if !slices.ContainsFunc(commands, func(c *cli.Command) bool {
					_, ok := flagNamed(c, name)
					return ok && strings.Contains(heading+" ", "gomc "+c.Name+" ")
				}) {
					t.Errorf("docs/reference.md, %s: there is no --%s", heading, name)
				}
			}
		}
	}
}

// TestFlagGroups holds the tables of gomc verify in docs/reference.md to the groups of the help: the same flags, in the same order. Each flag of gomc verify is in a group.
func TestFlagGroups(t *testing.T) {
	verify := (&tool{}).app().Command("verify")
	tables := map[string][]string{}
	for s := range strings.SplitSeq(section(readPage(t, "docs/reference.md"), "verify"), "\n### ") {
		heading, _, _ := strings.Cut(s, "\n")
		for line := range strings.SplitSeq(s, "\n") {
			if strings.HasPrefix(line, "| `--") {
				column, _, _ := strings.Cut(line[2:], " | ")
				tables[heading] = append(tables[heading], flagSpans(column)...)
			}
		}
	}
	left := len(verify.Flags)
	for _, g := range flagGroups {
		if !slices.Equal(tables[g.heading], g.flags) {
			t.Errorf("%s: docs/reference.md has %v, the help %v", g.heading, tables[g.heading], g.flags)
		}
		left -= len(g.flags)
	}
	if left != 0 {
		t.Errorf("gomc verify has %d flags, flagGroups %d", len(verify.Flags), len(verify.Flags)-left)
	}
}

// TestCommandsInDocs looks for the flags of all commands "gomc ..." that pages show, in blocks of code and within the text.
func TestCommandsInDocs(t *testing.T) {
	app := (&tool{}).app()
	seen := 0
	for _, name := range pages(t) {
		code, text := codeAndText(readPage(t, name))
		for _, span := range codeSpan.FindAllString(strings.Join(text, "\n"), -1) {
			code = append(code, strings.Trim(span, "`"))
		}
		for _, line := range code {
			line = strings.TrimPrefix(strings.TrimSpace(line), "$ ")
			line, _, _ = strings.Cut(strings.Replace(line, "go run ./cmd/gomc", "gomc", 1), " #")
			line, _, _ = strings.Cut(line, ";")
			args, err := words(line)
			if err != nil || len(args) < 2 || args[0] != "gomc" || app.Command(args[1]) == nil {
				continue
			}
			command, _, rest := subcommand(app.Command(args[1]), args)
			for _, a := range rest {
				if flag, ok := strings.CutPrefix(a, "--"); ok && flag != "" && flag != "help" {
					flag, _, _ = strings.Cut(flag, "=")
					seen++
					if _, ok := flagNamed(command, flag); !ok {
						t.Errorf("%s: %s: gomc %s has no --%s", name, line, command.Name, flag)
					}
				}
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d flags were seen", seen)
	}
}
