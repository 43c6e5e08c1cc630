package edition

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"

	"statepoint/static/examples"
	"statepoint/web/report"
	"statepoint/web/ui/link"
)

// Run compiles a request, as panes.Run does.
type Run func(context.Context, *report.Request) *report.Report

// Frame is what a site puts on each of its pages: its content security policy, and the addresses of
// icon and style sheets.
type Frame struct {
	Policy, Icon string
	Styles       []string
}

var (
	//go:embed statepoints.md
	text string
	//go:embed page.html
	pageText string
)

// section is an entry of the contents.
type section struct{ ID, Title string }

// part is some prose, and the example after it; nil for none.
type part struct {
	Prose   template.HTML
	Example *shown
}

// shown is an example as the page shows it.
type shown struct {
	Title, About, Source string
	// Becomes is the module after the stage that the rewritten pane shows; "" if it is not shown.
	Becomes    string
	Link       string
	Attributes []template.HTMLAttr
}

// attributes are those of the element that a line of the text may have.
var attributes = []string{"panes", "view", "stage", "step", "select"}

var heading = regexp.MustCompile(`<h2 id="([^"]+)">(.*)</h2>`)

// Page is the page as HTML. The error names the example that is not there or does not compile.
func Page(ctx context.Context, run Run, f Frame) ([]byte, error) {
	t, err := template.New("edition").Parse(pageText)
	if err != nil {
		return nil, err
	}
	data := struct {
		Frame
		Title    string
		Sections []section
		Parts    []part
	}{Frame: f}
	first, rest, _ := strings.Cut(text, "\n")
	data.Title = strings.TrimPrefix(first, "# ")
	all, err := examples.All()
	if err != nil {
		return nil, err
	}
	markdown := goldmark.New(goldmark.WithParserOptions(parser.WithAutoHeadingID()),
		goldmark.WithRendererOptions(html.WithUnsafe())) // the text is ours, and tables makes HTML
	// The ids of headings are those of one document, which the pieces are not.
	pieces := strings.Split(rest, "\n@example ")
	for i, piece := range pieces {
		p := part{}
		if i > 0 {
			line, behind, _ := strings.Cut(piece, "\n")
			piece = behind
			if data.Parts[i-1].Example, err = example(ctx, run, all, line); err != nil {
				return nil, err
			}
		}
		if piece, err = tables(markdown, piece); err != nil {
			return nil, err
		}
		var b bytes.Buffer
		if err := markdown.Convert([]byte(piece), &b); err != nil {
			return nil, err
		}
		p.Prose = template.HTML(b.String())
		for _, m := range heading.FindAllStringSubmatch(b.String(), -1) {
			data.Sections = append(data.Sections, section{m[1], m[2]})
		}
		data.Parts = append(data.Parts, p)
	}
	var out bytes.Buffer
	err = t.Execute(&out, data)
	return out.Bytes(), err
}

// example is what a line of the text stands for.
func example(ctx context.Context, run Run, all []examples.Example, line string) (*shown, error) {
	words := strings.Fields(line)
	i := slices.IndexFunc(all, func(e examples.Example) bool { return e.Name == words[0] })
	if i < 0 {
		return nil, fmt.Errorf("there is no example %s", words[0])
	}
	e := &all[i]
	out := &shown{Title: e.Title, About: e.About, Source: e.Source,
		Link: "./#" + (&link.State{Source: e.Source, Name: e.Name}).Fragment()}
	given := map[string]string{}
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		if !slices.Contains(attributes, name) {
			return nil, fmt.Errorf("%s: the element has no attribute %s", words[0], name)
		}
		given[name] = value
		out.Attributes = append(out.Attributes, template.HTMLAttr(
			fmt.Sprintf(`%s="%s"`, name, template.HTMLEscapeString(value))))
	}
	rep := run(ctx, &report.Request{FileName: e.Name + ".ll", Source: e.Source})
	if rep == nil || !rep.OK {
		return nil, fmt.Errorf("the example %s does not compile", e.Name)
	}
	if !strings.Contains(given["panes"], "rewritten") {
		return out, nil
	}
	for i := range rep.Stages {
		if s := &rep.Stages[i]; s.Doc != nil && (given["stage"] == "" || given["stage"] == s.Key) {
			out.Becomes = s.Doc.Text
		}
	}
	return out, nil
}
