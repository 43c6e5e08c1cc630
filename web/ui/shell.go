package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/link"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/words"
)

// shell is the state of what stands around the panes.
type shell struct {
	dialog string // which one is open: "options", "share", "export", "linked"; "" for none

	big    bool        // text for a projector
	notice string      // something to tell that is no problem of the text
	term   *words.Term // explained at the moment
	link   string      // of the share dialog
	was    link.State  // what the link carries

	others others // listed at the moment
	// mostListed is how many items of each pane the list of what is linked has.
	mostListed int
	// toReveal is set until the drawn views have what is pinned in sight.

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
	p.panes.refresh()
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
	p.panes.refresh()
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
			OnClick(func(app.Context, app.Event) { p.notice = ""; p.panes.refresh() }),
	)
}

// tell shows a notice.
func (p *Page) tell(text string) {
	p.notice = text
	p.panes.refresh()
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
	if !settings.AreUsual(&p.ws.Options) {
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
	if p.ws.Compiled() {
		hint = "What is shown is of this text and these options: it is compiled as you type"
	}
	return app.Button().Type("button").Class("labelled").ID("compile").Title(hint).Aria("disabled",
		p.ws.Compiled()).
		OnClick(func(app.Context, app.Event) {
			if p.ws.Compiled() {
				p.panes.say("What is shown is of this text already.")
				return
			}
			p.ws.Compile()
		}).
		Body(raw(iconRun), app.Span().Text("Compile"))
}

// state gathers what a link to the page carries.
func (p *Page) state() link.State {
	s := p.ws.State()
	s.Layout = p.layout
	p.panes.State(&s)
	return s
}

// setState makes the page what a link says.
func (p *Page) setState(s *link.State) {
	p.broker.Clear()
	p.ws.SetState(s)
	if s.Layout != "" {
		p.layout = s.Layout
	}
	p.panes.SetState(s)
}

// dialogClosed is called when the browser closed the dialog, as Esc has it do.
func (p *Page) dialogClosed() {
	p.dialog = ""
	p.panes.refresh()
}

// opened follows the link that the page was opened by. A page that was reloaded
// after its text was changed keeps that.
func (p *Page) opened() bool {
	hash := p.browser.Hash()
	if hash != "" && hash == p.browser.Load("session", "draft-link") &&
		p.browser.Load("session", "draft") != "" {
		p.onlyHash = hash
		if s, err := link.DecodeFragment(hash); err == nil && s != nil {
			p.ws.Options, p.ws.Lesson = s.Options, s.Lesson
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
