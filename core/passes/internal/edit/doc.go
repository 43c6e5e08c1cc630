// Package edit has the changes of functions that several passes make: copying instructions,
// splitting edges and landing pads, folding constant branches, removing unreachable blocks,
// declaring the intrinsics of statepoints, and keeping debug records and branch weights right.
//
// Each matches LLVM's utility for the same purpose, including names and block order, so the passes'
// output is LLVM's.
package edit
