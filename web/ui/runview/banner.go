package runview

import (
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
	what := "`" + t.ws.Options.Break + "`" // that of a link, not described yet
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
