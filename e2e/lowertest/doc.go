// Package lowertest is shared by the tests of the packages below lower: it compiles texts, links
// the objects with C programs and compares their output with that of llc's code, runs them in the
// emulator, and reads records and symbols of objects as lines to compare.
//
// Operations and Vectors collect functions that do one thing each, on integers and on vectors in
// memory. RandomModule and RandomStatepoints make modules from seeds.
package lowertest
