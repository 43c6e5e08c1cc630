// Package hidden measures the analysis of hidden references (core/analysis/refflow) on programs.
//
// Sound programs must have no warning: the examples, the lessons, the programs of e2e/runtime, and
// random ones. Seeded mistakes must all be found: a random program is given a mistake of one kind
// (how a live reference is hidden, made a pointer again and read) at one place (where the safepoint
// lies between the two), and is searched as it is, with the read left out, and with the reference
// hidden again after the safepoint; the last two must have no warning. With -v the table of kinds
// and places is printed.
package hidden
