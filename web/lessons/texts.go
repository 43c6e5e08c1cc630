package lessons

import (
	"errors"
	"fmt"
	"path"
	"sort"
	"strings"
)

// source is where the files of lessons are. It is smaller than io/fs.FS, which would add code for
// directory listings and times to the page's engine.
type source interface {
	// read returns a file of at most MaxFileBytes. Its error is a message about the file.
	read(name string) ([]byte, error)
	has(name string) bool
	// list returns the entries of a folder, sorted by name.
	list(folder string) ([]entry, error)
}

var errMissing = errors.New("the file is missing")

// entry is a file or a folder.
type entry struct {
	name   string
	folder bool
}

// texts are files in memory, by their paths.
type texts map[string]string

func (t texts) read(name string) ([]byte, error) {
	text, ok := t[name]
	switch {
	case !ok:
		return nil, errMissing
	case len(text) > MaxFileBytes:
		return nil, fmt.Errorf("larger than %d bytes", MaxFileBytes)
	}
	return []byte(text), nil
}

func (t texts) has(name string) bool {
	_, ok := t[name]
	return ok
}

// unwrapped strips the folders around the tracks from paths. stray is a track at the same depth in
// another folder, "" for none.
func (t texts) unwrapped() (inside texts, stray string) {
	var tracks []string
	for name := range t {
		if path.Base(name) == "track.md" {
			tracks = append(tracks, name)
		}
	}
	if len(tracks) == 0 {
		return t, ""
	}
	depth := func(i int) int { return strings.Count(tracks[i], "/") }
	sort.Slice(tracks, func(i, k int) bool {
		return depth(i) < depth(k) || depth(i) == depth(k) && tracks[i] < tracks[k]
	})
	around := path.Dir(path.Dir(tracks[0])) + "/"
	if around == "./" {
		return t, ""
	}
	for i, name := range tracks {
		if depth(i) == depth(0) && !strings.HasPrefix(name, around) {
			return nil, name
		}
	}
	inside = texts{}
	for name, text := range t {
		if rest, ok := strings.CutPrefix(name, around); ok {
			inside[rest] = text
		}
	}
	return inside, ""
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
