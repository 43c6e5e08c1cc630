// Package still draws the text of a pane in the served page, before its program runs. The text
// looks as in the editor that replaces it, so nothing moves when it does.
package still
