// Package views is the four panes and what they can show.
//
// A [View] is a tab of a pane. The first of each pane shows what the report has anyway;
// what the others show is asked of the engine when they are opened. A further view is a
// file with a function that makes it and a line in registry.go: it says what to ask, how
// the answer is drawn if it is not text, what the reader may choose of it, what it is
// downloaded as, and whether it follows what is pinned.
//
// [Panes] is put together of parts, each of which names in its fields the few others that it
// asks; [New], in parts.go, joins them. [Tabs] know which view is open, [Display] hands the
// widgets what it shows, [Selection] and [Follower] bring into view what is pinned,
// [Services] answer what an editor asks about a place, [Trail] shows the way of a finding,
// [Files] are what a reader takes along, [Section] renders a pane, and [Fit] says how wide
// the page must be.
package views
