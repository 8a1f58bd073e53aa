package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// MaxSize is the largest file that is read.
const MaxSize = 256 << 20

// errTooLarge says that a file is too large, or never ends.
var errTooLarge = fmt.Errorf("is larger than %d MiB, or never ends", MaxSize>>20)

// Read reads a file, be it a pipe or a device that ends. Its errors begin with the
// name.
func Read(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, named(name, err)
	}
	defer f.Close()
	switch info, err := f.Stat(); {
	case err == nil && info.IsDir():
		return nil, fmt.Errorf("%s: is a directory", name)
	case err == nil && info.Size() > MaxSize:
		return nil, named(name, errTooLarge)
	}
	data, err := ReadAll(f)
	if err != nil {
		return nil, named(name, err)
	}
	return data, nil
}

// ReadAll reads to the end.
func ReadAll(r io.Reader) ([]byte, error) { return readAll(r, MaxSize) }

func readAll(r io.Reader, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		return nil, errTooLarge
	}
	return data, err
}

// named is an error about a file, without the name of the operation that failed.
func named(name string, err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	return fmt.Errorf("%s: %w", name, err)
}
