package main

import (
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// TestMutants compares a few mutants, always the same of the same corpus. Sixty changes may find
// one thing we do not agree about; the command finds more.
func TestMutants(t *testing.T) {
	t.Chdir("../../..")
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		texts, err := accepted(release)
		if err != nil {
			t.Fatal(err)
		}
		words := gen.Words(texts)
		opt := oracle.Tool(t, release, "opt")
		differ, refused := 0, 0
		const n = 60
		for seed := range uint64(n) {
			v := judge(texts, words, seed, release, opt)
			if v.refused {
				refused++
			}
			if v.refused != v.ours && !v.noted && !v.crashed {
				differ++
				t.Logf("LLVM %d, seed %d: refused by us: %v (%s), by LLVM: %v (%s)\n%s", release,
					seed, v.ours, firstLine(v.said), v.refused, firstLine(v.message), v.text)
			}
		}
		if differ > n/50 {
			t.Errorf("LLVM %d: %d of %d mutants are judged differently", release, differ, n)
		}
		if refused == 0 || refused == n {
			t.Errorf("LLVM %d refuses %d of %d mutants, which says nothing", release, refused, n)
		}
	}
}
