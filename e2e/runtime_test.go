package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// The collector notices what it is there to notice: a program that goes on
// with an address from before a safepoint stops, and so does one whose record
// calls a derived pointer a base.
func TestRuntimeNoticesMistakes(t *testing.T) {
	m := newMachine(t, semispace)
	for _, c := range []struct{ name, example, old, new string }{
		{"stale pointer", "06-list-walk", "i8, ptr addrspace(1) %cell.relocated, i64 16",
			"i8, ptr addrspace(1) %cell, i64 16"},
		{"derived recorded as base", "02-derived-pointer",
			"@llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0)",
			"@llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			src, err := os.ReadFile(examples(t)[c.example])
			if err != nil {
				t.Fatal(err)
			}
			right := oracle.Rewrite(t, oracle.Opaque, src)
			wrong := bytes.Replace(right, []byte(c.old), []byte(c.new), 1)
			if bytes.Equal(right, wrong) {
				t.Fatalf("nothing to spoil: no %q in\n%s", c.old, right)
			}
			exe := m.link(t, oracle.Object(t, oracle.Opaque, wrong),
				filepath.Join("runtime", "drivers", c.example+".c"))
			r := oracle.Exec(nil, exe)
			if r.Err == nil || !strings.Contains(r.Err.Error(), "signal") {
				t.Errorf("the program ran to its end (%v):\n%s%s", r.Err, r.Stdout, r.Stderr)
			}
		})
	}
}

// The heap with generations notices a reference that compiled code stored into
// an old object without telling: the collection of the nursery would miss it.
func TestGenerationsNoticeStores(t *testing.T) {
	m := newMachine(t, generations)
	src, err := os.ReadFile(filepath.Join("runtime", "programs", "lisp.ll"))
	if err != nil {
		t.Fatal(err)
	}
	const told,
		untold = "call void @rt_store(ptr addrspace(1) %root, ptr addrspace(1) %globals.at, ptr " +
		"addrspace(1) %more)",
		"store ptr addrspace(1) %more, ptr addrspace(1) %globals.at, align 8"
	wrong := bytes.Replace(src, []byte(told), []byte(untold), 1)
	if bytes.Equal(wrong, src) {
		t.Fatal("nothing to spoil")
	}
	object := oracle.Object(t, oracle.Opaque, oracle.Rewrite(t, oracle.Opaque, wrong))
	exe := m.link(t, object, filepath.Join("runtime", "programs", "lisp.c"))
	if r := oracle.Exec(nil, exe); r.Err == nil || !strings.Contains(r.Err.Error(), "signal") {
		t.Errorf("the program ran to its end (%v):\n%s%s", r.Err, r.Stdout, r.Stderr)
	}
}
