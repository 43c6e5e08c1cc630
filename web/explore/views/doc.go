// Package views builds the views of a compilation that a pane can show: the diff of a stage,
// liveness at each safepoint, the control flow graph, frames, records and the parse of one, roots,
// figures per function, the compact text, comparisons, and files to save.
//
// Each view is a function of an explore.Compilation and the request; drawings come from
// web/report/draw. No view compiles; a view of an earlier stage gets that stage from the
// compilation.
package views
