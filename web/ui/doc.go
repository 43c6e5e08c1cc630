// Package ui is the page: go-app components, and the broker that links the
// panes.
//
// The page never compiles anything. It asks an engine, which runs in a worker,
// through an [engine.Client], and shows the report that comes back. All state lives
// here, in Go; the four panes are a widget (CodeMirror, in static/editor) that
// shows what it is told and says where the pointer is.
//
// Panes never talk to each other. Each shows a report.Doc, whose marks say which
// bytes stand for which ids, and a [broker.Broker] owns the selection, a set of ids.
// Pointing into one pane becomes ids there, and ids become lit ranges in every
// pane. What is related to what is decided by report.Index, from provenance the
// compiler recorded; nothing here compares texts.
//
// The mouse and the caret do the same: hovering and moving the caret preview,
// clicking and Enter pin, Esc clears. What is pinned stays lit while something
// else is pointed at, and several pins each have a letter and a colour.
//
// # Around the panes
//
// What a link to the page carries is a [link.State], packed into the fragment; a
// decoder that was released is frozen by the links in its testdata. Exported files are
// the same object in plain JSON. Everything else to download is made by the engine
// on request, as are the views behind the tabs, so that this program need not hold
// what makes them.
//
// The options are tables, in package settings. [words.Glossary] has the terms of the
// field: wherever a sentence is set with prose, they explain themselves.
//
// The package builds natively too, for tests and for the prerendered first
// page; what needs a browser sits behind small interfaces.
package ui
