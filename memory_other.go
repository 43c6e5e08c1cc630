//go:build !linux

package main

import "time"

var started = time.Now()

// processorTime is the time since the start: what the process itself used of it is not asked for here.
func processorTime() time.Duration { return time.Since(started) }

// useHugePages does nothing where the kernel has no such advice.
func useHugePages(int64) {}

// physicalMemory is 0: nobody knows.
func physicalMemory() uint64 { return 0 }
