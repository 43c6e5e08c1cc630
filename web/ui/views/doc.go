// Package views defines what the four panes can show.
//
// A [View] is a tab of a pane. The first view of each pane shows part of the report; the others are
// requested from the engine when they are opened. To add a view, add a file with its constructor
// and a line in registry.go. The constructor defines the request, how the answer is drawn if it is
// not text, the reader's choices, the download, and whether the view follows pins and runs.
//
// A view does not depend on the panes around it, only on the interfaces in registry.go.
package views
