// Package rootmap holds the computed map: the roots of every function, and the safe points at which
// they are live. It is the GCFunctionInfo of LLVM's GarbageCollection document ("Computing stack
// maps"), as plain data, together with the Printer that emits it in a runtime's format ("Emitting
// assembly code: GCMetadataPrinter").
//
// # Purpose
//
// Functions that declare their references with llvm.gcroot keep them in stack slots. A collector
// that stops such a function needs the offsets of those slots from the stack pointer or RBP and,
// after a liveness analysis, which of them are still live. None of that changes the code, so the
// emitter builds the map once the code is final, at a cost of a few words per call.
//
// # Printers
//
// Every runtime has its own format. A strategy therefore has a Printer, which gets the strategy's
// functions and a Writer. The Writer keeps a list of items, from which the object's bytes, the
// assembly text and the annotated bytes are all generated, so assembly and object cannot differ.
// Each existing format has its own sibling package, with a decoder that shares no code with its
// printer.
//
// # What it refuses
//
// A Printer cannot put bytes before the code in a code section, only labels: bytes would move the
// functions. A number that does not fit its field is an error; it is never truncated.
package rootmap
