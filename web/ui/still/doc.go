// Package still draws the text of a pane for the page as it is served, before its program
// runs: as the editor that takes its place draws it, so that nothing moves when it does.
package still
