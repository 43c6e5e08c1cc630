package runview

import (
	"fmt"
	"html"
	"slices"
	"strings"
	"unicode"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
)

// code is the collector's source code.
type code struct {
	browser Window
	texts   Texts

	file string // chosen by the reader, while the collector is in it
}

// render shows the collector's source code, with its current lines lit.
func (v *code) render(s *report.RunState) app.UI {
	if len(s.Code) == 0 {
		return app.P().Class("nothing").Text("This run has no collector.")
	}
	inner, own := &s.Code[len(s.Code)-1], s.Code[0].File
	file := own
	if slices.ContainsFunc(s.Code, func(c report.RunCode) bool { return c.File == v.file }) {
		file = v.file
	}
	said := "No collection is going on. Step (F11) at a safepoint enters one, action by action, " +
		"and lights the line that is executed."
	if inner.Line != 0 {
		said = "The active functions of the collector, outermost first:"
	}
	text, why := v.texts.Of(file, file)
	body := elements.Raw(drawCode(text))
	if why != "" {
		body = app.P().Class("nothing").Text(why + " Choose Collector’s code again to retry.")
	}
	var lines []string // of this file, the innermost last
	for i := range s.Code {
		if c := &s.Code[i]; c.File == file && c.Line != 0 {
			lines = append(lines, fmt.Sprint(c.Line))
		}
	}
	return app.Section().Class("run-code").Aria("labelledby", "run-code-title").Body(
		app.H3().ID("run-code-title").Text("stackmap/collect/"+file),
		app.P().Text(said),
		app.Div().Class("run-calls").ID("run-calls").Body(app.Range(s.Code).Slice(
			func(i int) app.UI {
				c := &s.Code[i]
				if c.Line == 0 {
					return app.Span()
				}
				to := c.File
				b := app.Button().Type("button").Title("Show this line, and stay in this file").
					OnClick(func(app.Context, app.Event) {
						v.file = to
						v.browser.Refresh()
						v.browser.Defer(v.browser.RunDrawn)
					}, app.EventScope(i, to))
				if c.File == file {
					b = b.Class("here")
				}
				return b.Body(app.Code().Text(c.Function),
					app.Small().Text(fmt.Sprintf(" %s:%d", c.File, c.Line)))
			})),
		app.Div().ID("run-code").Class("run-text").TabIndex(0).Role("group").
			Aria("labelledby", "run-code-title").DataSet("file", file).
			DataSet("lines", strings.Join(lines, " ")).Body(body),
	)
}

// goWords are the keywords of Go.
var goWords = strings.Fields(`break case chan const continue default defer else fallthrough for func
	go goto if import interface map package range return select struct switch type var`)

// drawCode draws Go code as numbered lines, coloured line by line.
func drawCode(text string) string {
	var b strings.Builder
	b.WriteString("<ol>")
	raw := false // inside of a string of several lines
	for line := range strings.Lines(text) {
		b.WriteString("<li><code>")
		raw = drawLine(&b, strings.TrimRight(line, "\n"), raw)
		b.WriteString("</code></li>")
	}
	b.WriteString("</ol>")
	return b.String()
}

// drawLine colours a line. It takes and returns whether the position is inside a raw string.
func drawLine(b *strings.Builder, line string, raw bool) bool {
	put := func(class, text string) {
		text = html.EscapeString(strings.ReplaceAll(text, "\t", "    "))
		if class != "" {
			text = `<span class="tok-` + class + `">` + text + "</span>"
		}
		b.WriteString(text)
	}
	for line != "" {
		n, class := 0, ""
		switch c := line[0]; {
		case raw || c == '`':
			from := 1
			if raw {
				from = 0
			}
			n, class = len(line), "string"
			if i := strings.IndexByte(line[from:], '`'); i >= 0 {
				n, raw = from+i+1, false
			} else {
				raw = true
			}
		case strings.HasPrefix(line, "//"):
			n, class = len(line), "comment"
		case c == '"' || c == '\'':
			for n = 1; n < len(line) && line[n] != c; n++ {
				if line[n] == '\\' {
					n++
				}
			}
			n, class = min(n+1, len(line)), "string"
		case unicode.IsLetter(rune(c)) || c == '_' || c >= '0' && c <= '9':
			for n < len(line) && (unicode.IsLetter(rune(line[n])) || line[n] == '_' ||
				line[n] >= '0' && line[n] <= '9') {
				n++
			}
			switch {
			case slices.Contains(goWords, line[:n]):
				class = "keyword"
			case c >= '0' && c <= '9':
				class = "number"
			}
		default:
			n = 1
		}
		put(class, line[:n])
		line = line[n:]
	}
	return raw
}
