// Package target compares what a module asks of its target with what this code generator does.
//
// Checks reports what it does not do: for every attribute of functions from which LLVM's code
// generator makes other code there is a row in attributes.go, which says whether it is supported,
// harmless to ignore, warned of or refused; processor.go and avx.go do the same for
// "target-features" and "target-cpu", flags.go for module flags and debug information, pointers.go
// for the data layout, triple.go for the target triple. Each thing is reported once a module.
//
// Attributes has machine code do what is supported: frame pointers, stack probes, the stack
// protector, nops to patch, and the stack check of Erlang's convention. It changes the description
// of the frame (mir.Func); package emit writes the code.
package target
