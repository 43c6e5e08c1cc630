package collector_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
)

var (
	gcRules = flag.Int("gc-rules", 200,
		"how many modules of each release TestRulesOfGarbageCollectionAsLLVM breaks")
	gcRulesSeed = flag.Uint64("gc-rules-seed", 1,
		"the seed of TestRulesOfGarbageCollectionAsLLVM")
)

// acceptedHere reports whether a module parses and verifies without an error; said are the
// messages.
func acceptedHere(t *testing.T, text string) (ok bool, said string) {
	var b strings.Builder
	m, diags, err := irparse.ParseString(context.Background(), "test.ll", text)
	ok = err == nil
	for _, d := range diags.Items {
		fmt.Fprintf(&b, "  %v: %s\n", d.Severity, d.Message)
	}
	if err != nil {
		return false, b.String()
	}
	problems, err := verify.Module(t.Context(), m, &verify.Options{Strategies: gc.NewRegistry()})
	if err != nil {
		t.Fatal(err)
	}
	for i := range problems {
		fmt.Fprintf(&b, "  %v: %s\n", problems[i].Severity, problems[i].String())
		ok = ok && problems[i].Severity != source.Error
	}
	return ok, b.String()
}

// withTypedPointers converts a module to LLVM 14's form.
func withTypedPointers(t *testing.T, text string) string {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := convert.Dialect(t.Context(), m, ir.LLVM11, nil); err != nil {
		t.Fatal(err)
	}
	return printer.Module(m)
}

// known reports whether a difference from LLVM is intended: one that a note or error states, or
// keywords of other releases, which every dialect accepts.
func known(release int, theirs bool, said, text string) bool {
	for _, word := range []string{
		"is not declared; it is taken as", "call through a written pointer type",
		"is the number of the entry block, which has no name", "the next number would be",
		"attributes after the type of a result", "which is its address as that type",
	} {
		if !theirs && strings.Contains(said, word) {
			return true
		}
	}
	switch {
	case theirs:
		return strings.Contains(said, "unknown garbage collection strategy")
	case release == oracle.Typed:
		return strings.Contains(text, "memory(")
	}
	return strings.Contains(text, "webkit_jscc")
}

// TestRulesOfGarbageCollectionAsLLVM breaks sound modules in one place each and compares whether
// they are refused with both releases of LLVM.
func TestRulesOfGarbageCollectionAsLLVM(t *testing.T) {
	oracle.Needs(t, "opt")
	seed := *gcRulesSeed
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		sound := slices.Clone(soundModules)
		for i := range sound {
			if release == oracle.Typed {
				sound[i].text = withTypedPointers(t, sound[i].text)
			}
			oracle.Verify(t, release, []byte(sound[i].text))
		}
		agree, refused, differ := 0, 0, 0
		n := short.Share(*gcRules, 10)
		for i := range n {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			from := &sound[rng.IntN(len(sound))]
			b := &breaker{rng: rng, typed: release == oracle.Typed,
				lines: strings.Split(from.text, "\n")}
			broken, what := b.breakOne()
			if rng.IntN(3) == 0 {
				again, more := b.breakOne()
				broken, what = again, what+"\nand "+more
			}
			theirs, message := oracle.Accepts(t, release, []byte(broken))
			ours, said := acceptedHere(t, broken)
			if theirs == ours || known(release, theirs, said, broken) {
				agree++
				if !ours {
					refused++
				}
				continue
			}
			differ++
			first, _, _ := strings.Cut(message, "\n")
			t.Errorf("%s, seed %d case %d, LLVM %d accepts: %v (%s), accepted here: %v\n%s%s",
				from.name, seed, i, release, theirs, first, ours, said, what)
		}
		t.Logf("seed %d, LLVM %d: of %d broken modules %d agree (%d refused by both), %d differ",
			seed, release, n, agree, refused, differ)
	}
}
