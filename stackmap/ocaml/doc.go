// Package ocaml writes and reads the frame table of OCaml, in the format of LLVM's OcamlGCPrinter:
// the symbols caml<Module>__code_begin, __code_end, __data_begin and __data_end around the module's
// contents of .text and .data, and caml<Module>__frametable in .data:
//
//	uint16_t count;                      // of descriptors; followed by padding to 8 bytes
//	struct {
//	    void *return_address;
//	    uint16_t frame_size;             // in bytes, without the return address
//	    uint16_t live_count;
//	    uint16_t live_offsets[];         // of roots, from the stack pointer; aligned to 8 bytes
//	} descriptors[];
//
// # Limitations
//
// OCaml's own compiler counts the return address as part of the frame, so a runtime that reads
// tables of both adds 8 to the frame sizes of this one. It also marks registers and debug
// information with odd numbers; LLVM writes neither, so Decode refuses them. Like LLVM, this
// package does not align the table's label: after variables of odd sizes the count is at an odd
// address, and the first descriptor at the next multiple of 8.
//
// In a function with a frame pointer, offsets are relative to RBP and negative.
//
// # What it refuses
//
// A frame size, root count or offset that does not fit 16 bits, a frame without a fixed size, and
// more than 65,535 descriptors: LLVM aborts on these.
package ocaml
