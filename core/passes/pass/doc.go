// Package pass is what all passes share: what a pass is, the options it reads, what it reports, and
// how it refuses.
//
// Options has the options of all passes, by LLVM's names; fields that only one pass reads are here
// too, so a pipeline has one value and the command line one parser.
//
// # Provenance and reasons
//
// A new value names in From the values whose identity it carries: a relocate the pointer, a
// gc.result and a statepoint the call, a base phi the phi it runs beside, a copied instruction its
// original. An Explanation gives the reasons, in ids, for a page or a command to show.
//
// # Refusals
//
// A pass stops with an Unsupported, which has a code, the position in the text, and a remedy. A
// Budget bounds what a pass adds, since a short text can require a relocate for each pair of a call
// and a pointer.
package pass
