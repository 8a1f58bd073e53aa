package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

func TestRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "file")
	if err := os.WriteFile(name, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	if data, err := Read(name); err != nil || string(data) != "text" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := Read(filepath.Join(dir, "none")); !errors.Is(err, fs.ErrNotExist) || !strings.HasPrefix(err.Error(), filepath.Join(dir, "none")+": ") {
		t.Error(err)
	}
	if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), "is a directory") {
		t.Error(err)
	}
}

// TestEndless reads what never ends.
func TestEndless(t *testing.T) {
	if _, err := readAll(endless{}, 1000); !errors.Is(err, errTooLarge) {
		t.Error(err)
	}
	if data, err := readAll(strings.NewReader("1234"), 4); err != nil || string(data) != "1234" {
		t.Errorf("%q, %v", data, err)
	}
	sparse := filepath.Join(t.TempDir(), "sparse")
	if err := os.WriteFile(sparse, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(sparse, 1<<40); err != nil {
		t.Skip(err)
	}
	if _, err := Read(sparse); !errors.Is(err, errTooLarge) {
		t.Error(err)
	}
}
