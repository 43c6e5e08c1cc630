package main

import (
	"math"
	"os"

	"statepoint/web/explore"
)

// firstCollection is how many bytes a command that ends soon may use before any garbage is collected.
const firstCollection = 512 << 20

// tuneMemory lets the commands that end soon collect garbage seldom. GOGC and GOMEMLIMIT in the environment have their usual meaning.
func tuneMemory(args []string) {
	if len(args) > 0 && args[0] != "serve" && os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		floor := int64(firstCollection)
		if args[0] == "opt" && physicalMemory()/16 >= 2*firstCollection {
			floor *= 2 // it keeps the whole module to the end, so that a collection finds hardly any garbage
		}
		useHugePages(floor / 4 * 3)
		explore.CollectFrom(floor, math.MaxInt64)
	}
}
