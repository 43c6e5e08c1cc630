package chrome

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// foot is the area under the panes where not all of them have room.
type foot struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	browser   browser.Turns
	reader    *desk.Reader
	widgets   *desk.Widgets
	selection *desk.Selection
	rails     *desk.Rails
	stages    *stageStrip
	why       *whyLine
	escape    func() // handles Esc
}

// strip is the line of another pane that is shown under the one at hand.
type strip struct {
	pane   panes.Pane // None for no line
	says   string
	doc    *report.Doc
	line   report.Span
	across []uint32 // the references that live across the call in it
}

// strip returns what corresponds to the selection: below what was made of the source, the line of
// the safepoint whose record the why line has, or else the line of the selection.
func (c *foot) strip() strip {
	for _, pane := range counterparts[c.reader.Current] {
		d := c.broker.Doc(pane)
		if d == nil {
			continue
		}
		s := strip{pane: pane, doc: d}
		if pane == panes.Source && c.ws.Object() == "" {
			if call, ok := c.rails.Across(c.why.record(), -1); ok {
				s.line, s.across = lineAt(d, call.At), call.Values
			} else if l, ok := c.broker.Counterpart(pane); ok {
				s.line = lineAt(d, l.Start)
				call, _ := c.rails.Across(0, s.line.End)
				s.across = call.Values
			} else {
				continue
			}
			s.says = d.LineName(c.broker.LineOf(pane, s.line.Start)) + " of the IR"
			return s
		}
		l, ok := c.broker.Counterpart(pane)
		if !ok {
			continue
		}
		s.line = lineAt(d, l.Start)
		title := pane.Title()
		if c.ws.Object() != "" {
			title = desk.ObjectTitle(pane)
		}
		s.says = "linked in " + title + lineLabel(pane, d, c.broker.LineOf(pane, l.Start))
		return s
	}
	s := strip{pane: panes.None, says: "Nothing selected"}
	if ids, _ := c.broker.Selected(); len(ids) > 0 {
		s.says = "Linked to nothing elsewhere"
	}
	return s
}

// renderStrip shows, where not all panes have room, the line of another pane that corresponds to
// the selection; an error takes precedence.
func (c *foot) renderStrip() app.UI {
	class, leads := "strip", func() {}
	var s strip
	var line app.UI
	if list := c.ws.Problems(); workspace.Errors(list) > 0 && list[0].Line > 0 {
		class += " wrong"
		s.says = list[0].Severity.String() + " at " + elements.Position(list[0])
		line = elements.Prose(report.Readable(list[0].Message))
		leads = func() { c.selection.ToProblem(list[0]) }
	} else if s = c.strip(); s.pane != panes.None {
		line = renderWords(s.doc, s.line)
		leads = func() { c.show(&s) }
	} else {
		line = app.Text("")
	}
	_, pinned := c.broker.Selected()
	return app.Section().Class(class).ID("strip").Aria("label", "Linked line").Body(
		app.P().Body(
			app.Span().Text(words.Visible(s.says)),
			app.Span().Hidden(len(s.across) == 0).Text("· live across it:"),
			app.Range(s.across).Slice(func(i int) app.UI { return c.renderName(s.across[i]) }),
		),
		app.Button().Type("button").Class("tool").ID("clear").Aria("label", "Clear the selection").
			Hidden(!pinned || class != "strip").
			OnClick(func(app.Context, app.Event) { c.escape() }).
			Body(elements.Raw(elements.IconClose)),
		app.Button().Type("button").Class("line").ID("strip-line").
			Hidden(class == "strip" && s.pane == panes.None).
			OnClick(func(app.Context, app.Event) { leads() },
				app.EventScope(class, int(s.pane), s.line.Start, s.says)).
			Body(line),
	)
}

// renderName renders a name that pins.
func (c *foot) renderName(id uint32) app.UI {
	name, category := "", ""
	if l := c.broker.Index().Link(id); l != nil {
		name, category = words.Visible(l.Name()), l.Category.String()
	}
	return app.Button().Type("button").Class("name of-"+category).Title("Pin "+name).
		OnClick(func(app.Context, app.Event) { c.selection.Pin([]uint32{id}) },
			app.EventScope(id)).Text(name)
}

// show goes to the line of a strip.
func (c *foot) show(s *strip) {
	c.stages.leaveRun()
	c.reader.Current = s.pane
	c.browser.Refresh()
	c.browser.Defer(func() {
		c.widgets.Editors[s.pane].Measure()
		c.widgets.Editors[s.pane].Reveal(s.line.Start, s.line.End, false)
	})
}

// renderWords renders a line with its words in the colours of the editor.
func renderWords(d *report.Doc, line report.Span) app.UI {
	type part struct{ text, class string }
	var parts []part
	at := line.Start
	add := func(to int32, class string) {
		if at < to {
			parts, at = append(parts, part{words.Visible(d.Text[at:to]), class}), to
		}
	}
	d.Tokens.In(line.Start, line.End, func(t report.Token) bool {
		if t.Start >= at && t.End <= line.End {
			add(t.Start, "")
			add(t.End, "tok-"+t.Kind.String())
		}
		return t.End < line.End
	})
	add(line.End, "")
	return app.Range(parts).Slice(func(i int) app.UI {
		return app.Span().Class(parts[i].class).Text(parts[i].text)
	})
}

// counterparts lists the panes to search for the counterpart of a selection: what the reader wrote
// stays in sight, whatever pane is there.
var counterparts = [panes.Count][]panes.Pane{
	panes.Source: {panes.Asm, panes.Map, panes.Module},
	panes.Module: {panes.Source, panes.Asm, panes.Map},
	panes.Asm:    {panes.Source, panes.Map, panes.Module},
	panes.Map:    {panes.Source, panes.Asm, panes.Module},
}

// lineLabel returns a line's label as in the pane's gutter.
func lineLabel(pane panes.Pane, d *report.Doc, n int) string {
	switch {
	case pane < panes.Asm:
		return ", " + d.LineName(n)
	case n <= len(d.Gutter) && d.Gutter[n-1] != "":
		return " at " + d.Gutter[n-1]
	}
	return ""
}

// lineAt returns the line of a doc that contains an offset.
func lineAt(d *report.Doc, at int32) report.Span {
	from := strings.LastIndexByte(d.Text[:at], '\n') + 1
	to := len(d.Text)
	if n := strings.IndexByte(d.Text[from:], '\n'); n >= 0 {
		to = from + n
	}
	return report.Span{Start: int32(from), End: int32(to)}
}

// typed returns characters that IR uses often and that phone keyboards hide: sigils of names,
// brackets around operands, and the pointer types of the text's dialect.
func (c *foot) typed() []string {
	keys := []string{"%", "@", "=", ",", "(", ")"}
	if r := c.ws.Latest; r != nil && r.TypedPointers {
		return append(keys, "*", "addrspace(1)")
	}
	return append(keys, "ptr addrspace(1)")
}

// renderKeys renders the row of keys above a phone's keyboard; static/editor/keyboard.js makes them
// type.
func (c *foot) renderKeys() app.UI {
	typed := c.typed()
	return app.Section().Class("keys").ID("keys").Aria("label", "Characters of IR").Body(
		app.Range(typed).Slice(func(i int) app.UI {
			return app.Button().Type("button").DataSet("types", typed[i]).Text(typed[i])
		}),
	)
}
