// Package capi provides the C header with which runtimes read return address tables. The header is
// for System V x86-64, is self-contained, and consists of inline functions: there is nothing to
// link.
package capi
