package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"statepoint/e2e/oracle"
)

// References inside structs and arrays survive the collector if our passes rewrite the module,
// whichever code generator follows. LLVM's pass loses them, as the last part shows; if that
// changes, the difference must be removed.
func TestReferencesInAggregatesRun(t *testing.T) {
	t.Parallel()
	const source = "pairs"
	m := newMachine(t, semispace)
	driver := filepath.Join("runtime", "aggregates", source+".c")
	src, err := os.ReadFile(filepath.Join("runtime", "aggregates", source+".ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []compiler{ourPasses(), ours()} {
		t.Run(c.name, func(t *testing.T) {
			got := m.run(t, m.link(t, c.start(t)(t, src), driver), false)
			if want := wanted(t, driver); got.stdout != want {
				t.Errorf("printed\n%s\nwant\n%s", got.stdout, want)
			}
			if got.moved == 0 || got.patched == 0 {
				t.Errorf("nothing moved: %+v", got)
			}
		})
	}
	theirs := oracle.Rewrite(t, oracle.Opaque, src)
	if r := oracle.Exec(nil, m.link(t, oracle.Object(t, oracle.Opaque, theirs, "-O0"),
		driver)); r.Err == nil && bytes.Equal(r.Stdout, []byte(wanted(t, driver))) {
		t.Error("LLVM keeps references in structs now")
	}
}
