// Package erlang writes and reads the note from which Erlang's runtime finds roots, in the form of
// LLVM's ErlangGCPrinter: section .note.gc, which is not loaded, with one entry for each function,
// each aligned to 8 bytes:
//
//	struct {
//	    uint16_t point_count;
//	    uint32_t return_addresses[];     // of the calls
//	    uint16_t frame_size;             // in words, without the return address
//	    uint16_t stack_arity;            // parameters that came on the stack
//	    uint16_t live_count;
//	    uint16_t live_offsets[];         // of roots, in words from the stack pointer
//	};
//
// # What it leaves as it is
//
// An entry has one list of roots for all of its points. If a live analysis found different roots at
// each, the list has those that are live at any: the collector looks at some that are dead, and at
// none too few. What the addresses of 32 bits cannot reach no linker accepts: such a program has to
// be linked below 4 GB, without -pie. The arity counts parameters beyond the sixth, whatever their
// types.
//
// The frame size of a function whose frame grows is 65,535, as LLVM writes it.
//
// # What it refuses
//
// More than 65,535 points of a function, or numbers of words that 16 bits cannot say. LLVM writes
// their lower halves.
package erlang
