package runview

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
)

// broken says whether the program is broken.
func (v *View) broken() bool { return v.ws.Options.Break != "" }

// renderBanner says that the program is broken.
func (v *View) renderBanner() app.UI {
	what := breakWords(v.ws.Options.Break)
	if v.tray.told == v.ws.Options.Break {
		what = v.tray.words
	}
	return app.Div().Class("run-banner").ID("run-banner").Role("status").Hidden(!v.broken()).Body(
		app.P().Body(app.B().Text("Broken on purpose"), app.Text(" "),
			elements.Prose(report.Readable(what))),
		app.Button().Type("button").Class("primary").ID("run-fix").
			Title("Compile the program whole again").
			OnClick(func(app.Context, app.Event) {
				v.breakIt("")
				v.browser.Defer(func() { v.browser.Focus("#title-run") })
			}).Text("Fix it"))
}

// breakWords says which break a key is, for as long as the engine has not said it: for
// "skip-relocate@f#2", "Skip relocate: place 2 in `@f`".
func breakWords(key string) string {
	kind, place, placed := strings.Cut(key, "@")
	text := upperFirst(strings.ReplaceAll(kind, "-", " "))
	if !placed {
		return text
	}
	if at := strings.LastIndexByte(place, '#'); at >= 0 {
		number, _, _ := strings.Cut(place[at+1:], ":") // then comes what a reader predicted
		return text + ": place " + number + " in `@" + place[:at] + "`"
	}
	offset, _, _ := strings.Cut(place, "^")
	return text + ": byte `" + offset + "`"
}
