// Package views makes the views of a compilation that a pane can show: what changed in a stage,
// what is live at each safepoint, the graph of blocks, frames, records and the parse of one,
// roots, figures by function, the compact text, comparisons, files to save.
//
// Each view is a function of an explore.Compilation and of what the request asks; drawings come
// from web/report/draw. None compiles; those about an earlier stage ask the compilation for it.
package views
