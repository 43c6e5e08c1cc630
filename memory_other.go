//go:build !linux

package main

// useHugePages does nothing where the kernel has no such advice.
func useHugePages(int64) {}

// physicalMemory is 0: nobody knows.
func physicalMemory() uint64 { return 0 }
