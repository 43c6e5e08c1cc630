// Command golang is the stack map parser in Go, which consists of stackmap.go alone.
package main
