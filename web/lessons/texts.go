package lessons

import (
	"io/fs"
	"path"
	"sort"
	"strings"
	"time"
)

// Texts are files in memory, by their paths. It reads, lists and tells sizes, which is what [Read]
// does with files; it opens none.
type Texts map[string]string

// Open fails.
func (t Texts) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
}

// ReadFile gives a file.
func (t Texts) ReadFile(name string) ([]byte, error) {
	text, ok := t[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return []byte(text), nil
}

// Stat tells of a file.
func (t Texts) Stat(name string) (fs.FileInfo, error) {
	text, ok := t[name]
	if !ok {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
	}
	return textInfo{name: path.Base(name), size: int64(len(text))}, nil
}

// ReadDir lists what is in a folder.
func (t Texts) ReadDir(name string) ([]fs.DirEntry, error) {
	prefix := name + "/"
	if name == "." {
		prefix = ""
	}
	found := map[string]textInfo{}
	for file, text := range t {
		rest, ok := strings.CutPrefix(file, prefix)
		if !ok {
			continue
		}
		first, _, folder := strings.Cut(rest, "/")
		info := textInfo{name: first, folder: folder}
		if !folder {
			info.size = int64(len(text))
		}
		found[first] = info
	}
	var out []fs.DirEntry
	for _, info := range found {
		out = append(out, info)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Name() < out[j].Name() })
	return out, nil
}

// textInfo is a file or a folder in memory.
type textInfo struct {
	name   string
	size   int64
	folder bool
}

func (i textInfo) Name() string               { return i.name }
func (i textInfo) Size() int64                { return i.size }
func (i textInfo) IsDir() bool                { return i.folder }
func (i textInfo) ModTime() time.Time         { return time.Time{} }
func (i textInfo) Sys() any                   { return nil }
func (i textInfo) Info() (fs.FileInfo, error) { return i, nil }
func (i textInfo) Type() fs.FileMode          { return i.Mode().Type() }

func (i textInfo) Mode() fs.FileMode {
	if i.folder {
		return fs.ModeDir
	}
	return 0
}
