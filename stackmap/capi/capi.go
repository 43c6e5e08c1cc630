package capi

import _ "embed"

// HeaderName is the file name of the header.
const HeaderName = "statepoint_table.h"

// Header is its text.
//
//go:embed statepoint_table.h
var Header string
