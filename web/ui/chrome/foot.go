package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// foot is the area under the single pane of a phone.
type foot struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	browser   browser.Turns
	reader    *desk.Reader
	widgets   *desk.Widgets
	selection *desk.Selection
	keyboard  *desk.Keyboard
	run       *runview.View
}

// renderStrip shows, on a phone, the line of another pane that corresponds to the selection.
func (c *foot) renderStrip() app.UI {
	small, line, class := "", "", "strip"
	to := panes.None
	for _, pane := range counterparts[c.reader.Current] {
		if workspace.Errors(c.ws.Problems()) > 0 {
			break // errors take precedence over links
		}
		d := c.broker.Doc(pane)
		l, ok := c.broker.Counterpart(pane)
		if !ok || d == nil {
			continue
		}
		to = pane
		n := c.broker.LineOf(pane, l.Start)
		small = "linked in " + pane.Title() + lineLabel(pane, d, n)
		if c.ws.Object() != "" {
			small = "linked in " + desk.ObjectTitle(pane) + lineLabel(pane, d, n)
		} else if pane == panes.Source {
			small = d.LineName(n) + " of the IR"
		}
		line = lineAt(d, l.Start)
		break
	}
	if to == panes.None {
		small, line = "Nothing selected", ""
		if d := c.ws.Problems(); workspace.Errors(c.ws.Problems()) > 0 && d[0].Line > 0 {
			class += " wrong"
			small, line = d[0].Severity.String()+" at "+elements.Position(d[0]), d[0].Message
		}
	}
	return app.Button().Type("button").Class(class).ID("strip").
		OnClick(func(app.Context, app.Event) {
			if list := c.ws.Problems(); to == panes.None && workspace.Errors(c.ws.Problems()) > 0 {
				c.selection.ToProblem(list[0])
			} else if to != panes.None {
				c.reader.Current = to
				c.browser.Refresh()
				c.browser.Defer(func() {
					c.widgets.Editors[to].Measure()
					c.widgets.Editors[to].ShowLit(c.broker.Leads())
				})
			}
		}, app.EventScope(int(to))).
		Body(app.Small().Text(words.Visible(small)),
			app.Span().Body(elements.Prose(report.Readable(line))))
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
func lineAt(d *report.Doc, at int32) string {
	from := strings.LastIndexByte(d.Text[:at], '\n') + 1
	text, _, _ := strings.Cut(d.Text[from:], "\n")
	return strings.Join(strings.Fields(text), " ")
}

// renderDock renders a phone's tabs, with the number of linked items in each pane.
func (c *foot) renderDock() app.UI {
	counts := c.broker.Counts()
	tabs := []panes.Pane{panes.Source, panes.Module, panes.Asm, panes.Map}
	return app.Nav().Class("dock").Aria("label", "Panes").Body(
		app.Range(tabs).Slice(func(i int) app.UI {
			pane := tabs[i]
			n, label, name := "", "", pane.Short()
			if c.ws.Object() != "" {
				name = desk.ObjectTitle(pane)
			}
			if counts[pane] > 0 {
				n, label = fmt.Sprint(counts[pane]), source.Count(counts[pane], "linked item")
			}
			return app.Button().Type("button").
				Aria("current",
					elements.Current(pane == c.reader.Current && c.run.Shown() != "front", "page")).
				OnClick(func(app.Context, app.Event) {
					c.run.Behind()
					c.keyboard.GoTo(pane)
				}).
				Body(
					app.Span().Text(name),
					app.I().Aria("label", label).Role("img").Hidden(n == "").Text(n),
				)
		}),
		app.Button().Type("button").ID("dock-run").
			Aria("current", elements.Current(c.run.Shown() == "front", "page")).
			OnClick(func(app.Context, app.Event) { c.run.Open() }).
			Body(app.Span().Text("Run")),
	)
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
