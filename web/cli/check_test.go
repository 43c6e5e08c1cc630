package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// check finds nothing in the output of compile, but finds a corrupted frame size; its status and
// its JSON say so.
func TestCheck(t *testing.T) {
	obj := filepath.Join(t.TempDir(), "out.o")
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", obj); status != 0 {
		t.Fatal(stderr)
	}
	out, stderr, status := runCommand("", "check", obj)
	if status != 0 || !strings.HasSuffix(out,
		": 1 record of 1 function, 1 followed through the code: 0 findings\n") {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
	data, err := os.ReadFile(obj)
	if err != nil {
		t.Fatal(err)
	}
	header := "\x03\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00"
	at := strings.Index(string(data), header) + 16 + 8 // the size of the first function's frame
	data[at] += 16
	spoiled := string(data)
	out, _, status = runCommand(spoiled, "check", "-")
	if status != unsoundStatus || !strings.Contains(out, "test1+0xa: record 0: the map says") ||
		!strings.Contains(out, "[frame-size]\n    test1+0x5  callq") {
		t.Errorf("status %d\n%s", status, out)
	}
	out, _, status = runCommand(spoiled, "check", "-", "--json")
	var reports []fileReport
	if err := json.Unmarshal([]byte(out), &reports); err != nil || status != unsoundStatus ||
		len(reports) != 1 || len(reports[0].Findings) != 1 ||
		reports[0].Findings[0].Code != "frame-size" ||
		len(reports[0].Findings[0].Instructions) != 1 {
		t.Errorf("status %d, %v\n%s", status, err, out)
	}
	if out, _, _ := runCommand("", "check", "--help"); !strings.Contains(out, "stale-copy ") {
		t.Error(out)
	}
}

// On AArch64 only frames and slots are compared with the code, and the last line says so.
func TestCheckOfAnotherMachine(t *testing.T) {
	const src = `declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}
`
	obj := oracle.Run(t, oracle.Opaque, []byte(src), "llc", "-mtriple=aarch64-linux-gnu",
		"-filetype=obj", "-o", "-")
	out, stderr, status := runCommand(string(obj), "check", "-")
	if status != 0 || !strings.Contains(out, "AArch64: values and copies are not followed") ||
		!strings.HasSuffix(out, ": 1 record of 1 function, frames and slots of 1 compared with "+
			"the code: 0 findings\n") {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
}
