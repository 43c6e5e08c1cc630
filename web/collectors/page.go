package collectors

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"statepoint/core/options"
	"statepoint/static/examples"
	"statepoint/web/report"
	"statepoint/web/ui/link"
)

// Run compiles a request, as panes.Run does.
type Run func(context.Context, *report.Request) *report.Report

// shown is the function whose code the page shows.
const shown = "push"

//go:embed page.html
var pageText string

// head is what a site adds to each of its pages.
type head struct {
	Policy, Icon  string
	Styles        []string
	Collectors    []column
	Matrix        []row
	SharedProgram string
	Switches      []options.SwitchOf
}

// column is a collector with the compiled form of its program.
type column struct {
	*Collector
	// Link opens the explorer with its program and switches, SeeLink a larger example; "" if there
	// is none.
	Link, SeeLink, SeeTitle string
	// Needs are the features it needs, and Useful those that it could use.
	Needs, Useful []Feature
	// IR is the shown function after the strategy's lowering, and Assembly its code.
	IR       []line
	Assembly string
	// Table has the rows of the table of roots, "" if there is none.
	Table string
}

// line is a line of IR.
type line struct {
	Text string
	// Added is set if the strategy wrote it.
	Added bool
}

// row is a feature with its needs as marks.
type row struct {
	Feature
	Cells []cell
}

// cell says how a collector needs a feature.
type cell struct{ Mark, Says, Class string }

var cells = [...]cell{No: {"", "no", "no"}, Useful: {"○", "could use it", "useful"},
	Needed: {"●", "needs it", "needs"}}

// Mark is the page's mark for whether LLVM 2.8 had it.
func (h Had) Mark() string { return [...]string{Head: "", Yes: "yes", Not: "no"}[h] }

// Page is the page of collectors as HTML. policy is the site's content security policy; icon and
// styles are addresses beside the page. The error names the program that does not compile.
func Page(ctx context.Context, run Run, policy, icon string, styles ...string) ([]byte, error) {
	t, err := template.New("collectors").Parse(pageText)
	if err != nil {
		return nil, err
	}
	h := head{Policy: policy, Icon: icon, Styles: styles, SharedProgram: shared(),
		Switches: options.Switches}
	for i := range All {
		c, err := compiled(ctx, run, i)
		if err != nil {
			return nil, err
		}
		h.Collectors = append(h.Collectors, *c)
	}
	for _, f := range Matrix {
		r := row{Feature: f}
		for _, n := range f.Needs {
			r.Cells = append(r.Cells, cells[n])
		}
		h.Matrix = append(h.Matrix, r)
	}
	var b bytes.Buffer
	if err := t.Execute(&b, h); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// Request is the request that compiles a collector's program.
func (c *Collector) Request() *report.Request {
	return &report.Request{FileName: c.ID + ".ll", Source: c.Source(),
		Options: report.Options{PassFlags: []string{"-strategy=" + c.Spec()}}}
}

func compiled(ctx context.Context, run Run, n int) (*column, error) {
	c := &All[n]
	req := c.Request()
	rep := run(ctx, req)
	if rep == nil || !rep.OK {
		return nil, fmt.Errorf("collectors: the program of %s does not compile", c.ID)
	}
	state := link.State{Source: req.Source, Options: req.Options}
	out := &column{Collector: c, Link: "./#" + state.Fragment(), Table: rep.StackMap.Text}
	for _, f := range Matrix {
		switch f.Needs[n] {
		case Needed:
			out.Needs = append(out.Needs, f)
		case Useful:
			out.Useful = append(out.Useful, f)
		}
	}
	if c.See != "" {
		if err := out.see(c.See); err != nil {
			return nil, err
		}
	}
	if modules := modulesOf(rep); len(modules) > 0 {
		before := function(modules[0], "@"+shown+"(", "\n}\n")
		after := function(modules[len(modules)-1], "@"+shown+"(", "\n}\n")
		out.IR = added(before, after)
	}
	out.Assembly = strings.Join(function(rep.Asm.Text, shown+":", "\n\n"), "\n")
	return out, nil
}

// see makes the link to an example.
func (c *column) see(name string) error {
	all, err := examples.All()
	if err != nil {
		return err
	}
	for _, e := range all {
		if e.Name == name {
			state := link.State{Source: e.Source, Name: e.Name}
			c.SeeLink, c.SeeTitle = "./#"+state.Fragment(), e.Title
			return nil
		}
	}
	return fmt.Errorf("collectors: no example %s", name)
}

// modulesOf are the texts of the modules after each stage.
func modulesOf(r *report.Report) (texts []string) {
	for _, s := range r.Stages {
		if s.Doc != nil {
			texts = append(texts, s.Doc.Text)
		}
	}
	return texts
}

// function returns the lines of a function, from its head to its end.
func function(text, head, end string) []string {
	at := strings.Index(text, head)
	if at < 0 {
		return nil
	}
	text = text[strings.LastIndexByte(text[:at], '\n')+1:]
	if i := strings.Index(text, end); i >= 0 {
		text = text[:i] + strings.TrimRight(end, "\n")
	}
	return strings.Split(text, "\n")
}

// added marks the lines that are not in a longest common subsequence of both texts.
func added(before, after []string) []line {
	common := make([][]int, len(before)+1)
	for i := range common {
		common[i] = make([]int, len(after)+1)
	}
	for i := range slices.Backward(before) {
		for j := range slices.Backward(after) {
			if before[i] == after[j] {
				common[i][j] = common[i+1][j+1] + 1
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	lines := make([]line, 0, len(after))
	i := 0
	for j, text := range after {
		for i < len(before) && before[i] != text && common[i+1][j] >= common[i][j+1] {
			i++
		}
		same := i < len(before) && before[i] == text
		if same {
			i++
		}
		lines = append(lines, line{text, !same})
	}
	return lines
}
