// Package ui is the page. It assembles its sub-packages, each of which may import only those above
// it in this list:
//
//	panes, messages, words   names of the panes, messages to JavaScript, the glossary
//	engine, link, settings   requests to the worker; links and files; the options
//	elements                 small pieces of markup
//	workspace                text, requests, reports and drafts; no browser, no drawing
//	broker                   the selection, and what it highlights in each pane
//	still                    a pane's text in the served HTML, before the program runs
//	browser                  interfaces to the browser, with a real and a null implementation
//	widget                   puts reports into the browser's editors and drawings
//	views                    the views of a pane, one file each
//	desk                     the four panes on screen and the selection across them
//	runview                  a step-by-step run of the compiled program
//	chrome                   everything around the panes
//
// The page never compiles anything. It sends requests to an engine in a worker and shows the
// reports that come back. All state lives here, in Go; each pane is a widget (CodeMirror, in
// static/editor) that shows the text it is given and reports where the pointer is.
//
// Everything also builds natively, for tests and for prerendering the first page. go-app sees one
// component, [Page]; the parts render their elements into it.
package ui
