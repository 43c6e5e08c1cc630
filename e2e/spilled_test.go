package e2e

import (
	"bytes"
	"flag"
	"fmt"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/run"
)

var spilled = flag.Int("spilled", 60,
	"how many random programs with references spilled by hand run on the processor and in the "+
		"emulator")

// Random programs whose statepoints relocate references through stack objects, as a front end with
// spill slots of its own writes them, print what they print without: on the processor by either
// reader of frames, in the emulator under every collector by either.
func TestSpilledProgramsRun(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	t.Parallel()
	machines := []*machine{newMachine(t, semispace), newMachineBy(t, semispace, byTable)}
	spilledForms := []form{forms[0], forms[2], forms[3]} // those of pointers without types
	inModule := min(20, *spilled)
	words := 0
	for n := 0; n*inModule < *spilled; n++ {
		form := &spilledForms[n%len(spilledForms)]
		var seeds []uint64
		for range inModule {
			seeds = append(seeds, *firstSeed+uint64(n*inModule+len(seeds)))
		}
		t.Run(fmt.Sprintf("%s/%d-%d", form.name, seeds[0], seeds[inModule-1]),
			func(t *testing.T) {
				src := gen.Programs(seeds, without(form.opt))
				plain, _ := emulatable(t, src)
				result, surface := spill(t, src, seeds[0])
				words += wordsOf(result)
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
				native := func(m *machine, r *lower.Result) outcome {
					var object bytes.Buffer
					if _, err := r.Object.WriteTo(&object); err != nil {
						t.Fatal(err)
					}
					return m.run(t, m.link(t, object.Bytes(), driver), false)
				}
				want := native(machines[0], plain).stdout
				for _, m := range machines {
					if got := native(m, result); got.stdout != want {
						t.Errorf("by %s: %s", m.reader, firstDifference(got.stdout, want))
					}
				}
				bySeed := bySeed(t, want)
				collectors := run.Collectors()
				for i, seed := range seeds {
					each := collectors
					if *spilled <= 60 {
						each = collectors[i%len(collectors):][:1]
					}
					for k, c := range each {
						got, counts := emulateBy(t, result, surface, seed, c, (i+k)%2 == 1)
						if got != bySeed[seed] {
							t.Errorf("seed %d, %s: %s", seed, c, firstDifference(got, bySeed[seed]))
						}
						if counts.Skipped > 0 {
							t.Errorf("seed %d, %s: %+v", seed, c, counts)
						}
					}
				}
			})
	}
	if words == 0 {
		t.Error("no word of a stack object was followed")
	}
	t.Logf("%d programs, %d words of stack objects at their statepoints", *spilled, words)
}

// wordsOf is how many words of stack objects the tables of regions have at all points together.
func wordsOf(r *lower.Result) (n int) {
	for i := range r.Tables {
		if !r.Tables[i].Regions {
			continue
		}
		for _, table := range r.Tables[i].Table.Annotation.Tables {
			for _, p := range table.Points {
				n += len(table.Frames[p.Frame].Slots)
			}
		}
	}
	return n
}

// spill compiles a module whose references are spilled by hand after the passes.
func spill(t *testing.T, src string, seed uint64) (*lower.Result, *run.Surface) {
	t.Helper()
	ctx := t.Context()
	m, _, err := irparse.ParseString(ctx, "in.ll", src)
	if err != nil {
		t.Fatal(err)
	}
	surface := run.Describe(m, nil)
	p, err := passes.ParsePipeline(passesFor([]byte(src)))
	if err == nil {
		_, err = p.Run(ctx, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	text := gen.Spill(printer.Module(m), seed)
	if m, _, err = irparse.ParseString(ctx, "spilled.ll", text); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	surface = surface.Rewritten(m, nil)
	result, err := lower.Compile(ctx, m, lower.Options{Table: true, Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	for i := range result.Warnings.Items {
		t.Errorf("%s", result.Warnings.Items[i].Message)
	}
	return result, surface
}
