package runview

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
)

// broken reports whether the program is broken.
func (t *tray) broken() bool { return t.ws.Options.Break != "" }

// missing reports that the program lacks the position to break, so it runs unbroken.
func (t *tray) missing() bool {
	k := t.known
	return t.broken() && k != nil && k.Done == nil && k.Trouble == ""
}

// renderBanner says that the program is broken, or that it cannot be broken as requested.
func (t *tray) renderBanner() app.UI {
	what := breakWords(t.ws.Options.Break)
	if t.told == t.ws.Options.Break {
		what = t.words
	}
	is, fix, hint := "Broken on purpose", "Fix it", "Compile the program unbroken again"
	if t.missing() {
		is, fix = "Not broken", "Remove"
		hint = "Remove this break: the program has nothing to break there"
		what += ": this program has nothing to break there"
	}
	return app.Div().Class("run-banner").ID("run-banner").Role("status").Hidden(!t.broken()).Body(
		app.P().Body(app.B().Text(is), app.Text(" "),
			elements.Prose(report.Readable(what))),
		app.Button().Type("button").Class("primary").ID("run-fix").
			Title(hint).
			OnClick(func(app.Context, app.Event) {
				t.breakIt("")
				t.browser.Defer(func() { t.browser.Focus("#title-run") })
			}).Text(fix))
}

// breakWords describes the break with a key until the engine has described it: for
// "skip-relocate@f#2", "Skip relocate: place 2 in `@f`".
func breakWords(key string) string {
	kind, place, placed := strings.Cut(key, "@")
	text := upperFirst(strings.ReplaceAll(kind, "-", " "))
	if !placed {
		return text
	}
	if at := strings.LastIndexByte(place, '#'); at >= 0 {
		number, _, _ := strings.Cut(place[at+1:], ":") // the reader's prediction follows
		return text + ": place " + number + " in `@" + place[:at] + "`"
	}
	offset, _, _ := strings.Cut(place, "^")
	return text + ": byte `" + offset + "`"
}
