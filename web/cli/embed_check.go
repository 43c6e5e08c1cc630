package cli

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
	"statepoint/web/embed"
)

// checkFragments makes every fragment in the documents of a folder again, and says which differ
// from those in the documents. Their sources are in the folder as well, or in others.
func (c *cli) checkFragments(dir string, others []string) error {
	sources := map[string][]string{} // files by their names without folders
	var documents []string
	for i, root := range append([]string{dir}, others...) {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			if ext := strings.ToLower(filepath.Ext(path)); ext == ".ll" || isMarkdown(path) {
				sources[filepath.Base(path)] = append(sources[filepath.Base(path)], path)
			}
			if ext := strings.ToLower(filepath.Ext(path)); i == 0 && (isMarkdown(path) ||
				ext == ".html" || ext == ".htm") {
				documents = append(documents, path)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	count := 0
	var stale []error
	for _, document := range documents {
		data, err := os.ReadFile(document)
		if err != nil {
			return err
		}
		for _, f := range embed.Find(string(data)) {
			count++
			html, err := c.again(document, f.Words, sources)
			switch {
			case err != nil:
				stale = append(stale, fmt.Errorf("%s:%d: %w", document, f.Line, err))
			case html != f.Text:
				stale = append(stale, fmt.Errorf("%s:%d: the fragment of %s is stale: its source "+
					"has changed, or what this version makes of it; %s", document, f.Line,
					f.Words[0], remake(f.Words)))
			}
		}
	}
	c.told.lists = nil // of sources that the documents may well be about
	if count == 0 {
		return fmt.Errorf("%s: no document there has a fragment", dir)
	}
	if len(stale) == 0 {
		fmt.Fprintf(c.stdout, "up to date: %s in %s\n", source.Count(count, "fragment"),
			source.Count(len(documents), "document"))
	}
	return errors.Join(stale...)
}

// remake says how to make a fragment anew, which has some words in its first tag.
func remake(words []string) string {
	if document, _, block := strings.Cut(words[0], "#"); block {
		return "make the document anew: statepoint embed " + document + " -o FILE"
	}
	return "put in its place what this prints: statepoint embed " + strings.Join(words, " ")
}

// again makes a fragment of a document once more, by the words that it has in its first tag.
func (c *cli) again(document string, words []string, sources map[string][]string) (string, error) {
	if len(words) == 0 {
		return "", fmt.Errorf("a fragment does not say what it is made of")
	}
	name, number, isBlock := strings.Cut(words[0], "#")
	file, err := sourceOf(document, name, sources[name])
	if err != nil {
		return "", err
	}
	o, err := c.flags("", fragmentOptions, words[1:])
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if !isBlock {
		return c.fragment(o, o, source.NewText(file, string(data)), nil)
	}
	text := source.NewText(file, string(data))
	blocks := embed.Blocks(text.Data)
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(blocks) {
		return "", fmt.Errorf("%s has no block %s", file, number)
	}
	return c.fillBlock(o, text, n-1, &blocks[n-1])
}

// sourceOf chooses among the files of a name: the one beside the document, or the only one.
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
			"%s, of which the fragment is made, is not there; name its folder, too", name)
	case 1:
		return files[0], nil
	}
	return "", fmt.Errorf("there are several files %s: %s", name, strings.Join(files, ", "))
}
