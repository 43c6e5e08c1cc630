// Package browser is what the page needs from the browser besides elements, as
// interfaces: [Browser] for the window, [Editor] and [Drawing] for the widgets in the
// panes.
//
// There are two of each: the real ones, which [Open] gives when the elements of the page
// exist, and those of [None], which show nothing and keep what they are told. No other
// package of the page asks which it has, so all of them run in native tests and draw the
// first page on the server. Everything that calls JavaScript is here; what it calls is in
// static/editor.
package browser
