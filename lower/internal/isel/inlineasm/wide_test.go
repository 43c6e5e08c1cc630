package inlineasm_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestInlineAsmOfWideIntegers runs assembly with i128 operands: in RDX:RAX, in any two registers,
// of which the template names the lower half, and in memory.
func TestInlineAsmOfWideIntegers(t *testing.T) {
	lowertest.SameOutput(t, `
define i128 @product(i64 %a, i64 %b) {
  %r = call i128 asm "mulq $2", "=A,{ax},r"(i64 %a, i64 %b)
  ret i128 %r
}
define i128 @sum(i128 %a, i64 %b, i64 %c) {
  %r = call i128 asm "addq $2, %rax; adcq $3, %rdx", "=A,0,{cx},{bx}"(i128 %a, i64 %b, i64 %c)
  ret i128 %r
}
define i128 @half(i128 %a) {
  %r = call i128 asm "notq $0", "=r,0"(i128 %a)
  ret i128 %r
}
define i128 @two(i128 %a, i64 %b) {
  %r = call {i128, i64} asm "notq $0; xchgq $1, $0", "=&r,=&r,0,1"(i128 %a, i64 %b)
  %x = extractvalue {i128, i64} %r, 0
  %y = extractvalue {i128, i64} %r, 1
  %z = zext i64 %y to i128
  %s = shl i128 %z, 3
  %w = add i128 %x, %s
  ret i128 %w
}
define i64 @upper(i128 %a) {
  %r = call i64 asm "leaq $1, $0; movq 8($0), $0", "=r,m"(i128 %a)
  ret i64 %r
}
define i64 @low(i64 %a) {
  %r = call i64 asm "notq %rax", "=A,0"(i64 %a)
  ret i64 %r
}
`, `#include <stdio.h>
typedef unsigned long L; typedef unsigned __int128 W;
W product(L, L), sum(W, L, L), half(W), two(W, L); L upper(W), low(L);
static void show(W x) { printf("%lx %lx\n", (L)(x >> 64), (L)x); }
int main(void) {
	W x = (W)0x123456789abcdef << 64 | 0xfedcba9876543210;
	show(product(~0ul, 12345)); show(sum(x, ~0ul, 7)); show(half(x)); show(two(x, 99));
	printf("%lx %lx\n", upper(x), low(5));
}
`, "-O1")
}

// TestWideAsmRefused refuses i128 operands for which there are no two registers.
func TestWideAsmRefused(t *testing.T) {
	for constraints, want := range map[string]string{
		"={ax},0": "a value of type `i128` in one register of inline assembly",
		"=x,0":    "a value of type `i128` as an operand of inline assembly",
	} {
		m, _ := lowertest.Parse(t, "define i128 @f(i128 %a) {\n  %r = call i128 asm \"\", \""+
			constraints+
			"\"(i128 %a)\n  ret i128 %r\n}")
		_, err := lower.Compile(context.Background(), m, lower.Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s gives %v, want %q", constraints, err, want)
		}
	}
	m, _ := lowertest.Parse(t,
		"define i64 @f(i128 %a) {\n  %r = call i64 asm \"\", \"=r,0\"(i128 %a)\n"+
			"  ret i64 %r\n}")
	_, err := lower.Compile(context.Background(), m, lower.Options{})
	if want := "the constraint `0` of an operand of another size"; err == nil ||
		!strings.Contains(err.Error(), want) {
		t.Errorf("gives %v, want %q", err, want)
	}
}
