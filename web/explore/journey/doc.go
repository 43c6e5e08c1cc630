// Package journey tells where a pointer is at and across each safepoint, and why: which statepoint
// lists it, as what base, in which register or slot the code has it before, during and after the
// call, which location of which record names it, and what the passes say about it.
//
// New reads the statepoints, records and notes of a compilation once. A journey of one pointer is
// then put together of what concerns it: rows (view.go), the flow through the code (code.go), ways
// between safepoints (ways.go), reasons (why.go), bases as a drawing (bases.go), and what other
// options would have changed (options.go).
package journey
