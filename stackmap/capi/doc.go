// Package capi provides the C header with which runtimes read return address tables and compact
// maps. It is for System V x86-64, is self-contained, and consists of inline functions: there is
// nothing to link.
package capi
