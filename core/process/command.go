package process

import (
	"math"
	"os"
	"runtime/debug"
)

// Commands drop a function as soon as it is compiled, or its text is printed, so much of what a
// large module takes is garbage before the end: of 10,000 functions of ten calls half. They collect
// from commandFloor on, and again when the heap has grown by commandGrowth percent.
const (
	commandFloor  = 192 << 20
	commandGrowth = 50
)

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
	switch name {
	case "opt", "compile", "llc":
	default:
		return nil
	}
	debug.SetGCPercent(-1)
	return func(text int) {
		if text >= smallText {
			useHugePages(commandFloor / 4 * 3)
		}
		collectFrom(commandFloor, math.MaxInt64, commandGrowth)
	}
}
