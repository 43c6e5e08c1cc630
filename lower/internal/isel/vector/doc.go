// Package vector selects operations on vectors: by an instruction of SSE2 where there is one for
// the operation and the width of its lanes, else element by element.
//
// How a vector is spread over registers is build.VectorShape. The elements of a vector of i1 are
// lanes of all ones or all zeros, and as wide as fit one register. An operation without an
// instruction is taken apart into operations of IR on elements (Scalarise), which are selected like
// any other, and its result is put together again.
package vector
