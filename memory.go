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
		explore.CollectFrom(firstCollection, math.MaxInt64)
	}
}
