// Package process controls how much memory a program uses before it collects garbage, and measures
// its processor time.
//
// Go's defaults suit servers. A compilation keeps most of its allocations until it ends, so early
// collections read everything and free little. Therefore the engine in a tab, and commands that
// compile one text and end, begin to collect much later.
package process
