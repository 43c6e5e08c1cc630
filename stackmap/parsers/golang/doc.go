// Command golang is the reader of stack maps in Go; stackmap.go is the whole of it, and can be
// copied alone.
package main
