// Package shapes writes modules that grow in one respect only: a chain of phis, a type nested in
// itself, calls with many values live across. Each [Shape] can write a text of any size, to find
// superlinear growth of a compiler's time or memory.
//
// Every text reads and verifies, unless its shape says that it holds mistakes. A compiler compiles
// it, or refuses it with a message that has a place or names a limit.
//
// The tests of this package compile small texts of every shape; with -shapes.size=1048576 texts of
// a megabyte. The command e2e/tools/shapes measures time and memory.
package shapes
