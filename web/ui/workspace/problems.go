package workspace

import (
	"slices"
	"strings"

	"statepoint/web/report"
)

// Problems returns the newest diagnostics, most severe first: none of another text, and none once a
// text after one that does not compile has been compiling for a while.
func (w *Workspace) Problems() []report.Diagnostic {
	if w.Trouble != "" {
		return w.troubles()
	}
	if w.Latest == nil || w.Awaited() || w.Latest != w.Good && !w.Fails() {
		return nil
	}
	list := slices.Clone(w.Latest.Diagnostics)
	slices.SortStableFunc(list, func(a, b report.Diagnostic) int {
		return int(a.Severity) - int(b.Severity)
	})
	return list
}

// Diagnosed returns the text that Problems refers to.
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

// Broken is called when the engine crashed on a request; nil means it had none. The text and the
// last good output stay.
func (w *Workspace) Broken(asked *report.Request, text string) {
	w.Trouble, _, _ = strings.Cut(text, "\n")
	w.crashed, w.crash = asked, text
	w.host.Answered()
}

// troubles returns the problems to report for a crashed engine.
func (w *Workspace) troubles() []report.Diagnostic {
	return []report.Diagnostic{{Severity: report.Error, Message: "the engine stopped: " + w.Trouble,
		Notes: []string{"Your text is kept. Your next edit starts a new engine."}}}
}

// isDefect reports whether a diagnostic indicates a defect of the explorer.
func isDefect(d report.Diagnostic) bool {
	return d.Stack != ""
}

// HasReproducer reports whether a problem has a reproducer.
func (w *Workspace) HasReproducer(d report.Diagnostic) bool {
	if w.Trouble != "" {
		return w.crashed != nil
	}
	return isDefect(d)
}

// Reproducer returns IR that shows a defect when compiled: the text on which the engine crashed,
// preceded by the message and the options as comments. It is empty if there is nothing to
// reproduce.
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

// asked prints a request's options, one per line.
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
