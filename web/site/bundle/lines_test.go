package bundle

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

const asking = `package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

//go:noinline
func kept() int { _, _, line, _ := runtime.Caller(0); return line }

//go:noinline
func other() int { _, _, line, _ := runtime.Caller(0); return line }

func deep(n int) []byte {
	if n == 0 {
		runtime.GC()
		return debug.Stack()
	}
	b := append([]byte("frame"), deep(n-1)...)
	return b[5:]
}

func main() {
	fmt.Println(kept(), other())
	done := make(chan []byte)
	go func() { done <- deep(3000) }()
	fmt.Printf("%s", <-done)
	defer func() { fmt.Println("recovered", recover()) }()
	var m map[string]int
	m["x"] = 1
}
`

// A program without the tables of lines runs, grows its stacks, collects garbage and names
// functions; only those that keep their lines say them. Doing it again changes nothing.
func TestDropLines(t *testing.T) {
	oracle.Needs(t, "node")
	dir := t.TempDir()
	for name, text := range map[string]string{"main.go": asking, "go.mod": "module asking\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out := filepath.Join(dir, "asking.wasm")
	// With the flags that the standard library is compiled with for the page's programs already.
	args := append([]string{"build", "-ldflags=-s -w"}, smaller(nil)...)
	if _, err := goCommand(dir, append(args, "-o", out, ".")...); err != nil {
		t.Fatal(err)
	}
	linked, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	root, err := goCommand(dir, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	starter := filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec_node.js")
	run := func(keep func(string) bool) string {
		module, err := compact(linked, keep)
		if err == nil {
			err = os.WriteFile(out, module, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
		if again, err := compact(module, keep); err != nil || string(again) != string(module) {
			t.Errorf("what is compact already changes: %v", err)
		}
		b, err := exec.Command("node", starter, out).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, b)
		}
		return string(b)
	}
	all := run(func(string) bool { return true })
	some := run(func(name string) bool { return name == "main.kept" })
	for _, c := range []struct{ got, begin, line string }{
		{all, "10 13\n", "main.go:18"}, {some, "10 0\n", "?:0"},
	} {
		if !strings.HasPrefix(c.got, c.begin) || !strings.Contains(c.got, "main.deep(") ||
			!strings.Contains(c.got, c.line) || !strings.HasSuffix(c.got,
			"recovered assignment to entry in nil map\n") {
			t.Errorf("printed %.600s…, want %q…", c.got, c.begin)
		}
	}
}
