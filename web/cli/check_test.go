package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
