package abi_test

import (
	"statepoint/e2e/lowertest"
	"testing"
)

// TestLargeResults passes results that no registers hold between this package's code and llc's.
func TestLargeResults(t *testing.T) {
	const ours = `
define {i64, i64, i64, i64} @big(i64 %a, double %d) {
  %1 = insertvalue {i64, i64, i64, i64} undef, i64 %a, 0
  %k = fptosi double %d to i64
  %2 = insertvalue {i64, i64, i64, i64} %1, i64 %k, 1
  %3 = insertvalue {i64, i64, i64, i64} %2, i64 7, 2
  %4 = insertvalue {i64, i64, i64, i64} %3, i64 -8, 3
  ret {i64, i64, i64, i64} %4
}
define [5 x i32] @array(i32 %a, ...) {
  %1 = insertvalue [5 x i32] zeroinitializer, i32 %a, 4
  ret [5 x i32] %1
}
define i64 @calls(i64 %a) {
  %1 = call {i64, i64, i64, i64} @big(i64 %a, double 4.5)
  %2 = extractvalue {i64, i64, i64, i64} %1, 0
  %3 = extractvalue {i64, i64, i64, i64} %1, 1
  %4 = extractvalue {i64, i64, i64, i64} %1, 3
  %5 = call [5 x i32] (i32, ...) @array(i32 9, i64 %2)
  %6 = extractvalue [5 x i32] %5, 4
  %7 = sext i32 %6 to i64
  %8 = mul i64 %2, %3
  %9 = add i64 %8, %4
  %10 = add i64 %9, %7
  ret i64 %10
}
define <8 x i64> @vector(<8 x i64> %a, <8 x i64> %b, <2 x i64> %c) {
  %r = sub <8 x i64> %a, %b
  ret <8 x i64> %r
}
define i64 @usesvector(i64 %n) {
  %v = insertelement <8 x i64> <i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8>, i64 %n, i32 6
  %r = call <8 x i64> @vector(<8 x i64> %v, <8 x i64> <i64 9, i64 8, i64 7, i64 6, i64 5, i64 4, i64 3, i64 2>, <2 x i64> zeroinitializer)
  %e = extractelement <8 x i64> %r, i32 6
  %f = extractelement <8 x i64> %r, i32 7
  %s = shl i64 %e, 8
  %t = add i64 %s, %f
  ret i64 %t
}
`
	const c = `
#include <stdio.h>
struct big { long a, b, c, d; } big(long, double);
long calls(long), usesvector(long);
int main(void) {
	struct big b = big(5, 3.5);
	printf("%ld %ld %ld %ld\n", b.a, b.b, b.c, b.d);
	printf("%ld %ld\n", calls(11), usesvector(100));
}
`
	lowertest.SameOutput(t, ours, c, "-O1")
}
