package records_test

import (
	"fmt"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/stackmap"
)

// TestStackMapsCountFromTheFramePointer compares locations in memory at a stack map and a patch
// point with llc's: they are relative to RBP, the frame pointer of such functions, at the offsets
// of stack arguments.
func TestStackMapsCountFromTheFramePointer(t *testing.T) {
	text := `declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 5, i64 %g, i64 %h)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 15, ptr null, i32 0, i64 %h)
  ret void
}
define void @g() {
  %p = alloca i64
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 3, i32 5, ptr %p)
  ret void
}
`
	inMemory := func(section []byte) []string {
		return lowertest.Lines(t, section, func(_ int, r *stackmap.Record) string {
			line := fmt.Sprintf("id %d:", r.ID)
			for i := range r.Locations {
				if l := &r.Locations[i]; l.Kind == stackmap.Direct || l.Kind == stackmap.Indirect {
					line += fmt.Sprintf(" %v %d%+d", l.Kind, l.DwarfReg, l.Offset)
				}
			}
			return line
		})
	}
	want := inMemory(oracle.StackMap(t, oracle.Object(t, oracle.Opaque, []byte(text))))
	got := inMemory(lowertest.Compile(t, text, lower.Options{}).StackMap.Bytes)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
