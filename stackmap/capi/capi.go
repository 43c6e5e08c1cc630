// Package capi carries the C header by which runtimes read return address tables. It is for System V x86-64, stands alone, and
// does everything in line: there is nothing to link.
package capi

import _ "embed"

// HeaderName is what the header is called.
const HeaderName = "statepoint_table.h"

// Header is its text.
//
//go:embed statepoint_table.h
var Header string
