// Package chrome is what stands around the panes: the bar with the examples and the
// stages, the dialogs, the why line, what a phone has under its one pane, and how the page
// looks.
//
// [Chrome] takes keys, links and files that come in from outside to the part that acts on
// them. Each part renders itself, has the state that it changes, and names in its fields
// whom it asks: the workspace, the broker, some of the panes' parts, another part of the
// chrome, and what it needs of the browser. [Chrome.Join], in parts.go, joins them.
package chrome
