package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

func (c *sharing) render() app.UI {
	n := len(c.link)
	advice := link.Advice(n)
	label := "Copy link"
	if c.files.Copied == paneLink {
		label = "Copied"
	}
	embed := "Copy as HTML"
	if c.files.Copied == paneEmbed {
		embed = "Copied"
	}
	return app.Div().Class("share").Body(
		app.P().Text(
			"The link has the source, the options, the stage, the open views and the pins: "+
				"everything needed to see this again. Nothing is sent until you send the link."),
		app.Div().Class("link").Body(
			app.Input().Type("text").ID("link").ReadOnly(true).Aria("label", "Link").Value(c.link).
				OnFocus(func(ctx app.Context, _ app.Event) { browser.SelectAll(ctx) }),
			app.Button().Type("button").Class("firm").ID("copy-link").Text(label).Disabled(
				n > link.TooLong).
				OnClick(func(app.Context, app.Event) { c.copyLink() }),
		),
		app.P().Class("advice").ID("advice").Role("status").Hidden(advice == "").Text(advice),
		app.P().Class("length").Hidden(advice != "").Text(
			fmt.Sprintf("%s.", source.Count(n, "character"))),
		app.Div().Class("row").Body(
			app.Button().Type("button").ID("save-file").Text("Save as a file").
				OnClick(func(app.Context, app.Event) { c.saveState() }),
			app.Button().Type("button").ID("save-ll").Text("Save the source").
				OnClick(func(app.Context, app.Event) {
					c.files.Download(c.ws.FileName(), "text/plain;charset=utf-8",
						c.was.Source)
				}),
			app.Button().Type("button").ID("open-file").Text("Open a file…").
				OnClick(func(app.Context, app.Event) { c.openFile() }),
		),
		app.Elem("details").Class("qr-code").Hidden(c.code == "").Body(
			app.Elem("summary").Text("QR code of the link"),
			app.If(c.code != "", func() app.UI { return elements.Raw(c.code) }),
		),
		app.P().Class("length").Text(
			"You can also drop a .ll file, or a file saved here, anywhere on the page."),
		c.renderEmbed(embed),
	)
}

// paneLink and paneEmbed represent the share dialog in the record of the last copy.
const (
	paneLink = panes.Count + 1 + iota
	paneEmbed
)

func (c *sharing) copyLink() { c.copyShared(c.link, paneLink, "link copied") }

// copyEmbed copies the HTML that embeds the state in a document.
func (c *sharing) copyEmbed() {
	code := c.browser.EmbedCode(c.was.Fragment(), c.was.Source, c.embed.attributes())
	c.copyShared(code, paneEmbed, "HTML copied")
}

func (c *sharing) copyShared(text string, what panes.Pane, said string) {
	c.browser.Copy(text, func() {
		c.files.Copied = what
		c.reader.Say(said)
		c.browser.After(desk.CopiedFor, func() {
			if c.files.Copied == what {
				c.files.Copied = panes.None
				c.browser.Refresh()
			}
		})
	})
}

// saveState exports the state as a file.
func (c *sharing) saveState() {
	name := strings.TrimSuffix(c.ws.FileName(), ".ll") + ".statepoint.json"
	c.files.Download(name, "application/json", string(c.was.File()))
}

// openFile lets the reader choose a file.
func (c *sharing) openFile() {
	c.browser.OpenFile()
}
