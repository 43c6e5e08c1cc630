package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// TestBarrierExamplesRun runs each example with a driver in runtime/roots, which brings a collector
// that needs the barrier of its strategy: with the shadow stack alone it goes wrong.
func TestBarrierExamplesRun(t *testing.T) {
	drivers, err := filepath.Glob(filepath.Join("runtime", "roots", "*.c"))
	if err != nil || len(drivers) < 4 {
		t.Fatalf("%d drivers, %v", len(drivers), err)
	}
	header, err := os.ReadFile(filepath.Join("runtime", "roots", "roots.h"))
	if err != nil || len(header) == 0 {
		t.Fatal(err) // gcc reads it; a look at it lets Go see that it matters
	}
	byName, compile := examples(t), ours().start(t)
	for _, driver := range drivers {
		name := strings.TrimSuffix(filepath.Base(driver), ".c")
		t.Run(name, func(t *testing.T) {
			src, err := os.ReadFile(byName[name])
			if err != nil {
				t.Fatalf("the driver needs its example: %v", err)
			}
			want := wanted(t, driver)
			got := runRoots(t, driver, compile(t, src))
			if got.Err != nil || string(got.Stdout) != want {
				t.Errorf("%v, printed\n%s%s\nwant\n%s", got.Err, got.Stdout, got.Stderr, want)
			}
			without := oracle.WithStrategy(src, "shadow-stack")
			if bytes.Equal(src, without) {
				t.Fatal("the example has no strategy")
			}
			if got := runRoots(t, driver, compile(t, without)); got.Err == nil &&
				string(got.Stdout) == want {
				t.Error("it runs without its barrier as well")
			}
		})
	}
}

// runRoots links an object with a driver and runs it.
func runRoots(t *testing.T, driver string, object []byte) oracle.Result {
	t.Helper()
	dir := t.TempDir()
	exe := filepath.Join(dir, "program")
	gcc(t, "-o", exe, "-no-pie", compiled(t, driver, "-g", "-Wextra", "-I"+filepath.Dir(driver)),
		oracle.File(t, "program.o", object))
	return oracle.Exec(nil, exe)
}
