// Package erlang writes and reads the note in which Erlang's runtime finds roots, in the format of
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
// # Limitations
//
// An entry has one list of roots for all of its points. If a liveness analysis found different
// roots at each, the list has those that are live at any point: the collector visits some dead
// roots, but misses no live one. Return addresses are 32 bits wide, so such a program must be
// linked below 4 GB, without -pie; otherwise the linker reports an error. The arity counts
// parameters beyond the sixth, regardless of their types.
//
// The frame size of a function with a dynamic frame is 65,535, as in LLVM.
//
// # What it refuses
//
// More than 65,535 points in a function, and word counts that do not fit 16 bits. LLVM truncates
// both to their lower halves.
package erlang
