// Package target compares the target requirements of a module with what this code generator
// supports.
//
// Checks reports what is unsupported: attributes.go has a row for every function attribute that
// changes the code LLVM generates, which says whether it is supported, harmless to ignore, a
// warning or an error; processor.go and avx.go do the same for "target-features" and "target-cpu",
// flags.go for module flags and debug information, pointers.go for the data layout, triple.go for
// the target triple. Each problem is reported once per module.
//
// Attributes implements the supported ones: frame pointers, stack probes, the stack protector,
// patchable nops, and the stack check of Erlang's convention. It changes the description of the
// frame (mir.Func); package emit writes the code.
package target
