// Package roots lowers the older interface, in which a program names its roots itself by
// llvm.gcroot (GarbageCollection.rst), and turns roots into references.
//
// lower.go is the pass gc-lowering: it makes loads and stores of the barriers and nulls the roots.
// strategies.go lets a strategy do so in another way, and write code around calls and at safe
// points, which points.go finds; derived.go keeps roots that point into objects. A function that
// its strategy has written code into has the attribute "gc-lowered", since nothing else would tell
// a second run that it was done.
//
// shadow_stack.go is the pass shadow-stack-gc-lowering: it keeps the roots of strategies that want
// so in a linked list, which a function pushes to at its entry and pops from wherever it is left,
// with the cleanups that cleanups.go adds for exceptions. The code generator runs both passes by
// itself (Lowering), as LLVM's does.
//
// to_references.go is the pass gcroot-to-references. Ordinary pointers do not say whether they are
// references, so to_references_classes.go joins those that flow into each other, in the whole
// module: what has to do with a root or a barrier is one. to_references_values.go gives these
// their type, and makes values of what roots hold. It refuses references whose type cannot change:
// in structs, and where a local variable is taken for an object.
//
// undeclared.go warns of functions with references but no roots, which no collector would find.
package roots
