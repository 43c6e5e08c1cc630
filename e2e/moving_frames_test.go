package e2e

import (
	"os"
	"strings"
	"testing"
)

// Frames moved by tail calls can be walked by the stack map alone and by the return address table,
// and exceptions leave them. The output is the same whether every safepoint moves every object or
// none does, also with frame pointers and with dynamic allocas.
func TestMovingFrames(t *testing.T) {
	src, err := os.ReadFile("runtime/tail/moving-frames.ll")
	if err != nil {
		t.Fatal(err)
	}
	text := string(src)
	for _, variant := range []struct {
		name, text string
		sized      bool // the map gives every frame's size
	}{
		{"plain", text, true},
		{"frame pointers", withFramePointers(text), true},
		{"room made", withRoom(text), false},
	} {
		for _, c := range []compiler{ours(), oursWith("statepoint with registers", inRegisters)} {
			object := c.start(t)(t, []byte(variant.text))
			for _, reader := range []string{byMap, byTable} {
				if reader == byMap && (c.name != "statepoint" || !variant.sized) {
					continue
				}
				m := newMachineBy(t, semispace, reader)
				exe := m.link(t, object, "runtime/tail/moving-frames.c")
				moving, still := m.run(t, exe, false), m.run(t, exe, true)
				// which is caught
				if moving.stdout != still.stdout || !strings.Contains(moving.stdout, "\n640\n") {
					t.Errorf("%s, %s, read by %s: it prints\n%swithout a collector\n%s",
						variant.name, c.name, reader, moving.stdout, still.stdout)
				}
			}
		}
	}
}

// tailFunction matches the start of the definition of a function that pops its arguments.
const tailFunction = "define internal tailcc "

// withFramePointers gives every such function a frame pointer.
func withFramePointers(text string) string {
	parts := strings.Split(text, tailFunction)
	for i := range parts[1:] {
		parts[i+1] = strings.Replace(parts[i+1], ` gc "statepoint-example"`,
			` "frame-pointer"="all" gc "statepoint-example"`, 1)
	}
	return strings.Join(parts, tailFunction)
}

// withRoom adds a dynamic alloca, with a use, to every such function.
func withRoom(text string) string {
	parts := strings.Split(text, tailFunction)
	for i := range parts[1:] {
		parts[i+1] = strings.Replace(parts[i+1], "entry:\n", "entry:\n"+
			"  %some = and i64 %n, 7\n  %words = add i64 %some, 1\n"+
			"  %room = alloca i64, i64 %words\n"+
			"  %end.at = getelementptr i64, ptr %room, i64 %some\n"+
			"  store volatile i64 %n, ptr %end.at\n", 1)
	}
	return strings.Join(parts, tailFunction)
}
