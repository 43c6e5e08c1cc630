package records_test

import (
	"fmt"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/stackmap"
)

// TestRootsInReturnTables checks the roots of llvm.gcroot in return address tables, together with
// statepoints, in one section of code and in several, and for a strategy that always writes such
// tables.
func TestRootsInReturnTables(t *testing.T) {
	const text = `declare void @use(ptr)
declare void @llvm.gcroot(ptr, ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @plain(ptr %a) gc "ocaml" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  call void @use(ptr null)
  ret void
}
define void @pointed(ptr %a) gc "address-table" "frame-pointer"="all" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  call void @use(ptr null)
  ret void
}
define void @grows(ptr %a, i64 %n) gc "erlang" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  %x = alloca i8, i64 %n
  call void @use(ptr %x)
  ret void
}
define void @moved(ptr addrspace(1) %p) gc "statepoint-example" {
  %s = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr)) @use, i32 1, i32 0, ptr null, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  ret void
}
`
	for _, c := range []struct {
		opts           lower.Options
		tables, points int
	}{
		{lower.Options{}, 1, 1}, {lower.Options{Table: true}, 1, 4},
		{lower.Options{Table: true, Detail: true}, 1, 4},
		{lower.Options{Table: true, FunctionSections: true}, 4, 4},
	} {
		res := lowertest.Compile(t, text, c.opts)
		points := 0
		for i := range res.Tables {
			tables, err := stackmap.DecodeTable(res.Tables[i].Table.Bytes)
			if err != nil {
				t.Fatal(err)
			}
			section := res.Sections[res.Tables[i].Section].Offset
			points += len(tables[0].Points)
			for k := range res.Roots.Functions {
				f := &res.Roots.Functions[k]
				for _, p := range f.Points {
					at := f.Address + uint64(p.Offset)
					if at < uint64(section) ||
						res.Funcs[f.Number].Section != res.Tables[i].Section {
						continue
					}
					frame := tables[0].Lookup(uint32(at) - section)
					if frame == nil {
						continue // of a strategy without a table
					}
					fn := &res.Funcs[f.Number]
					want := f.Roots[0].Offset
					if f.Base == 6 && f.Name == "pointed" {
						want += fn.Frame.Size - 8
					}
					if got := fmt.Sprint(frame.Slots); got != fmt.Sprint([]int64{want / 8}) ||
						frame.FromRBP != (f.Name == "grows") {
						t.Errorf("%+v: %s has roots at %s, not %d", c.opts, f.Name, got, want/8)
					}
				}
			}
		}
		if len(res.Tables) != c.tables || points != c.points {
			t.Errorf("%+v: %d tables with %d points, not %d with %d", c.opts, len(res.Tables),
				points, c.tables, c.points)
		}
	}
}
