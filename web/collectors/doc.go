// Package collectors is the page of collectors: the matrix of GarbageCollection.html of LLVM 2.8,
// which says what each kind of collector needs from a compiler, with each need met.
//
//	collectors.go  the collectors: switches, strategy, program
//	matrix.go      the features, which collector needs them, and the switch that enables them
//	page.go        the page as HTML, with what the compiler makes of each program
//	strategies     each collector's strategy in Go, as the page shows it
//	programs       the programs: list.ll and what a collector adds to it
//
// The tests run each program under its collector, by switches and by the strategy in Go; both
// produce the same code.
package collectors
