package elements

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/words"
)

// Position renders the line and column of a problem.
func Position(d report.Diagnostic) string { return fmt.Sprintf("%d:%d", d.Line, d.Column) }

// Prose renders text in backquotes as code.
func Prose(text string) app.UI {
	text = words.Visible(text)
	parts := strings.Split(text, "`")
	if len(parts)%2 == 0 {
		parts = []string{text} // an unpaired backquote is text
	}
	return app.Range(parts).Slice(func(i int) app.UI {
		if i%2 == 1 {
			return app.Code().Text(parts[i])
		}
		return app.Text(parts[i])
	})
}

// Raw inserts trusted markup, such as an icon.
func Raw(markup string) app.UI { return app.Raw(markup) }

// Name renders a name that may break after its dots in a narrow column.
func Name(name string) app.UI {
	parts := strings.SplitAfter(name, ".")
	return app.Range(make([]struct{}, 2*len(parts)-1)).Slice(func(i int) app.UI {
		if i%2 == 1 {
			return app.Wbr()
		}
		return app.Text(parts[i/2])
	})
}

// WithNames renders the names of values and functions in a sentence as code, and the text between
// them with a function.
func WithNames(text string, between func(string) app.UI) app.UI {
	var parts []string // prose and names alternate
	prose := ""
	for _, w := range strings.SplitAfter(text, " ") {
		name := strings.TrimRight(w, " .,:;)")
		if len(name) > 1 && (name[0] == '%' || name[0] == '@') {
			parts = append(parts, prose, name)
			prose, w = "", w[len(name):]
		}
		prose += w
	}
	parts = append(parts, prose)
	return app.Range(parts).Slice(func(i int) app.UI {
		if i%2 == 1 {
			return app.Code().Text(parts[i])
		}
		return between(parts[i])
	})
}
