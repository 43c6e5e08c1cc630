package widget

import (
	"slices"
	"sort"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// Editor is one pane's widget, static/editor/editor.js. The widget uses UTF-16 offsets; everything
// on this side is in bytes.
type Editor struct {
	pane    panes.Pane
	widget  browser.Editor
	offsets Offsets
	text    string
	// The text to show next, and its offsets; see prepare.
	next        string
	nextOffsets Offsets
	// The doc shown and the meaning of its marks; nil if they mean nothing.
	doc   *report.Doc
	index *report.Index
	// trail are the lines on the path of a finding, ascending.
	trail      []int32
	trailClass report.Class
	// The source of the tokens of the text shown; nil if the text was edited since.
	words *report.Doc
	drawn *report.Doc // words when they were painted last
	// The lit ranges, whether they are pinned, and whether the widget has only those near the
	// visible part.
	lit         []broker.Light
	pinned, cut bool
}

// SetText shows a text; labels, if not nil, replace the line numbers.
func (e *Editor) SetText(text string, labels []string) {
	if text != e.next {
		e.Prepare(text)
	}
	e.text, e.offsets = text, e.nextOffsets
	e.next, e.nextOffsets = "", Offsets{}
	e.widget.SetText(text, labels)
}

// Prepare does in advance what setText does before it calls the widget.
func (e *Editor) Prepare(text string) { e.next, e.nextOffsets = text, NewOffsets(text) }

// Hold defers all changes until Release, which shows them at once.
func (e *Editor) Hold() { e.widget.Hold() }

// Release shows all changes since Hold.
func (e *Editor) Release() { e.widget.Release() }

// ReadText returns the current text, including the reader's edits.
func (e *Editor) ReadText() string {
	edit, ok := e.widget.Edited()
	if !ok {
		if text := e.widget.Text(); text != e.text {
			e.text, e.offsets = text, NewOffsets(text)
		}
		return e.text
	}
	from, to := e.offsets.UTF8(edit.From), e.offsets.UTF8(edit.To)
	if e.text[from:to] != edit.Text {
		e.text = e.text[:from] + edit.Text + e.text[to:]
		e.offsets = e.offsets.edited(e.text, edit.Text)
	}
	return e.text
}

// Show shows a doc; the source pane keeps its text and only takes the marks.
func (e *Editor) Show(d *report.Doc, index *report.Index) {
	pane := e.pane
	if d != nil && d == e.doc && index == e.index && e.words == e.drawn {
		return // for example when another pane gets its answer; open folds stay open
	}
	switch {
	case d == nil && pane != panes.Source:
		e.SetText("", nil)
	case pane != panes.Source && (e.text != d.Text || d.Gutter != nil):
		e.SetText(ShownText(d), d.Gutter)
	}
	e.doc, e.index, e.cut = d, index, false
	if pane != panes.Source {
		e.words = d
	}
	e.paint()
	e.sendDetails()
}

// sendDetails sends what is folded at first. Only the assembly has such parts.
func (e *Editor) sendDetails() {
	if e.pane != panes.Asm {
		return
	}
	var flat []int32
	if e.doc != nil {
		for _, s := range e.doc.Details() {
			flat = append(flat, e.offsets.UTF16(s.Start), e.offsets.UTF16(s.End))
		}
	}
	e.widget.SetDetails(flat)
}

// ShownText is a doc's text without the end of its last line.
func ShownText(d *report.Doc) string { return strings.TrimSuffix(d.Text, "\n") }

// Margins of the painted part around the visible part.
const (
	marginBytes = 10_000
	marginLines = 250
)

// paint sends colours and classes of the lines on screen and well around them: a large module has a
// million coloured ranges. The widget requests more, with a "view" event, when the reader leaves
// the painted part.
func (e *Editor) paint() {
	e.drawn = e.words
	if e.doc == nil && e.words == nil {
		e.widget.SetLines(nil)
		e.widget.ClearColours()
		return
	}
	view := e.widget.Viewport()
	parts := e.around(view)
	ranges := make([]int32, 0, 2*len(parts))
	for _, p := range parts {
		ranges = append(ranges, e.offsets.UTF16(p.Start), e.offsets.UTF16(p.End))
	}
	e.paintTokens(parts, ranges)
	if e.doc == nil {
		e.widget.SetLines(nil)
		e.widget.SetColours(nil, ranges)
		return
	}
	var flat []int32
	for _, p := range parts {
		flat = e.colours(flat, p)
	}
	e.widget.SetColours(flat, ranges)
	if len(e.doc.Columns) > 0 {
		flat = flat[:0]
		for _, p := range parts {
			for _, c := range e.doc.ColumnsOf(p.Start, p.End) {
				flat = append(flat, e.offsets.UTF16(c.Start), e.offsets.UTF16(c.End), int32(c.Kind))
			}
		}
		e.widget.SetColumns(flat)
	}
	if len(e.doc.Inlays) > 0 {
		flat = flat[:0]
		for _, p := range parts {
			for _, l := range e.doc.InlaysOf(p.Start, p.End) {
				flat = append(flat, e.offsets.UTF16(l.At), int32(l.Kind))
			}
		}
		e.widget.SetInlays(flat)
	}
	if e.pane == panes.Module {
		e.paintReaders(parts)
	}
	flat = flat[:0]
	for _, p := range linesAround(view) {
		for _, l := range withTrail(e.doc.Lines, e.trail, e.trailClass, p.Start, p.End) {
			flat = append(flat, l.Line, int32(l.Class))
		}
	}
	e.widget.SetLines(flat)
}

// colours appends the coloured ranges of a part of the text.
func (e *Editor) colours(flat []int32, part report.Span) []int32 {
	marks := e.doc.Marks
	first := sort.Search(len(marks), func(i int) bool { return marks[i].Start >= part.Start })
	for _, m := range marks[first:] {
		if m.Start > part.End {
			break
		}
		if m.Role == report.RoleWhole || e.pane == panes.Map && m.Role != report.RoleBytes {
			continue
		}
		if l := e.index.Link(m.ID); l != nil && l.Category != report.CategoryNone {
			flat = append(flat, e.offsets.UTF16(m.Start), e.offsets.UTF16(m.End), int32(l.Category))
		}
	}
	return flat
}

// around returns the parts of the text, in bytes, to paint for the visible part. Most of the text
// between two of them may be folded away.
func (e *Editor) around(view []browser.Viewport) []report.Span {
	var parts []report.Span
	for _, v := range view {
		parts = reach(parts, e.offsets.UTF8(v.From)-marginBytes, e.offsets.UTF8(v.To)+marginBytes)
	}
	return parts
}

// linesAround returns the lines to paint.
func linesAround(view []browser.Viewport) []report.Span {
	var parts []report.Span
	for _, v := range view {
		parts = reach(parts, v.FromLine-marginLines, v.ToLine+marginLines)
	}
	return parts
}

// reach adds a part to parts, none of which begins after it, and merges it with the last if they
// meet.
func reach(parts []report.Span, from, to int32) []report.Span {
	if n := len(parts); n > 0 && from <= parts[n-1].End+1 {
		parts[n-1].End = max(parts[n-1].End, to)
		return parts
	}
	return append(parts, report.Span{Start: from, End: to})
}

// Repaint paints again after the reader has moved to another part of the text.
func (e *Editor) Repaint() {
	e.Hold() // each update has the browser lay out the pane
	defer e.Release()
	e.paint()
	if e.cut && e.doc != nil {
		e.sendLit()
	}
}

// paintTokens sends the tokens of parts of the text, given as ranges in the browser's offsets. If
// the text was edited since they were found, it sends none, and the widget keeps its tokens.
func (e *Editor) paintTokens(parts []report.Span, ranges []int32) {
	if e.words == nil || len(e.words.Tokens) == 0 {
		return
	}
	var flat []int32
	last := int32(-1)
	for _, p := range parts {
		e.words.Tokens.In(p.Start, p.End, func(t report.Token) bool {
			if t.Start < p.End && t.End > p.Start && t.Start > last {
				last = t.Start
				flat = append(flat, e.offsets.UTF16(t.Start), e.offsets.UTF16(t.End), int32(t.Kind))
			}
			return t.Start < p.End
		})
	}
	e.widget.SetTokens(flat, ranges)
}

// SetProblems marks the problems of a source in the text.
func (e *Editor) SetProblems(list []report.Diagnostic, source string) {
	severities := map[report.Severity]string{report.Error: "error", report.Warning: "warning",
		report.Note: "info"}
	out := make([]browser.Problem, 0, len(list))
	for i, d := range list {
		if d.Line == 0 {
			continue
		}
		problem := browser.Problem{
			From:     e.offsets.UTF16(d.Start),
			To:       e.offsets.UTF16(d.End),
			Severity: severities[d.Severity],
			Message:  strings.Join(append([]string{d.Message}, d.Details()...), "\n"),
			N:        i,
		}
		if source == e.text {
			problem.Meant = d.Suggestion
		}
		out = append(out, problem)
	}
	e.widget.SetProblems(out)
}

// TakeSuggestion applies the suggestion of the problem with the given number in the list.
func (e *Editor) TakeSuggestion(n int, meant string) { e.widget.TakeSuggestion(n, meant) }

// Retype replaces the text as one edit by the reader.
func (e *Editor) Retype(text string) { e.widget.Retype(text) }

// SetView sets the view to show next and whether its text is in the pane's own language, which
// determines colours and columns.
func (e *Editor) SetView(id string, own bool) { e.widget.SetView(id, own) }

// SetFolds folds parts of the text and unfolds what it folded before.
func (e *Editor) SetFolds(spans []report.Span) {
	flat := make([]int32, 0, 2*len(spans))
	for _, s := range spans {
		flat = append(flat, e.offsets.UTF16(s.Start), e.offsets.UTF16(s.End))
	}
	e.widget.SetFolds(flat)
}

// SetEmpty sets the placeholder of an empty pane.
func (e *Editor) SetEmpty(text string) { e.widget.SetEmpty(text) }

// SetStale sets whether the pane shows the output of an earlier text, or what is beside the text.
func (e *Editor) SetStale(stale bool) { e.widget.SetStale(stale) }

// Reveal scrolls a range into view and moves the focus to it.
func (e *Editor) Reveal(start, end int32, focus bool) {
	e.widget.Reveal(e.offsets.UTF16(start), e.offsets.UTF16(end), focus)
}

// RevealTop scrolls an offset to the top of the pane.
func (e *Editor) RevealTop(at int32) { e.widget.RevealTop(e.offsets.UTF16(at)) }

// ShowLit scrolls the nearest lit range into view. It prefers ranges of the pin with the given
// colour, and the selected item itself, or else one of the given category, to related items.
func (e *Editor) ShowLit(pin uint8, category report.Category) { e.widget.ShowLit(pin, category) }

// Elsewhere records that the reader went to other pins or to another function.
func (e *Editor) Elsewhere(shown bool) { e.widget.Elsewhere(shown) }

// Settle marks that everything is shown: new content scrolls to its position. at is the byte at
// which the reader's function begins, or -1.
func (e *Editor) Settle(pin uint8, category report.Category, at int32) {
	if at >= 0 {
		at = e.offsets.UTF16(at)
	}
	e.widget.Settle(pin, category, at)
}

// ToTop scrolls to the top of the text.
func (e *Editor) ToTop() { e.widget.ScrollToTop() }

// Focus moves the focus to the editor.
func (e *Editor) Focus() { e.widget.Focus() }

// Search opens the search.
func (e *Editor) Search() { e.widget.Search() }

// Measure makes the editor measure its size again.
func (e *Editor) Measure() { e.widget.Measure() }

// SetWrap sets whether long lines wrap.
func (e *Editor) SetWrap(on bool) { e.widget.SetWrap(on) }

// Offset returns the browser's offset of a byte.
func (e *Editor) Offset(at int32) int32 { return e.offsets.UTF16(at) }

// Caret returns the byte offset of the caret.
func (e *Editor) Caret() int32 { return e.offsets.UTF8(e.widget.Caret()) }

// NewEditor returns an editor that wraps the browser's.
func NewEditor(pane panes.Pane, widget browser.Editor) *Editor {
	return &Editor{pane: pane, widget: widget}
}

// Forget drops the meaning of the text's marks, for example when it is edited.
func (e *Editor) Forget() { e.doc, e.words = nil, nil }

// SetWords sets the source of the tokens of the text shown.
func (e *Editor) SetWords(d *report.Doc) { e.words = d }

// At returns the byte offset of a browser's offset.
func (e *Editor) At(offset int32) int32 { return e.offsets.UTF8(offset) }

// SetTrail marks lines, ascending, as being on the path of a finding or pin.
func (e *Editor) SetTrail(lines []int32, pinned bool) {
	class := report.ClassTrail
	if pinned {
		class = report.ClassWay
	}
	if slices.Equal(lines, e.trail) && (class == e.trailClass || len(lines) == 0) {
		return
	}
	e.trail, e.trailClass = lines, class
	e.paint()
}
