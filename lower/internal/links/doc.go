// Package links maps compiled code to its origin and its position, for Options.Detail: every
// instruction, slot, record and location gets an id and a code.Link to values of the text.
//
// Selection records for every machine instruction the ids of the IR it implements, and the register
// allocator's copies carry the value they copy. Most virtual registers represent one value. Where
// one represents several (the relocates on both edges of an invoke share a register), values.go
// finds the right one for a position, by dominance. Values created by lowering are replaced by
// those they represent.
package links
