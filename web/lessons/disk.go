package lessons

import "io/fs"

// disk is a source of files that are in a file system.
type disk struct{ files fs.FS }

func (d disk) read(name string) ([]byte, error) { return fs.ReadFile(d.files, name) }

func (d disk) size(name string) (int64, bool) {
	info, err := fs.Stat(d.files, name)
	if err != nil {
		return 0, false
	}
	return info.Size(), true
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
