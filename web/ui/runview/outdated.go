package runview

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// outdated returns why the run is not of the current text, or "", and the error of the text that is
// to blame, or nil.
func (v *View) outdated() (why string, to *report.Diagnostic) {
	switch {
	case v.ws.Trouble != "":
		return "The engine stopped.", nil
	case v.ws.Stopped:
		return "You stopped the compilation.", nil
	case v.ws.Latest == nil || v.ws.Latest == v.ws.Good:
		return "", nil
	case !v.ws.Fails():
		return "The text is being compiled.", nil
	}
	for _, d := range v.ws.Problems() {
		if d.Severity == report.Error && d.Line > 0 {
			return fmt.Sprintf("The text has an error in line %d.", d.Line), &d
		}
	}
	return "The text does not compile.", nil
}

// renderOutdated says that a run is of an earlier text, and links to the error in the current one.
func (v *View) renderOutdated() app.UI {
	why, to := v.outdated()
	said := why
	if v.ws.Good != nil && !v.ws.Foreign() {
		said += " This is still the run of the last text that compiled."
	}
	return app.Div().Class("run-banner").ID("run-behind").Hidden(why == "").Body(
		app.P().Role("status").Text(said),
		app.If(to != nil, func() app.UI {
			return app.Button().Type("button").ID("run-to-error").OnClick(
				func(app.Context, app.Event) { v.toProblem() }).Text("Go to the error")
		}))
}

// toProblem goes to the error that prevents the text from running.
func (v *View) toProblem() {
	if _, to := v.outdated(); to != nil {
		v.Behind()
		v.selection.ToProblem(*to)
	}
}
