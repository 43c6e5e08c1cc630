// Package vector selects operations on vectors: by an SSE2 instruction if there is one for the
// operation and lane width, else element by element.
//
// How a vector is spread over registers is build.VectorShape. The elements of a vector of i1 are
// lanes of all ones or all zeros, as wide as possible with all of them in one register. An
// operation without an instruction is split into IR operations on elements (Scalarise), which are
// selected like any other, and the vector is rebuilt from their results.
package vector
