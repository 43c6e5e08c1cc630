// Package edit has the changes of functions that several passes make: copying instructions,
// splitting edges and landing pads, folding constant branches, removing unreachable blocks,
// declaring the intrinsics of statepoints, and keeping debug records and branch weights right.
//
// Each does what LLVM's utility of the same purpose does, names and order of blocks included, so
// that the text that passes write is LLVM's.
package edit
