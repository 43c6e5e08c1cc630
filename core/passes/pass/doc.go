// Package pass is what all passes share: what a pass is, the options it reads, what it reports, and
// how it refuses.
//
// Options has the options of all passes, by LLVM's names; a field that only one pass reads is here
// all the same, so that a pipeline has one value and the command line one parser.
//
// # Provenance and reasons
//
// What a pass makes names in From the values whose identity it carries: a relocate the pointer, a
// gc.result and a statepoint the call, a base phi the phi it runs beside, a copied instruction its
// original. An Explanation says why, in ids, for a page or a command to show.
//
// # Refusals
//
// A pass stops with an Unsupported, which has a code, the place in the text, and what to do
// instead. A Budget bounds what a pass adds, since a short text can ask for as many relocates as
// it has calls times pointers.
package pass
