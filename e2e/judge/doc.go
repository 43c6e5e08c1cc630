// Package judge holds what the explorer says about where values are against runs.
//
// A comment of the assembly ("spill %x"), a location of a stack map record, a slot of a frame, the
// place of a link: each is a Claim, that at some instruction some place holds the value of some
// name. The judge runs one module twice on the same inputs. The machine code runs in lower/machine,
// where stackmap/collect moves every object at every safepoint; wherever a claim speaks, what its
// place holds is noted down. Then core/interp runs the IR that was compiled. It takes addresses
// from the machine, external calls give what they gave there, and objects move as they moved there,
// so that both runs have the same numbers for the same pointers. What was noted must be the value
// that the name has.
//
// # When is now
//
// Machine instructions do not stand in the order of the IR, so a claim is given the time between
// two points that both runs pass: calls, and entries of blocks. Within it the name must have had
// the value. A name that the block itself defines is taken as this turn of the block defines it;
// phis of the block that follows, which copies on the way fill, may already be the next ones; and
// what the compiler computes ahead of its block is compared with what the block computes then. What
// no point pins down is left open with its reason, and counted.
//
// # Roots
//
// Programs in the form of llvm.gcroot are judged too, with the map that the document's printer
// writes: the collector finds the machine's roots by it, and those of the interpreter's frames,
// which are allocas, are updated as objects move. All calls but those of leaf functions collect.
//
// # What is left open
//
// A claim that no run reached; a value that the language leaves open (undef, poison, what freeze
// chose); a value in a register in a form of its own, such as bits of a vector; an address of a
// dynamic alloca, which the interpreter places elsewhere. Each is counted with its reason: see
// Table.
//
// The judge shares no code with what makes the claims: not with the back end's notes, nor with the
// passes' liveness. What runs programs is lower/run, as for everyone: it loads the object, has the
// C library and unwinds. The heap is the judge's own, since it knows of objects only how large they
// are, and so are the externals, which do in both runs the same.
package judge
