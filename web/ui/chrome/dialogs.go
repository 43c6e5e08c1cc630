package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/elements"
)

// dialogs are the dialogs of the page, of which one is open at a time.
type dialogs struct {
	browser dialoged
	help    *helpPanel
	tour    *tour
	terms   *terms
	// What they show.
	options *optionPanel
	sharing *sharing
	exports *exports
	proof   *proof
	linked  *linkedList

	open string // "options", "share", "export", "proof", "linked"; "" for none
}

// show opens a dialog, or closes the one that is open if it is the same.
func (c *dialogs) show(name string) {
	if c.open == name {
		c.close()
		return
	}
	c.tour.end()
	if c.help.open {
		c.help.setHelp(false)
	}
	if c.open != "" {
		c.browser.CloseDialog()
	}
	c.open = name
	c.terms.forget()
	c.linked.shorten()
	c.browser.Refresh()
	modal := name == "share" || name == "export"
	c.browser.Defer(func() { c.browser.OpenDialog(modal, c.closed) })
}

// close closes whatever is open, and gives the keyboard back.
func (c *dialogs) close() {
	if c.open == "" {
		return
	}
	c.browser.CloseDialog()
	c.closed()
}

// closed is called when the browser closed the dialog, as Esc has it do.
func (c *dialogs) closed() {
	c.open = ""
	c.browser.Refresh()
}

// render is the dialog that is open.
func (c *dialogs) render() app.UI {
	title, body := "", app.UI(nil)
	switch c.open {
	case "options":
		title, body = "Options", c.options.render()
	case "share":
		title, body = "Share", c.sharing.render()
	case "export":
		title, body = "Export", c.exports.render()
	case "proof":
		title, body = "Compared with LLVM", c.proof.render()
	case "linked":
		title, body = "Linked items", c.linked.render()
	default:
		return app.Elem("dialog").ID("dialog").Hidden(true)
	}
	return app.Elem("dialog").ID("dialog").Class("dialog dialog-"+c.open).Aria("labelledby",
		"dialog-title").Body(
		app.Div().Class("head").Body(
			app.H2().ID("dialog-title").TabIndex(-1).Text(title),
			app.Button().Type("button").Class("tool").Aria("label", "Close").
				OnClick(func(app.Context, app.Event) { c.close() }).
				Body(elements.Raw(elements.IconClose)),
		),
		body,
	)
}
