package ui

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/version"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

func position(d report.Diagnostic) string { return fmt.Sprintf("%d:%d", d.Line, d.Column) }

// prose sets what stands in backquotes as code.
func prose(text string) app.UI {
	text = words.Visible(text)
	parts := strings.Split(text, "`")
	if len(parts)%2 == 0 {
		parts = []string{text} // an odd one stands for itself
	}
	return app.Range(parts).Slice(func(i int) app.UI {
		if i%2 == 1 {
			return app.Code().Text(parts[i])
		}
		return app.Text(parts[i])
	})
}

// renderWhy is the line that tells the whole chain of what is selected. Every
// item in it is a jump.
func (p *Page) renderWhy() app.UI {
	if f := p.panes.trail.way(); f != nil {
		return p.renderTrail(f)
	}
	why := p.broker.Why()
	if len(why.Steps) == 0 {
		return app.Footer().Class("why").ID("why").Body(
			app.Span().Class("ask").Text(p.panes.either("Point at",
				"Tap")+" a value, an instruction, or a byte to see where it came from."),
			app.Ol().Hidden(true),
			app.Span().Class("hint").Text("? for help"),
			app.Button().Type("button").Class("list").Hidden(true).Text("List"),
			app.Span().Class("pins").Hidden(true),
			app.Button().Type("button").Class("list").Hidden(true).Text("Clear"),
		)
	}
	hint := p.panes.linked()
	if _, pinned := p.broker.Selected(); pinned {
		hint += p.panes.either(" · Esc clears", "")
	} else {
		hint += p.panes.either(" · click pins", "")
	}
	return p.renderChain("cat cat-"+why.Category.String(), why.Category.String(), why.Steps, hint)
}

// renderPin is a pin by its letter and name, in its colour, where there are
// several.
func (p *Page) renderPin(q broker.Pin, what, sign string, do func(broker.Pin)) app.UI {
	label, class := "", "pin"
	if l := p.broker.Index().Link(q.IDs[0]); l != nil {
		label = words.Visible(l.Name())
	}
	if len(p.broker.Pins()) > 1 {
		class += fmt.Sprintf(" pin-%d", q.Colour())
		label = q.Letter() + " " + label
	}
	return app.Button().Type("button").Class(class).Aria("label",
		what+" "+label).Title(what).Text(label+sign).
		OnClick(func(app.Context, app.Event) {
			do(q)
			p.panes.refresh()
		}, app.EventScope(what, q.Number, fmt.Sprint(q.IDs)))
}

// renderPins names the pins where there are several; the chain is that of the
// last, and each can be made the last.
func (p *Page) renderPins() app.UI {
	var pins []broker.Pin
	if _, pinned := p.broker.Selected(); pinned && len(p.broker.Pins()) > 1 {
		pins = slices.SortedFunc(slices.Values(p.broker.Pins()), func(a, b broker.Pin) int {
			return int(a.Number) - int(b.Number)
		})
	}
	return app.Span().Class("pins").Hidden(len(pins) == 0).Body(
		app.Range(pins).Slice(func(i int) app.UI {
			return p.renderPin(pins[i], "Show the chain of", "", func(q broker.Pin) {
				p.broker.MakeLast(q)
			})
		}),
	)
}

// renderChain is a why line: a word, its steps, and what can be done.
func (p *Page) renderChain(class, word string, steps []report.Step, hint string) app.UI {
	return app.Footer().Class("why").ID("why").Body(
		app.Span().Class(class).Text(word),
		app.Ol().Aria("label", "From source to byte").Body(
			app.Range(steps).Slice(func(i int) app.UI {
				s := steps[i]
				firm := ""
				if i == 0 || i == len(steps)-1 || s.Kind.IsPlace() {
					firm = "firm"
				}
				return app.Li().Class(firm).Body(
					app.Button().Type("button").
						OnClick(func(app.Context, app.Event) { p.panes.jump(s.ID) },
							app.EventScope(s.ID)).
						Text(words.Visible(s.Text)),
					app.Abbr().Class("of").Hidden(s.Of == report.TextAny).Title(
						textTitles[s.Of]).Text(s.Of.String()),
					app.Small().Class("detail").Hidden(s.Detail == "").Text(words.Visible(s.Detail)),
					p.renderMore(s),
				)
			}),
		),
		app.Span().Class("hint").Text(hint),
		app.Button().Type("button").Class("list").ID("list").Hidden(false).Title(
			"List everything linked (l)").
			OnClick(func(app.Context, app.Event) { p.openDialog("linked") }).
			Text("List"),
		p.renderPins(),
		app.Button().Type("button").Class("list").ID("clear").Hidden(!p.panes.touch).Title(
			"Clear the selection (Esc)").
			OnClick(func(app.Context, app.Event) { p.clear() }).
			Text("Clear"),
	)
}

// textTitles explain the words beside names.
var textTitles = map[report.Text]string{
	report.TextSource: "as the source numbers it", report.TextRewritten: "as the rewritten IR numbers it",
}

// renderStrip shows, on a phone, the line of another pane that belongs to what
// is selected.
func (p *Page) renderStrip() app.UI {
	small, line, class := "", "", "strip"
	to := panes.None
	for _, pane := range counterparts[p.panes.current] {
		if p.ws.Errors() > 0 {
			break // what is wrong goes before what is linked
		}
		d := p.broker.Doc(pane)
		l, ok := p.broker.Counterpart(pane)
		if !ok || d == nil {
			continue
		}
		to = pane
		n := p.broker.LineOf(pane, l.Start)
		small = "linked in " + pane.Title() + lineLabel(pane, d, n)
		line = lineAt(d, l.Start)
		break
	}
	if to == panes.None {
		small, line = "Nothing selected", ""
		if d := p.ws.Problems(); p.ws.Errors() > 0 && d[0].Line > 0 {
			class += " wrong"
			small, line = d[0].Severity.String()+" at "+position(d[0]), d[0].Message
		}
	}
	return app.Button().Type("button").Class(class).ID("strip").
		OnClick(func(app.Context, app.Event) {
			if list := p.ws.Problems(); to == panes.None && p.ws.Errors() > 0 {
				p.panes.toProblem(list[0])
			} else if to != panes.None {
				p.panes.current = to
				p.panes.refresh()
				p.browser.Defer(func() {
					p.panes.editors[to].Measure()
					p.panes.editors[to].ShowLit()
				})
			}
		}, app.EventScope(int(to))).
		Body(app.Small().Text(words.Visible(small)), app.Span().Body(prose(report.Readable(line))))
}

// counterparts is where to look for the other end of a selection.
var counterparts = [panes.Count][]panes.Pane{
	panes.Source: {panes.Asm, panes.Map, panes.Module},
	panes.Module: {panes.Asm, panes.Map, panes.Source},
	panes.Asm:    {panes.Map, panes.Source, panes.Module},
	panes.Map:    {panes.Asm, panes.Source, panes.Module},
}

// lineLabel says where in a pane a line is, as the pane's gutter does.
func lineLabel(pane panes.Pane, d *report.Doc, n int) string {
	switch {
	case pane < panes.Asm:
		return ", " + d.LineName(n)
	case n <= len(d.Gutter) && d.Gutter[n-1] != "":
		return " at " + d.Gutter[n-1]
	}
	return ""
}

// lineAt gives the line of a doc around an offset.
func lineAt(d *report.Doc, at int32) string {
	from := strings.LastIndexByte(d.Text[:at], '\n') + 1
	text, _, _ := strings.Cut(d.Text[from:], "\n")
	return strings.Join(strings.Fields(text), " ")
}

// renderDock has the tabs of a phone, with how much of the selection each pane
// holds.
func (p *Page) renderDock() app.UI {
	counts := p.broker.Counts()
	tabs := []panes.Pane{panes.Source, panes.Module, panes.Asm, panes.Map}
	return app.Nav().Class("dock").Aria("label", "Panes").Body(
		app.Range(tabs).Slice(func(i int) app.UI {
			pane := tabs[i]
			n, label := "", ""
			if counts[pane] > 0 {
				n, label = fmt.Sprint(counts[pane]), words.Count(counts[pane], "linked item")
			}
			return app.Button().Type("button").Aria("current", current(pane == p.panes.current, "page")).
				OnClick(func(app.Context, app.Event) { p.panes.goTo(pane) }).
				Body(
					app.Span().Text(pane.Short()),
					app.I().Aria("label", label).Role("img").Hidden(n == "").Text(n),
				)
		}),
	)
}

type helpKey struct{ keys, does string }

// helpTouch is what fingers do.
var helpTouch = []helpKey{
	{"tap", "pin a value, an instruction or a byte, with everything that it is linked to"},
	{"tap beside it|Clear", "clear the selection"},
	{"List", "list everything that is linked, each a jump"},
	{"strip", "the line above the tabs shows the other end of what is selected: tap it to go there"},
	{"stage", "the strip under the top shows what each stage did: tap one to see it"},
	{"drag, pinch", "move and zoom a graph; − and + do so as well"},
	{"Options", "strategy, passes, their flags, and the theme"},
}

var helpKeys = []helpKey{
	{"hover", "preview everything that a value, an instruction or a byte is linked to"},
	{"click|Enter", "pin it; in the editor Alt+Enter"},
	{"Alt+click|Shift+Enter", "pin it as well, or unpin it; in the editor Alt+Shift+Enter"},
	{"l", "list everything that is linked, each a jump"},
	{"Esc", "clear the selection"},
	{"rest|Ctrl+I", "say what a word is: of a value its type, uses and relocations"},
	{"Ctrl+click|F12", "go to the definition; from there, to the uses"},
	{"Shift+F12", "list the uses"},
	{"Ctrl+Shift+O", "go to a function, block, global or type"},
	{"Ctrl+Space", "complete names, types and instructions; it also happens as you type"},
	{"[|]", "previous and next stage"},
	{"F6|Shift+F6", "next and previous pane"},
	{"/", "search this pane; in the editor Ctrl+F or ⌘F"},
	{"Ctrl+Enter", "compile now; otherwise 200 ms after the last key"},
	{"?", "this help"},
}

func (p *Page) renderHelp() app.UI {
	keys, editing := helpKeys,
		"Tab indents in the editor once you type there. To leave it with the keyboard, press F6, "+
			"or Esc and then Tab. On a Mac, ⌘ does what Ctrl does."
	if p.panes.touch {
		keys, editing = helpTouch,
			"What you type is compiled 200 ms after the last key. While you type, the editor has "+
				"the screen; put the keyboard away to see the rest."
	}
	return app.Div().Class("help").ID("help").Role("dialog").Aria("modal",
		"true").Aria("labelledby", "help-title").Body(
		app.Div().Body(
			app.Div().Class("head").Body(
				app.H2().ID("help-title").Text("Where did my pointer go?"),
				app.Button().Type("button").Class("tool").Aria("label", "Close").
					OnClick(func(app.Context, app.Event) { p.setHelp(false) }).
					Body(raw(iconClose)),
			),
			app.P().Text(
				"Type LLVM IR in the first pane, or open a .ll file. The other panes show what a "+
					"garbage "+
					"collector needs from it: the module after each stage, the machine code, and "+
					"what every byte of the stack map "+
					"means. Everything runs in this tab."),
			app.Dl().Body(
				// Terms and meanings alternate.
				app.Range(make([]struct{}, 2*len(keys))).Slice(func(i int) app.UI {
					if k := keys[i/2]; i%2 == 0 {
						return app.Dt().Body(keycaps(k.keys))
					} else {
						return app.Dd().Text(k.does)
					}
				}),
			),
			app.P().Text(editing),
			app.P().Text(
				"Words with dots under them are terms of the field: press one to have it "+
					"explained. All of them:"),
			app.Elem("details").Class("glossary").Body(
				app.Elem("summary").Text("Glossary"),
				app.Dl().Body(app.Range(make([]struct{}, 2*len(words.Glossary))).Slice(
					func(i int) app.UI {
						t := &words.Glossary[i/2]
						if i%2 == 0 {
							return app.Dt().Text(t.Name)
						}
						return app.Dd().Body(app.Text(t.Means+" "), app.Small().Text(t.Document))
					})),
			),
			app.P().Text("Colours, with an outline on what is linked:"),
			app.Div().Class("legend").Body(
				app.Range(legend).Slice(func(i int) app.UI {
					return app.Span().Class("cat cat-" +
						legend[i].String()).Text(legend[i].String())
				}),
			),
			app.P().ID("version").Text("Statepoint Explorer "+version.Number+
				", for the IR of LLVM "+version.LLVM+"."),
		),
	)
}

var legend = []report.Category{report.CategoryNone, report.CategoryBase, report.CategoryDerived,
	report.CategoryDeopt, report.CategoryCall,
	report.CategoryConstant, report.CategoryHeader}

func keycaps(keys string) app.UI {
	list := strings.Split(keys, "|")
	return app.Range(list).Slice(func(i int) app.UI { return app.Kbd().Text(list[i]) })
}
