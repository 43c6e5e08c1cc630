package isel_test

import (
	"testing"

	"statepoint/e2e/lowertest"
)

// TestPhisOfComputedConstants runs phis whose operands take code to compute: addresses of
// thread-local variables, and vectors of addresses.
func TestPhisOfComputedConstants(t *testing.T) {
	const ir = `
@t1 = thread_local global i32 11
@t2 = thread_local global i32 22
@a = global i64 5
@b = global i64 6
define i32 @pick(i32 %n) {
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi ptr [ @t1, %0 ], [ @t2, %x ]
  %r = load i32, ptr %p
  ret i32 %r
}
define i64 @two(i32 %n) {
entry:
  switch i32 %n, label %z [ i32 1, label %x
    i32 2, label %y ]
x:
  br label %z
y:
  br label %z
z:
  %p = phi <2 x ptr> [ <ptr @a, ptr @b>, %entry ], [ <ptr @b, ptr @b>, %x ], [ <ptr @b, ptr getelementptr (i8, ptr @a, i64 0)>, %y ]
  %e = extractelement <2 x ptr> %p, i32 0
  %f = extractelement <2 x ptr> %p, i32 1
  %u = load i64, ptr %e
  %v = load i64, ptr %f
  %w = shl i64 %u, 8
  %s = add i64 %w, %v
  ret i64 %s
}
`
	const c = `
#include <stdio.h>
int pick(int);
long two(int);
int main(void) {
	for (int n = 0; n < 6; n++) printf("%d %ld\n", pick(n), two(n));
}
`
	lowertest.SameOutput(t, ir, c, "-O1")
}
