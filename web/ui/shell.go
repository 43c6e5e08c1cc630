package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/words"
)

// shell is the state of what stands around the panes.
type shell struct {
	dialog  string // which one is open: "options", "share", "export", "linked"; "" for none
	options report.Options
	big     bool        // text for a projector
	notice  string      // something to tell that is no problem of the text
	term    *words.Term // explained at the moment
	link    string      // of the share dialog
	was     link.State  // what the link carries
	frame   uint32      // id of the instruction or record whose frame is drawn
	row     uint32      // number of the first record of the table
	lesson  string
	others  others // listed at the moment
	// mostListed is how many items of each pane the list of what is linked has.
	mostListed int
	// toReveal is set until the drawn views have what is pinned in sight.
	toReveal bool
	last     draft // what was last edited in any tab, if it may be taken up again
	// onlyHash is the fragment that the page itself wrote last.
	onlyHash string
}

// openDialog opens a dialog, or closes the one that is open if it is the same.
func (p *Page) openDialog(name string) {
	if p.dialog == name {
		p.closeDialog()
		return
	}
	if p.help {
		p.setHelp(false)
	}
	if p.dialog != "" {
		p.browser.CloseDialog()
	}
	p.dialog, p.term, p.mostListed = name, nil, mostLinked
	p.refresh()
	modal := name == "share" || name == "export"
	p.browser.Defer(func() { p.browser.OpenDialog(modal, p.dialogClosed) })
}

// closeDialog closes whatever is open, and gives the keyboard back.
func (p *Page) closeDialog() {
	if p.dialog == "" {
		return
	}
	p.browser.CloseDialog()
	p.dialog = ""
	p.refresh()
}

// renderDialog is the dialog that is open.
func (p *Page) renderDialog() app.UI {
	title, body := "", app.UI(nil)
	switch p.dialog {
	case "options":
		title, body = "Options", p.renderOptions()
	case "share":
		title, body = "Share", p.renderShare()
	case "export":
		title, body = "Export", p.renderExport()
	case "linked":
		title, body = "Linked items", p.renderLinked()
	default:
		return app.Elem("dialog").ID("dialog").Hidden(true)
	}
	return app.Elem("dialog").ID("dialog").Class("dialog dialog-"+p.dialog).Aria("labelledby",
		"dialog-title").Body(
		app.Div().Class("head").Body(
			app.H2().ID("dialog-title").TabIndex(-1).Text(title),
			app.Button().Type("button").Class("tool").Aria("label", "Close").
				OnClick(func(app.Context, app.Event) { p.closeDialog() }).
				Body(raw(iconClose)),
		),
		body,
	)
}

// renderNotice tells something above the panes, until it is read.
func (p *Page) renderNotice() app.UI {
	return app.Div().Class("notice").ID("notice").Role("status").Hidden(p.notice == "").Body(
		app.Span().Text(p.notice),
		app.Button().Type("button").Text("Close").
			OnClick(func(app.Context, app.Event) { p.notice = ""; p.refresh() }),
	)
}

// tell shows a notice.
func (p *Page) tell(text string) {
	p.notice = text
	p.refresh()
}

// renderTools are the buttons of the bar for what a reader does with the page.
func (p *Page) renderTools() app.UI {
	tool := func(name, title, help, svg string) app.UI {
		return app.Button().Type("button").Class("labelled").ID(name+"-button").Title(help).Aria(
			"expanded", p.dialog == name).Aria("haspopup", "dialog").
			OnClick(func(app.Context, app.Event) { p.openDialog(name) }, app.EventScope(name)).
			Body(raw(svg), app.Span().Text(title))
	}
	options := "Options"
	if !settings.AreUsual(&p.options) {
		options = "Options •"
	}
	return app.Div().Class("tools").Body(
		tool("options", options,
			"Strategy, dialect, passes and their flags, and the command line that does the same",
			iconOptions),
		p.renderCompile(),
		app.Button().Type("button").Class("labelled").ID("share-button").Title(
			"A link to exactly this").Aria("haspopup", "dialog").
			OnClick(func(app.Context, app.Event) { p.share() }).
			Body(raw(iconShare), app.Span().Text("Share")),
		tool("export", "Export", "Download modules, code, stack map, or a page of all panes",
			iconExport),
	)
}

// renderCompile is the button that compiles, when there is something to compile:
// the text is compiled as it is typed.
func (p *Page) renderCompile() app.UI {
	hint := "Compile now (Ctrl+Enter)"
	if p.compiled() {
		hint = "What is shown is of this text and these options: it is compiled as you type"
	}
	return app.Button().Type("button").Class("labelled").ID("compile").Title(hint).Aria("disabled",
		p.compiled()).
		OnClick(func(app.Context, app.Event) {
			if p.compiled() {
				p.say("What is shown is of this text already.")
				return
			}
			p.compile()
		}).
		Body(raw(iconRun), app.Span().Text("Compile"))
}

// compiled says that there is nothing to compile: the newest answer is of the text
// and the options as they are.
func (p *Page) compiled() bool {
	return !p.resting && !p.stopped && p.trouble == "" && p.latest != nil && !p.busy()
}

// state gathers what a link to the page carries.
func (p *Page) state() link.State {
	p.readText()
	s := link.State{Source: p.text, Name: p.name, Options: p.options, Layout: p.layout, Lesson: p.lesson}
	if p.edited && !strings.HasSuffix(p.name, ".ll") {
		s.Name = "" // an example that was changed is none any more
	}
	if p.stage != report.StageRewrite {
		s.Stage = p.stage
	}
	if p.tab(panes.Module) == viewDiff {
		s.Against = viewDiff.Ask(p).Against
	}
	for pane := range panes.Count {
		s.Views[pane] = p.ViewID(pane)
	}
	return s
}

// setState makes the page what a link says.
func (p *Page) setState(s *link.State) {
	p.broker.Clear()
	p.setText(s.Source, s.Name)
	for _, e := range p.Config.Examples {
		if e.Name == s.Name && e.Source == s.Source {
			p.select1 = e.Select
		}
	}
	p.options, p.lesson = s.Options, s.Lesson
	if s.Layout != "" {
		p.layout = s.Layout
	}
	p.stage = report.StageRewrite
	known := slices.ContainsFunc(stageNames, func(have report.Stage) bool {
		return have.Key == s.Stage
	})
	if known || slices.ContainsFunc(settings.Passes, func(o settings.Pass) bool {
		return o.Name == s.Stage
	}) {
		p.stage = s.Stage
	}
	p.against = s.Against
	for pane := range panes.Count {
		p.openView(pane, s.Views[pane])
	}
}

// dialogClosed is called when the browser closed the dialog, as Esc has it do.
func (p *Page) dialogClosed() {
	p.dialog = ""
	p.refresh()
}

// opened follows the link that the page was opened by. A page that was reloaded
// after its text was changed keeps that.
func (p *Page) opened() bool {
	hash := p.browser.Hash()
	if hash != "" && hash == p.browser.Load("session", "draft-link") &&
		p.browser.Load("session", "draft") != "" {
		p.onlyHash = hash
		if s, err := link.DecodeFragment(hash); err == nil && s != nil {
			p.options, p.lesson = s.Options, s.Lesson
		}
		return false
	}
	if !p.openLink(hash) {
		return false
	}
	p.browser.Save("session", "draft-link", hash)
	p.reopen()
	return true
}
