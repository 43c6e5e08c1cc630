package isel_test

import (
	"testing"

	"statepoint/e2e/lowertest"
)

// TestConstantExpressions computes constant expressions that are neither addresses nor numbers at
// link time, in operands and in phis.
func TestConstantExpressions(t *testing.T) {
	text := `@gv = global i64 5
@gw = global [4 x i64] zeroinitializer
define i64 @sub() {
  ret i64 sub (i64 ptrtoint (ptr getelementptr (i64, ptr @gw, i64 2) to i64), i64 ptrtoint (ptr @gw to i64))
}
define i64 @diff(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i64 [ sub (i64 ptrtoint (ptr @gw to i64), i64 ptrtoint (ptr @gv to i64)), %0 ], [ 3, %a ]
  %q = phi i32 [ trunc (i64 sub (i64 ptrtoint (ptr @gv to i64), i64 ptrtoint (ptr @gw to i64)) to i32), %0 ], [ ptrtoint (ptr @gv to i32), %a ]
  %r = sext i32 %q to i64
  %s = mul i64 %r, 3
  %t = add i64 %s, %p
  ret i64 %t
}
define i32 @low() {
  ret i32 ptrtoint (ptr @gv to i32)
}
define i64 @xor(ptr %p) {
  store i32 ptrtoint (ptr @gw to i32), ptr %p
  ret i64 xor (i64 ptrtoint (ptr @gv to i64), i64 -1)
}
`
	c := `#include <stdio.h>
long sub(void), diff(_Bool), xor(int *);
int low(void);
extern long gv, gw;
int main(void) {
	int x;
	printf("%ld %d\n", sub(), diff(1) == 3 + 3 * (long)(int)(long)&gv);
	printf("%d\n", diff(0) == (long)&gw - (long)&gv + 3 * (long)(int)((long)&gv - (long)&gw));
	printf("%d %d\n", low() == (int)(long)&gv, xor(&x) == ~(long)&gv);
	printf("%d\n", x == (int)(long)&gw);
}
`
	lowertest.SameOutput(t, text, c, "")
}
