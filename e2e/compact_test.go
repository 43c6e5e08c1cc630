package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/stackmap"
	"statepoint/stackmap/compact"
)

// The C header of compact maps finds what a moving collector has to update: in the programs, with
// references in registers, and in random ones. Their objects have no stack map.
func TestCompactMapsRun(t *testing.T) {
	t.Parallel()
	m := newMachineBy(t, semispace, byCompact)
	build := oursWith("compact", inCompact, inRegisters).start(t)
	compile := func(t *testing.T, src []byte) []byte {
		object := build(t, src)
		for name, want := range map[string]bool{compact.SectionName: true,
			stackmap.SectionName: false} {
			if b, err := oracle.Section(object, name); err != nil || len(b) > 0 != want {
				t.Fatalf("section %s has %d bytes, %v", name, len(b), err)
			}
		}
		return object
	}
	files, err := filepath.Glob(filepath.Join("runtime", "programs", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".ll"), func(t *testing.T) {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			driver := strings.TrimSuffix(f, ".ll") + ".c"
			got := m.run(t, m.link(t, compile(t, src), driver), false)
			if got.stdout != wanted(t, driver) || got.moved == 0 {
				t.Errorf("%+v", got)
			}
		})
	}
	plain, ours := newMachine(t, semispace), ours().start(t)
	seed := *firstSeed
	for range (*objects + 9) / 10 {
		var seeds []uint64
		for range 10 {
			seeds = append(seeds, seed)
			seed++
		}
		t.Run(fmt.Sprintf("%d-%d", seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
			src := []byte(gen.Programs(seeds, without(gen.All)))
			driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
			want := plain.run(t, plain.link(t, ours(t, src), driver), false)
			got := m.run(t, m.link(t, compile(t, src), driver), false)
			if got.stdout != want.stdout || got.moved != want.moved {
				t.Errorf("%d moved, want %d; %s", got.moved, want.moved,
					firstDifference(got.stdout, want.stdout))
			}
		})
	}
}
