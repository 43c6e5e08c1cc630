package edition

import (
	"bytes"
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/parser"
)

// section is an entry of the contents, with those below it.
type section struct {
	ID, Title string
	Below     []section
}

// writer renders the prose of one document as HTML, piece by piece.
type writer struct {
	markdown goldmark.Markdown
	ids      parser.Context // has the ids assigned so far
	sections []section
}

var (
	heading = regexp.MustCompile(`<h([23]) id="([^"]+)">(.*)</h[23]>`)
	tag     = regexp.MustCompile(`<[^>]*>`)
)

// prose renders a piece, and adds its headings, which become links to themselves, to the contents.
func (w *writer) prose(text string) (string, error) {
	text, err := tables(w.markdown, text)
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	if err := w.markdown.Convert([]byte(text), &b, parser.WithContext(w.ids)); err != nil {
		return "", err
	}
	out := b.String()
	for _, m := range heading.FindAllStringSubmatch(out, -1) {
		s := section{ID: m[2], Title: html.UnescapeString(tag.ReplaceAllString(m[3], ""))}
		if m[1] == "2" {
			w.sections = append(w.sections, s)
		} else {
			last := &w.sections[len(w.sections)-1]
			last.Below = append(last.Below, s)
		}
	}
	out = heading.ReplaceAllString(out, `<h$1 id="$2"><a href="#$2">$3</a></h$1>`)
	// A listing wider or longer than its box also scrolls by keyboard.
	return strings.ReplaceAll(out, "<pre><code", `<pre tabindex="0"><code`), nil
}
