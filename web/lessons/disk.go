package lessons

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
)

// disk reads files from a file system.
type disk struct{ files fs.FS }

func (d disk) read(name string) ([]byte, error) {
	info, err := fs.Stat(d.files, name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, errMissing
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular(): // a pipe or a device, which may have no end
		return nil, errors.New("is not a file")
	}
	f, err := d.files.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	b, err := io.ReadAll(io.LimitReader(f, MaxFileBytes+1))
	if err == nil && len(b) > MaxFileBytes {
		err = fmt.Errorf("larger than %d bytes", MaxFileBytes)
	}
	return b, err
}

func (d disk) has(name string) bool {
	_, err := fs.Stat(d.files, name)
	return err == nil
}

func (d disk) list(folder string) ([]entry, error) {
	entries, err := fs.ReadDir(d.files, folder)
	if err != nil {
		return nil, err
	}
	out := make([]entry, len(entries))
	for i, e := range entries {
		out[i] = entry{e.Name(), e.IsDir()}
	}
	return out, nil
}
