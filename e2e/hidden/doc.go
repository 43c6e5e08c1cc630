// Package hidden measures the analysis of hidden references (core/analysis/refflow) on programs.
//
// Sound programs must have no warning: the examples, the lessons, the programs of e2e/runtime, and
// random ones. Seeded mistakes must all be found: a random program gets a mistake of one kind (how
// a live reference is hidden, made a pointer again and read) at one place (the position of the
// safepoint between the two), and is analysed unchanged, without the read, and with the reference
// hidden again after the safepoint; the last two must have no warning. With -v the table of kinds
// and places is printed.
package hidden
