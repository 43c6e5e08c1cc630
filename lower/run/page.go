package run

import _ "embed"

// Page is RUNTIME.md, the page for people who write programs to be run.
//
//go:embed RUNTIME.md
var Page string
