// Package foreign makes objects that other compilers made, checks them, and counts what is found.
//
//	module.go    modules with statepoints: the examples, and random programs
//	maker.go     compilers, at every level of optimization and for every target
//	linker.go    the objects, linked
//	readobj.go   maps as llvm-readobj prints them
//	table.go     a row for each compiler and target
//
// The test has a sample for the two releases of LLVM that tests need. `go run ./e2e/tools/foreign`
// uses whatever is installed, clang and rustc too, and prints the table.
package foreign
