// Package diag collects the problems that the verifier finds: each with a stable code, a sentence,
// and what it is about. A part says with At, AtWord or AtField which operand, word or field the
// next problem concerns; Locate finds that in the text.
package diag
