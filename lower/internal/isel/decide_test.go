package isel_test

import (
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestComparisonsThatOnlyDecide compiles comparisons with several uses: if all of them are
// branches, the result is not kept in a register; if one needs a number, it is.
func TestComparisonsThatOnlyDecide(t *testing.T) {
	const text = `define i64 @f(i64 %x, i64 %y) {
  %c = icmp slt i64 %x, %y
  br i1 %c, label %a, label %b
a:
  %s = mul i64 %x, 7
  br label %b
b:
  %r = phi i64 [ %s, %a ], [ %y, %0 ]
  br i1 %c, label %d, label %e
d:
  ret i64 %r
e:
  %n = add i64 %r, NUMBER
  ret i64 %n
}`
	const number = `define i64 @f(i64 %x, i64 %y) {
  %c = icmp slt i64 %x, %y
  %z = zext i1 %c to i64
  br i1 %c, label %a, label %b
a:
  ret i64 %z
b:
  %n = add i64 %z, %x
  ret i64 %n
}`
	for _, c := range []struct {
		text string
		sets int
	}{{strings.Replace(text, "NUMBER", "5", 1), 0}, {number, 1}} {
		rows := lowertest.Rows(lowertest.Compile(t, c.text, lower.Options{Detail: true}))
		if n := strings.Count(rows, "\tset"); n != c.sets {
			t.Errorf("%d results are kept, want %d\n%s", n, c.sets, rows)
		}
	}
	for x, want := range map[uint64]uint64{1: 7, 9: 2 + 5} {
		if got, _ := lowertest.Steps(t, strings.Replace(text, "NUMBER", "5", 1), x,
			2); got != want {
			t.Errorf("f(%d, 2) = %d, want %d", x, got, want)
		}
	}
}

// TestCopiesBack passes an argument on in the register it came in. A copy of it is kept in another
// register across the call; it is copied back after the call, but not before.
func TestCopiesBack(t *testing.T) {
	rows := lowertest.Rows(lowertest.Compile(t, `declare i64 @g(i64)
define i64 @f(i64 %x) {
  %a = call i64 @g(i64 %x)
  %b = call i64 @g(i64 %x)
  %c = add i64 %a, %b
  ret i64 %c
}`, lower.Options{Detail: true}))
	if n := strings.Count(rows, ", %rdi"); n != 1 {
		t.Errorf("%%rdi is written %d times, want once\n%s", n, rows)
	}
}
