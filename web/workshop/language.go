package workshop

import (
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"maps"
	"path"
	"slices"
	"strings"
)

//go:embed languages/*.txt
var languageFiles embed.FS

// language has the texts of pages and scripts in a language. That of English is empty: its texts
// are the keys.
type language struct {
	code  string // "de"
	texts map[string]string
}

// names are the languages in their own words.
var names = map[string]string{"en": "English", "de": "Deutsch"}

// languages are English and those that have a file, by code.
func languages() ([]*language, error) {
	all := []*language{{code: "en"}}
	files, err := languageFiles.ReadDir("languages")
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		text, err := languageFiles.ReadFile(path.Join("languages", f.Name()))
		if err != nil {
			return nil, err
		}
		l := &language{code: strings.TrimSuffix(f.Name(), ".txt")}
		if l.texts, err = readLanguage(string(text)); err != nil {
			return nil, fmt.Errorf("%s:%w", f.Name(), err)
		}
		all = append(all, l)
	}
	return all, nil
}

// readLanguage reads a file: entries of a line with a text in English, and an indented one with the
// translation, between blank lines. A line that begins with a semicolon is a comment.
func readLanguage(text string) (map[string]string, error) {
	texts, key := map[string]string{}, ""
	for i, line := range strings.Split(text, "\n") {
		translated, indented := strings.CutPrefix(line, "  ")
		_, twice := texts[line]
		switch {
		case line == "" || line[0] == ';':
			if key != "" {
				return nil, fmt.Errorf("%d: no translation of %q", i, key)
			}
		case indented && key != "":
			if strings.Count(key, "{}") != strings.Count(translated, "{}") {
				return nil, fmt.Errorf("%d: %q has another number of {}", i+1, key)
			}
			texts[key], key = translated, ""
		case indented || key != "":
			return nil, fmt.Errorf("%d: expected a text in English and an indented translation",
				i+1)
		case twice:
			return nil, fmt.Errorf("%d: %q is translated twice", i+1, line)
		default:
			key = line
		}
	}
	return texts, nil
}

// say returns a text in the language, with values for {}, in order. The text may have markup, the
// values are escaped.
func (l *language) say(text string, values ...any) template.HTML {
	said, ok := l.texts[text]
	if !ok {
		said = text
	}
	for _, v := range values {
		escaped, isHTML := v.(template.HTML)
		if !isHTML {
			escaped = template.HTML(template.HTMLEscapeString(fmt.Sprint(v)))
		}
		said = strings.Replace(said, "{}", string(escaped), 1)
	}
	return template.HTML(said)
}

// file is the name of a page in the language: left-behind.de.html.
func (l *language) file(page string) string {
	if l.code == "en" {
		return page
	}
	return strings.TrimSuffix(page, ".html") + "." + l.code + ".html"
}

// table has the texts of scripts, for a page in another language than English.
func (l *language) table() (template.JS, error) {
	of := map[string]string{}
	for _, key := range slices.Sorted(maps.Keys(l.texts)) {
		of[key] = l.texts[key]
	}
	b, err := json.Marshal(of) // escapes < and >, so no tag ends in it
	return template.JS(b), err
}
