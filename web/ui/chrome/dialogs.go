package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/elements"
)

// dialogs are the page's dialogs, at most one of which is open.
type dialogs struct {
	browser dialoged
	help    *helpPanel
	tour    *tour
	terms   *terms
	// The contents of the dialogs.
	options *optionPanel
	sharing *sharing
	exports *exports
	proof   *proof
	linked  *linkedList

	open string // "options", "share", "export", "proof", "linked"; "" for none
}

// show opens a dialog, or closes it if it is already open.
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

// close closes the open dialog and restores the focus.
func (c *dialogs) close() {
	if c.open == "" {
		return
	}
	c.browser.CloseDialog()
	c.closed()
}

// closed is called when the browser has closed the dialog, as on Esc.
func (c *dialogs) closed() {
	c.open = ""
	c.browser.Refresh()
}

// render renders the open dialog.
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
