package lessons

import (
	"errors"
	"path"
	"sort"
	"strings"
)

// source is where the files of lessons are. It is less than a file system of package io/fs, which
// would bring into the engine of the page how files are listed and times written.
type source interface {
	read(name string) ([]byte, error)
	size(name string) (bytes int64, ok bool)
	// list gives what is in a folder, in the order of names.
	list(folder string) ([]entry, error)
}

// entry is a file or a folder.
type entry struct {
	name   string
	folder bool
}

// texts are files in memory, by their paths.
type texts map[string]string

func (t texts) read(name string) ([]byte, error) {
	text, ok := t[name]
	if !ok {
		return nil, errors.New("read " + name + ": no such file")
	}
	return []byte(text), nil
}

func (t texts) size(name string) (int64, bool) {
	text, ok := t[name]
	return int64(len(text)), ok
}

func (t texts) list(folder string) ([]entry, error) {
	prefix := folder + "/"
	if folder == "." {
		prefix = ""
	}
	found := map[entry]bool{}
	for file := range t {
		if rest, ok := strings.CutPrefix(file, prefix); ok {
			first, _, inside := strings.Cut(rest, "/")
			found[entry{path.Base(first), inside}] = true
		}
	}
	var out []entry
	for e := range found {
		out = append(out, e)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].name < out[j].name })
	return out, nil
}
