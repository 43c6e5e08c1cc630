package process

import (
	"math"
	"os"
	"runtime/debug"
)

// firstCollection is the number of bytes that a short-lived command may use before any garbage is
// collected.
const firstCollection = 512 << 20

// compile and llc drop a function as soon as it is compiled, so much of what a large module takes
// is garbage before the end: of 10,000 functions of ten calls half. They collect from compileFloor
// on, and again when the heap has grown by compileGrowth percent.
const (
	compileFloor  = 192 << 20
	compileGrowth = 50
)

// heapPerText is the largest number of bytes that `statepoint opt` needs per byte of text, nearly
// all of them until it ends: it is 27 for RewriteStatepointsForGC over many functions of ten calls
// each.
const heapPerText = 32

// smallText is the size of a text in bytes below which huge pages cost more than they save.
const smallText = 64 << 10

// ForCommand sets up a command that compiles one text and ends to collect no garbage while it reads
// the text, and seldom afterwards. The returned function must be called with the size of the text
// in bytes once it is known; it is nil for other commands. GOGC and GOMEMLIMIT in the environment
// have their usual meaning.
func ForCommand(name string) (sized func(text int)) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	floor, growth := optFloor, doubling
	switch name {
	case "opt":
	case "compile", "llc":
		floor = func(int64, uint64) int64 { return compileFloor }
		growth = compileGrowth
	default:
		return nil
	}
	debug.SetGCPercent(-1)
	return func(text int) {
		bytes := floor(int64(text), physicalMemory())
		if text >= smallText {
			useHugePages(bytes / 4 * 3)
		}
		collectFrom(bytes, math.MaxInt64, growth)
	}
}

// optFloor is the number of bytes that opt may use before any garbage is collected, given the size
// of the text and of the machine's memory in bytes. A collection finds hardly any garbage in the
// heap of a large module, so opt may use up to twice as much as other commands; a smaller text that
// needs as much is unusual.
func optFloor(text int64, memory uint64) int64 {
	if memory/16 < 2*firstCollection {
		return firstCollection
	}
	return min(max(firstCollection, heapPerText*min(text, firstCollection)), 2*firstCollection)
}
