// Package files reads and writes the files that users name. Reading is bounded: a file may
// never end. Writing is done in one step: under its name there is always what was
// there before, or the new content in full.
package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// Write writes a file. On the way there is a temporary file beside it, which is
// renamed once it is complete, and removed if it cannot be. A symbolic link stays one:
// the file that it leads to is replaced. What is no regular file, such as a pipe,
// is written to as it is.
func Write(name string, write func(io.Writer) error) error {
	if err := replace(name, write); err != nil {
		var p *fs.PathError // of the temporary file, which nobody knows
		if errors.As(err, &p) {
			err = p.Err
		}
		return fmt.Errorf("cannot write %s: %w", name, err)
	}
	return nil
}

func replace(name string, write func(io.Writer) error) error {
	target := follow(name)
	old, err := os.OpenFile(target, os.O_WRONLY, 0) // is it there, and may it be written?
	mode := os.FileMode(0)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	default:
		defer old.Close()
		info, err := old.Stat()
		if err != nil {
			return err
		}
		if !info.Mode().IsRegular() {
			return write(old)
		}
		mode = info.Mode().Perm()
	}
	temporary := filepath.Join(filepath.Dir(target), ".gomc-"+strconv.FormatUint(rand.Uint64(), 36)+".tmp")
	if err := create(temporary, mode, write); err != nil {
		return errors.Join(err, os.RemoveAll(temporary))
	}
	if err := os.Rename(temporary, target); err != nil {
		return errors.Join(err, os.RemoveAll(temporary))
	}
	return nil
}

// create writes a file that is not there, and sees to it that it is on the disk.
func create(name string, mode os.FileMode, write func(io.Writer) error) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	err = write(f)
	if err == nil && mode != 0 {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// follow returns where symbolic links lead, which need not exist.
func follow(name string) string {
	const maxLinks = 40
	for range maxLinks {
		link, err := os.Readlink(name)
		if err != nil {
			break
		}
		if !filepath.IsAbs(link) {
			link = filepath.Join(filepath.Dir(name), link)
		}
		name = link
	}
	return name
}

// Same reports whether to write one file would change what is read from the other:
// whether both names stand for the same regular file, or would if it were there.
func Same(a, b string) bool {
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	switch {
	case errX == nil && errY == nil:
		return x.Mode().IsRegular() && os.SameFile(x, y)
	case errX == nil || errY == nil:
		return false
	}
	return place(a) == place(b)
}

// place is the absolute name of a file that need not exist, without links.
func place(name string) string {
	name = follow(name)
	if dir, err := filepath.EvalSymlinks(filepath.Dir(name)); err == nil {
		name = filepath.Join(dir, filepath.Base(name))
	}
	if abs, err := filepath.Abs(name); err == nil {
		name = abs
	}
	return name
}
