// Package views is the four panes and what they can show.
//
// A [View] is a tab of a pane. The first of each pane shows what the report has anyway;
// what the others show is asked of the engine when they are opened. A further view is a
// file with a function that makes it and a line in registry.go: it says what to ask, how
// the answer is drawn if it is not text, what the reader may choose of it, what it is
// downloaded as, and whether it follows what is pinned.
//
// [Panes] has the widgets and decides what each shows; around it are parts with a job
// each: [Services] answer what an editor asks about a place, [Trail] shows the way of a
// finding, [Follower] has views go to what is pinned, [Files] are what a reader takes
// along, [Section] renders a pane, and [Fit] says how wide the page must be.
package views
