// Package ui is the page. It puts together what its sub-packages are, each of which knows
// only those before it:
//
//	panes, words, elements   names, the glossary, small pieces of markup
//	engine, link, settings   asking the worker; links and files; what can be chosen
//	workspace                text, requests, reports, drafts: no browser, no drawing
//	broker                   the selection, and what it lights in each pane
//	browser                  the browser behind interfaces, real or none
//	widget                   reports in the browser's editors and drawings
//	views                    the panes, and each view that a pane can show
//	chrome                   what stands around the panes
//
// The page never compiles anything. It asks an engine, which runs in a worker, and shows
// the report that comes back. All state lives here, in Go; the panes are a widget
// (CodeMirror, in static/editor) that shows what it is told and says where the pointer is.
//
// Everything builds natively too, for tests and for the prerendered first page, whose
// texts package still draws. go-app sees one component, [Page]; the parts render their
// elements into it.
package ui
