package main

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
)

// firstCollection is how many bytes a command that ends soon may use before any garbage is collected.
const firstCollection = 512 << 20

// tuneMemory lets the commands that end soon collect garbage seldom: most of what a compilation allocates it keeps to the end, so that a collection reads
// all of it to free little. There is none before firstCollection; after it the heap may double from one to the next, as is usual. GOGC and
// GOMEMLIMIT in the environment have their usual meaning.
func tuneMemory(args []string) {
	if len(args) == 0 || args[0] == "serve" || os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(firstCollection)
	// Nothing holds on to first, so it is found dead when garbage is collected for the first time.
	first := new(*int)
	runtime.AddCleanup(first, func(percent int) {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(math.MaxInt64)
	}, 100)
}
