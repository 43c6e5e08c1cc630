// Package gcmap writes and reads the map that the example printer in LLVM 2.8's GarbageCollection
// document emits ("Emitting assembly code: GCMetadataPrinter"): for each function the symbol
// __gcmap_<function> in .data, aligned to the size of an address, with
//
//	int32_t point_count;
//	struct {                             // each aligned as the whole
//	    void *safe_point_address;
//	    int32_t frame_size;              // in bytes, without the return address; -1 if not fixed
//	    int32_t live_count;
//	    int32_t live_offsets[];          // of roots, from the stack pointer, or below zero from RBP
//	} points[];
//
// The comment in the document's example omits the frame size; its code writes it, and so does this
// package. Addresses have 8 bytes, or 4, as the example writes them for 32-bit processors. The code
// generator targets none of these; the decoder reads such maps in objects for i386 and x32, and a
// [rootmap.Map] with a Pointer of 4 is written in this form. The example writes the prefix of
// global symbols twice, although targets have only one.
//
// # Points other than return addresses
//
// If a strategy has points other than return addresses, the map lists points of all kinds in code
// order. Like the document's map, it does not record the kind of a point.
//
// # Statepoints
//
// The slots that a statepoint lists are written as offsets, like roots. The format cannot express a
// (base, derived) pair in two different places.
//
// # What it refuses
//
// Frame sizes and offsets that do not fit 32 bits; derived pointers, and references in registers.
package gcmap
