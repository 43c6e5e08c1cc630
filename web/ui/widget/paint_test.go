package widget

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// painted is a browser's editor that shows parts of its text and records calls.
type painted struct {
	browser.Editor
	seen                   []browser.Viewport
	colours, tokens, lines []int32
	parts                  []int32
	columns, inlays        []int32
	held, updates, texts   int
}

func (p *painted) SetText(string, []string)     { p.texts++ }
func (p *painted) Viewport() []browser.Viewport { return p.seen }
func (p *painted) Hold()                        { p.held++ }
func (p *painted) Release()                     { p.held--; p.updates++ }

func (p *painted) ClearColours()                  {}
func (p *painted) SetColours(flat, parts []int32) { p.colours, p.parts = slices.Clone(flat), parts }
func (p *painted) SetTokens(flat, parts []int32)  { p.tokens = flat }
func (p *painted) SetColumns(flat []int32)        { p.columns = slices.Clone(flat) }
func (p *painted) SetDetails([]int32)             {}
func (p *painted) SetRails(_, _ []int32, _ string) {
}
func (p *painted) SetInlays(flat []int32) { p.inlays = slices.Clone(flat) }
func (p *painted) SetLines(flat []int32)  { p.lines = slices.Clone(flat) }

// Folded text is not painted, however much is on screen before and after it: neither its tokens nor
// its colours, columns, hints or line classes. Everything near either end is painted once.
func TestFoldedIsNotPainted(t *testing.T) {
	const line, lines = 32, 10_000
	d := &report.Doc{Text: strings.Repeat(strings.Repeat("x", line-1)+"\n", lines)}
	var tokens []report.Token
	for i := range int32(lines) {
		at := i * line
		d.Marks = append(d.Marks, report.Mark{Start: at, End: at + 4, ID: 1, Role: report.RoleUse})
		d.Columns = append(d.Columns, report.Column{Start: at, End: at + 4})
		d.Inlays = append(d.Inlays, report.Inlay{At: at})
		d.Lines = append(d.Lines, report.LineClass{Line: i + 1, Class: report.ClassNow})
		tokens = append(tokens, report.Token{Start: at, End: at + 4, Kind: report.TokenComment})
	}
	d.Tokens = report.PackTokens(tokens)
	index := report.NewIndex([]report.Link{{ID: 1, Category: report.CategoryBase}})
	top := browser.Viewport{From: 0, To: 40 * line, FromLine: 1, ToLine: 40}
	end := browser.Viewport{From: (lines - 20) * line, To: lines*line - 1, FromLine: lines - 19,
		ToLine: lines}
	const near = (40*line+marginBytes)/line + (20*line+marginBytes)/line

	w := &painted{seen: []browser.Viewport{top, end}}
	e := NewEditor(panes.Module, w)
	e.Show(d, index)
	for _, c := range []struct {
		what  string
		flat  []int32
		width int
		near  int
	}{{"colours", w.colours, 3, near}, {"words", w.tokens, 3, near},
		{"columns", w.columns, 3, near}, {"hints", w.inlays, 2, near},
		{"lines", w.lines, 2, 40 + 20 + 2*marginLines}} {
		if n := len(c.flat) / c.width; n < c.near-2 || n > c.near+4 {
			t.Errorf("%d %s, want about %d", n, c.what, c.near)
		}
		for i := c.width; i < len(c.flat); i += c.width {
			if c.flat[i] <= c.flat[i-c.width] {
				t.Fatalf("%s: %d behind %d", c.what, c.flat[i], c.flat[i-c.width])
			}
		}
		if last := c.flat[len(c.flat)-c.width]; last < (lines-1)*line && last != lines {
			t.Errorf("%s end at %d", c.what, last)
		}
	}
	if want := []int32{0, 40*line + marginBytes, (lines-20)*line - marginBytes,
		lines*line - 1}; !slices.Equal(w.parts, want) {
		t.Errorf("painted %v, want %v", w.parts, want)
	}

	// Parts that are near each other are merged.
	w.seen = []browser.Viewport{top, {From: 41*line + marginBytes, To: 80*line + marginBytes,
		FromLine: 980, ToLine: 1020}}
	e.Repaint()
	if want := []int32{0, 80*line + 2*marginBytes}; !slices.Equal(w.parts, want) {
		t.Errorf("painted %v, want %v", w.parts, want)
	}
	if w.held != 0 || w.updates != 1 {
		t.Errorf("held %d times, updated %d times", w.held, w.updates)
	}
}

// A text that is already shown is not sent to the widget again, unless its links have changed or
// another text was shown in between.
func TestShownOnce(t *testing.T) {
	d, other := &report.Doc{Text: "a\n", Gutter: []string{"1"}}, &report.Doc{Text: "b\n"}
	index, newer := report.NewIndex(nil), report.NewIndex(nil)
	w := &painted{}
	e := NewEditor(panes.Asm, w)
	show := func(d *report.Doc, index *report.Index, texts int) {
		t.Helper()
		if e.Show(d, index); w.texts != texts {
			t.Errorf("the widget has had %d texts, want %d", w.texts, texts)
		}
	}
	show(d, index, 1)
	show(d, index, 1)
	show(d, newer, 2)
	show(other, newer, 3)
	show(d, newer, 4)
	show(nil, newer, 5)
	show(d, newer, 6)
}

// read is a browser's editor in which the reader types.
type read struct {
	browser.Editor
	text  string
	edits []browser.Edit
	whole int // how often all of the text was read
}

func (r *read) SetText(text string, _ []string) { r.text = text }
func (r *read) Text() string                    { r.whole++; return r.text }
func (r *read) Edited() (browser.Edit, bool) {
	if len(r.edits) == 0 {
		return browser.Edit{}, false
	}
	e := r.edits[0]
	r.edits = r.edits[1:]
	return e, true
}

// Of a text that was read before, only what was typed since is read, whatever its characters.
func TestReadEdits(t *testing.T) {
	w := &read{}
	e := NewEditor(panes.Source, w)
	e.SetText("add i64 %n, 1\n", nil)
	if e.ReadText(); w.whole != 1 {
		t.Fatalf("the text was read %d times", w.whole)
	}
	for _, edit := range []struct {
		browser.Edit
		want string
		at   int32 // of the last character in the browser
	}{
		{browser.Edit{From: 12, To: 13, Text: "70"}, "add i64 %n, 70\n", 14},
		{browser.Edit{}, "add i64 %n, 70\n", 14},
		{browser.Edit{From: 0, To: 0, Text: "; é😀\n"}, "; é😀\nadd i64 %n, 70\n", 20},
		{browser.Edit{From: 3, To: 5, Text: "x"}, "; éx\nadd i64 %n, 70\n", 19},
		{browser.Edit{From: 2, To: 20, Text: ""}, "; ", 1},
	} {
		w.edits = append(w.edits, edit.Edit)
		if got := e.ReadText(); got != edit.want || w.whole != 1 {
			t.Errorf("%q, want %q; the text was read %d times", got, edit.want, w.whole)
		}
		if at := e.Offset(int32(len(edit.want) - 1)); at != edit.at {
			t.Errorf("%q ends at %d, want %d", edit.want, at, edit.at)
		}
	}
}

// The source is painted again only if there is something new to paint.
func TestSourceIsPaintedOnce(t *testing.T) {
	d := &report.Doc{Text: "x", Tokens: report.PackTokens([]report.Token{{Start: 0, End: 1}})}
	index := report.NewIndex(nil)
	w := &painted{seen: []browser.Viewport{{From: 0, To: 1, FromLine: 1, ToLine: 1}}}
	e := NewEditor(panes.Source, w)
	e.text, e.offsets = d.Text, NewOffsets(d.Text)
	shows := func() bool {
		w.tokens = nil
		e.SetWords(d)
		e.Show(d, index)
		return w.tokens != nil
	}
	first, again := shows(), shows()
	e.Forget()
	if typed := shows(); !first || again || !typed {
		t.Errorf("painted at first: %t, again: %t, after an edit: %t", first, again, typed)
	}
}
