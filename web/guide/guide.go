package guide

import (
	"bytes"
	_ "embed"
	"html/template"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"

	"statepoint/web/check"
)

var (
	//go:embed LESSON.md
	lesson string
	//go:embed EMBED.md
	embedding string
	//go:embed page.html
	pageText string
)

// Frame is what a site adds to each page: its content security policy, icon and style sheets.
type Frame struct {
	Policy, Icon string
	Styles       []string
}

// Page is a file of the site.
type Page struct {
	Name, Title string
	HTML        []byte
}

// sources are the pages as Markdown.
var sources = []struct{ name, title, text string }{
	{"write-a-lesson.html", "Write a lesson", lesson},
	{"embedding.html", "Embed", embedding},
}

// Pages makes the pages.
func Pages(f Frame) ([]Page, error) {
	t, err := template.New("").Parse(pageText)
	if err != nil {
		return nil, err
	}
	all := make([]Page, len(sources))
	for i, s := range sources {
		all[i] = Page{Name: s.name, Title: s.title}
	}
	for i, s := range sources {
		html, err := render(strings.Replace(s.text, "<!-- reference -->\n", reference(), 1))
		if err != nil {
			return nil, err
		}
		var b bytes.Buffer
		if err := t.Execute(&b, struct {
			Frame  Frame
			Title  string
			Others []Page
			HTML   template.HTML
		}{f, s.title, append(all[:i:i], all[i+1:]...), template.HTML(html)}); err != nil {
			return nil, err
		}
		all[i].HTML = b.Bytes()
	}
	return all, nil
}

// reference is package check's as Markdown: examples of one line as a table.
func reference() string {
	var b strings.Builder
	for _, s := range check.Sections() {
		b.WriteString("## " + s.Title + "\n\n" + s.Before + "\n")
		table := false
		for _, e := range s.Entries {
			if strings.Contains(e.Example, "\n") {
				b.WriteString("\n    " + strings.ReplaceAll(e.Example, "\n", "\n    ") + "\n\n" +
					strings.ToUpper(e.Says[:1]) + e.Says[1:] + ".\n")
				continue
			}
			if !table {
				b.WriteString("| example | meaning |\n|---|---|\n")
				table = true
			}
			b.WriteString("| `" + strings.ReplaceAll(e.Example, "|", "\\|") + "` | " + e.Says +
				" |\n")
		}
		b.WriteString("\n" + s.After + "\n")
	}
	return b.String()
}

// wide are tables, which scroll in a narrow window, and are reached by the keyboard.
var wide = regexp.MustCompile(`(?s)<table>.*?</table>`)

func render(text string) (string, error) {
	markdown := goldmark.New(goldmark.WithExtensions(extension.Table),
		goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	var b bytes.Buffer
	if err := markdown.Convert([]byte(text), &b); err != nil {
		return "", err
	}
	html := strings.ReplaceAll(b.String(), "<pre>", `<pre tabindex="0">`)
	return wide.ReplaceAllString(html,
		`<div class="wide" tabindex="0" role="group" aria-label="Table">$0</div>`), nil
}
