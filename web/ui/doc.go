// Package ui is the page. It puts together what its sub-packages are, each of which may import
// those above it in this list:
//
//	panes, messages, words   names of the panes, messages to JavaScript, the glossary
//	engine, link, settings   asking the worker; links and files; what can be chosen
//	elements                 small pieces of markup
//	workspace                text, requests, reports, drafts: no browser, no drawing
//	broker                   the selection, and what it lights in each pane
//	still                    the text of a pane as it is served, before the program runs
//	browser                  the browser as interfaces, real or none
//	widget                   reports in the browser's editors and drawings
//	views                    what a pane can show: a file for each view
//	desk                     the four panes on screen, and the selection in all of them
//	runview                  a run of the compiled program, step by step
//	chrome                   what stands around the panes
//
// The page never compiles anything. It asks an engine, which runs in a worker, and shows
// the report that comes back. All state lives here, in Go; the panes are a widget
// (CodeMirror, in static/editor) that shows what it is told and says where the pointer is.
//
// Everything builds natively too, for tests and for the prerendered first page. go-app sees
// one component, [Page]; the parts render their elements into it.
package ui
