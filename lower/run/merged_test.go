package run_test

import (
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

// kept reads an object after a collection that moves it.
const kept = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %field = getelementptr i8, ptr addrspace(1) %a, i64 8
  store i64 42, ptr addrspace(1) %field
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %v = load i64, ptr addrspace(1) %field
  ret i64 %v
}
`

// TestMapsInOtherSections finds a stack map by its symbol where a linker script has put it among
// other data, and only there.
func TestMapsInOtherSections(t *testing.T) {
	for _, named := range []bool{true, false} {
		result, _ := compile(t, kept, "rewrite-statepoints-for-gc", lower.Options{})
		o := result.Object
		s, sec := o.Section(stackmap.SectionName)
		s.Name = ".rodata"
		const before = 32
		s.Data = append(append(make([]byte, before), s.Data...), "and other data after"...)
		for i := range s.Relocs {
			s.Relocs[i].Off += before
		}
		found := false
		for i := range o.Symbols {
			if y := &o.Symbols[i]; y.Section == sec && y.Name == stackmap.SectionSymbol {
				found = true
				if y.Value += before; !named {
					y.Name = "others"
				}
			}
		}
		if !found {
			t.Fatal("no symbol begins the stack map")
		}
		p, err := run.Load(o, run.Options{Stress: run.Stress{Every: 1}})
		if err == nil {
			err = p.Call(t.Context(), "main", nil)
		}
		if named && (err != nil || p.Machine.GPR[0] != 42) {
			t.Errorf("%v, result %d", err, p.Machine.GPR[0])
		}
		if !named && err == nil && p.Machine.GPR[0] == 42 {
			t.Error("a map without a symbol was found")
		}
	}
}
