package passes_test

import (
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
)

// remedyCases are functions that hide a reference, each with the pass that is known to help.
var remedyCases = []struct{ name, body, first string }{
	{"a slot", `
  %s = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %s
  call void @g()
  %q = load ptr addrspace(1), ptr %s
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, "mem2reg"},
	{"a field", `
  %s = alloca { i64, ptr addrspace(1) }
  %f = getelementptr { i64, ptr addrspace(1) }, ptr %s, i32 0, i32 1
  store ptr addrspace(1) %p, ptr %f
  call void @g()
  %q = load ptr addrspace(1), ptr %f
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, "sroa"},
	{"an element that is not known", `
  %s = alloca [2 x ptr addrspace(1)]
  %n = load i64, ptr addrspace(1) %p
  %f = getelementptr ptr addrspace(1), ptr %s, i64 %n
  store ptr addrspace(1) %p, ptr %f
  call void @g()
  %q = load ptr addrspace(1), ptr %f
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, ""},
	{"an integer", `
  %i = ptrtoint ptr addrspace(1) %p to i64
  call void @g()
  %q = inttoptr i64 %i to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, ""},
	{"an integer in a slot, which is an integer without the slot", `
  %s = alloca i64
  %i = ptrtoint ptr addrspace(1) %p to i64
  store i64 %i, ptr %s
  call void @g()
  %j = load i64, ptr %s
  %q = inttoptr i64 %j to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, ""},
	{"one of two slots", `
  %a = alloca ptr addrspace(1)
  %b = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %a
  store ptr addrspace(1) null, ptr %b
  %n = load i1, ptr addrspace(1) %p
  %s = select i1 %n, ptr %a, ptr %b
  call void @g()
  %q = load ptr addrspace(1), ptr %s
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, "sroa"},
	{"one of two slots, volatile", `
  %a = alloca ptr addrspace(1)
  %b = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %a
  store ptr addrspace(1) null, ptr %b
  %n = load i1, ptr addrspace(1) %p
  %s = select i1 %n, ptr %a, ptr %b
  call void @g()
  %q = load volatile ptr addrspace(1), ptr %s
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v`, ""},
}

// A pass is offered for a hidden reference if the warning is gone with it, and only then.
func TestProveRemedies(t *testing.T) {
	for _, c := range remedyCases {
		read := func() (*ir.Module, error) {
			m, _, err := irparse.ParseString(context.Background(), "in.ll",
				"declare void @g()\ndefine i64 @f(ptr addrspace(1) %p) gc \"statepoint-example\" {"+
					c.body+"\n}\n")
			return m, err
		}
		warnings := func(names ...string) (int, string) {
			p, err := passes.NewPipeline(append(names, "rewrite-statepoints-for-gc")...)
			if err != nil {
				t.Fatal(err)
			}
			m, err := read()
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			found, err := p.Run(context.Background(), m)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if err := p.ProveRemedies(context.Background(), found, read); err != nil {
				t.Fatal(err)
			}
			first := ""
			for i := range found {
				first += found[i].First
			}
			return len(found), first
		}
		n, first := warnings()
		if n != 1 || first != c.first {
			t.Errorf("%s: %d findings, %q is offered, not %q", c.name, n, first, c.first)
		}
		if c.first == "" {
			continue
		}
		if n, _ := warnings(c.first); n != 0 {
			t.Errorf("%s: %d findings with %s", c.name, n, c.first)
		}
	}
}
