package chrome

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
)

// commands are shell command lines that can be copied.
type commands struct {
	browser browser.Files
	reader  *desk.Reader
}

// render shows command lines for a tool, under a heading.
func (c *commands) render(what string, lines []string) app.UI {
	text := strings.Join(lines, "\n")
	return app.Div().Class("command").Hidden(len(lines) == 0).Body(
		app.Div().Class("command-head").Body(
			app.Span().Text(what),
			app.Button().Type("button").Aria("label", "Copy the commands "+what).Text("Copy").
				OnClick(func(app.Context, app.Event) {
					c.browser.Copy(text, func() { c.reader.Say("commands copied") })
				}, app.EventScope(text)),
		),
		app.Elem("pre").TabIndex(0).Aria("label", "Commands "+what).Body(renderUnbroken(text)),
	)
}

// renderUnbroken renders a text that breaks between its words only: commands are full of hyphens.
func renderUnbroken(text string) app.UI {
	const space = " \n"
	var parts []string // words and the space after them
	for text != "" {
		n := strings.IndexAny(text+"\n", space)
		rest := strings.TrimLeft(text[n:], space)
		parts = append(parts, text[:n], text[n:len(text)-len(rest)])
		text = rest
	}
	return app.Range(parts).Slice(func(i int) app.UI {
		if i%2 == 1 {
			return app.Text(parts[i])
		}
		return app.Span().Text(parts[i])
	})
}
