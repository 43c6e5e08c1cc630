package desk

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// renderAbout renders the sentence that says what to look at in an example, where its text is
// printed, and what LLVM does with it.
func (p *Section) renderAbout() app.UI {
	e := p.ws.Example()
	if e == nil || p.ws.Quiet {
		return app.Div().Class("about").ID("about").Hidden(true)
	}
	var more []string
	if e.Document != "" {
		more = append(more, "From "+e.Document+".")
	}
	if e.Refused != "" {
		more = append(more, "LLVM rejects the text as printed: "+lowerFirst(e.Refused))
	}
	if e.Differs != "" {
		more = append(more, "Here it differs from LLVM: "+lowerFirst(e.Differs))
	}
	// The sentence describes the unedited text.
	before := ""
	if p.ws.Edited {
		before = "Before your edits: "
	}
	return app.Div().Class("about").ID("about").Body(
		app.P().Body(app.Text(before), elements.WithNames(e.About, p.around.Prose),
			app.Small().Body(elements.WithNames(" "+strings.Join(more, " "), p.around.Prose))),
	)
}

// lowerFirst lowercases a sentence to follow a colon; names are unchanged.
func lowerFirst(text string) string {
	first, rest, _ := strings.Cut(text, " ")
	if first == "LLVM" || first == "" || !('A' <= first[0] && first[0] <= 'Z') {
		return text
	}
	return strings.ToLower(first[:1]) + first[1:] + " " + rest
}

func (p *Section) renderProblems(list []report.Diagnostic) app.UI {
	return app.Ul().Class("problems").ID("problems").Aria("label", "Problems").Body(
		app.Range(list).Slice(func(i int) app.UI {
			d := list[i]
			class := d.Severity.String()
			if d.Severity == report.Note {
				class = "note-item"
			}
			if d.Suggestion != "" && d.Line > 0 {
				class += " suggests"
			}
			where := ""
			if d.Line > 0 {
				where = elements.Position(d)
			}
			// A note's details are shown in the editor, at its mark.
			more := d.Details()
			if d.Severity == report.Note {
				more = nil
			}
			// The command that does the same comes after the button: it is for those without the
			// page.
			var after []string
			if d.First != "" {
				more, after = nil, more
			}
			return app.Li().Class(class).Body(
				app.Button().Type("button").
					OnClick(func(app.Context, app.Event) {
						// The list may have changed since it was drawn.
						if now := p.ws.Problems(); i < len(now) {
							p.selection.ToProblem(now[i])
						}
					}).
					OnMouseEnter(func(app.Context, app.Event) { p.trail.pointFinding(d.Finding) },
						app.EventScope(int(d.Finding))).
					OnMouseLeave(func(app.Context, app.Event) { p.trail.pointFinding(0) }).
					OnFocus(func(app.Context, app.Event) { p.trail.pointFinding(d.Finding) },
						app.EventScope(int(d.Finding))).
					OnBlur(func(app.Context, app.Event) { p.trail.pointFinding(0) }).
					Body(
						app.B().Text(d.Severity.String()),
						app.Code().Text(where),
						app.Span().Body(elements.Prose(d.Message)),
						app.Range(more).Slice(func(i int) app.UI {
							return app.Small().Body(elements.Prose(more[i]))
						}),
					),
				p.renderSuggestion(i, d),
				p.remedy.renderOffer(d),
				p.renderCodePage(d),
				p.renderReproducer(d),
				app.Range(after).Slice(func(i int) app.UI {
					return app.Small().Class("after").Body(elements.Prose(after[i]))
				}),
			)
		}),
	)
}

// renderSuggestion renders the button that applies a problem's suggestion, if it has one. The
// editor refuses if the text was edited since.
func (p *Section) renderSuggestion(i int, d report.Diagnostic) app.UI {
	return app.If(d.Suggestion != "" && d.Line > 0, func() app.UI {
		return app.Button().Type("button").Class("suggestion").
			Title("Replace the marked text with this; undo reverts it").
			OnClick(func(app.Context, app.Event) {
				p.widgets.Editors[panes.Source].TakeSuggestion(i, d.Suggestion)
			}, app.EventScope(i, d.Suggestion)).
			Body(app.Text("Replace with "), app.Code().Text(words.Visible(d.Suggestion)))
	})
}

// renderCodePage renders the disclosure beside a problem: its code, and folded under it the
// explanation, which the site has as markup.
func (p *Section) renderCodePage(d report.Diagnostic) app.UI {
	return app.If(d.Code != "", func() app.UI {
		page, why := p.texts.Of(d.Code, d.Code)
		body := elements.Raw(page)
		if why != "" {
			body = app.P().Body(elements.Prose(why + " `statepoint explain " + d.Code +
				"` prints it, too."))
		}
		return app.Elem("details").Class("code-page").
			On("toggle", func(ctx app.Context, _ app.Event) {
				if ctx.JSSrc().Get("open").Truthy() {
					p.texts.Fetch(p.browser.Refresh)
				}
			}).
			Body(app.Elem("summary").Title("What "+d.Code+" means").Text(d.Code), body)
	})
}

// renderReproducer renders the button that copies a diagnostic's reproducer, if it has one.
func (p *Section) renderReproducer(d report.Diagnostic) app.UI {
	if !p.ws.HasReproducer(d) {
		return app.Text("")
	}
	label := "Copy a reproducer"
	if p.files.copiedCrash {
		label = "Copied"
	}
	return app.Button().Type("button").Class("reproducer").
		Title("The text at which the engine stopped, with the request and the error, to report").
		OnClick(func(app.Context, app.Event) {
			p.browser.Copy(p.ws.Reproducer(), func() {
				p.files.copiedCrash = true
				p.reader.Say("reproducer copied")
				p.browser.After(1500*time.Millisecond, func() {
					p.files.copiedCrash = false
					p.browser.Refresh()
				})
			})
		}).
		Text(label)
}
