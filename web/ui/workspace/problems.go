package workspace

import (
	"slices"
	"strings"

	"statepoint/web/report"
)

// Problems gives the newest diagnostics, the gravest first.
func (w *Workspace) Problems() []report.Diagnostic {
	if w.Trouble != "" {
		return w.troubles()
	}
	if w.Latest == nil {
		return nil
	}
	list := slices.Clone(w.Latest.Diagnostics)
	slices.SortStableFunc(list, func(a, b report.Diagnostic) int {
		return int(a.Severity) - int(b.Severity)
	})
	return list
}

// Diagnosed is the text that Problems are about.
func (w *Workspace) Diagnosed() string {
	if w.Latest == nil {
		return ""
	}
	return w.Latest.Source.Text
}

// Errors counts the errors among problems.
func Errors(list []report.Diagnostic) int {
	n := 0
	for _, d := range list {
		if d.Severity == report.Error {
			n++
		}
	}
	return n
}

// Broken is called when the engine broke down over a request, nil when it had
// none. The text stays, and so does the last good output.
func (w *Workspace) Broken(asked *report.Request, text string) {
	w.Trouble, _, _ = strings.Cut(text, "\n")
	w.crashed, w.crash = asked, text
	w.host.Answered()
}

// troubles gives what there is to say of an engine that broke down.
func (w *Workspace) troubles() []report.Diagnostic {
	return []report.Diagnostic{{Severity: report.Error, Message: "the engine stopped: " + w.Trouble,
		Notes: []string{"Your text is kept. A change to it is compiled by a fresh engine."}}}
}

// isDefect says that a diagnostic tells of a defect of the explorer.
func isDefect(d report.Diagnostic) bool {
	return d.Stack != ""
}

// HasReproducer says that there is one for a problem.
func (w *Workspace) HasReproducer(d report.Diagnostic) bool {
	if w.Trouble != "" {
		return w.crashed != nil
	}
	return isDefect(d)
}

// Reproducer gives IR that shows a defect when it is compiled: the text as it was
// when the engine broke down over it, with what was said and asked as comments
// before it. It is empty when there is nothing to reproduce.
func (w *Workspace) Reproducer() string {
	var r *report.Request
	said := ""
	if w.Trouble != "" {
		r, said = w.crashed, w.crash
	} else if w.Latest != nil {
		for _, d := range w.Latest.Diagnostics {
			if isDefect(d) {
				now := w.request()
				r, said = &now, strings.Join(
					slices.Concat([]string{d.Message}, d.Notes, []string{d.Stack}), "\n")
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
