package bundle

import (
	"bytes"
	"encoding/binary"
	"errors"
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

// generic is instantiated for a type with a long name.
//
//go:noinline
func generic[T any](v T) (T, []byte) { return v, debug.Stack() }

type inner struct{ word string }

func (i *inner) recovers() { fmt.Println(i.word, recover()) }

type outer struct{ *inner }

// wrapped recovers in a method that is called through a wrapper.
func wrapped() {
	var o interface{ recovers() } = outer{&inner{"wrapped"}}
	defer o.recovers()
	panic("thrown")
}

func main() {
	fmt.Println(kept(), other())
	wrapped()
	type long struct{ nameOfAField, nameOfAnother int }
	_, stack := generic(long{1, 2})
	fmt.Printf("%s", stack)
	done := make(chan []byte)
	go func() { done <- deep(3000) }()
	fmt.Printf("%s", <-done)
	defer func() { fmt.Println("recovered", recover()) }()
	var m map[string]int
	m["x"] = 1
}
`

// A program without line tables runs, grows its stacks, collects garbage and names functions; only
// functions that keep their lines report them. Repeating it changes nothing.
func TestDropLines(t *testing.T) {
	oracle.Needs(t, "node")
	dir := t.TempDir()
	for name, text := range map[string]string{"main.go": asking,
		"go.mod": "module asking\n\ngo 1.26\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out := filepath.Join(dir, "asking.wasm")
	// With the flags with which the standard library is already compiled for the page's programs.
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
	run := func(keep func(string) bool, relative bool) string {
		module, err := compact(linked, keep, relative)
		if err == nil {
			err = os.WriteFile(out, module, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
		again, err := compact(module, keep, relative)
		if err != nil || string(again) != string(module) {
			t.Errorf("what is compact already changes: %v", err)
		}
		b, err := exec.Command("node", starter, out).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, b)
		}
		return string(b)
	}
	all := run(func(string) bool { return true }, false)
	some := run(func(name string) bool { return name == "main.kept" }, true)
	for _, c := range []struct{ got, begin, line string }{
		{all, "10 13\n", "main.go:18"}, {some, "10 0\n", "?:0"},
	} {
		ok := strings.HasPrefix(c.got, c.begin) && strings.HasSuffix(c.got,
			"recovered assignment to entry in nil map\n")
		for _, part := range []string{c.line, "main.deep(", "main.generic[...](",
			"\nwrapped thrown\n"} {
			ok = ok && strings.Contains(c.got, part)
		}
		if !ok {
			t.Errorf("printed %.1600s…, want %q…", c.got, c.begin)
		}
	}
	table := dropOnly(t, out, linked)
	for _, f := range table.funcs {
		name := table.name(number(f.b[funcName:]))
		if b := f.tableAt(pcPreempt); b != nil && number(b) != 0 {
			t.Errorf("%s says where it may be stopped", name)
		}
		b := f.dataAt(dataInlined)
		if b != nil && number(b) != noData && f.b[funcKind] == 0 {
			t.Errorf("%s says what is inlined in it", name)
		}
	}
	if bytes.Contains(table.names, []byte("shape")) {
		t.Error("names say what generic functions are made for")
	}
	expands(t, out, linked, table.count)
	checkReturns(t, linked)

	// A program of another linker is rejected: it would silently be larger.
	other := bytes.ReplaceAll(linked, funcMagic, []byte{0xf2, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	if _, err := compact(other, keepsLines, true); !errors.Is(err, errLayout) {
		t.Errorf("tables of an unknown layout give %v", err)
	}
}

// dropOnly writes a module without what compact drops, but with the data that it derives.
func dropOnly(t *testing.T, out string, module []byte) *funcTable {
	const header = 8
	written := module[:header:header]
	var table *funcTable
	for r := (moduleReader{b: module[header:]}); len(r.b) > 0; {
		id := r.bytes(1)[0]
		body := r.bytes(r.number())
		if id == dataSection {
			segments, err := readSegments(body)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range segments {
				at := bytes.Index(s.data, funcMagic)
				if at < 0 {
					continue
				}
				var ok bool
				if table, ok = newFuncTable(s.data[at:]); !ok ||
					!table.read(func(string) bool { return false }) {
					t.Fatal("the table of functions is not as expected")
				}
				table.findData(s.data, s.at+int64(at))
				table.drop()
			}
			body = writeSegments(segments)
		}
		written = binary.AppendUvarint(append(written, id), uint64(len(body)))
		written = append(written, body...)
	}
	if err := os.WriteFile(out, written, 0o644); err != nil {
		t.Fatal(err)
	}
	return table
}

// expands reports whether a compacted module has the same memory as the one in a file before the
// program begins.
func expands(t *testing.T, before string, linked []byte, count int) {
	module, err := compact(linked, func(string) bool { return false }, false)
	if err != nil {
		t.Fatal(err)
	}
	after := filepath.Join(t.TempDir(), "after.wasm")
	if err := os.WriteFile(after, module, 0o644); err != nil {
		t.Fatal(err)
	}
	const script = `const [before, after] = process.argv.slice(1).map(file => {
	const module = new WebAssembly.Module(require("fs").readFileSync(file));
	const imports = {};
	for (const { module: m, name } of WebAssembly.Module.imports(module)) {
		(imports[m] ??= {})[name] = () => { throw new Error("runs"); };
	}
	return Buffer.from(new WebAssembly.Instance(module, imports).exports.mem.buffer);
});
console.log(before.length, before.equals(after));`
	b, err := exec.Command("node", "-e", script, before, after).CombinedOutput()
	if err != nil || !strings.HasSuffix(string(b), " true\n") {
		t.Errorf("memory is not the same: %v\n%s", err, b)
	}
	const perFunction = bucketSize << functionBucket
	least := int64(len(module) + perFunction*(count-1))
	if st, err := os.Stat(before); err != nil || st.Size() < least {
		t.Errorf("%d bytes, of which what says where functions are is part: %v", len(module), err)
	}
}
