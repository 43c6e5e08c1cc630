package process

import (
	"math"
	"os"
	"runtime/debug"
)

// firstCollection is how many bytes a command that ends soon may use before any garbage is
// collected.
const firstCollection = 512 << 20

// heapPerText is how many bytes `statepoint opt` needs for each byte of text at most, nearly all of
// them to its end: it is 27 for RewriteStatepointsForGC over many functions of ten calls each.
const heapPerText = 32

// smallText is the size in bytes below which a text takes so little memory that huge pages cost
// more than they save.
const smallText = 64 << 10

// ForCommand lets a command that compiles one text and ends collect no garbage while it reads the
// text, and seldom afterwards. The returned function gets the size of the text in bytes, which for
// a pipe is known only then; it is nil for other commands. GOGC and GOMEMLIMIT in the environment
// have their usual meaning.
func ForCommand(name string) (sized func(text int)) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	floor := func(int64, uint64) int64 { return firstCollection }
	switch name {
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
		CollectFrom(bytes, math.MaxInt64)
	}
}

// optFloor is how many bytes opt may use before any garbage is collected, for a text of a size in
// bytes on a machine with the given bytes of memory. A collection finds hardly any garbage in what
// a large module needs, so opt may use up to twice as much as others; a smaller text that needs as
// much is unusual.
func optFloor(text int64, memory uint64) int64 {
	if memory/16 < 2*firstCollection {
		return firstCollection
	}
	return min(max(firstCollection, heapPerText*min(text, firstCollection)), 2*firstCollection)
}
