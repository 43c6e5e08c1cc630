package desk

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// host is the page as seen by its workspace.
type host struct {
	browser.Turns
	browser.Storage
	lessons   browser.Lessons
	ws        *workspace.Workspace
	broker    *broker.Broker
	widgets   *Widgets
	display   *Display
	stages    *Stages
	files     *Files
	selection *Selection
}

func (h *host) Text() string { return h.widgets.Editors[panes.Source].ReadText() }

func (h *host) Answered() {
	h.display.Show()
	h.stages.Show() // new figures may have moved the chosen chip
}

func (h *host) Viewed()                       { h.display.ShowDocs() }
func (h *host) Exported(a *report.ViewAnswer) { h.files.exported(a) }
func (h *host) Progressed()                   { h.display.showStale() }
func (h *host) Settled()                      { h.stages.Show() }

func (h *host) Checked(a *report.ViewAnswer) {
	h.lessons.Checked(a)
	i := slices.IndexFunc(a.Verdicts, func(v report.Verdict) bool { return !v.OK })
	if i < 0 || len(a.Verdicts[i].IDs) == 0 || !h.ws.Compiled() {
		return
	}
	h.broker.PinIDs(a.Verdicts[i].IDs)
	h.selection.Selected(panes.Source)
}
