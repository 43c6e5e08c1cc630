// Package journey reports where a pointer is at and across each safepoint, and why: which
// statepoint lists it, with which base, which register or slot holds it before, during and after
// the call, which location of which record describes it, and what the passes say about it.
//
// New reads the statepoints, records and notes of a compilation once. The journey of a pointer is
// then assembled from those that concern it: rows (view.go), the flow through the code (code.go),
// paths between safepoints (ways.go), reasons (why.go), a drawing of the bases (bases.go), and what
// other options would have changed (options.go).
package journey
