// Package views is what the four panes can show.
//
// A [View] is a tab of a pane. The first of each pane shows what the report has anyway;
// what the others show is asked of the engine when they are opened. A further view is a
// file with what makes it and a line in registry.go: it says what to ask, how the answer
// is drawn if it is not text, what the reader may choose of it, what it is downloaded as,
// and whether it follows what is pinned.
//
// A view knows nothing of the panes around it. What it asks of them are the interfaces in
// registry.go.
package views
