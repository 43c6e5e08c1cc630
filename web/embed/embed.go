package embed

import (
	"context"
	"errors"
	"fmt"
	"html"
	"slices"
	"strings"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Choice selects what a document shows of a compilation.
type Choice struct {
	// Panes are some of "ir", "rewritten", "asm" and "map", in any order; none means all four.
	Panes []string
	// Theme is "light" or "dark"; empty takes that of the document.
	Theme string
	// Assets is the address of the folder with the files of [draw.Assets]; empty puts style and
	// script into the fragment.
	Assets string
	// Stage is the key of the stage whose module is shown; empty for the last that has one.
	Stage string
	// View is "compact", "diff", "liveness" or "cfg", instead of the module; or "frame" or
	// "records", which are then unfolded; or "run", a text below the panes.
	View string
	// Select is the name of the value that is lit initially.
	Select string
}

// insteadOfModule are the views that replace the module by another text.
var insteadOfModule = map[string]string{report.ViewCompact: "Compact IR", report.ViewDiff: "Diff",
	report.ViewLiveness: "Liveness"}

// Content compiles a request and selects from the result. Its error is about the choice; errors in
// the text are in the report.
func Content(ctx context.Context, req *report.Request, c *Choice) (*draw.Content, error) {
	for _, p := range c.Panes {
		if !slices.Contains(draw.PaneNames, p) {
			return nil, fmt.Errorf("unknown pane %q; the panes are %s", p,
				strings.Join(draw.PaneNames, ", "))
		}
	}
	if c.Theme != "" && c.Theme != "light" && c.Theme != "dark" {
		return nil, fmt.Errorf("unknown theme %q; the themes are light and dark", c.Theme)
	}
	e := &engine.Engine{}
	if r := e.Run(ctx, req); !r.OK {
		return &draw.Content{Report: r}, nil
	}
	out := e.Content()
	out.Panes, out.Theme, out.Assets, out.Select = c.Panes, c.Theme, c.Assets, c.Select
	if c.Select != "" && out.Selected() == 0 {
		return nil, fmt.Errorf("no value %s to select", c.Select)
	}
	stage := c.Stage
	var keys []string
	for i := range out.Report.Stages {
		if s := &out.Report.Stages[i]; s.Doc != nil {
			keys = append(keys, s.Key)
			if s.Key == c.Stage || c.Stage == "" {
				out.Module, out.ModuleTitle, stage = s.Doc, "After "+s.Title+".", s.Key
			}
		}
	}
	if !slices.Contains(keys, stage) {
		return nil, fmt.Errorf("no module after the stage %q; there are %s", stage,
			strings.Join(keys, ", "))
	}
	switch title := insteadOfModule[c.View]; {
	case title != "":
		a := e.View(ctx, &report.ViewRequest{View: c.View, Stage: stage, Of: e.Keep(req)})
		if a.Trouble != "" {
			return nil, errors.New(a.Trouble)
		}
		out.Module, out.ModuleName = a.Doc, title
	case c.View == report.ViewCFG:
		if err := graphs(ctx, e, req, stage, out); err != nil {
			return nil, err
		}
	case c.View == viewRun:
		if err := trace(ctx, e, req, out); err != nil {
			return nil, err
		}
	case c.View == report.ViewFrame || c.View == report.ViewRecords:
		out.Open = c.View
	case c.View != "":
		return nil, fmt.Errorf("unknown view %q; the views of a fragment are compact, diff, "+
			"liveness, cfg, frame, records and run", c.View)
	}
	return out, nil
}

// Fragment renders a content as HTML that names its source: a file and options.
func Fragment(c *draw.Content, name string, options []string) (string, error) {
	c.From = strings.Join(append([]string{quoted(name)}, options...), " ")
	return draw.Fragment(c)
}

// quoted quotes a word of a command line.
func quoted(word string) string {
	if word == "" || strings.ContainsAny(word, " \"") {
		return `"` + strings.ReplaceAll(word, `"`, `\"`) + `"`
	}
	return word
}

// Option writes an option for the first tag of a fragment.
func Option(name, value string) string { return quoted("-" + name + "=" + value) }

// Found is a fragment in a document.
type Found struct {
	// Start and End are its byte range, Line is its first line.
	Start, End, Line int
	// Words are the name of its source, and the options.
	Words []string
	// Text is the fragment as rendered: without the prefixes of lists and quotations, and with its
	// own line ends.
	Text string
}

const (
	head = "<section class=\"sp-page\" data-statepoint=\""
	foot = "</section>"
)

// Find finds the fragments of a document.
func Find(document string) []Found {
	var out []Found
	for at := 0; ; {
		i := strings.Index(document[at:], head)
		if i < 0 {
			return out
		}
		start := at + i
		end := footOf(document, start)
		from, _, ok := strings.Cut(document[start+len(head):], "\"")
		if !ok || end < 0 {
			return out
		}
		line := strings.LastIndexByte(document[:start], '\n') + 1
		text := strings.ReplaceAll(document[start:end], "\r\n", "\n")
		before := "\n" + indent(document[line:start])
		if strings.Count(text, "\n") == strings.Count(text, before) {
			text = strings.ReplaceAll(text, before, "\n")
		}
		out = append(out, Found{Start: start, End: end, Line: 1 + strings.Count(document[:line],
			"\n"), Words: words(html.UnescapeString(from)), Text: text + "\n"})
		at = end
	}
}

// footOf is the end of the fragment that begins at an offset, -1 if it has none: after a last tag
// with nothing after it in its line.
func footOf(document string, start int) int {
	for at := start; ; {
		i := strings.Index(document[at:], foot)
		if i < 0 {
			return -1
		}
		at += i + len(foot)
		if rest, _, _ := strings.Cut(document[at:], "\n"); strings.Trim(rest, "\r") == "" {
			return at
		}
	}
}

// indent is the prefix that keeps a further line in the list or quotation begun by before, the
// prefix of the first line.
func indent(before string) string {
	before = strings.Map(func(c rune) rune {
		if c == '>' || c == '\t' {
			return c
		}
		return ' '
	}, before)
	if strings.HasSuffix(before, ">") {
		before += " " // a quotation removes one
	}
	return before
}

// words splits a command line written by quoted.
func words(line string) []string {
	var out []string
	var b strings.Builder
	in, has := false, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && in && i+1 < len(line) && line[i+1] == '"':
			i++
			b.WriteByte('"')
		case c == '"':
			in, has = !in, true
		case c == ' ' && !in:
			if has {
				out = append(out, b.String())
			}
			b.Reset()
			has = false
		default:
			has = true
			b.WriteByte(c)
		}
	}
	if has {
		out = append(out, b.String())
	}
	return out
}
