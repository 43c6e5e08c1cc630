// Package gcmap writes and reads the map that the GarbageCollection document of LLVM 2.8 makes in
// its example of a printer ("Emitting assembly code: GCMetadataPrinter"): for each function the
// symbol __gcmap_<function> in .data, aligned to 8 bytes, with
//
//	int32_t point_count;
//	struct {                             // each aligned to 8 bytes
//	    void *safe_point_address;
//	    int32_t frame_size;              // in bytes, without the return address; -1 if it grows
//	    int32_t live_count;
//	    int32_t live_offsets[];          // of roots, from the stack pointer, or below zero from RBP
//	} points[];
//
// The comment in the document's example leaves the frame size out; its code writes it, and so do
// we. The example writes the prefix of global symbols twice, which no target has two of.
//
// # Points before an address
//
// A strategy that wants other points than return addresses finds all kinds in the order of the
// code. The map does not say of which kind a point is, as the document's does not.
//
// # What it refuses
//
// Nothing that fits a frame.
package gcmap
