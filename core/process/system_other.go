//go:build !linux

package process

import "time"

var started = time.Now()

// ProcessorTime is the time since the start, the only measure that every system has.
func ProcessorTime() time.Duration { return time.Since(started) }

// useHugePages does nothing where the kernel has no such advice.
func useHugePages(int64) {}
