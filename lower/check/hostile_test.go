package check_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower/check"
	"statepoint/lower/image"
)

// Objects that are truncated or have changed bytes are checked as far as they can be read; none
// makes the check panic.
func TestHostile(t *testing.T) {
	src, err := os.ReadFile("../../static/examples/45-exceptions.ll")
	if err != nil {
		t.Fatal(err)
	}
	for k, text := range [][]byte{src, []byte(gen.Program(3, gen.Wild))} {
		obj := compile(t, oracle.Opaque, oracle.RewriteStatepoints(t, oracle.Opaque, text),
			[]string{"-O0", "-O2"}[k], "-mtriple=x86_64-linux-gnu")
		for seed := range uint64(150) {
			rng := rand.New(rand.NewPCG(seed, uint64(k)))
			spoiled := bytes.Clone(obj)
			if seed%3 == 0 {
				spoiled = spoiled[:rng.IntN(len(spoiled))]
			}
			for range 1 + rng.IntN(4) {
				if len(spoiled) > 0 {
					spoiled[rng.IntN(len(spoiled))] = byte(rng.IntN(256))
				}
			}
			images, err := image.Open("hostile.o", spoiled)
			if err != nil {
				continue
			}
			for _, im := range images {
				check.Check(im)
			}
		}
	}
}
