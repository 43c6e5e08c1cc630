package runview

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/words"
)

// barriers are the choices of what reports stores to the collector.
var barriers = map[string]string{"": "the emulator, every one",
	report.BarriersByProgram: "the program's own barriers"}

// renderMaker shows the layout assumed for the objects that a function returns, and lets the reader
// declare another.
func (f *form) renderMaker(m *report.RunMaker, i int,
	change func(func(*report.RunSetup))) app.UI {
	id := fmt.Sprintf("run-object-%d", i)
	how := "inferred from what the program stores and loads"
	if m.Declared {
		how = "declared"
	}
	title := "This function is not defined: a call to it is a safepoint, and allocates the " +
		"object described here. Leave it empty to have it inferred."
	example := ""
	if m.Declaration == "" {
		how, example = "if it makes any", "arg1 bytes, references at 8"
		title = "This function is not defined, and the object does not say what it returns: a " +
			"call to it is a safepoint and returns 0, or allocates the object described here: " +
			"24 bytes, references at 8, 16."
	}
	of := "Objects of @" + m.Name
	if m.Name == "" {
		of = "Objects"
	}
	return app.Div().Class("run-object").Body(
		app.Label().For(id).Body(
			app.Span().Text(words.Visible(of+", "+how)),
			app.Input().Type("text").ID(id).Attr("autocomplete", "off").
				Attr("spellcheck", "false").Attr("value", words.Visible(m.Declaration)).
				Title(title).Placeholder(example).
				OnChange(func(ctx app.Context, _ app.Event) {
					text := browser.Value(ctx)
					change(func(s *report.RunSetup) {
						s.Objects = withObjects(s.Objects, m.Name, text)
					})
				}, app.EventScope(m.Name, fmt.Sprint(f.player.state.Setup)))),
		app.If(len(m.Text) > 0, func() app.UI {
			return app.P().Text(words.Visible(upperFirst(strings.Join(m.Text, "; ")) + "."))
		}))
}

// makers returns the functions of the run that return objects, and each other declared function:
// declarations that the engine could not parse or the program does not use are included so that the
// reader can correct them.
func makers(s *report.RunState) []report.RunMaker {
	all := slices.Clone(s.Makers)
	for _, line := range lines(s.Setup.Objects) {
		name := declares(line)
		if slices.ContainsFunc(s.Makers, func(m report.RunMaker) bool { return m.Name == name }) {
			continue
		}
		at := slices.IndexFunc(all, func(m report.RunMaker) bool { return m.Name == name })
		if at < 0 {
			all = append(all, report.RunMaker{Name: name, Declaration: line, Declared: true})
		} else {
			all[at].Declaration += "; " + line
		}
	}
	return all
}

// renderSupplied lists what the emulator supplies to the run, except objects, which have fields.
func (f *form) renderSupplied(s *report.RunState) app.UI {
	var texts []string
	for _, part := range s.Supplied {
		if part.Part != "objects" {
			texts = append(texts, part.Text)
		}
	}
	return app.If(len(texts) > 0, func() app.UI {
		return app.Div().ID("run-supplied").Body(
			app.P().Text("The emulator supplies symbols that the program does not define:"),
			app.Ul().Body(app.Range(texts).Slice(func(i int) app.UI {
				return app.Li().Text(words.Visible(texts[i]))
			})))
	})
}

// declares returns the function whose objects a line of RunSetup.Objects declares, "" if it names
// none.
func declares(line string) string {
	line = strings.TrimPrefix(strings.TrimSpace(line), "@")
	if quoted, err := strconv.QuotedPrefix(line); err == nil {
		name, _ := strconv.Unquote(quoted)
		return name
	}
	if name, _, ok := strings.Cut(line, ":"); ok {
		return strings.TrimSpace(name)
	}
	if at := strings.LastIndexByte(line, '='); at >= 0 { // as in links of earlier versions
		return line[:at]
	}
	return ""
}

// lines splits declarations; in a field they are separated by semicolons.
func lines(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ';' })
}

// withObjects returns the object declarations, in RunSetup's form, with those of a function
// replaced. A line that names no function refers to this one.
func withObjects(all, name, text string) string {
	var out []string
	for _, line := range lines(all) {
		if of := declares(line); of != "" && of != name {
			out = append(out, line)
		}
	}
	for _, line := range lines(text) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if declares(line) == "" && name != "" {
			of := name
			if strings.ContainsAny(of, ": \t=\"") {
				of = strconv.Quote(of)
			}
			line = of + ": " + line
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}
