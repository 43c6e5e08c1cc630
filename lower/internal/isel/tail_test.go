package isel_test

import (
	"testing"

	"statepoint/e2e/lowertest"
)

// TestTailCalls runs functions that tail-call one another a million times, which would overflow the
// stack if frames were kept. They also permute their stack arguments.
func TestTailCalls(t *testing.T) {
	const ir = `
define i64 @even(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, double %x, i64 %e, i64 %f, i64 %g) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %y, label %x1
y:
  %s = sub i64 %f, %g
  ret i64 %s
x1:
  %m = sub i64 %n, 1
  %r = musttail call i64 @odd(i64 %m, i64 %b, i64 %a, i64 %c, i64 %d, double %x, i64 %e, i64 %g, i64 %f)
  ret i64 %r
}
define i64 @odd(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, double %x, i64 %e, i64 %f, i64 %g) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %y, label %x1
y:
  %s = sub i64 %a, %g
  ret i64 %s
x1:
  %m = sub i64 %n, 1
  %k = add i64 %g, 3
  %fp = load ptr, ptr @next
  %r = musttail call i64 %fp(i64 %m, i64 %a, i64 %b, i64 %c, i64 %d, double %x, i64 %e, i64 %f, i64 %k)
  ret i64 %r
}
@next = global ptr @even
define tailcc i64 @down(i64 %n, i64 %sum) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %y, label %x1
y:
  ret i64 %sum
x1:
  %m = sub i64 %n, 1
  %s = add i64 %sum, %n
  %r = tail call tailcc i64 @down(i64 %m, i64 %s)
  ret i64 %r
}
define i64 @start(i64 %n) {
  %r = call tailcc i64 @down(i64 %n, i64 0)
  ret i64 %r
}
declare void @note(i64)
define preserve_mostcc void @quiet(i64 %a) {
  call void @note(i64 %a)
  ret void
}
define preserve_allcc i64 @quieter(i64 %a, double %d) {
  %x = fptosi double %d to i64
  call void @note(i64 %x)
  %m = mul i64 %x, %a
  ret i64 %m
}
define i64 @loud(i64 %a, double %d) {
  call preserve_mostcc void @quiet(i64 %a)
  %r = call preserve_allcc i64 @quieter(i64 %a, double %d)
  %i = fptosi double %d to i64
  %s = add i64 %r, %i
  ret i64 %s
}
`
	const c = `
#include <stdio.h>
long even(long, long, long, long, long, double, long, long, long), start(long), loud(long, double);
void note(long n) { printf("note %ld\n", n); }
int main(void) {
	for (long n = 0; n < 5; n++) printf("%ld\n", even(n, 1, 2, 3, 4, 5, 6, 7, 8));
	printf("%ld\n", even(1000000, 1, 2, 3, 4, 5, 6, 7, 8));
	printf("%ld\n", start(1000000));
	printf("%ld\n", loud(7, 6.5));
}
`
	lowertest.SameOutput(t, ir, c, "-O1")
}
