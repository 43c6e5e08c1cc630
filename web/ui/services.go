package ui

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// view gives what is known of a pane's text; nil where nothing is, as for a
// text that was edited since it was compiled.
func (p *Panes) view(pane panes.Pane) *report.View {
	var d *report.Doc
	index, words := p.broker.Index(), []report.Word(nil)
	if p.ws.Latest != nil {
		words = p.ws.Latest.Words
	}
	_, module := p.ws.Module()
	switch pane {
	case panes.Source:
		r := p.ws.Current()
		if r == nil {
			return nil
		}
		d = &r.Source
		if p.ws.Latest != p.ws.Good {
			// Ids of a text that did not compile are not those of the output shown.
			index = report.NewIndex(p.ws.Latest.Links)
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
func (p *Panes) card(pane panes.Pane, offset int32) *report.Card {
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
func (p *Panes) definition(pane panes.Pane, offset int32) {
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
func (p *Panes) reveal(pane panes.Pane, s report.Span) {
	p.current = pane
	p.editors[pane].Reveal(s.Start, s.End, true)
	p.broker.Caret(pane, s.Start)
	p.refresh()
}

// uses lists where what stands at an offset is used.
func (p *Panes) uses(pane panes.Pane, offset int32) {
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
	p.editors[pane].OpenList("Uses of "+name, usePlaces(v, uses))
}

// usePlaces gives a row for each use, with its line.
func usePlaces(v *report.View, uses []report.Span) []widget.Place {
	at := make([]int32, len(uses))
	for i, u := range uses {
		at[i] = u.Start
	}
	lines := v.Doc.LineNumbers(at)
	out := make([]widget.Place, len(uses))
	for i, u := range uses {
		out[i] = widget.Place{Name: v.Doc.LineName(lines[i]), Detail: words.Clip(v.Doc.LineText(u.Start)),
			At: u.Start}
	}
	return out
}

// outline lists what a pane's text defines.
func (p *Panes) outline(pane panes.Pane) {
	v := p.view(pane)
	if v == nil {
		p.say("The outline comes with the next compilation.")
		return
	}
	list := outlinePlaces(v.Doc)
	if len(list) > 0 {
		p.editors[pane].OpenList("Go to", list)
	}
}

// outlinePlaces gives a row for each entity of the module and each block.
func outlinePlaces(d *report.Doc) []widget.Place {
	var out []widget.Place
	for i := range d.Outline {
		s := &d.Outline[i]
		switch s.Kind {
		case report.SymbolValue, report.SymbolArgument:
			continue
		}
		row := widget.Place{Kind: s.Kind.String(), Name: d.Name(s), At: s.NameStart}
		if s.Kind == report.SymbolBlock {
			row.Kind = "·" + row.Kind
			if s.Parent >= 0 {
				row.Detail = "of " + d.Name(&d.Outline[s.Parent])
			}
		} else {
			row.Detail = words.Clip(workspace.Signature(d, s))
		}
		out = append(out, row)
	}
	return out
}

// asked answers what an editor asks about an offset.
func (p *Panes) asked(pane panes.Pane, what string, offset int32, more string) any {
	switch what {
	case "card":
		if c := p.card(pane, offset); c != nil {
			return p.editors[pane].Card(c)
		}
	case "explain":
		c := p.card(pane, offset)
		if c == nil {
			p.say("Nothing is known of what is here.")
			return nil
		}
		p.say(c.String())
		return p.editors[pane].Card(c)
	case "complete":
		where, function, _ := strings.Cut(more, "\n")
		return p.ws.Complete(where, function)
	}
	return nil
}
