// Mutations breaks rules of gomc by hand, one at a time, and says whether the tests notice. list.txt has the rules, docs/mutations.md what came of them:
//
//	go run ./bench/mutations -run '^trust'
//
// The source files stay as they are: a broken one is laid over the real one for the tests (go help build, -overlay).
package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

//go:embed list.txt
var list string

// mutation is a rule, and how it is broken.
type mutation struct {
	rule  string
	file  string   // relative to the root of the module
	in    string   // how the function begins that is looked at only, in files that have the same lines in several
	old   []string // a part of a line that stands in the file once, or several lines, without what they are indented by
	new   string   // what takes their place
	tests []string // package and pattern of the tests that are to notice, one after the other
	why   string   // no test is expected to notice: the reason
}

// outcome is what the tests said of a broken rule.
type outcome string

const (
	noticed   outcome = "noticed"
	unnoticed outcome = "UNNOTICED"
	invalid   outcome = "DOES NOT COMPILE"
	undecided outcome = "TAKES TOO LONG"
)

func main() {
	only := flag.String("run", "", "only rules that match this regular expression")
	timeout := flag.Duration("timeout", 3*time.Minute, "for the tests of one rule")
	jobs := flag.Int("jobs", 1, "rules at the same time")
	argued := flag.Bool("argued", false, "also rules of which list.txt says why no test notices; that none does is no error then")
	flag.Parse()
	if err := run(*only, *timeout, *jobs, *argued); err != nil {
		fmt.Fprintln(os.Stderr, "mutations:", err)
		os.Exit(1)
	}
}

func run(only string, timeout time.Duration, jobs int, argued bool) error {
	pattern, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	all, err := parse(list)
	if err != nil {
		return err
	}
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return fmt.Errorf("run it inside the module: %w", err)
	}
	var (
		group errgroup.Group
		mutex sync.Mutex
		count = map[outcome]int{}
	)
	group.SetLimit(jobs)
	chosen := slices.DeleteFunc(all, func(m mutation) bool { return !pattern.MatchString(m.rule) || m.why != "" && !argued })
	for _, m := range chosen {
		group.Go(func() error {
			start := time.Now()
			what, by, err := m.try(strings.TrimSpace(string(root)), timeout)
			mutex.Lock()
			defer mutex.Unlock()
			count[what]++
			fmt.Printf("%-16s %4.0fs  %s  (%s)\n", what, time.Since(start).Seconds(), m.rule, by)
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	fmt.Printf("%d noticed, %d not, %d take too long, %d do not compile\n", count[noticed], count[unnoticed], count[undecided], count[invalid])
	if count[noticed] < len(chosen) && !argued {
		return errors.New("not all of these breaks are noticed")
	}
	return nil
}

// parse reads a list: paragraphs of a line with the rule and others that begin with what they are about.
func parse(text string) (all []mutation, err error) {
	for n, paragraph := range strings.Split(text, "\n\n") {
		var m mutation
		var broken []string
		for _, line := range strings.Split(strings.Trim(paragraph, "\n"), "\n") {
			word, rest, _ := strings.Cut(line, " ")
			switch word {
			case "#":
			case "rule":
				m.rule = rest
			case "file":
				m.file = rest
			case "in":
				m.in = rest
			case "test":
				m.tests = append(m.tests, rest)
			case "why":
				m.why = rest
			case "-":
				m.old = append(m.old, strings.TrimSpace(rest))
			case "+":
				broken = append(broken, rest)
			default:
				return nil, fmt.Errorf("list.txt: paragraph %d: a line that begins with %q", n+1, word)
			}
		}
		m.new = strings.Join(broken, "\n")
		switch {
		case m.rule == "" && m.file == "":
			continue // a comment
		case m.rule == "" || m.file == "" || len(m.old) == 0 || len(m.tests) == 0:
			return nil, fmt.Errorf("list.txt: paragraph %d: rule, file, - and test are needed", n+1)
		}
		all = append(all, m)
	}
	return all, nil
}

// broken returns the file of a mutation with the rule broken.
func (m *mutation) broken(root string) (string, error) {
	source, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(m.file)))
	if err != nil {
		return "", err
	}
	lines := strings.SplitAfter(string(source), "\n")
	at := m.places(lines)
	if len(at) != 1 {
		return "", fmt.Errorf("%s: what is to be broken stands %d times in %s", m.rule, len(at), m.file)
	}
	first, behind := at[0], at[0]+len(m.old)
	text := m.new + "\n"
	if len(m.old) == 1 {
		text = strings.Replace(lines[first], m.old[0], m.new, 1)
	}
	return strings.Join(lines[:first], "") + text + strings.Join(lines[behind:], ""), nil
}

// places returns the lines where what is to be broken begins, one more often where a line has it twice.
func (m *mutation) places(lines []string) (at []int) {
	inside := m.in == ""
	for i := range lines {
		if m.in != "" && (strings.HasPrefix(lines[i], m.in) || lines[i] == "}\n") {
			inside = lines[i] != "}\n"
		}
		if !inside {
			continue
		}
		if len(m.old) == 1 {
			for range strings.Count(lines[i], m.old[0]) {
				at = append(at, i)
			}
			continue
		}
		same := func(a, b string) bool { return strings.TrimSpace(a) == b }
		if i+len(m.old) <= len(lines) && slices.EqualFunc(lines[i:i+len(m.old)], m.old, same) {
			at = append(at, i)
		}
	}
	return at
}

// try runs the tests with the rule broken, until one notices, and returns which that was.
func (m *mutation) try(root string, timeout time.Duration) (what outcome, by string, err error) {
	text, err := m.broken(root)
	if err != nil {
		return invalid, "", err
	}
	dir, err := os.MkdirTemp("", "mutation")
	if err != nil {
		return invalid, "", err
	}
	defer os.RemoveAll(dir)
	file, overlay := filepath.Join(dir, "broken.go"), filepath.Join(dir, "overlay.json")
	content, err := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(root, filepath.FromSlash(m.file)): file}})
	if err = errors.Join(err, os.WriteFile(file, []byte(text), 0o600), os.WriteFile(overlay, content, 0o600)); err != nil {
		return invalid, "", err
	}
	for _, test := range m.tests {
		pkg, pattern, _ := strings.Cut(test, " ")
		pattern, flags, _ := strings.Cut(pattern, " ")
		ctx, cancel := context.WithTimeout(context.Background(), timeout)
		args := append([]string{"test", "-vet=off", "-count=1", "-failfast", "-run", pattern, pkg}, strings.Fields(flags)...)
		cmd := exec.CommandContext(ctx, "go", args...)
		cmd.Env = append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" -overlay="+overlay) // what tests build is broken, too
		cmd.Dir = root
		cmd.WaitDelay = time.Second
		output, failed := cmd.CombinedOutput()
		late := ctx.Err() != nil
		cancel()
		switch {
		case late:
			return undecided, test, nil
		case strings.Contains(string(output), "[build failed]") || strings.Contains(string(output), "[setup failed]"):
			return invalid, firstLines(string(output)), nil
		case failed != nil:
			return noticed, test, nil
		}
	}
	return unnoticed, strings.Join(m.tests, "; "), nil
}

func firstLines(s string) string {
	lines := strings.Split(s, "\n")
	return strings.Join(lines[:min(3, len(lines))], " / ")
}
