package ui

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// view gives what is known of a pane's text; nil where nothing is, as for a
// text that was edited since it was compiled.
func (p *Page) view(pane panes.Pane) *report.View {
	var d *report.Doc
	index, words := p.broker.Index(), []report.Word(nil)
	if p.latest != nil {
		words = p.latest.Words
	}
	_, module := p.module()
	switch pane {
	case panes.Source:
		if p.latest == nil || p.resting || p.latest.Source.Text != p.text {
			return nil
		}
		d = &p.latest.Source
		if p.latest != p.good {
			// Ids of a text that did not compile are not those of the output shown.
			index = report.NewIndex(p.latest.Links)
		}
	case panes.Module:
		if p.tab(pane).Draw == nil {
			d = p.doc(pane)
		}
	}
	if d == nil {
		return nil
	}
	v := p.views[pane]
	if v == nil || v.Doc != d || v.Result != module || index == p.broker.Index() && v.Index != index {
		v = &report.View{Doc: d, Index: index, Words: words, Result: module}
		p.views[pane] = v
	}
	return v
}

// card says what there is to say about what stands at an offset.
func (p *Page) card(pane panes.Pane, offset int32) *report.Card {
	if pane >= panes.Asm {
		return p.plainCard(pane, offset)
	}
	v := p.view(pane)
	t, ok := v.At(offset)
	if !ok {
		return nil
	}
	return v.Card(t)
}

// definition goes to where what stands at an offset is defined; from there, to
// where it is used.
func (p *Page) definition(pane panes.Pane, offset int32) {
	v := p.view(pane)
	t, ok := v.At(offset)
	if !ok {
		return
	}
	def, ok := v.Definition(t)
	switch {
	case !ok:
		p.say(v.Text(t.Span) + " is not defined in this text")
	case def == t.Span:
		p.uses(pane, offset)
	default:
		p.reveal(pane, def)
		n, line := v.Doc.Line(def.Start)
		p.say(v.Doc.LineName(n) + ": " + line)
	}
}

// reveal moves the keyboard to a range of a pane, and lights what is there.
func (p *Page) reveal(pane panes.Pane, s report.Span) {
	p.current = pane
	p.editors[pane].reveal(s.Start, s.End, true)
	p.broker.Caret(pane, s.Start)
	p.refresh()
}

// place is one row of a list to go to.
type place struct {
	kind, name, detail string
	at                 int32
}

// uses lists where what stands at an offset is used.
func (p *Page) uses(pane panes.Pane, offset int32) {
	v := p.view(pane)
	t, ok := v.At(offset)
	if !ok {
		return
	}
	name := v.Text(t.Span)
	uses := v.Uses(t)
	if len(uses) == 0 {
		p.say(name + " is used nowhere")
		return
	}
	p.editors[pane].openList("Uses of "+name, usePlaces(v, uses))
}

// usePlaces gives a row for each use, with its line.
func usePlaces(v *report.View, uses []report.Span) []place {
	at := make([]int32, len(uses))
	for i, u := range uses {
		at[i] = u.Start
	}
	lines := v.Doc.LineNumbers(at)
	out := make([]place, len(uses))
	for i, u := range uses {
		out[i] = place{name: v.Doc.LineName(lines[i]), detail: words.Clip(v.Doc.LineText(u.Start)),
			at: u.Start}
	}
	return out
}

// outline lists what a pane's text defines.
func (p *Page) outline(pane panes.Pane) {
	v := p.view(pane)
	if v == nil {
		p.say("The outline comes with the next compilation.")
		return
	}
	list := outlinePlaces(v.Doc)
	if len(list) > 0 {
		p.editors[pane].openList("Go to", list)
	}
}

// outlinePlaces gives a row for each entity of the module and each block.
func outlinePlaces(d *report.Doc) []place {
	var out []place
	for i := range d.Outline {
		s := &d.Outline[i]
		switch s.Kind {
		case report.SymbolValue, report.SymbolArgument:
			continue
		}
		row := place{kind: s.Kind.String(), name: d.Name(s), at: s.NameStart}
		if s.Kind == report.SymbolBlock {
			row.kind = "·" + row.kind
			if s.Parent >= 0 {
				row.detail = "of " + d.Name(&d.Outline[s.Parent])
			}
		} else {
			row.detail = words.Clip(signature(d, s))
		}
		out = append(out, row)
	}
	return out
}

// signature is what a definition says behind its name; of a function its type
// as well.
func signature(d *report.Doc, s *report.Symbol) string {
	text := d.Text[s.NameEnd:s.End]
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		text = text[:i]
	}
	text = strings.TrimSuffix(strings.TrimSpace(text), "{")
	switch s.Kind {
	case report.SymbolFunction, report.SymbolDeclaration:
		head := strings.Fields(d.Text[s.Start:s.NameStart])
		if len(head) > 0 {
			head = head[1:] // define or declare
		}
		return strings.TrimSpace(strings.Join(head, " ") + " " + text)
	}
	return strings.TrimSpace(strings.TrimPrefix(text, "="))
}

// asked answers what an editor asks about an offset.
func (p *Page) asked(pane panes.Pane, what string, offset int32, more string) any {
	switch what {
	case "card":
		if c := p.card(pane, offset); c != nil {
			return cardValue(c, p.editors[pane])
		}
	case "explain":
		c := p.card(pane, offset)
		if c == nil {
			p.say("Nothing is known of what is here.")
			return nil
		}
		p.say(c.String())
		return cardValue(c, p.editors[pane])
	case "complete":
		where, function, _ := strings.Cut(more, "\n")
		return joinOffers(p.complete(where, function))
	}
	return nil
}

// cardValue is a card for static/editor/hints.js.
func cardValue(c *report.Card, ed *editor) map[string]any {
	rows := make([]any, len(c.Rows))
	for i, r := range c.Rows {
		rows[i] = map[string]any{"label": r.Label, "text": r.Text, "code": report.Readable(r.Code)}
	}
	title := report.Readable(c.Title)
	return map[string]any{"from": ed.offsets.UTF16(c.Start), "to": ed.offsets.UTF16(c.End),
		"title": title, "what": c.What,
		"category": c.Category.String(), "meaning": c.Meaning, "rows": rows}
}
