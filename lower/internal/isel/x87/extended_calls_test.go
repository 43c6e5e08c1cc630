package x87_test

import (
	"statepoint/e2e/lowertest"
	"testing"
)

// TestExtendedAtCalls passes x86_fp80 between C and IR as every kind of argument and result: beside
// numbers of other types, in structs and vectors, as variable arguments, from an invoke, across a
// statepoint and from one.
func TestExtendedAtCalls(t *testing.T) {
	text := `%s = type { x86_fp80, i32, [2 x x86_fp80] }
@g = global x86_fp80 0xK4000C000000000000000
@t = global [3 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKBFFF8000000000000000, x86_fp80 undef]
@s = global { i8, x86_fp80, i8 } { i8 1, x86_fp80 0xK4002A000000000000000, i8 2 }
declare x86_fp80 @c_mix(i32, x86_fp80, double, x86_fp80, float)
declare x86_fp80 @c_sum(i32, ...)
declare { x86_fp80, x86_fp80 } @c_pair(x86_fp80)
@kept = external global x86_fp80
declare void @c_keep(i32, x86_fp80, x86_fp80)
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define x86_fp80 @mix(i32 %a, x86_fp80 %b, double %c, x86_fp80 %d, float %e, i64 %i1, i64 %i2, i64 %i3, i64 %i4, i64 %i5, i64 %i6, x86_fp80 %f) {
  %x = call x86_fp80 @c_mix(i32 %a, x86_fp80 %f, double %c, x86_fp80 %b, float %e)
  %y = sitofp i64 %i6 to x86_fp80
  %z = fmul x86_fp80 %y, %d
  %r = fadd x86_fp80 %x, %z
  ret x86_fp80 %r
}
define { x86_fp80, x86_fp80 } @pair(x86_fp80 %a) {
  %p = call { x86_fp80, x86_fp80 } @c_pair(x86_fp80 %a)
  %x = extractvalue { x86_fp80, x86_fp80 } %p, 0
  %y = extractvalue { x86_fp80, x86_fp80 } %p, 1
  %q = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %y, 0
  %r = insertvalue { x86_fp80, x86_fp80 } %q, x86_fp80 %x, 1
  call { x86_fp80, x86_fp80 } @c_pair(x86_fp80 %y)
  ret { x86_fp80, x86_fp80 } %r
}
define %s @three(x86_fp80 %a) {
  %x = insertvalue %s undef, x86_fp80 %a, 0
  %y = insertvalue %s %x, i32 9, 1
  %z = insertvalue %s %y, x86_fp80 %a, 2, 0
  %n = fneg x86_fp80 %a
  %r = insertvalue %s %z, x86_fp80 %n, 2, 1
  ret %s %r
}
define void @store_three(ptr %p, x86_fp80 %a) {
  %r = call %s @three(x86_fp80 %a)
  store %s %r, ptr %p
  ret void
}
define x86_fp80 @variable(x86_fp80 %a, i32 %b, double %d) {
  %r = call x86_fp80 (i32, ...) @c_sum(i32 3, i32 %b, x86_fp80 %a, double %d, x86_fp80 0xK4000C000000000000000, x86_fp80 %a)
  ret x86_fp80 %r
}
define x86_fp80 @table(i64 %i) {
  %p = getelementptr [3 x x86_fp80], ptr @t, i64 0, i64 %i
  %x = load x86_fp80, ptr %p
  %y = load x86_fp80, ptr @g
  store x86_fp80 %x, ptr @g
  %z = load x86_fp80, ptr getelementptr ({ i8, x86_fp80, i8 }, ptr @s, i64 0, i32 1), align 1
  %v = fmul x86_fp80 %x, %y
  %r = fadd x86_fp80 %v, %z
  ret x86_fp80 %r
}
define x86_fp80 @catch(x86_fp80 %a) personality ptr @personality {
  %p = invoke { x86_fp80, x86_fp80 } @c_pair(x86_fp80 %a) to label %ok unwind label %bad
ok:
  %x = extractvalue { x86_fp80, x86_fp80 } %p, 1
  ret x86_fp80 %x
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret x86_fp80 undef
}
define x86_fp80 @safe(x86_fp80 %a, x86_fp80 %b) gc "statepoint-example" {
  %x = fadd x86_fp80 %a, %b
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (i32, x86_fp80, x86_fp80)) @c_keep, i32 3, i32 0, i32 3, x86_fp80 %a, x86_fp80 %x, i32 0, i32 0) [ "deopt"(x86_fp80 %x, x86_fp80 %b) ]
  %k = load x86_fp80, ptr @kept
  %y = fmul x86_fp80 %x, %b
  %z = fsub x86_fp80 %y, %k
  ret x86_fp80 %z
}
define x86_fp80 @tail(x86_fp80 %a, i32 %n) {
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %more
more:
  %b = fadd x86_fp80 %a, 0xK3FFF8000000000000000
  %m = sub i32 %n, 1
  %r = musttail call x86_fp80 @tail(x86_fp80 %b, i32 %m)
  ret x86_fp80 %r
end:
  ret x86_fp80 %a
}
define void @vectors(ptr %p, x86_fp80 %a, i32 %i) {
  %v = load <3 x x86_fp80>, ptr %p
  %w = insertelement <3 x x86_fp80> %v, x86_fp80 %a, i32 1
  %x = fmul <3 x x86_fp80> %w, %v
  %c = fcmp olt <3 x x86_fp80> %x, %v
  %y = select <3 x i1> %c, <3 x x86_fp80> %x, <3 x x86_fp80> %w
  %z = shufflevector <3 x x86_fp80> %y, <3 x x86_fp80> %x, <3 x i32> <i32 2, i32 4, i32 0>
  store <3 x x86_fp80> %z, ptr %p
  %e = extractelement <3 x x86_fp80> %z, i32 0
  %q = getelementptr x86_fp80, ptr %p, i32 3
  store x86_fp80 %e, ptr %q
  %d = fptrunc <3 x x86_fp80> %z to <3 x double>
  %q2 = getelementptr x86_fp80, ptr %p, i32 4
  store <3 x double> %d, ptr %q2
  ret void
}
`
	c := `#include <stdio.h>
#include <stdarg.h>
#include <string.h>
typedef long double ld;
typedef struct { ld a, b; } two;
_Complex long double pair(ld), c_pair(ld);
ld mix(int, ld, double, ld, float, long, long, long, long, long, long, ld), variable(ld, int, double), table(long), catch(ld), safe(ld, ld), tail(ld, int);
void store_three(void *, ld), vectors(void *, ld, int);
ld c_mix(int a, ld b, double c, ld d, float e) { return a + b * c - d * e; }
int personality(void) { return 0; }
ld kept;
void c_keep(int n, ld a, ld b) { kept = a / n - b; }
_Complex long double c_pair(ld a) { _Complex long double z; __real__ z = a + 1; __imag__ z = a * 3; return z; }
ld c_sum(int n, ...) {
	va_list l;
	va_start(l, n);
	int i = va_arg(l, int);
	ld a = va_arg(l, ld);
	double d = va_arg(l, double);
	ld b = va_arg(l, ld), c = va_arg(l, ld);
	va_end(l);
	return n * i + a - d * b + c;
}
static void show(const char *name, ld x) {
	unsigned char b[10];
	memcpy(b, &x, 10);
	printf("%s: %.21Lg", name, x);
	for (int i = 9; i >= 0; i--) printf(" %02x", b[i]);
	printf("\n");
}
int main(void) {
	ld v[] = {0, -0.0L, 1, 2.5L, -1e30L, 3e-4940L, 1e4000L, 0.1L};
	for (int i = 0; i < 8; i++) {
		show("mix", mix(i, v[i], 2.5, v[(i + 3) % 8], -0.5f, 1, 2, 3, 4, 5, 6 - i, v[(i + 5) % 8]));
		_Complex long double z = pair(v[i]);
		show("pair", __real__ z);
		show("pair", __imag__ z);
		struct { ld a; int b; ld c[2]; } s;
		store_three(&s, v[i]);
		show("three", s.a); show("three", s.c[0]); show("three", s.c[1]); printf("three: %d\n", s.b);
		show("variable", variable(v[i], i, 0.75));
		show("table", table(i & 1));
		show("catch", catch(v[i]));
		show("safe", safe(v[i], v[(i + 2) % 8]));
		show("tail", tail(v[i], 10));
		unsigned char m[200] = {0};
		for (int k = 0; k < 3; k++) memcpy(m + 10 * k, &v[(i + k) % 8], 10);
		vectors(m, v[(i + 4) % 8], i);
		printf("vectors:");
		for (int k = 0; k < 88; k++) if (k < 30 || k >= 48 && k < 58 || k >= 64) printf(" %02x", m[k]);
		printf("\n");
	}
	for (int i = 0; i < 1000; i++) pair(i); // the x87 stack has eight registers
	show("after", mix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
}
`
	lowertest.SameOutput(t, text, c, "")
}
