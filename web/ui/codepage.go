package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// renderCodePage is the disclosure beside a problem: its code, and folded under
// it what the code means. Without a page there is nothing to unfold. Its elements
// are nowhere else on the page, and one type for all of them keeps the program
// smaller than go-app's type for each.
func (p *Panes) renderCodePage(d report.Diagnostic) app.UI {
	var page *report.CodePage
	if p.ws.Latest != nil {
		page = p.ws.Latest.CodePage(d.Code)
	}
	return app.If(page != nil, func() app.UI {
		return app.Elem("details").Class("code-page").Body(
			app.Elem("summary").Title("What "+d.Code+" means").Text(d.Code),
			app.Elem("h3").Body(prose(page.Title)),
			paragraphs(page.Means),
			app.Elem("h4").Text("Why"),
			paragraphs(page.Why),
			app.Elem("h4").Text("Wrong"),
			app.Elem("pre").Text(strings.TrimRight(page.Wrong, "\n")),
			app.Elem("h4").Text("Fixed"),
			app.Elem("pre").Text(strings.TrimRight(page.Fixed, "\n")),
			app.Elem("h4").Text("What LLVM says"),
			app.Range(page.LLVM).Slice(func(i int) app.UI {
				return app.P().Body(prose(page.LLVM[i]))
			}),
		)
	})
}

// paragraphs are separated by empty lines in the text.
func paragraphs(text string) app.UI {
	parts := strings.Split(text, "\n\n")
	return app.Range(parts).Slice(func(i int) app.UI { return app.P().Body(prose(parts[i])) })
}
