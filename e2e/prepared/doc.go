// Package prepared holds public programs in C as clang writes them, in testdata, and tests that the
// pass make-references makes programs with a collector of them: each prints under a moving
// collector, at every safepoint, what it prints without one.
//
// testdata/table.txt has a line for each program: what became references, and why the rest did not.
package prepared
