// Package bundle bundles the scripts of the pages, the editor among them, and builds the
// WebAssembly programs. It calls esbuild as a library, so that building the site needs npm only to
// fetch the sources of packages, never to run anything. Of what Go's linker writes, the programs
// keep what they need: tables of lines and of inlined calls only where the page asks for lines
// (lines.go, tables.go), lists of functions only as far as a program cannot write them itself
// (expand.go, columns.go), and data in few segments (segments.go). What another version of Go may
// write otherwise is an error that names the version.
package bundle
