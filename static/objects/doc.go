// Package objects has the objects with which an example and lessons begin. llc of LLVM 22 made each
// of them at -O2 for x86_64-linux-gnu, from the text of the same name on standard input. Each text
// has a mistake of a front end, which its first line names.
package objects
