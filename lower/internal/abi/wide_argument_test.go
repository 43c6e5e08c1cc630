package abi_test

import (
	"statepoint/e2e/lowertest"
	"testing"
)

// TestWideArguments passes integers of 128 bits where one register is left, or none: they go to the
// stack as a whole, at a multiple of 16 bytes, and the register is the next argument's. C is on the
// other side of each call, and finds what follows the named arguments of a variadic function.
func TestWideArguments(t *testing.T) {
	text := `%s = type { i64, i64, i64 }
declare i64 @c_one(i32, i128, i128, i128, i32, i64)
declare i64 @c_none(i64, i64, i64, i64, i64, i64, i64, i128, i64)
declare i64 @c_list(ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i64 @one(i32 %a, i128 %b, i128 %c, i128 %d, i32 %e, i64 %f) {
  %x = call i64 @c_one(i32 %e, i128 %d, i128 %c, i128 %b, i32 %a, i64 %f)
  %y = trunc i128 %d to i64
  %z = zext i32 %e to i64
  %v = mul i64 %y, %z
  %w = sub i64 %v, %f
  %r = xor i64 %w, %x
  ret i64 %r
}
define i64 @none(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i128 %w, i64 %h) {
  %x = call i64 @c_none(i64 %b, i64 %a, i64 %d, i64 %c, i64 %f, i64 %e, i64 %h, i128 %w, i64 %g)
  %y = lshr i128 %w, 64
  %z = trunc i128 %y to i64
  %v = sub i64 %z, %h
  %r = mul i64 %v, %x
  ret i64 %r
}
define i64 @list(i32 %a, ptr byval(%s) align 8 %p, i128 %b, i128 %c, i128 %d, ...) {
  %l = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %l)
  %x = call i64 @c_list(ptr %l)
  call void @llvm.va_end.p0(ptr %l)
  %q = getelementptr i64, ptr %p, i64 2
  %y = load i64, ptr %q
  %z = trunc i128 %d to i64
  %v = mul i64 %y, %z
  %r = add i64 %v, %x
  ret i64 %r
}
define i64 @tail(i32 %a, i128 %b, i128 %c, i128 %d, i32 %e, i64 %f) {
  %x = add i128 %d, %b
  %r = musttail call i64 @c_one(i32 %a, i128 %c, i128 %b, i128 %x, i32 %e, i64 %f)
  ret i64 %r
}
`
	c := `#include <stdio.h>
#include <stdarg.h>
typedef __int128 wide;
typedef struct { long a, b, c; } three;
long one(int, wide, wide, wide, int, long), tail(int, wide, wide, wide, int, long), none(long, long, long, long, long, long, long, wide, long), list(int, three, wide, wide, wide, ...);
long c_one(int a, wide b, wide c, wide d, int e, long f) { return a + (long)(b >> 60) * 3 + (long)c * 5 + (long)(d >> 30) * 7 + e * 11 + f * 13; }
long c_none(long a, long b, long c, long d, long e, long f, long g, wide w, long h) { return a - b * 2 + c * 3 - d * 4 + e * 5 - f * 6 + g * 7 - (long)(w >> 64) * 8 + h * 9; }
long c_list(va_list l) {
	long a = va_arg(l, int), b = va_arg(l, long), c = va_arg(l, double) * 8, d = va_arg(l, long);
	return a + 3 * b + 5 * c + 7 * d;
}
int main(void) {
	for (int i = 0; i < 20; i++) {
		wide w = ((wide)i << 70) - 12345 * i, v = ((wide)-i << 90) + i, u = (wide)i * i * 0x123456789abcdefLL;
		three s = {1, 2, 3 + i};
		printf("one: %ld\n", one(i, w, v, u, i + 5, i * 100));
		printf("none: %ld\n", none(i, 1, 2, 3, 4, 5, 6, w, 7));
		printf("list: %ld\n", list(i, s, w, v, u, 9, 10L, 2.5 * i, 12L));
		printf("tail: %ld\n", tail(i, w, v, u, i + 5, i * 100));
	}
}
`
	lowertest.SameOutput(t, text, c, "")
}
