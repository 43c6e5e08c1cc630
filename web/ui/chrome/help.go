package chrome

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/version"
	"statepoint/web/report"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// helpPanel is the help.
type helpPanel struct {
	browser dialoged
	reader  *desk.Reader
	tour    *tour

	open bool // the help is open
}

func (c *helpPanel) setHelp(open bool) {
	if open {
		c.tour.end()
	}
	c.open = open
	c.browser.Refresh()
	c.browser.Defer(func() { c.browser.HelpChanged(open) })
}

func (c *helpPanel) render() app.UI {
	keys, editing := helpKeys,
		"Tab indents in the editor once you type there. To leave it with the keyboard, press F6, "+
			"or Esc and then Tab. On a Mac, ⌘ does what Ctrl does."
	if c.reader.Touch {
		keys, editing = helpTouch,
			"What you type is compiled 200 ms after the last keystroke. While you type, the "+
				"editor fills the screen; close the keyboard to see the rest."
	}
	return app.Div().Class("help").ID("help").Role("dialog").Aria("modal",
		"true").Aria("labelledby", "help-title").Body(
		app.Div().Body(
			app.Div().Class("head").Body(
				app.H2().ID("help-title").Text("Where did my pointer go?"),
				app.Button().Type("button").Class("tool").Aria("label", "Close").
					OnClick(func(app.Context, app.Event) { c.setHelp(false) }).
					Body(elements.Raw(elements.IconClose)),
			),
			app.P().Text(
				"Type LLVM IR in the first pane, or open a .ll file. The other panes show what a "+
					"garbage "+
					"collector needs from it: the module after each stage, the machine code, and "+
					"what every byte of the stack map "+
					"means. Everything runs in this tab."),
			app.P().Body(app.A().Href("learn.html").Text("Learn"),
				app.Text(" has lessons, from a stale pointer to collectors of your own. "),
				app.Button().Type("button").ID("tour-again").
					Title("Opens the first example; your text stays in the list of examples").
					OnClick(func(app.Context, app.Event) { c.tour.again() }).
					Text("Take the tour"),
				app.Text(" to follow one pointer through the panes in a minute. "),
				app.A().Href("statepoints.html").Text("LLVM’s document on statepoints"),
				app.Text(" is explained here with live examples, and so is the one on "),
				app.A().Href("garbage-collection.html").Text("llvm.gcroot"),
				app.Text(". "),
				app.A().Href("collectors.html").Text("Collectors"),
				app.Text(" says what each kind needs from the compiler.")),
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
				"Press a word with a dotted underline to have it explained. All of them:"),
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
			app.P().Text("Colours; what is linked has an outline:"),
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

type helpKey struct{ keys, does string }

// helpTouch lists the touch gestures.
var helpTouch = []helpKey{
	{"tap", "pin a value, an instruction or a byte with everything linked to it"},
	{"tap beside it|×", "clear the selection"},
	{"‹ ›", "go through the places of the pointer"},
	{"Journey|⌃",
		"where the pointer is across each safepoint, why, and a list of everything linked"},
	{"linked line",
		"the other end of what is selected: tap it to go there, or a name in it to pin it"},
	{"stage", "tap a stage to see what it made; the last is the run"},
	{"drag, pinch", "move and zoom a graph; − and + zoom as well"},
	{"⋯", "what is rarely wanted: at the top of the page, and of each pane"},
}

var helpKeys = []helpKey{
	{"hover", "preview everything linked to a value, an instruction or a byte"},
	{"click|Enter", "pin it; in the editor Alt+Enter"},
	{"Alt+click|Shift+Enter", "add it to the pins, or unpin it; in the editor Alt+Shift+Enter"},
	{"l", "list everything linked; press an item to go there"},
	{"j", "open or fold the journey: where the pointer is across each safepoint, and why"},
	{"Esc", "fold the journey; clear the selection"},
	{"hold still|Ctrl+I", "explain a word: of a value, its type, uses and relocations"},
	{"Ctrl+click|F12", "go to the definition; from there, to the uses"},
	{"Shift+F12", "list the uses"},
	{"Ctrl+Shift+O", "go to a function, block, global or type"},
	{"Ctrl+P", "find a function in the list beside the panes; ↓ and ↑ go through it"},
	{"Ctrl+Shift+M", "go to an error, a warning or a note"},
	{"Ctrl+Space", "complete names, types and instructions; also as you type"},
	{"[|]", "previous and next stage"},
	{"F6|Shift+F6", "next and previous pane"},
	{"F8|Shift+F8", "in Run: to the next and previous safepoint"},
	{"F11|F10|Shift+F11", "in Run: step into, over and out of a call"},
	{"F9", "in Run: back one step; Space on the timeline plays and pauses"},
	{"p", "present: nothing but the panes or the run, for a projector; Page Down, Page Up and " +
		"arrows step; p or Esc leaves"},
	{"/", "search this pane; in the editor Ctrl+F or ⌘F"},
	{"Ctrl+Enter", "compile now; otherwise 200 ms after the last keystroke"},
	{"F1|?", "this help; in the editor F1"},
}

var legend = []report.Category{report.CategoryNone, report.CategoryBase, report.CategoryDerived,
	report.CategoryDeopt, report.CategoryCall,
	report.CategoryConstant, report.CategoryHeader}

func keycaps(keys string) app.UI {
	list := strings.Split(keys, "|")
	return app.Range(list).Slice(func(i int) app.UI { return app.Kbd().Text(list[i]) })
}
