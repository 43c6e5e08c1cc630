package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// TestBarrierExamplesRun runs each example with a driver in runtime/roots, whose collector needs
// the barrier of its strategy: with the shadow stack alone the run fails.
func TestBarrierExamplesRun(t *testing.T) {
	drivers, err := filepath.Glob(filepath.Join("runtime", "roots", "*.c"))
	if err != nil || len(drivers) < 4 {
		t.Fatalf("%d drivers, %v", len(drivers), err)
	}
	header, err := os.ReadFile(filepath.Join("runtime", "roots", "roots.h"))
	if err != nil || len(header) == 0 {
		t.Fatal(err) // gcc reads it; reading it here makes it an input of Go's test cache
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

// TestStrategyOfAnotherModule runs a program in a separate Go module that defines a strategy and a
// pass: its output needs both, and runs.
func TestStrategyOfAnotherModule(t *testing.T) {
	dir := t.TempDir()
	exe := filepath.Join(dir, "strategy")
	program, err := os.ReadFile(filepath.Join("testdata", "strategy", "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	own, err := os.ReadFile(filepath.Join("..", "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	here, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`(?m)^go .*$`).Find(own)
	// In a workspace, so that our packages are not compiled again.
	for name, text := range map[string]string{"main.go": string(program),
		"go.mod": fmt.Sprintf("module example.com/strategy\n\n%s\n\nrequire statepoint v0.0.0\n",
			version),
		"go.work": fmt.Sprintf("%s\n\nuse (\n\t.\n\t%q\n)\n", version, here)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.Command("go", "build", "-mod=readonly", "-o", exe, ".")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOPROXY=off", "GOWORK=")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	driver := filepath.Join("runtime", "roots", "62-card-marking.c")
	src, err := os.ReadFile(examples(t)["62-card-marking"])
	if err != nil {
		t.Fatal(err)
	}
	made := oracle.Exec(oracle.WithStrategy(src, "mine"), exe)
	if made.Err != nil || string(made.Stderr) != "1 functions\n" {
		t.Fatalf("%v\n%s", made.Err, made.Stderr)
	}
	got := runRoots(t, driver, made.Stdout)
	if want := wanted(t, driver); got.Err != nil || string(got.Stdout) != want {
		t.Errorf("%v, printed\n%s%s\nwant\n%s", got.Err, got.Stdout, got.Stderr, want)
	}
	refused := oracle.Exec(oracle.WithStrategy(src, "yours"), exe)
	if refused.Err == nil || !strings.Contains(string(refused.Stderr),
		"unsupported GC: yours") {
		t.Errorf("a strategy that no pass has: %v\n%s", refused.Err, refused.Stderr)
	}
}
