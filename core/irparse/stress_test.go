package irparse_test

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"testing"

	"statepoint/core/ir"
	"statepoint/e2e/oracle"
)

// stressSizes are the function sizes that llvm-stress is asked for, one seed after the other.
var stressSizes = []int{20, 60, 100, 200, 400}

// stressSeeds is how many seeds of each release are tried: a sample, or as many as the environment asks for.
func stressSeeds(t *testing.T) int {
	t.Helper()
	asked := os.Getenv("STRESS_SEEDS")
	if asked == "" {
		return 40
	}
	n, err := strconv.Atoi(asked)
	if err != nil || n < 1 {
		t.Fatalf("STRESS_SEEDS=%q is not a number of seeds", asked)
	}
	return n
}

// TestStress reads and prints what llvm-stress generates. Our text is the text of `opt -S`, opt -S makes the same of both, and so do we.
// With STRESS_SEEDS=500 in the environment it tries that many seeds of each release, and asks opt for its opinion of every text of ours.
func TestStress(t *testing.T) {
	seeds := stressSeeds(t)
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		for seed := range seeds {
			size := stressSizes[seed%len(stressSizes)]
			t.Run(fmt.Sprintf("LLVM %d, seed %d, size %d", release, seed, size), func(t *testing.T) {
				t.Parallel()
				args := []string{"-seed", strconv.Itoa(seed), "-size", strconv.Itoa(size), "-o", "-"}
				if release == oracle.Opaque && seed%4 == 3 {
					args = append(args, "-enable-scalable-vectors")
				}
				text := oracle.Run(t, release, nil, "llvm-stress", args...)
				want := oracle.Run(t, release, text, "opt", "-S")
				c := corpusFile{data: text, release: release}
				got := ir.AppendModule(nil, c.read(t, text), likeOpt)
				if !bytes.Equal(got, want) {
					t.Errorf("not as opt -S prints it\n%s", firstDifference(string(got), string(want)))
				}
				if again := ir.AppendModule(nil, c.read(t, got), likeOpt); !bytes.Equal(again, got) {
					t.Errorf("printed twice\n%s", firstDifference(string(again), string(got)))
				}
				// Where our text is opt's own, this asks whether opt agrees with itself, which a few seeds can answer.
				if seeds >= 500 || seed%8 == 0 || t.Failed() {
					if again := oracle.Run(t, release, got, "opt", "-S"); !bytes.Equal(again, want) {
						t.Errorf("opt -S makes something else of our text\n%s", firstDifference(string(again), string(want)))
					}
				}
			})
		}
	}
}
