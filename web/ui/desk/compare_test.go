package desk

import (
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Changes of figures have signs; frame sizes are given as old → new.
func TestFigureChanges(t *testing.T) {
	a := report.Figures{Relocates: 3, StackMapBytes: 100, FrameBytes: 24, Polls: 1}
	b := report.Figures{Relocates: 2, StackMapBytes: 76, FrameBytes: 16, Polls: 3}
	if got := strings.Join(figureChanges(&a, &b), " · "); got !=
		"+2 polls · −1 relocate · −24 map bytes · frame 24 → 16" {
		t.Error(got)
	}
	if got := figureChanges(&a, &a); len(got) != 0 {
		t.Error(got)
	}
}

// While a result is kept, the output panes request comparisons with it; the others do not.
func TestKeptIsComparedWith(t *testing.T) {
	p := testPanes()
	if p.Compare.compares(panes.Asm) || p.Compare.Says() != "" {
		t.Error("compared with nothing")
	}
	p.Compare.kept, p.Compare.title = &report.Request{Source: "kept"}, "“a”"
	for pane := range panes.Count {
		if got := p.Compare.compares(pane); got != (pane != panes.Source) {
			t.Errorf("%s: %v", pane.Title(), got)
		}
	}
	p.Compare.figures = p.input.ws.Good.Figures
	if got := p.Compare.Says(); got != "the same figures, against “a”" {
		t.Error(got)
	}
	if got := p.Compare.Sides(panes.Asm); got != "x86-64 of “a”, as kept → x86-64, as now" {
		t.Error(got)
	}
	p.Compare.modules = []string{report.StageParse, report.StagePlace}
	key, _ := p.input.ws.Module()
	p.Compare.figures.Polls = 1
	if got := p.Compare.Sides(panes.Module); got != "IR with polls of “a”, as kept → "+
		moduleTitle(key, &p.input.ws.Good.Figures)+", as now" {
		t.Error(got)
	}
	if got := moduleTitle(report.StagePlace, &report.Figures{}); got != "IR without polls" {
		t.Error(got)
	}
	p.Compare.title, p.Compare.figures = anyKept, p.input.ws.Good.Figures
	if got := p.Compare.Sides(panes.Asm); got != "x86-64, as kept → x86-64, as now" {
		t.Error(got)
	}
	p.input.ws.Latest = &report.Report{}
	if got := p.Compare.Says(); got != "The text does not compile, so the output of an earlier "+
		"text is compared: the same figures, against what was kept" {
		t.Error(got)
	}
	p.Tabs.open[panes.Asm] = 1
	if p.Compare.compares(panes.Asm) {
		t.Error("another view is compared")
	}
}

// What a flag changes is compared with the result before it: until the flags are as before, or
// something else is changed.
func TestTriedFlags(t *testing.T) {
	p := testPanes()
	ws := p.input.ws
	ws.Question.Source = "text"
	p.Compare.Try()
	if p.Compare.Kept() {
		t.Error("compared with itself")
	}
	ws.Question.Options.PassFlags = []string{"-spp-no-entry"}
	if got := p.Compare.Says(); got != "the same figures, against the result before" {
		t.Error(got)
	}
	if got := p.Compare.Sides(panes.Asm); got != "x86-64, before → x86-64, as now" {
		t.Error(got)
	}
	ws.Question.Options.Syntax = "intel"
	if p.Compare.Kept() {
		t.Error("compared in another syntax")
	}
	ws.Question.Options.Syntax, ws.Question.Source = "", "another"
	if p.Compare.Kept() {
		t.Error("compared with another text")
	}
	ws.Question.Source, ws.Question.Options.PassFlags = "text", nil
	p.Compare.Toggle()
	ws.Question.Source = "another"
	if !p.Compare.Kept() {
		t.Error("what the reader keeps is dropped")
	}
}
