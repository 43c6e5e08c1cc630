package breaks_test

import (
	"strings"
	"testing"
)

// Calls of functions that the emulator stands in for are no output of the program, and neither is
// told with escaped line ends.
func TestCallsOfStubsAreNotPrinted(t *testing.T) {
	const text = `declare void @rt_print(i64)
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @seen(i64)
declare i32 @putchar(i32)
define i64 @f() gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @seen(i64 5)
  call void @rt_print(i64 7)
  call void @rt_print(i64 8)
  call i32 @putchar(i32 88) ; begins the line of the next call
  call void @seen(i64 6)
  %p = getelementptr i8, ptr addrspace(1) %a, i64 8
  %x = load i64, ptr addrspace(1) %p
  ret i64 %x
}
`
	s := subject(t, text, "f() = 0")
	e := examined(t, s, "flip-byte@0x0")
	const want = "returns 0, calls seen(5), seen(6), and prints \"7\", \"8\", \"X\""
	if e.Whole != want || strings.Contains(e.Text(), `\n`) {
		t.Errorf("the run is told as %q; want %q", e.Whole, want)
	}
}
