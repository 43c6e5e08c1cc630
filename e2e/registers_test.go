package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/command"
	"statepoint/e2e/oracle"
	"statepoint/stackmap"
)

// References may stay in registers that calls keep, in any frame: the return
// address table says where functions further in saved them, which a stack map
// does not.
func TestReferencesInRegistersRun(t *testing.T) {
	t.Parallel()
	exe := command.Build(t)
	machines := []*machine{newMachineBy(t, semispace, byTable),
		newMachineBy(t, generations, byTable)}
	files, err := filepath.Glob(filepath.Join("runtime", "programs", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	held := 0
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".ll"), func(t *testing.T) {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			out := filepath.Join(t.TempDir(), "out.o")
			r := oracle.Exec(nil, exe, "compile", f, "-o", out, "--table", inRegisters, "--passes",
				passesFor(src))
			if r.Err != nil {
				t.Fatalf("statepoint compile: %v\n%s", r.Err, r.Stderr)
			}
			object, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			section, err := oracle.Section(object, stackmap.TableSectionName)
			if err != nil {
				t.Fatal(err)
			}
			tables, err := stackmap.DecodeTable(section)
			if err != nil || len(tables) != 1 {
				t.Fatalf("%d tables, %v", len(tables), err)
			}
			for i := range tables[0].Frames {
				if tables[0].Frames[i].Registers != 0 {
					held++
				}
			}
			driver := strings.TrimSuffix(f, ".ll") + ".c"
			for _, m := range machines {
				got := m.run(t, m.link(t, object, driver), false)
				if got.stdout != wanted(t, driver) || got.moved == 0 {
					t.Errorf("%s: %+v", m.heap, got)
				}
			}
		})
	}
	if held < 10 {
		t.Errorf("%d frames with references in registers", held)
	}
	t.Logf("%d frames with references in registers", held)
}
