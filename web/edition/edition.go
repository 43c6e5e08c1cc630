package edition

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"

	"statepoint/static/examples"
	"statepoint/web/report"
)

// Run compiles a request, as panes.Run does.
type Run func(context.Context, *report.Request) *report.Report

// Frame is what a site adds to each of its pages: its content security policy, and the addresses of
// icon and style sheets.
type Frame struct {
	Policy, Icon string
	Styles       []string
}

// Document is one of LLVM's documents, rewritten.
type Document struct {
	// Name is its file name in a site.
	Name string
	// Title heads it; Short is its name in the bar of every document.
	Title, Short string
	// About describes it in a sentence.
	About string

	text string
}

var (
	//go:embed statepoints.md
	statepoints string
	//go:embed garbage-collection.md
	garbageCollection string
	//go:embed page.html
	pageText string
)

// Documents are all documents, in the order of the bar.
var Documents = []Document{
	{Name: "statepoints.html", Title: "Statepoints", Short: "Statepoints",
		About: "LLVM's document on statepoints, rewritten with every example compiled.",
		text:  statepoints},
	{Name: "garbage-collection.html", Title: "Accurate garbage collection", Short: "gcroot",
		About: "LLVM 2.8's document on garbage collection, rewritten: roots, barriers, safe " +
			"points and tables, with every example compiled.",
		text: garbageCollection},
}

// part is a piece of prose, and the example after it; nil for none.
type part struct {
	Prose   template.HTML
	Example *shown
}

// page is the template's data.
type page struct {
	Frame
	*Document
	All      []Document
	Sections []section
	Parts    []part
}

// Page is a document as HTML. The error names the example that is missing or does not compile.
func Page(ctx context.Context, run Run, f Frame, d *Document) ([]byte, error) {
	t, err := template.New("edition").Parse(pageText)
	if err != nil {
		return nil, err
	}
	all, err := allExamples()
	if err != nil {
		return nil, err
	}
	p := page{Frame: f, Document: d, All: Documents}
	w := writer{markdown: goldmark.New(goldmark.WithParserOptions(parser.WithAutoHeadingID()),
		// The texts are ours, and tables makes HTML.
		goldmark.WithRendererOptions(html.WithUnsafe())), ids: parser.NewContext()}
	for i, piece := range strings.Split("\n"+d.text, "\n@example ") {
		if i > 0 {
			line, after, _ := strings.Cut(piece, "\n")
			piece = after
			if p.Parts[i-1].Example, err = example(ctx, run, all, line); err != nil {
				return nil, err
			}
		}
		if piece, err = insert(piece); err != nil {
			return nil, err
		}
		prose, err := w.prose(piece)
		if err != nil {
			return nil, err
		}
		p.Parts = append(p.Parts, part{Prose: template.HTML(prose)})
	}
	p.Sections = w.sections
	var out bytes.Buffer
	err = t.Execute(&out, p)
	return out.Bytes(), err
}

// insert replaces the lines @matrix and @strategy ID.
func insert(piece string) (string, error) {
	piece = strings.ReplaceAll(piece, "\n@matrix\n", "\n"+matrix())
	before, rest, ok := strings.Cut(piece, "\n@strategy ")
	if !ok {
		return piece, nil
	}
	id, after, _ := strings.Cut(rest, "\n")
	source, err := strategy(id)
	return before + "\n" + source + after, err
}

// Text is the document's Markdown.
func (d *Document) Text() string { return d.text }

// Examples are the examples that a document shows, in order. The error names a missing one.
func (d *Document) Examples() ([]Shown, error) {
	all, err := allExamples()
	if err != nil {
		return nil, err
	}
	var out []Shown
	for _, piece := range strings.Split("\n"+d.text, "\n@example ")[1:] {
		line, _, _ := strings.Cut(piece, "\n")
		s, err := parseLine(all, line)
		if err != nil {
			return nil, err
		}
		out = append(out, *s)
	}
	return out, nil
}

// allExamples are the examples of the explorer and of this package.
func allExamples() ([]examples.Example, error) {
	all, err := examples.All()
	if err != nil {
		return nil, err
	}
	entries, err := programs.ReadDir("programs")
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		text, err := programs.ReadFile("programs/" + entry.Name())
		if err != nil {
			return nil, err
		}
		e, err := examples.Parse(entry.Name(), string(text))
		if err != nil {
			return nil, fmt.Errorf("edition: %w", err)
		}
		all = append(all, e)
	}
	return all, nil
}
