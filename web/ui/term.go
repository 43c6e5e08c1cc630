package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// prose sets a sentence: what stands in backquotes as code, and each term of the
// field as a button that explains it.
func (p *Page) prose(text string) app.UI {
	pieces := words.TermsIn(text)
	return app.Range(pieces).Slice(func(i int) app.UI {
		t := pieces[i].Term
		if t == nil {
			return app.Text(pieces[i].Text)
		}
		return app.Button().Type("button").Class("term").Aria("expanded", p.term == t).
			OnClick(func(ctx app.Context, _ app.Event) {
				if p.term == t {
					p.explain(nil)
					return
				}
				p.explain(t)
				source := ctx.JSSrc()
				p.browser.Defer(func() { p.browser.PlaceTerm(source) })
			}, app.EventScope(t.Name)).
			Text(pieces[i].Text)
	})
}

// plainCard says what stands at an offset of a pane that shows no module: a term
// of the field, or whatever the range there stands for.
func (p *Panes) plainCard(pane panes.Pane, offset int32) *report.Card {
	d := p.broker.Doc(pane)
	if d == nil || offset < 0 || int(offset) > len(d.Text) {
		return nil
	}
	start, end := offset, offset
	for start > 0 && words.InWord(d.Text[start-1]) {
		start--
	}
	for int(end) < len(d.Text) && words.InWord(d.Text[end]) {
		end++
	}
	span := report.Span{Start: start, End: end}
	if t := words.TermOf(d.Text[start:end]); t != nil && pane == panes.Map {
		return &report.Card{Span: span, Title: t.Name, What: "term", Meaning: t.Means,
			Rows: []report.Row{{Label: "see", Text: t.Document}}}
	}
	var marks []report.Mark
	for _, m := range p.broker.MarksAt(pane, offset) {
		if m.Role != report.RoleWhole {
			marks = append(marks, m)
		}
	}
	if len(marks) == 0 {
		if pane == panes.Asm && p.ws.Good != nil && d == &p.ws.Good.Asm {
			return machineCard(p.ws.Good.Machine, d.Text, offset)
		}
		return nil
	}
	m := marks[0]
	l := p.broker.Index().Link(m.ID)
	if l == nil || l.Label == "" {
		return nil
	}
	c := &report.Card{Span: report.Span{Start: m.Start, End: m.End}, Title: l.Name(),
		What: l.Kind.String(), Category: l.Category, Meaning: l.Detail}
	var from []string
	for _, id := range p.broker.Index().Roots([]uint32{m.ID}) {
		if o := p.broker.Index().Link(id); o != nil && o.Label != "" && id != m.ID {
			from = append(from, o.Name())
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
	if l.Kind.IsPlace() {
		c.Meaning = "A part of the frame. rsp is where the stack pointer stands during calls."
	}
	return c
}

// machineCard explains a mnemonic or a register at an offset of the assembly; nil
// for anything else.
func machineCard(known []report.Word, text string, offset int32) *report.Card {
	letter := func(c byte) bool { return words.InWord(c) && c != '-' || c >= '0' && c <= '9' }
	start, end := offset, offset
	for start > 0 && letter(text[start-1]) {
		start--
	}
	for int(end) < len(text) && letter(text[end]) {
		end++
	}
	w := report.FindWord(known, text[start:end])
	if w == nil {
		return nil
	}
	c := &report.Card{Span: report.Span{Start: start, End: end}, Title: w.Text, What: "instruction",
		Meaning: w.Meaning}
	if w.Kind == report.WordRegister {
		c.What = "register"
		if w.Form != strings.ToLower(w.Text) {
			c.Rows = append(c.Rows, report.Row{Label: "part of", Code: w.Form})
		}
		return c
	}
	c.Rows = append(c.Rows, report.Row{Label: "manual", Code: w.Form})
	return c
}

// explain explains a term, nil for none.
func (p *Page) explain(t *words.Term) {
	p.term = t
	if t != nil {
		p.panes.say(t.Name + ": " + t.Means)
	} else {
		p.browser.PlaceTerm(nil)
	}
	p.panes.refresh()
}

// renderTerm is the explanation of a term.
func (p *Page) renderTerm() app.UI {
	if p.term == nil {
		return app.Aside().Class("term-card").ID("term").Aria("label", "Explanation").Hidden(true)
	}
	return app.Aside().Class("term-card").ID("term").Aria("label",
		"Explanation").Hidden(false).Body(
		app.B().Text(p.term.Name),
		app.P().Text(p.term.Means),
		app.Small().Text(p.term.Document),
		app.Button().Type("button").Class("tool").Aria("label", "Close").
			OnClick(func(app.Context, app.Event) { p.explain(nil) }).
			Body(raw(iconClose)),
	)
}
