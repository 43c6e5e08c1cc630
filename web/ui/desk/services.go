package desk

import (
	"fmt"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// Services answers questions about a position in a text: the item there, its definition and uses,
// and what else the text defines.
type Services struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	reader    *Reader
	widgets   *Widgets
	tabs      *Tabs
	content   *content
	selection *Selection

	known [panes.Count]*report.View // of the current docs, built on first use
}

// view returns what is known about a pane's text; nil if nothing is, for example because the text
// was edited since it was compiled.
func (p *Services) view(pane panes.Pane) *report.View {
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
			// The ids of a text that did not compile differ from those of the output shown.
			index = report.NewIndex(p.ws.Latest.Links)
		}
	case panes.Module:
		if p.tabs.Tab(pane).Draw == nil {
			d = p.content.doc(pane)
		}
	}
	if d == nil {
		return nil
	}
	v := p.known[pane]
	if v == nil || v.Doc != d || v.Result != module ||
		index == p.broker.Index() && v.Index != index {
		v = &report.View{Doc: d, Index: index, Words: words, Result: module}
		p.known[pane] = v
	}
	return v
}

// card describes the item at an offset.
func (p *Services) card(pane panes.Pane, offset int32) *report.Card {
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

// definition goes to the definition of the item at an offset; from there, to its uses.
func (p *Services) definition(pane panes.Pane, offset int32) {
	v := p.view(pane)
	t, ok := v.At(offset)
	if !ok {
		return
	}
	def, ok := v.Definition(t)
	switch {
	case !ok:
		p.reader.Say(v.Text(t.Span) + " is not defined in this text")
	case def == t.Span:
		p.uses(pane, offset)
	default:
		p.selection.reveal(pane, def)
		n, line := v.Doc.Line(def.Start)
		p.reader.Say(v.Doc.LineName(n) + ": " + line)
	}
}

// uses lists the uses of the item at an offset.
func (p *Services) uses(pane panes.Pane, offset int32) {
	v := p.view(pane)
	t, ok := v.At(offset)
	if !ok {
		return
	}
	name := v.Text(t.Span)
	uses := v.Uses(t)
	if len(uses) == 0 {
		p.reader.Say(name + " is not used")
		return
	}
	p.widgets.Editors[pane].OpenList("Uses of "+name, usePlaces(v, uses))
}

// usePlaces returns a row for each use, with its line.
func usePlaces(v *report.View, uses []report.Span) []widget.Place {
	at := make([]int32, len(uses))
	for i, u := range uses {
		at[i] = u.Start
	}
	lines := v.Doc.LineNumbers(at)
	out := make([]widget.Place, len(uses))
	for i, u := range uses {
		out[i] = widget.Place{Name: v.Doc.LineName(lines[i]),
			Detail: words.Clip(v.Doc.LineText(u.Start)),
			At:     u.Start}
	}
	return out
}

// outline lists the definitions in a pane's text.
func (p *Services) outline(pane panes.Pane) {
	v := p.view(pane)
	if v == nil {
		p.reader.Say("The outline appears after the next compilation.")
		return
	}
	list := outlinePlaces(v.Doc)
	if len(list) > 0 {
		p.widgets.Editors[pane].OpenList("Go to", list)
	}
}

// outlinePlaces returns a row for each entity and each block of the module.
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
			row.Detail = words.Clip(d.Signature(s))
		}
		out = append(out, row)
	}
	return out
}

// asked answers an editor's question about an offset.
func (p *Services) asked(pane panes.Pane, what messages.Question, offset int32,
	more string) any {
	switch what {
	case messages.QuestionCard:
		if c := p.card(pane, offset); c != nil {
			return p.widgets.Editors[pane].Card(c)
		}
	case messages.QuestionExplain:
		c := p.card(pane, offset)
		if c == nil {
			p.reader.Say("Nothing is known about this position.")
			return nil
		}
		p.reader.Say(c.String())
		return p.widgets.Editors[pane].Card(c)
	case messages.QuestionComplete:
		where, function, _ := strings.Cut(more, "\n")
		return p.ws.Complete(messages.Place(where), function)
	}
	return nil
}

// plainCard describes the item at an offset of a pane that shows no module: a technical term that
// the report has there, the range's item, or a word of the assembly.
func (p *Services) plainCard(pane panes.Pane, offset int32) *report.Card {
	d := p.broker.Doc(pane)
	if d == nil || offset < 0 || int(offset) > len(d.Text) {
		return nil
	}
	if w, at := d.WordAt(offset); w != nil && w.Kind == report.WordTerm {
		if t := words.TermNamed(w.Text); t != nil {
			return &report.Card{Span: at, Title: t.Name, What: "term", Meaning: t.Means,
				Rows: []report.Row{{Label: "see", Text: t.Document}}}
		}
	}
	var marks []report.Mark
	for _, m := range p.broker.MarksAt(pane, offset) {
		if m.Role != report.RoleWhole {
			marks = append(marks, m)
		}
	}
	if len(marks) == 0 {
		return d.MachineCard(offset)
	}
	m := marks[0]
	l := p.broker.Index().Link(m.ID)
	if l == nil || l.Label == "" {
		return nil
	}
	c := &report.Card{Span: report.Span{Start: m.Start, End: m.End}, Title: l.InCode(),
		What: l.Kind.String(), Category: l.Category, Meaning: l.Detail}
	var from []string
	for _, id := range p.broker.Index().Roots([]uint32{m.ID}) {
		if o := p.broker.Index().Link(id); o != nil && o.Label != "" && id != m.ID {
			from = append(from, o.InCode())
		}
	}
	if len(from) > 0 {
		more := ""
		if len(from) > 4 {
			more = fmt.Sprintf("and %d more; l lists all", len(from)-4)
			from = from[:4]
		}
		c.Rows = append(c.Rows, report.Row{Label: "of", Code: strings.Join(from, ", "), Text: more})
	}
	if role := l.Role(); role != "" && l.Purpose != report.PurposeNone {
		c.Rows = append(c.Rows, report.Row{Label: "role", Text: role})
	}
	if n := p.broker.LineOf(pane, m.Start); pane == panes.Map && n > 0 && n <= len(d.Gutter) {
		c.Rows = append(c.Rows, report.MapFields(d.LineText(m.Start), d.Gutter[n-1])...)
	}
	if l.Kind.IsPlace() {
		c.Meaning = "A part of the frame. rsp is the stack pointer during calls."
	}
	return c
}
