// Package prepared holds programs as clang and rustc write them, in testdata, and tests that the
// pass make-references makes programs with a collector of them: each prints under every collector,
// at every safepoint, what it prints without one. Those in C are public; those in Rust are our own,
// with their sources.
//
// testdata/table.txt has a line for each program: what became references, and why the rest did not.
package prepared
