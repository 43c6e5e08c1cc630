// Package links says of compiled code what it comes from and where it is, for Options.Detail: every
// instruction, slot, record and location gets an id and a code.Link to values of the text.
//
// Selection notes for every instruction of machine code the ids of the IR it carries out, and the
// register allocator's copies carry the value they copy. Most virtual registers stand for one
// value. Where one stands for several (the relocates on both edges of an invoke share a register),
// values.go finds the one that is meant at a place, by dominance. Values that lowering itself made
// are replaced by those that they stand for.
package links
