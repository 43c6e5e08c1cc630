// Package chrome is what stands around the panes: the bar with the examples and the
// stages, the dialogs, the why line, what a phone has under its one pane, and how the page
// looks.
//
// [Chrome] holds what is open, and acts on keys, links and files that come in from outside.
// Each part renders itself and acts on itself; what it does to text, options or selection
// it asks the workspace, the broker and the panes for.
package chrome
