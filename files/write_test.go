package files

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func text(s string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, s)
		return err
	}
}

// names lists a folder.
func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	name, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := os.Symlink("file", link); err != nil {
		t.Skip(err)
	}
	for _, to := range []string{link, name, link} { // the link leads nowhere at first
		if err := Write(to, text("about "+to)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != "about "+to {
			t.Errorf("%q, %v", got, err)
		}
		if err := os.Chmod(name, 0o640); err != nil {
			t.Fatal(err)
		}
	}
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if all := names(t, dir); !slices.Equal(all, []string{"file", "link"}) {
		t.Errorf("%v", all)
	}
}

// TestWriteFails leaves everything as it was.
func TestWriteFails(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "old")
	if err := Write(name, text("old")); err != nil {
		t.Fatal(err)
	}
	full := errors.New("no space left")
	half := func(w io.Writer) error {
		io.WriteString(w, "half")
		return full
	}
	for _, to := range []string{name, filepath.Join(dir, "new")} {
		if err := Write(to, half); !errors.Is(err, full) {
			t.Error(err)
		}
	}
	for _, to := range []string{dir, filepath.Join(dir, "none", "new"), filepath.Join(name, "new")} {
		if err := Write(to, text("x")); err == nil {
			t.Errorf("%s was written", to)
		}
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != "old" {
		t.Errorf("%q, %v", got, err)
	}
	if all := names(t, dir); !slices.Equal(all, []string{"old"}) {
		t.Errorf("%v", all)
	}
}

func TestWriteDevice(t *testing.T) {
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Skip("no device")
	}
	if err := Write(os.DevNull, text("x")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Error("the device was replaced")
	}
}

func TestSame(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for _, name := range []string{"a", "b"} {
		if err := os.WriteFile(at(name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(os.Symlink("a", at("symbolic")), os.Link(at("a"), at("hard")), os.Mkdir(at("dir"), 0o700),
		os.Symlink(dir, at("dir/up")), os.Symlink("none", at("dangling"))); err != nil {
		t.Skip(err)
	}
	t.Chdir(dir)
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"a", "a", true}, {"a", at("a"), true}, {"a", "./dir/../a", true}, {"a", "symbolic", true}, {"hard", "symbolic", true}, {"a", "dir/up/a", true},
		{"none", "dangling", true}, {"none", at("none"), true}, {"none", "dir/up/none", true},
		{"a", "b", false}, {"a", "none", false}, {"none", "other", false}, {"none", "dir/none", false}, {os.DevNull, os.DevNull, false},
	} {
		if Same(c.a, c.b) != c.same || Same(c.b, c.a) != c.same {
			t.Errorf("%s and %s: %v", c.a, c.b, !c.same)
		}
	}
}
