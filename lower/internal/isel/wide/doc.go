// Package wide selects arithmetic on integers of more than 64 bits: two registers up to 128 bits
// (pairs.go, multiply.go), any number of them above that (words.go). Types in between are computed
// in the next that fills its registers.
package wide
