package task

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gomc/gomc/files"
)

// Find returns the tasks of paths, in their order: task definitions (.yml, .yaml), sets (.set), tables (.tsv), programs (.c, .i, .ll, .bc), and
// folders of these. In a folder that has task definitions only these count, and in one that has not each program does once: its LLVM IR, else its C.
// Of a task that is found twice, the first counts. A YAML file in a folder that is no task definition is left out, and others says so, with the place and the reason;
// one that is named is an error.
func Find(paths []string) (tasks []Task, others []string, err error) {
	f := finder{names: map[string]bool{}}
	for _, path := range paths {
		if err := f.path(path); err != nil {
			return nil, nil, err
		}
	}
	if len(f.tasks) == 0 {
		return nil, nil, fmt.Errorf("no tasks in %s", strings.Join(paths, ", "))
	}
	return f.tasks, f.others, nil
}

type finder struct {
	tasks  []Task
	names  map[string]bool
	others []string
}

func (f *finder) add(tasks ...Task) {
	for _, t := range tasks {
		if !f.names[t.Name] {
			f.names[t.Name] = true
			f.tasks = append(f.tasks, t)
		}
	}
}

// path finds the tasks of what a user named.
func (f *finder) path(path string) error {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", path, errors.Unwrap(err))
	case info.IsDir():
		return f.folder(path)
	case kindOf(path) == program:
		f.add(Task{Name: filepath.ToSlash(path), Files: []string{path}})
		return nil
	}
	read, ok := readers[kindOf(path)]
	if !ok {
		return fmt.Errorf("%s: no task; want .yml, .set, .tsv, .c, .i, .ll or .bc, or a folder", path)
	}
	data, err := files.Read(path)
	if err != nil {
		return err
	}
	return read(f, path, data)
}

// kind says what a file is, by its name.
type kind int

const (
	other kind = iota
	definition
	set
	table
	program
)

func kindOf(path string) kind {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".yml", ".yaml":
		return definition
	case ".set":
		return set
	case ".tsv":
		return table
	case ".c", ".i", ".ll", ".bc":
		return program
	}
	return other
}

// readers read what is no program.
var readers map[kind]func(f *finder, path string, data []byte) error

func init() {
	readers = map[kind]func(f *finder, path string, data []byte) error{definition: (*finder).definition, set: (*finder).set, table: (*finder).table}
}

// definition reads a task definition that was named.
func (f *finder) definition(path string, data []byte) error {
	tasks, err := parseDefinition(path, data)
	f.add(tasks...)
	return err
}

// beside is a file that another one in a folder names.
func beside(dir, name string) string {
	if name = filepath.FromSlash(name); filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(dir, name)
}

// set reads patterns of files, one a line, which are relative to the set.
func (f *finder) set(path string, data []byte) error {
	n := 0
	for line := range strings.Lines(string(data)) {
		n++
		pattern := strings.TrimSpace(line)
		if pattern == "" || strings.HasPrefix(pattern, "#") {
			continue
		}
		found, err := filepath.Glob(beside(filepath.Dir(path), pattern))
		switch {
		case err != nil:
			return fmt.Errorf("%s:%d: %w", path, n, err)
		case len(found) == 0:
			return fmt.Errorf("%s:%d: there is no %s", path, n, pattern)
		}
		for _, name := range found {
			if kindOf(name) == set {
				return fmt.Errorf("%s:%d: a set within a set", path, n)
			}
			if err := f.path(name); err != nil {
				return err
			}
		}
	}
	return nil
}

// folder looks through a folder and those in it. Tables are not looked for: what they are about, they name themselves.
func (f *finder) folder(path string) error {
	return filepath.WalkDir(path, func(dir string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if dir != path && strings.HasPrefix(entry.Name(), ".") {
			return filepath.SkipDir
		}
		return f.files(dir)
	})
}

// files adds what is in a folder itself.
func (f *finder) files(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var programs []string
	defined := false
	for _, e := range entries {
		name := filepath.Join(dir, e.Name())
		switch {
		case e.IsDir():
		case kindOf(name) == program:
			programs = append(programs, name)
		case kindOf(name) == definition:
			data, err := files.Read(name)
			if err != nil {
				return err
			}
			tasks, err := parseDefinition(name, data)
			var other *otherError
			switch {
			case errors.As(err, &other):
				f.others = append(f.others, other.Error())
				continue
			case err != nil:
				return err
			}
			defined = true
			f.add(tasks...)
		}
	}
	if defined {
		return nil
	}
	for _, name := range programs {
		if !compiledBeside(name, programs) {
			f.add(Task{Name: filepath.ToSlash(name), Files: []string{name}})
		}
	}
	return nil
}

// compiledBeside reports whether among the files of a folder there is a program in a form that is nearer to what gomc explores: x.ll or x.N3.ll for x.c, x.i for x.c.
func compiledBeside(name string, programs []string) bool {
	rank := func(name string) int {
		return slices.Index([]string{".ll", ".bc", ".i", ".c"}, strings.ToLower(filepath.Ext(name)))
	}
	stem := func(name string) string {
		s, _, _ := strings.Cut(filepath.Base(name), ".")
		return s
	}
	return slices.ContainsFunc(programs, func(p string) bool { return rank(p) < rank(name) && stem(p) == stem(name) })
}
