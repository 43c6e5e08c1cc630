package desk

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Source is the text that is compiled, and the options that it is compiled with.
type Source struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Turns
	widgets *Widgets
}

// Set hands the text to the editor.
func (s *Source) Set() {
	s.widgets.Editors[panes.Source].SetText(s.ws.Text, nil)
}

// SetOptions takes the reader's choice, and compiles with it.
func (s *Source) SetOptions(o report.Options) {
	s.ws.Options = o
	s.ws.Compile()
	s.browser.Refresh()
}

// Begin compiles another text, which the workspace has already, and shows it from its top.
func (s *Source) Begin() {
	s.broker.Clear()
	s.Set()
	for _, ed := range s.widgets.Editors {
		ed.ToTop()
	}
	s.ws.Compile()
	s.browser.Refresh()
}
