// Package chrome is everything around the panes: the bar with the examples, the slider of stages,
// the dialogs, the why line, the dock under the single pane of a phone, and the page's appearance.
//
// [Chrome] dispatches keys, links and files to the part that handles them. Each part renders
// itself, owns the state that it changes, and names its dependencies in its fields: the workspace,
// the broker, some of the panes' parts, other parts of the chrome, and what it needs from the
// browser. [Chrome.Join], in parts.go, connects them.
package chrome
