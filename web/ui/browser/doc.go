// Package browser defines interfaces for what the page needs from the browser besides elements:
// [Browser] for the window, [Editor] and [Drawing] for the widgets in the panes.
//
// Each has two implementations: the real one, which [Open] returns once the page's elements exist,
// and that of [None], which shows nothing and only keeps state. No other package of the page
// distinguishes them, so all of them run in native tests and prerender the first page. All calls to
// JavaScript are here; the scripts are in static/editor.
package browser
