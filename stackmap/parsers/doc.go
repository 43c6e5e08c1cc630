// Package parsers has readers of stack maps in C, Go and Rust, one file each, to be copied: they
// read version 3 as LLVM 5 and later write it, use nothing but their language's library, and print
// the same.
//
//	c/stackmap.c
//	golang/stackmap.go
//	rust/stackmap.rs
//
// They share no code with package stackmap, whose output theirs is compared with.
package parsers
