package workspace

import (
	"slices"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/link"
	"statepoint/web/ui/settings"
)

// State returns the workspace's part of a link's state.
func (w *Workspace) State() link.State {
	w.ReadText()
	s := link.State{Source: w.Text, Name: w.Name, Options: w.textOptions(), Lesson: w.Lesson}
	if w.Edited && !strings.HasSuffix(w.Name, ".ll") {
		s.Name = "" // a changed example is no longer an example
	}
	if w.Stage != report.StageRewrite {
		s.Stage = w.Stage
	}
	return s
}

// SetState sets the workspace to a link's state.
func (w *Workspace) SetState(s *link.State) {
	w.SetText(s.Source, s.Name)
	for _, e := range w.Examples {
		if e.Name == s.Name && e.Source == s.Source {
			w.Select = e.Select
		}
	}
	if s.Select != "" {
		w.Select = s.Select
	}
	w.Options, w.Lesson = s.Options, s.Lesson
	w.Stage = report.StageRewrite
	known := slices.ContainsFunc(StageNames, func(have report.Stage) bool {
		return have.Key == s.Stage
	})
	if known || s.Stage == report.StageBreak ||
		slices.ContainsFunc(settings.Passes, func(o settings.Pass) bool {
			return o.Name == s.Stage
		}) {
		w.Stage = s.Stage
	}
}
