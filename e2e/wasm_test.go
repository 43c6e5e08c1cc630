package e2e

import (
	"bytes"
	"flag"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/web/site/bundle"
)

var inWASM = flag.Int("in-wasm", 16,
	"how many random programs the emulator runs natively and in WebAssembly")

// Programs print in the emulator the same in WebAssembly as natively, with the same counts and the
// same trace: random and written ones, with exceptions and with threads, under every collector and
// stress.
func TestEmulatorInWebAssembly(t *testing.T) {
	oracle.Needs(t, "node")
	t.Parallel()
	dir := t.TempDir()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	native, wasm := filepath.Join(dir, "transcript"), filepath.Join(dir, "transcript.wasm")
	args := []string{"-seed", strconv.FormatUint(*firstSeed, 10), "-programs",
		strconv.Itoa(*inWASM)}
	for file, words := range map[string]string{"runtime/programs/exceptions.ll": "6 4",
		"../static/examples/66-two-threads.ll": ""} {
		args = append(args, file, words)
	}
	program := "./e2e/tools/transcript"
	build := exec.Command("go", "build", "-o", native, program)
	build.Dir = ".."
	if b, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, b)
	}
	if err := bundle.AsEngine("..", wasm, program); err != nil {
		t.Fatal(err)
	}
	write := func(command ...string) []string {
		run := exec.Command(command[0], append(command[1:], args...)...)
		var complaint bytes.Buffer
		run.Stderr = &complaint
		b, err := run.Output()
		if err != nil {
			t.Fatalf("%s: %v\n%s", command[0], err, complaint.String())
		}
		return strings.SplitAfter(string(b), "\n")
	}
	want := write(native)
	got := write("node", "--stack-size=8192",
		filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), wasm)
	if len(got) != len(want) || len(want) < 3**inWASM {
		t.Errorf("%d runs in WebAssembly, %d natively", len(got), len(want))
	}
	wrong := 0
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] && wrong < 5 {
			wrong++
			t.Errorf("in WebAssembly\n%snatively\n%s", got[i], want[i])
		}
	}
	all := strings.Join(want, "")
	for _, sign := range []string{"pair", "Collections:1", "exceptions.ll semispace/1-false: ",
		"66-two-threads.ll incremental/0-false: "} {
		if !strings.Contains(all, sign) {
			t.Errorf("no run shows %q", sign)
		}
	}
}
