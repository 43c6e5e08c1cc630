// Package judge checks what the explorer says about where values are against runs.
//
// A comment of the assembly ("spill %x"), a location of a stack map record, a slot of a frame, the
// place of a link: each is a Claim that at some instruction some place holds the value of some
// name. The judge runs one module twice on the same inputs. The machine code runs in lower/machine,
// where stackmap/collect moves every object at every safepoint; at each claim, the content of its
// place is recorded. Then core/interp runs the compiled IR. It takes addresses from the machine,
// external calls return the same results, and objects move in the same way, so both runs have the
// same numbers for the same pointers. The recorded content must be the value of the name.
//
// # When is now
//
// Machine instructions are not in the order of the IR, so a claim has the time between two points
// that both runs pass: calls, and entries of blocks. Within it the name must have had the value. A
// name defined in the block has its value from this iteration; phis of the next block, which copies
// on the edge fill, may already have their next values; and a value that the compiler computes
// ahead of its block is compared with the block's later result. A claim that no point pins down is
// left open with its reason, and counted.
//
// # Roots
//
// Programs in the form of llvm.gcroot are judged too, with the map that the document's printer
// writes: with it the collector finds the machine's roots, and the roots in the interpreter's
// frames, which are allocas, are updated as objects move. All calls except those of leaf functions
// collect.
//
// # What is left open
//
// A claim that no run reached; a value that the language leaves open (undef, poison, what freeze
// chose); a value in a register in a special form, such as bits of a vector; an address of a
// dynamic alloca, which the interpreter places elsewhere. Each is counted with its reason: see
// Table.
//
// The judge shares no code with the creators of claims: neither the back end's notes nor the
// passes' liveness. Programs run in lower/run, as elsewhere: it loads the object, has the C library
// and unwinds. The heap is the judge's own, because it knows only the size of objects, and so are
// the externals, which behave the same in both runs.
package judge
