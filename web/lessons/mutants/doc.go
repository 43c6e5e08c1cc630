// Package mutants tests the checks of a lesson on mutants of its solution, each with one change.
//
//	edits.go      the changes
//	renames.go    the changes that only rename
//	calls.go      further arguments for the runs of the checks
//	mutants.go    what the checks must say about each program
//
// A changed program is wrong if a run distinguishes it from the solution: with the arguments of a
// check, or with others, with and without a collection at every safepoint. So is one that uses an
// address from before a safepoint. The checks must refuse each wrong program. They may refuse one
// that is only different, since most lessons ask for one of several right ways; but then the text
// of the check that fails must say so. A program in which only a name is changed passes, unless the
// start has that name; then the verdict has to mention it.
package mutants
