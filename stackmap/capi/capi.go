package capi

import _ "embed"

// HeaderName is what the header is called.
const HeaderName = "statepoint_table.h"

// Header is its text.
//
//go:embed statepoint_table.h
var Header string
