// Package ocaml writes and reads the frame table of OCaml, in the form of LLVM's OcamlGCPrinter:
// the symbols caml<Module>__code_begin, __code_end, __data_begin and __data_end around what the
// module has in .text and .data, and caml<Module>__frametable in .data:
//
//	uint16_t count;                      // of the descriptors; aligned to 8 bytes behind it
//	struct {
//	    void *return_address;
//	    uint16_t frame_size;             // in bytes, without the return address
//	    uint16_t live_count;
//	    uint16_t live_offsets[];         // of roots, from the stack pointer; aligned to 8 bytes
//	} descriptors[];
//
// # What it leaves as it is
//
// OCaml's own compiler counts the return address as part of the frame, so a runtime that reads
// tables of both adds 8 to the frame sizes of this one. It also marks registers and debug
// information by odd numbers; LLVM writes neither, and so Decode refuses them. The label of the
// table is not aligned, as LLVM does not align it: behind variables of odd sizes the count is at an
// odd address, and the first descriptor at the next multiple of 8.
//
// In a function with a frame pointer offsets count from RBP, and are below zero.
//
// # What it refuses
//
// A frame, a number of roots or an offset that 16 bits cannot say, a frame without a fixed size,
// and more than 65,535 descriptors: LLVM aborts there.
package ocaml
