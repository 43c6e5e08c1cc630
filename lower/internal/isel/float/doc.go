// Package float selects arithmetic on scalars of floating point.
//
// float and double have instructions of SSE2 (arith.go, math.go, class.go). half and bfloat are
// computed as float, one operation at a time, so that each rounds as in LLVM (half.go). fp128 has
// no instructions: arithmetic and conversions are calls to the compiler's runtime library
// (quad.go). Rounding modes and the environment are those of both units, SSE and x87 (rounding.go,
// environment.go).
package float
