// Package diag collects the problems that the verifier finds: each with a stable code, a sentence,
// and the construct concerned. A part calls At, AtWord or AtField to set the operand, word or field
// of the next problem; Locate finds it in the text.
package diag
