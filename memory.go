package main

import (
	"math"
	"os"

	"statepoint/web/explore"
)

// firstCollection is how many bytes a command that ends soon may use before any garbage is collected.
const firstCollection = 512 << 20

// heapPerText is how many bytes `statepoint opt` needs for each byte of text at most, nearly all of them to its end: it is 27 for
// RewriteStatepointsForGC over many functions of ten calls each.
const heapPerText = 32

// tuneMemory lets the commands that end soon collect garbage seldom. GOGC and GOMEMLIMIT in the environment have their usual meaning. What it returns is told
// the size of the text once that is read, from a file or a pipe.
func tuneMemory(args []string) (sized func(text int)) {
	if len(args) == 0 || args[0] == "serve" || os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	collectFrom(firstCollection)
	if args[0] != "opt" {
		return nil
	}
	return func(text int) {
		if floor := optFloor(int64(text), physicalMemory()); floor > firstCollection {
			collectFrom(floor)
		}
	}
}

// collectFrom lets no garbage be collected before the program uses floor bytes.
func collectFrom(floor int64) {
	useHugePages(floor / 4 * 3)
	explore.CollectFrom(floor, math.MaxInt64)
}

// optFloor is how many bytes opt may use before any garbage is collected, for a text of a size in bytes on a machine with so much memory, in bytes. A collection
// finds hardly any garbage in what a large module needs, so that it may have up to twice as much as others; a smaller text that needs as much is an unusual one.
func optFloor(text int64, memory uint64) int64 {
	if memory/16 < 2*firstCollection {
		return firstCollection
	}
	return min(max(firstCollection, heapPerText*min(text, firstCollection)), 2*firstCollection)
}
