// Package bundle bundles the scripts of the pages, the editor among them, and builds the
// WebAssembly programs. It calls esbuild as a library, so that building the site needs npm only to
// fetch the sources of packages, never to run anything. The programs keep only what they need of
// the linker's output: tables of lines and of inlined calls only where the page uses lines
// (lines.go, tables.go), lists of functions only as far as a program cannot reconstruct them
// (expand.go, columns.go), data in few segments (segments.go), and, in what a
// first visit downloads, no return addresses as constants (returns.go). If another version of Go
// writes a different layout, the error names the version.
package bundle
