// Package parsers has stack map parsers in C, Go and Rust, one file each, meant to be copied. They
// read version 3, which LLVM 5 and later write, depend only on their language's standard library,
// and print the same output.
//
//	c/stackmap.c
//	golang/stackmap.go
//	rust/stackmap.rs
//
// They share no code with package stackmap; tests compare their output with that package's.
package parsers
