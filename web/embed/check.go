package embed

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report/draw"
)

// Maker renders a text, or the block of it that is not nil, with the options of a command line.
type Maker func(text *source.Text, block *Block, words []string) (string, error)

// Checked counts what [Check] found.
type Checked struct{ Fragments, Documents int }

// Check renders every fragment in the documents of a folder again; its error lists those that
// differ, and the files of [draw.Assets] there that do. Their sources are in the same folder or in
// others.
func Check(dir string, others []string, render Maker) (Checked, error) {
	documents, sources, err := filesOf(dir, others)
	n := Checked{Documents: len(documents)}
	if err != nil {
		return n, err
	}
	stale := staleAssets(dir)
	for _, document := range documents {
		data, err := os.ReadFile(document)
		if err != nil {
			return n, err
		}
		for _, f := range Find(string(data)) {
			n.Fragments++
			html, err := again(document, f.Words, sources, render)
			switch {
			case err != nil:
				stale = append(stale, fmt.Errorf("%s:%d: %w", document, f.Line, err))
			case html != f.Text:
				stale = append(stale, fmt.Errorf("%s:%d: the fragment of %s is stale: its source "+
					"has changed, or this version compiles it differently; %s", document, f.Line,
					f.Words[0], remake(f.Words)))
			}
		}
	}
	if n.Fragments == 0 {
		return n, fmt.Errorf("%s: no document there has a fragment", dir)
	}
	return n, errors.Join(stale...)
}

// staleAssets are errors for the files of fragments in a folder that another version wrote.
func staleAssets(dir string) (stale []error) {
	assets := draw.Assets()
	_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		want, ok := assets[filepath.Base(path)]
		if err != nil || d.IsDir() || !ok {
			return nil
		}
		if got, err := os.ReadFile(path); err != nil {
			stale = append(stale, err)
		} else if string(got) != want {
			stale = append(stale, fmt.Errorf("%s: the file is of another version; write it again: "+
				"statepoint embed --assets=%s …", path, filepath.Dir(path)))
		}
		return nil
	})
	return stale
}

// filesOf lists the documents of a folder, and the sources in it and in others by their names
// without folders.
func filesOf(dir string, others []string) (documents []string, sources map[string][]string,
	err error) {
	sources = map[string][]string{}
	for i, root := range append([]string{dir}, others...) {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			ext := strings.ToLower(filepath.Ext(path))
			if ext == ".ll" || IsMarkdown(path) {
				sources[filepath.Base(path)] = append(sources[filepath.Base(path)], path)
			}
			if i == 0 && (IsMarkdown(path) || ext == ".html" || ext == ".htm") {
				documents = append(documents, path)
			}
			return nil
		})
		if err != nil {
			return nil, nil, err
		}
	}
	return documents, sources, nil
}

// remake says how to render a fragment again; words are those of its first tag.
func remake(words []string) string {
	if document, _, block := strings.Cut(words[0], "#"); block {
		return "regenerate the document: statepoint embed " + document + " -o FILE"
	}
	return "replace it with the output of: statepoint embed " + strings.Join(words, " ")
}

// again renders a fragment of a document again, by the words of its first tag.
func again(document string, words []string, sources map[string][]string, render Maker) (string,
	error) {
	if len(words) == 0 {
		return "", fmt.Errorf("a fragment does not name its source")
	}
	name, number, isBlock := strings.Cut(words[0], "#")
	file, err := sourceOf(document, name, sources[name])
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	text := source.NewText(file, string(data))
	if !isBlock {
		return render(text, nil, words[1:])
	}
	blocks := Blocks(text.Data)
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(blocks) {
		return "", fmt.Errorf("%s has no block %s", file, number)
	}
	return render(text, &blocks[n-1], words[1:])
}

// sourceOf chooses among files of one name: the one beside the document, or the only one.
func sourceOf(document, name string, files []string) (string, error) {
	files = slices.DeleteFunc(slices.Clone(files), func(f string) bool { return f == document })
	for _, f := range files {
		if filepath.Dir(f) == filepath.Dir(document) {
			return f, nil
		}
	}
	switch len(files) {
	case 0:
		return "", fmt.Errorf(
			"%s, the source of the fragment, does not exist; name its folder, too", name)
	case 1:
		return files[0], nil
	}
	return "", fmt.Errorf("there are several files %s: %s", name, strings.Join(files, ", "))
}
