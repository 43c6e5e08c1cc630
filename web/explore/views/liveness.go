package views

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Columns of the liveness view, in characters, if their contents fit.
const (
	liveIndent    = 4
	widestValue   = 26
	widestBase    = 48
	widestNextUse = 120
)

// liveness is the view of liveness at each safepoint: every gc pointer with its base, why it is
// live, and what becomes of it; before that, for each function, the polls and the rules that
// omitted others. It shows the passes' own notes.
func Liveness(r *explore.Compilation, _ *report.ViewRequest) (*report.ViewAnswer, error) {
	if !slices.Contains(r.PassNames(), options.RewriteStatepoints) {
		return nil, errors.New("RewriteStatepointsForGC is switched off: nothing was analyzed")
	}
	if s := r.Stage(report.StageRewrite); s == nil || s.Doc == nil {
		return nil, errors.New("nothing was rewritten: " + r.NotLowered())
	}
	p, err := r.At(report.StageRewrite)
	if err != nil {
		return nil, err
	}
	w := &livenessWriter{sheet: sheet{links: p.Links()}, comp: r, stage: p}
	w.sheet.doc.Gutter = []string{}
	polls, safepoints := []pass.PollNote(nil), p.Why[report.StageRewrite].Safepoints
	if why := p.Why[report.StagePlace]; why != nil {
		polls = why.Polls
	}
	if slices.ContainsFunc(polls, func(n pass.PollNote) bool {
		return n.Reason == pass.NoPollBody
	}) {
		w.sheet.prose("; " + pass.NoPollBody.String())
		w.sheet.end(0)
	}
	if numbering := w.numbering(); numbering != "" {
		w.numbered = true
		w.sheet.prose(numbering)
		w.sheet.end(0)
	}
	live, again, total := 0, 0, len(safepoints)
	points, roots := 0, 0 // of functions that declare their roots
	for _, f := range p.Module.Funcs {
		if f.IsDeclaration() || f.GC == "" {
			continue
		}
		w.function(f)
		n := 0
		for len(polls) > 0 && polls[0].Func == f.ID() {
			if polls[0].Reason != pass.NoPollBody { // written once for all
				w.poll(&polls[0])
				n++
			}
			polls = polls[1:]
		}
		for len(safepoints) > 0 && safepoints[0].Func == f.ID() {
			w.safepoint(&safepoints[0])
			live += len(safepoints[0].Live)
			again += computedAgain(&safepoints[0])
			safepoints, n = safepoints[1:], n+1
		}
		given, listed := w.given(f)
		rooted, inTable := w.roots(f)
		n, live, total = n+given+rooted, live+listed, total+given
		points, roots = points+rooted, roots+inTable
		if n == 0 {
			w.sheet.prose("  no statepoint")
			w.sheet.end(0)
		}
	}
	remats := ""
	if again > 0 {
		remats = fmt.Sprintf(" (%d computed again instead of relocated)", again)
	}
	w.sheet.doc.Caption = fmt.Sprintf(
		"%s, %s live at them%s. Why each is live, and what becomes of it.",
		source.Count(total, "statepoint"), source.Count(live, "pointer"), remats)
	if points > 0 {
		w.sheet.doc.Caption = fmt.Sprintf(
			"%s, %s listed at them. Why each is live there, or is not.",
			source.Count(points, "safe point"), source.Count(roots, "root"))
	}
	if len(w.sheet.doc.Outline) == 0 {
		w.sheet.doc.Caption = "Nothing to show."
		w.sheet.prose("; no function defined here has a collection strategy")
		w.sheet.end(0)
	}
	return &report.ViewAnswer{Doc: w.sheet.finish()}, nil
}

// numbering says which text the instructions come from, if their numbers differ from the rewritten
// one.
func (w *livenessWriter) numbering() string {
	differ := slices.ContainsFunc(w.comp.Written().In, func(id provenance.ID) bool {
		return w.sheet.links.Get(id).After != ""
	})
	if w.stage.Before == nil || !differ {
		return ""
	}
	numbers := w.sheet.links.NumbersIn(w.stage.Before.Doc)
	for _, id := range w.comp.Written().In {
		if now, there := numbers.Of[id]; there &&
			now.Name != w.comp.Written().Of[id].Name {
			return "; instructions are numbered as before the rewrite; rw: as in the rewritten IR"
		}
	}
	return "; instructions are numbered as in the source; rw: as rewritten"
}

type livenessWriter struct {
	sheet sheet
	comp  *explore.Compilation
	stage *explore.Stage // the live values and their texts
	// numbered is set if numbers differ between the texts.
	numbered bool
	// rootLines counts the lines about roots.
	rootLines int
}

// function writes a function's heading.
func (w *livenessWriter) function(f *ir.Func) {
	if w.sheet.b.Len() > 0 {
		w.sheet.end(0)
	}
	at := int32(w.sheet.b.Len())
	w.sheet.thing(f.ID())
	end := int32(w.sheet.b.Len())
	w.sheet.doc.Outline = append(w.sheet.doc.Outline, report.Symbol{Kind: report.SymbolFunction,
		Start: at,
		End:   end, NameStart: at, NameEnd: end, Parent: -1})
	w.sheet.prose("  gc " + fmt.Sprintf("%q", f.GC))
	w.sheet.end(report.ClassHeader)
}

// poll writes why there is a poll at a site, or none.
func (w *livenessWriter) poll(n *pass.PollNote) {
	w.sheet.prose("  " + n.Reason.String())
	if n.At != 0 && (n.Reason <= pass.PollReturn || n.Reason == pass.NoPollCounted ||
		n.Reason == pass.NoPollOption || n.Reason == pass.NoPollCall) {
		w.sheet.prose(", before ")
		w.instr(n.At)
	}
	if n.Because != 0 {
		w.sheet.prose(", because of ")
		w.instr(n.Because)
	}
	w.sheet.end(0)
}

// instr writes an instruction's name, or its text if it has none.
func (w *livenessWriter) instr(id provenance.ID) {
	if l := w.sheet.links.Get(id); l != nil && l.Named {
		w.sheet.thing(id)
		return
	}
	w.instruction(id)
}

// instruction writes the text of an instruction. One that the stage created has the numbers of the
// rewritten text.
func (w *livenessWriter) instruction(id provenance.ID) {
	text := w.textOf(id)
	w.sheet.code(id, text)
	if w.numbered && w.stage.Before.Lines[id] == "" && numbersValues(text) {
		w.sheet.prose(" rw")
	}
}

// numbersValues reports whether an IR text has unnamed values.
func numbersValues(text string) bool {
	for i := range max(0, len(text)-1) {
		if text[i] == '%' && text[i+1] >= '0' && text[i+1] <= '9' {
			return true
		}
	}
	return false
}

// textOf returns an instruction's text, in one line of limited length: after the last stage, or, if
// that removed it, before it.
func (w *livenessWriter) textOf(id provenance.ID) string {
	text := ""
	if w.stage.Before != nil {
		text = w.stage.Before.Operation(id)
	}
	if text == "" {
		text = w.stage.Printed.Operation(id)
	}
	text, _, _ = strings.Cut(text, "\n")
	if utf8.RuneCountInString(text) > widestNextUse {
		text = string([]rune(text)[:widestNextUse-1]) + "…"
	}
	if text == "" {
		return w.sheet.links.SourceLabel(id)
	}
	return text
}

// safepoint writes a statepoint and a line for each value that is live there.
func (w *livenessWriter) safepoint(n *pass.SafepointNote) {
	w.sheet.prose("  ")
	if n.Statepoint != n.Call { // written as a statepoint in the source
		w.sheet.thing(n.Statepoint)
		w.sheet.prose("  ")
	}
	w.instruction(n.Call)
	switch len(n.Live) {
	case 0:
		w.sheet.prose("  no reference live")
	default:
		w.sheet.prose(fmt.Sprintf("  %d live", len(n.Live)))
	}
	w.sheet.end(0)
	values, bases, becomes := 0, 0, 0
	for i := range n.Live {
		values = max(values, min(widestValue,
			utf8.RuneCountInString(w.sheet.links.SourceLabel(n.Live[i].Value))))
		bases = max(bases, min(widestBase, w.baseWidth(&n.Live[i])))
		becomes = max(becomes, min(widestBase, w.becomesWidth(&n.Live[i])))
	}
	for i := range n.Live {
		l := &n.Live[i]
		w.sheet.prose(strings.Repeat(" ", liveIndent))
		w.sheet.thing(l.Value)
		w.sheet.column(liveIndent + values + 2)
		w.base(l)
		w.sheet.column(liveIndent + values + bases + 4)
		w.becomes(l)
		w.sheet.column(liveIndent + values + bases + becomes + 6)
		switch {
		case l.NextUse == 0:
			w.sheet.prose("kept for pointers derived from it")
		case l.OwnOperand:
			w.sheet.prose("an operand of the call, which counts as a use; nothing uses it " +
				"afterwards")
		case l.NextUse == n.Call:
			w.sheet.prose("used by the same call in the next iteration")
		default:
			w.sheet.prose("used by ")
			w.instruction(l.NextUse)
		}
		w.sheet.end(0)
	}
	w.hidden(n.Call, n.Statepoint)
}

// computedAgain counts the values live at a statepoint that are recomputed instead of relocated, so
// no record lists them.
func computedAgain(n *pass.SafepointNote) (again int) {
	for i := range n.Live {
		if n.Live[i].Remat {
			again++
		}
	}
	return again
}

// base writes the base of a value, and the definitions by which it was found.
func (w *livenessWriter) base(l *pass.LiveNote) {
	if l.Base == l.Value {
		w.sheet.prose("base")
		return
	}
	w.sheet.prose("in ")
	w.sheet.thing(l.Base)
	for i, id := range w.between(l) {
		if i == 0 {
			w.sheet.prose(" by ")
		} else {
			w.sheet.prose(" ← ")
		}
		w.sheet.thing(id)
	}
}

// between are the definitions between a value and its base.
func (w *livenessWriter) between(l *pass.LiveNote) []provenance.ID {
	if len(l.Chain) <= 2 {
		return nil
	}
	return l.Chain[1 : len(l.Chain)-1]
}

func (w *livenessWriter) baseWidth(l *pass.LiveNote) int {
	if l.Base == l.Value {
		return len("base")
	}
	n := len("in ") + utf8.RuneCountInString(w.sheet.links.SourceLabel(l.Base))
	for _, id := range w.between(l) {
		n += len(" by ") + utf8.RuneCountInString(w.sheet.links.SourceLabel(id))
	}
	return n
}

// What becomes of the value.
const (
	becomesNothing = "recorded, stays"
	becomesAgain   = "computed again as "
	becomesMoved   = "→ "
	becomesElse    = ", unwinding "
)

func (w *livenessWriter) becomes(l *pass.LiveNote) {
	switch {
	case l.Relocate == 0:
		w.sheet.prose(becomesNothing)
		return
	case l.Remat:
		w.sheet.prose(becomesAgain)
	default:
		w.sheet.prose(becomesMoved)
	}
	w.sheet.thing(l.Relocate)
	if l.Unwind != 0 {
		w.sheet.prose(becomesElse)
		w.sheet.thing(l.Unwind)
	}
}

func (w *livenessWriter) becomesWidth(l *pass.LiveNote) int {
	n := utf8.RuneCountInString(w.sheet.links.SourceLabel(l.Relocate))
	if l.Unwind != 0 {
		n += len(becomesElse) + utf8.RuneCountInString(w.sheet.links.SourceLabel(l.Unwind))
	}
	switch {
	case l.Relocate == 0:
		return len(becomesNothing)
	case l.Remat:
		return len(becomesAgain) + n
	}
	return utf8.RuneCountInString(becomesMoved) + n
}
