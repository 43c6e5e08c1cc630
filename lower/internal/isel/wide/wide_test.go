package wide_test

import (
	"fmt"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestWideIntegers compares arithmetic on 128 bits.
func TestWideIntegers(t *testing.T) {
	var o lowertest.Operations
	build := "  %x0 = zext i64 %a to i128\n  %x1 = zext i64 %b to i128\n  %x2 = shl i128 %x1, " +
		"64\n  %x = or i128 %x0, %x2\n" +
		"  %y0 = sext i64 %c to i128\n  %y1 = shl i128 %x0, 70\n  %y = xor i128 %y0, %y1\n"
	take := func(r string) []string {
		return []string{"  %t = trunc i128 " + r + " to i64\n  ret i64 %t\n", "  %s = lshr i128 " +
			r + ", 64\n  %t = trunc i128 %s to i64\n  ret i64 %t\n"}
	}
	for _, op := range [...]string{"add", "sub", "and", "or", "xor", "mul"} {
		for i, end := range take("%r") {
			o.Add(fmt.Sprint(op, " half ", i), build+"  %r = "+op+" i128 %x, %y\n"+end)
		}
	}
	for _, op := range [...]string{"shl", "lshr", "ashr"} {
		for i, end := range take("%r") {
			o.Add(fmt.Sprint(op, " half ", i),
				build+"  %n = and i128 %x1, 127\n  %r = "+op+" i128 %x, %n\n"+end)
		}
	}
	for _, op := range [...]string{"udiv", "sdiv", "urem", "srem"} {
		for i, end := range take("%r") {
			o.Add(fmt.Sprint(op, " half ", i),
				build+"  %n = or i128 %y0, 3\n  %p = lshr i128 %n, 1\n"+
					"  %r = "+op+" i128 %x, %p\n"+end)
		}
	}
	for _, p := range [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
		"sge"} {
		o.Add("icmp "+p,
			build+"  %q = icmp "+p+" i128 %x, %y\n  %t = zext i1 %q to i64\n  ret i64 %t\n")
		o.Add("branch "+p,
			build+"  %q = icmp "+p+" i128 %x, %y\n  br i1 %q, label %yes, label %no\nyes:\n  ret "+
				"i64 5\nno:\n  ret i64 6\n")
	}
	for i, end := range take("%r") {
		o.Add(fmt.Sprint("select half ", i),
			build+"  %q = icmp slt i64 %a, %b\n  %r = select i1 %q, i128 %x, i128 %y\n"+end)
		o.Add(fmt.Sprint("memory half ", i),
			build+"  %m = alloca i128\n  store i128 %x, ptr %m\n  %r = load i128, ptr %m\n"+end)
	}
	lowertest.SameOutput(t, o.IR.String(), o.Main(), "")
}
