// Package floats converts floating-point literals: into the form that LLVM prints, to their bits,
// and back (LangRef, "Simple Constants").
package floats
