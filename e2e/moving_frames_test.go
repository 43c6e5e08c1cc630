package e2e

import (
	"os"
	"strings"
	"testing"
)

// Frames that tail calls have moved are walked by the stack map alone and by the return address
// table, and exceptions leave them. What it prints while every safepoint moves every object is what
// it prints when none does.
func TestMovingFrames(t *testing.T) {
	src, err := os.ReadFile("runtime/tail/moving-frames.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []compiler{ours(), oursWith("statepoint with registers", inRegisters)} {
		object := c.start(t)(t, src)
		for _, reader := range []string{byMap, byTable} {
			if reader == byMap && c.name != "statepoint" {
				continue
			}
			m := newMachineBy(t, semispace, reader)
			exe := m.link(t, object, "runtime/tail/moving-frames.c")
			moving, still := m.run(t, exe, false), m.run(t, exe, true)
			// which is caught
			if moving.stdout != still.stdout || !strings.Contains(moving.stdout, "\n640\n") {
				t.Errorf("%s, read by %s: it prints\n%swithout a collector\n%s", c.name, reader,
					moving.stdout, still.stdout)
			}
		}
	}
}
