package chrome

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// embedding holds the choices for embedding the shared state in a document.
type embedding struct {
	open     bool // its part of the dialog is open, and the preview runs
	without  [panes.Count]bool
	theme    string // "", "light" or "dark"
	readonly bool
}

// embedThemes are the available themes.
var embedThemes = []string{"", "light", "dark"}

// embedNames are the element's names for the panes.
var embedNames = [panes.Count]string{"ir", "rewritten", "asm", "map"}

// panes returns the names of the shown panes, separated by spaces; "" for all.
func (e *embedding) panes() string {
	var names []string
	for p, name := range embedNames {
		if !e.without[p] {
			names = append(names, name)
		}
	}
	if len(names) == len(embedNames) {
		return ""
	}
	return strings.Join(names, " ")
}

// attributes returns the element's attributes, each preceded by a space.
func (e *embedding) attributes() string {
	out := ""
	if p := e.panes(); p != "" {
		out += ` panes="` + p + `"`
	}
	if e.theme != "" {
		out += ` theme="` + e.theme + `"`
	}
	if e.readonly {
		out += " readonly"
	}
	return out
}

// preview returns the address of the frame that the element would create.
func (e *embedding) preview(fragment string) string {
	var asks []string
	if p := e.panes(); p != "" {
		asks = append(asks, "panes="+strings.ReplaceAll(p, " ", ","))
	}
	if e.theme != "" {
		asks = append(asks, "theme="+e.theme)
	}
	if e.readonly {
		asks = append(asks, "readonly")
	}
	return "embed.html?" + strings.Join(asks, "&") + "#" + fragment
}

// show shows a pane or leaves it out; the last pane always stays.
func (e *embedding) show(p panes.Pane, on bool) {
	e.without[p] = !on
	for _, out := range e.without {
		if !out {
			return
		}
	}
	e.without[p] = false
}

// renderEmbed renders the dialog's section on embedding.
func (c *sharing) renderEmbed(label string) app.UI {
	e := &c.embed
	check := func(id, title string, on bool, set func(bool)) app.UI {
		return app.Label().Body(
			app.Input().Type("checkbox").ID(id).Checked(on).
				OnChange(func(ctx app.Context, _ app.Event) {
					set(browser.Checked(ctx))
					c.browser.Refresh()
				}, app.EventScope(id)),
			app.Text(title))
	}
	preview := ""
	if e.open {
		preview = e.preview(c.was.Fragment())
	}
	return app.Elem("details").ID("embed").Class("embedding").
		On("toggle", func(ctx app.Context, _ app.Event) {
			e.open = ctx.JSSrc().Get("open").Bool()
			c.browser.Refresh()
		}).Body(
		app.Elem("summary").Text("Embed in a document"),
		app.Div().Class("row").Body(
			app.Range(embedNames[:]).Slice(func(i int) app.UI {
				p := panes.Pane(i)
				return check("embed-"+embedNames[i], p.Short(), !e.without[p],
					func(on bool) { e.show(p, on) })
			}),
			check("embed-readonly", "Read only", e.readonly, func(on bool) { e.readonly = on }),
			app.Label().Body(app.Text("Theme "), app.Select().ID("embed-theme").
				OnChange(func(ctx app.Context, _ app.Event) {
					e.theme = embedThemes[browser.SelectedIndex(ctx)]
					c.browser.Refresh()
				}).Body(
				app.Range(embedThemes).Slice(func(i int) app.UI {
					title := embedThemes[i]
					if title == "" {
						title = "the reader’s"
					}
					return app.Option().Value(embedThemes[i]).Text(title).Selected(
						embedThemes[i] == e.theme)
				}))),
		),
		app.Textarea().ID("embed-code").ReadOnly(true).Rows(3).Aria("label", "HTML").
			Text(c.browser.EmbedCode(c.was.Fragment(), c.was.Source, e.attributes())),
		app.Div().Class("row").Body(
			app.Button().Type("button").ID("copy-embed").Title(
				"HTML that shows this in your document").Text(label).
				OnClick(func(app.Context, app.Event) { c.copyEmbed() }),
			app.A().Href("embedding.html").Attr("target", "_blank").Text("All ways to embed"),
			app.A().Href("write-a-lesson.html").Attr("target", "_blank").Text("Write a lesson")),
		app.If(preview != "", func() app.UI {
			return app.IFrame().ID("embed-preview").Title("Preview").Src(preview)
		}),
	)
}
