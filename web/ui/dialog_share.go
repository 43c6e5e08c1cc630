package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

// share makes a link to what the page shows, puts it into the address bar unless
// it is too long for that, and opens the dialog.
func (p *Page) share() {
	p.was = p.state()
	fragment := p.was.Fragment()
	p.link = p.browser.LinkTo(fragment)
	if len(p.link) <= link.TooLong {
		p.setHash(fragment)
	}
	if p.dialog != "share" {
		p.openDialog("share")
	}
	p.panes.refresh()
}

// setHash writes the address bar without leaving the page.
func (p *Page) setHash(fragment string) {
	p.onlyHash = "#" + fragment
	p.browser.SetHash(fragment)
	p.browser.Save("session", "draft-link", p.onlyHash)
}

func (p *Page) renderShare() app.UI {
	n := len(p.link)
	advice := link.Advice(n)
	label := "Copy link"
	if p.panes.files.copied == paneLink {
		label = "Copied"
	}
	embed := "Copy as HTML"
	if p.panes.files.copied == paneEmbed {
		embed = "Copied"
	}
	return app.Div().Class("share").Body(
		app.P().Text(
			"The link carries the source, the options, the stage and the views: everything that "+
				"is needed to see this again. It goes nowhere until you send it."),
		app.Div().Class("link").Body(
			app.Input().Type("text").ID("link").ReadOnly(true).Aria("label", "Link").Value(p.link).
				OnFocus(func(ctx app.Context, _ app.Event) { browser.SelectAll(ctx) }),
			app.Button().Type("button").Class("firm").ID("copy-link").Text(label).Disabled(
				n > link.TooLong).
				OnClick(func(app.Context, app.Event) { p.copyLink() }),
		),
		app.P().Class("advice").ID("advice").Role("status").Hidden(advice == "").Text(advice),
		app.P().Class("length").Text(fmt.Sprintf("%d characters.", n)),
		app.Div().Class("row").Body(
			app.Button().Type("button").ID("save-file").Text("Save as a file").
				OnClick(func(app.Context, app.Event) { p.saveState() }),
			app.Button().Type("button").ID("save-ll").Text("Save the source").
				OnClick(func(app.Context, app.Event) {
					p.panes.files.download(p.ws.FileName(), "text/plain;charset=utf-8", p.was.Source)
				}),
			app.Button().Type("button").ID("copy-embed").Title(
				"HTML that shows this in a document of yours").Text(embed).
				OnClick(func(app.Context, app.Event) { p.copyEmbed() }),
			app.Button().Type("button").ID("open-file").Text("Open a file…").
				OnClick(func(app.Context, app.Event) { p.openFile() }),
		),
		app.P().Class("length").Text(
			"A .ll file, or one saved here, can also be dropped anywhere on the page."),
	)
}

// paneLink and paneEmbed stand for the share dialog among what was copied last.
const (
	paneLink = panes.Count + 1 + iota
	paneEmbed
)

func (p *Page) copyLink() { p.copyShared(p.link, paneLink, "link copied") }

// copyEmbed copies what shows the state in a document.
func (p *Page) copyEmbed() {
	code := p.browser.EmbedCode(p.was.Fragment(), p.was.Source)
	p.copyShared(code, paneEmbed, "HTML copied")
}

func (p *Page) copyShared(text string, what panes.Pane, said string) {
	p.browser.Copy(text, func() {
		p.panes.files.copied = what
		p.panes.say(said)
		p.panes.after(copiedFor, func() {
			if p.panes.files.copied == what {
				p.panes.files.copied = panes.None
				p.panes.refresh()
			}
		})
	})
}

// saveState exports the state as a file.
func (p *Page) saveState() {
	name := strings.TrimSuffix(p.ws.FileName(), ".ll") + ".statepoint.json"
	p.panes.files.download(name, "application/json", string(p.was.File()))
}

// openFile has the reader choose a file.
func (p *Page) openFile() {
	p.browser.OpenFile()
}

// openLink makes the page what the address bar says. It says whether there was a
// link to follow; one that cannot be read leaves the page as it is, with a notice.
func (p *Page) openLink(fragment string) bool {
	if fragment == p.onlyHash {
		return false
	}
	s, err := link.DecodeFragment(fragment)
	switch {
	case err != nil:
		p.tell("This link cannot be opened: " + err.Error() + ".")
		return false
	case s == nil:
		return false
	}
	p.onlyHash = fragment
	p.setState(s)
	return true
}

// reopen shows what setState set.
func (p *Page) reopen() {
	p.ws.Forget()
	p.panes.begin()
}

// file opens a file that was dropped on the page, or chosen: a module, or a state
// that was exported.
func (p *Page) file(name, text string) {
	p.closeDialog()
	if isBinary(text) {
		p.tell(name +
			" is no text, so nothing was opened. Of bitcode, llvm-dis makes a .ll file; of a " +
			"source file, clang -S -emit-llvm does.")
		return
	}
	if !link.IsFile(text) {
		p.ws.SetText(text, name)
		p.panes.begin()
		return
	}
	s, err := link.DecodeFile(text)
	if err != nil {
		p.tell(name + " cannot be opened: " + err.Error() + ".")
		return
	}
	p.setState(s)
	p.reopen()
	p.panes.say(name + " opened")
}

// isBinary says whether a file that was read as UTF-8 is none: bitcode, an object,
// a picture.
func isBinary(text string) bool {
	head := text[:min(len(text), 64<<10)]
	return strings.ContainsRune(head, 0) || strings.HasPrefix(head, "BC\ufffd\ufffd")
}
