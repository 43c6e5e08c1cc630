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
	if !t.broken() {
		return false
	}
	if k := t.known; k != nil || t.ws.Object() != "" {
		return k != nil && k.Done == nil && k.Trouble == ""
	}
	return t.answered() && t.ws.Good.Broken == ""
}

// RenderBanner says above all panes, whether or not the view is open, that the program is broken,
// or that it cannot be broken as requested.
func (v *View) RenderBanner() app.UI {
	t := &v.tray
	what := t.what()
	is, fix, hint := "Broken on purpose", "Fix it", "Compile the program unbroken again"
	if t.missing() {
		is, fix = "Not broken", "Remove"
		hint = "Remove this break: the program has nothing to break there"
		what = strings.TrimPrefix(what+": this program has nothing to break there", ": ")
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

// what describes the break in the reader's words or the engine's; "" until either is known.
func (t *tray) what() string {
	switch {
	case t.told == t.ws.Options.Break:
		return t.words
	case t.answered() && t.ws.Good.Broken != "":
		return t.ws.Good.Broken
	}
	return ""
}

// answered reports whether the panes show what was compiled with the break that is asked for.
func (t *tray) answered() bool {
	return t.ws.Good != nil && t.ws.Question.Options.Break == t.ws.Options.Break
}
