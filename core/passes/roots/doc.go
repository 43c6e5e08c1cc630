// Package roots lowers the older interface, in which a program names its roots itself by
// llvm.gcroot (GarbageCollection.rst), and turns roots into references.
//
// lower.go is the pass gc-lowering: it replaces barriers by loads and stores, and initialises roots
// with null. strategies.go lets a strategy do this differently, and insert code around calls and at
// safe points, which points.go finds; derived.go handles roots that point into objects. A function
// in which its strategy has inserted code gets the attribute "gc-lowered", so that a second run
// does not insert it again.
//
// shadow_stack.go is the pass shadow-stack-gc-lowering: it keeps the roots of strategies with a
// shadow stack in a linked list, which a function pushes to at its entry and pops from at each
// exit, with the cleanups that cleanups.go adds for exceptions. The code generator itself runs both
// passes (Lowering), as LLVM's does.
//
// to_references.go is the pass gcroot-to-references. The type of an ordinary pointer does not show
// whether it is a reference, so to_references_classes.go joins pointers that flow into each other,
// in the whole module: those connected to a root or a barrier are references.
// to_references_values.go changes their type, and replaces roots by values. It refuses references
// whose type cannot change: those in structs, and addresses of local variables.
//
// undeclared.go warns of functions with references but no roots, which no collector would find.
package roots
