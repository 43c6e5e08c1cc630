package desk

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Source is the text to compile, with its options.
type Source struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Turns
	widgets *Widgets

	follower *Follower
}

// Set passes the text to the editor.
func (s *Source) Set() {
	s.widgets.Editors[panes.Source].SetText(s.ws.Text, nil)
}

// Retype replaces the text as one edit that undo takes back. It reports false, and changes nothing,
// if the text was edited since it was as given.
func (s *Source) Retype(was, text string) bool {
	if s.ws.ReadText(); s.ws.Text != was {
		return false
	}
	s.widgets.Editors[panes.Source].Retype(text)
	return true
}

// SetOptions sets the reader's options and compiles with them.
func (s *Source) SetOptions(o report.Options) {
	s.ws.Options = o
	s.ws.Compile()
	s.browser.Refresh()
}

// Open is Begin for a text of the reader, where the caret goes to the first function that is
// collected.
func (s *Source) Open() {
	s.Begin()
	s.follower.arrived, s.follower.opened = true, true
}

// Begin compiles a new text, already in the workspace, and shows it from the top.
func (s *Source) Begin() {
	s.broker.Clear()
	s.Set()
	for _, ed := range s.widgets.Editors {
		ed.ToTop()
	}
	s.ws.Compile()
	s.browser.Refresh()
}
