// Package broker owns the selection: what is pointed at, what is pinned, and which ranges both
// light in each pane.
//
// Panes never talk to each other. Each registers as a [Viewer] or a [Drawing] and sets the
// report.Doc it shows, whose marks map bytes to ids. A position in one pane maps to ids, and the
// ids map to lit ranges in every pane. report.Index decides what is related, from provenance that
// the compiler recorded; nothing here compares texts.
//
// The mouse and the caret are equivalent: hovering or moving the caret previews, clicking or
// pressing Enter pins. Pins stay lit while something else is pointed at, and each of several pins
// has a letter and a colour.
package broker
