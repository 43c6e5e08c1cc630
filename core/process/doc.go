// Package process says how much memory a program uses before it collects garbage, and how much
// processor time it has used.
//
// Go's defaults suit servers. A compilation keeps most of what it allocates until it ends, so that
// each early collection reads everything and frees little: the engine in a tab, and the commands
// that compile one text and end, begin to collect much later.
package process
