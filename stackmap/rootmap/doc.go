// Package rootmap is the computed map: where the roots of every function are, and at which of its
// safe points they are live. It is the GCFunctionInfo of LLVM's GarbageCollection document
// ("Computing stack maps"), as plain data, and the Printer that makes of it what a runtime reads
// ("Emitting assembly code: GCMetadataPrinter").
//
// # What it is about
//
// Functions that declare their references by llvm.gcroot keep them in slots of the frame. A
// collector that stops such a function needs to know which slots those are, counted from the stack
// pointer or RBP, and, where a live analysis ran, which of them still matter. None of that changes
// the code, so the map is made by the emitter once the code is final, and costs a few words for
// each call.
//
// # Printers
//
// No two runtimes agree on the bytes. A strategy therefore has a Printer, which is given the
// functions of the strategy and a Writer. What it writes is kept as a list of items, out of which
// come the bytes of the object, the text of the assembly, and the annotated bytes: a printer cannot
// say one thing to the assembler and another to the linker. Formats that are known already are in
// packages of their own beside this one, each with a decoder that shares nothing with its printer.
//
// # What it refuses
//
// A Printer cannot put bytes before the code of a section of code, only labels: functions would
// move. A number that does not fit its field is an error, not another number.
package rootmap
