// Package broker owns the selection: what is pointed at, what is pinned, and what both
// light in each pane.
//
// Panes never talk to each other. Each registers as a [Viewer] or a [Drawing] and says
// which report.Doc it shows, whose marks say which bytes stand for which ids. Pointing
// into one pane becomes ids, and ids become lit ranges in every pane. What is related to
// what is decided by report.Index, from provenance that the compiler recorded; nothing
// here compares texts.
//
// The mouse and the caret do the same: hovering and moving the caret preview, clicking
// and Enter pin. What is pinned stays lit while something else is pointed at, and several
// pins each have a letter and a colour.
package broker
