// Package capi carries the C header by which runtimes read return address tables. It is for System
// V x86-64, stands alone, and does everything in line: there is nothing to link.
package capi
