package irparse_test

import (
	"bytes"
	"flag"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/e2e/oracle"
)

var stressSeeds = flag.Int("stress", 12, "how many modules of llvm-stress of each release to read")

// TestStressModules parses modules from llvm-stress, and prints them as opt does.
func TestStressModules(t *testing.T) {
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		for seed := range *stressSeeds {
			name := itoa(release) + "-" + itoa(seed)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				text := oracle.Run(t, release, nil, "llvm-stress", "-seed", itoa(seed), "-size",
					"300", "-o", "-")
				c := corpusFile{name: name, release: release}
				got := printer.AppendModule(nil, c.read(t, text), likeOpt)
				if want := oracle.Run(t, release, text, "opt", "-S"); !bytes.Equal(got, want) {
					t.Errorf("seed %d of LLVM %d: %s", seed, release,
						firstDifference(string(got), string(want)))
				}
			})
		}
	}
}
