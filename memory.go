package main

import (
	"math"
	"os"
	"runtime/debug"

	"statepoint/web/explore"
)

// firstCollection is how many bytes a command that ends soon may use before any garbage is collected.
const firstCollection = 512 << 20

// heapPerText is how many bytes `statepoint opt` needs for each byte of text at most, nearly all of them to its end: it is 27 for
// RewriteStatepointsForGC over many functions of ten calls each.
const heapPerText = 32

// smallText is the size in bytes below which a text takes so little memory that huge pages cost more than they save.
const smallText = 64 << 10

// tuneMemory lets the commands that compile a text and end collect no garbage while they read it, and seldom afterwards. What it returns is told the size of the
// text in bytes, which is known only then where it comes from a pipe. GOGC and GOMEMLIMIT in the environment have their usual meaning.
func tuneMemory(args []string) (sized func(text int)) {
	if len(args) == 0 || os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	floor := func(int64, uint64) int64 { return firstCollection }
	switch args[0] {
	case "opt":
		floor = optFloor
	case "compile", "llc":
	default:
		return nil
	}
	debug.SetGCPercent(-1)
	return func(text int) {
		bytes := floor(int64(text), physicalMemory())
		if text >= smallText {
			useHugePages(bytes / 4 * 3)
		}
		explore.CollectFrom(bytes, math.MaxInt64)
	}
}

// optFloor is how many bytes opt may use before any garbage is collected, for a text of a size in bytes on a machine with so much memory, in bytes. A collection
// finds hardly any garbage in what a large module needs, so that it may have up to twice as much as others; a smaller text that needs as much is an unusual one.
func optFloor(text int64, memory uint64) int64 {
	if memory/16 < 2*firstCollection {
		return firstCollection
	}
	return min(max(firstCollection, heapPerText*min(text, firstCollection)), 2*firstCollection)
}
