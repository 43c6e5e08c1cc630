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
	tabs      *Tabs
	source    *Source
	around    Around
}

func (h *host) Text() string { return h.widgets.Editors[panes.Source].ReadText() }

func (h *host) Caret() int32 { return h.widgets.Editors[panes.Source].Caret() }

func (h *host) Answered() {
	h.display.Show()
	h.stages.Show() // new figures may have moved the chosen chip
}

func (h *host) Viewed()                       { h.display.ShowDocs() }
func (h *host) Exported(a *report.ViewAnswer) { h.files.exported(a) }
func (h *host) Progressed()                   { h.display.showStale() }
func (h *host) Settled()                      { h.stages.Show() }

// Refused says why a file was not opened.
func (h *host) Refused(why string) { h.around.Tell("This cannot be opened: " + why + ".") }

// Opened shows what was opened, from the top.
func (h *host) Opened() {
	h.broker.Clear()
	h.tabs.Plain()
	h.tabs.OpenView(panes.Source, "object")
	for pane := panes.Module; pane < panes.Count; pane++ {
		h.widgets.Editors[pane].ToTop()
	}
	h.around.Tell("")
	h.KeepObject(true)
}

// Closed shows the text again.
func (h *host) Closed() {
	h.KeepObject(false)
	h.broker.Clear()
	h.tabs.Plain()
}

func (h *host) Checked(a *report.ViewAnswer) {
	h.lessons.Checked(a)
	i := slices.IndexFunc(a.Verdicts, func(v report.Verdict) bool { return v.Lead })
	if i < 0 || len(a.Verdicts[i].IDs) == 0 || !h.ws.Compiled() {
		return
	}
	h.broker.PinIDs(a.Verdicts[i].IDs)
	h.selection.Selected(panes.Source)
}
