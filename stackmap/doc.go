// Package stackmap reads, writes, explains and uses LLVM stack maps: the section that tells a
// collector, for each return address, where every live pointer is.
package stackmap
