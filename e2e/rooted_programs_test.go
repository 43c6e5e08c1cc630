package e2e

import (
	"flag"
	"fmt"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

var rooted = flag.Int("rooted", 80, "how many random programs run on the processor with their "+
	"references in roots")

// TestRootedProgramsRun runs random programs whose references were taken to roots of llvm.gcroot on
// the processor, pointers into objects among them. The collector moves everything at every
// safepoint and finds the roots by the return address table.
func TestRootedProgramsRun(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	t.Parallel()
	tabled := newMachineBy(t, semispace, byTable)
	started := oursWith("roots", "--passes",
		"place-safepoints,references-to-gcroot<gcmap>").start(t)
	seed := *firstSeed
	forms := []struct {
		name string
		opt  gen.Options
	}{{"all", gen.All}, {"polls", gen.Options{Polls: true, Select: true}},
		{"typed", gen.Options{Typed: true, Select: true, Divide: true, Switch: true}},
		{"wild", wild(func(o *gen.Options) { o.Struct = false })}}
	const inModule = 20
	for at := 0; at < *rooted; at += inModule {
		var seeds []uint64
		for range min(inModule, *rooted-at) {
			seeds = append(seeds, seed)
			seed++
		}
		form := forms[at/inModule%len(forms)]
		t.Run(fmt.Sprintf("%s-%d", form.name, seeds[0]), func(t *testing.T) {
			src := []byte(gen.Programs(seeds, without(form.opt)))
			driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
			plain := oracle.Object(t, oracle.Release(src), src, "-O0")
			want := tabled.run(t, tabled.link(t, plain, driver), true)
			got := tabled.run(t, tabled.link(t, started(t, src), driver), false)
			if got.stdout != want.stdout || got.made != want.made {
				t.Errorf("%s; %d objects made, want %d", firstDifference(got.stdout, want.stdout),
					got.made, want.made)
			}
			if got.moved == 0 || got.collections == 0 {
				t.Errorf("the programs tried little: %+v", got)
			}
		})
	}
}
