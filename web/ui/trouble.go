package ui

import (
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// broken is called when the engine broke down over a request, nil when it had
// none. The text stays, and so does the last good output.
func (p *Page) broken(asked *report.Request, text string) {
	p.trouble, _, _ = strings.Cut(text, "\n")
	p.crashed, p.crash = asked, text
	p.show()
}

// troubles gives what there is to say of an engine that broke down.
func (p *Page) troubles() []report.Diagnostic {
	return []report.Diagnostic{{Severity: report.Error, Message: "the engine stopped: " + p.trouble,
		Notes: []string{"Your text is kept. A change to it is compiled by a fresh engine."}}}
}

// isDefect says that a diagnostic tells of a defect of the explorer: the only ones
// that bring a stack along.
func isDefect(d report.Diagnostic) bool {
	return slices.ContainsFunc(d.Notes, isStack)
}

func isStack(note string) bool { return strings.Contains(note, "\n\t") }

// reproducer gives IR that shows a defect when it is compiled: the text as it was
// when the engine broke down over it, with what was said and asked as comments
// before it. It is empty when there is nothing to reproduce.
func (p *Page) reproducer() string {
	var r *report.Request
	said := ""
	if p.trouble != "" {
		r, said = p.crashed, p.crash
	} else if p.latest != nil {
		for _, d := range p.latest.Diagnostics {
			if isDefect(d) {
				now := p.request()
				r, said = &now, strings.Join(append([]string{d.Message}, d.Notes...), "\n")
				break
			}
		}
	}
	if r == nil {
		return ""
	}
	var b strings.Builder
	for line := range strings.Lines("Statepoint Explorer: the engine stopped.\n" + asked(r) +
		strings.TrimSpace(said) + "\n") {
		b.WriteString("; " + line)
	}
	b.WriteString("\n" + r.Source)
	return b.String()
}

// asked spells a request's options, a line each.
func asked(r *report.Request) string {
	var b strings.Builder
	for _, o := range []struct{ name, value string }{
		{"file", r.FileName},
		{"passes", strings.Join(r.Options.Passes, ",")},
		{"flags", strings.Join(r.Options.PassFlags, " ")},
		{"dialect", r.Options.Dialect},
		{"syntax", r.Options.Syntax},
		{"strategy", r.Options.Strategy},
		{"stack map", r.Options.MapVersion},
	} {
		if o.value != "" {
			b.WriteString(o.name + ": " + o.value + "\n")
		}
	}
	return b.String()
}

// renderReproducer has the button that copies the reproducer, for a diagnostic
// that has one.
func (p *Page) renderReproducer(d report.Diagnostic) app.UI {
	if p.trouble != "" && p.crashed == nil || p.trouble == "" && !isDefect(d) {
		return app.Text("")
	}
	label := "Copy a reproducer"
	if p.copiedCrash {
		label = "Copied"
	}
	return app.Button().Type("button").Class("reproducer").
		Title("The text the engine stopped at, with what was asked and what it said, for a report").
		OnClick(func(app.Context, app.Event) {
			p.browser.Copy(p.reproducer(), func() {
				p.copiedCrash = true
				p.say("reproducer copied")
				p.after(1500*time.Millisecond, func() {
					p.copiedCrash = false
					p.refresh()
				})
			})
		}).
		Text(label)
}
