// Package datalayout has sizes, alignments and address spaces: what a module's data layout string
// says of its types (LangRef, "Data Layout"), and the layouts and names of targets.
//
// A type table and a layout belong together, because a Layout keeps what it has computed by type.
package datalayout
