package isel_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/mir"
)

// selected is the machine code of the first function with a body, as text.
func selected(t *testing.T, text string) string {
	t.Helper()
	src := source.NewText("t.ll", text)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	diags := source.NewList(src)
	syms := mir.NewSymbols(m)
	f := &mir.Func{}
	for _, fn := range m.Funcs {
		if fn.IsDeclaration() {
			continue
		}
		if !isel.NewContext(m, syms, diags).Select(fn, f) {
			t.Fatal(diags)
		}
	}
	p := mir.Printer{Symbol: func(s amd64.Sym) string { return syms.Name(s) }}
	return p.Text(f)
}

// TestParts selects one function for each part, and looks for the lines that only this part emits,
// in order.
func TestParts(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{
			"vectors", `define <4 x float> @f(<4 x float> %x, <4 x float> %y) {
  %s = fadd <4 x float> %x, %y
  ret <4 x float> %s
}`, "v1:x128 = addps tied v3, mem? v2\nret v1 in xmm0",
		},
		{
			"floats", `define double @f(double %x) {
  %s = fneg double %x
  ret double %s
}`, "v2:x64 = copy tied [@.LCPI0_0]\nv1:x64 = xorps tied v3, v2\nret v1 in xmm0",
		},
		{
			"wide integers", `define i128 @f(i128 %x, i128 %y) {
  %s = add i128 %x, %y
  ret i128 %s
}`, "= add.64 tied\n= adc.64 tied",
		},
		{
			"memory", `define i64 @f(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  ret i64 %v
}`, "= mov.64 [v3 + v2*8]",
		},
		{
			"control", `define i32 @f(i32 %x) {
  %c = icmp slt i32 %x, 5
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}`, "cmp.32 v1, 5\njcc.l b1\njmp b2",
		},
		{
			"atomics", `define i32 @f(ptr %p, i32 %x) {
  %v = atomicrmw nand ptr %p, i32 %x seq_cst
  ret i32 %v
}`, "= atomicloop.32 nand tied 0, [v3], v2",
		},
		{
			"intrinsics", `declare i64 @llvm.bswap.i64(i64)
define i64 @f(i64 %x) {
  %v = call i64 @llvm.bswap.i64(i64 %x)
  ret i64 %v
}`, "= bswap.64 tied v2",
		},
		{
			"x87", `define void @f(ptr %p) {
  %x = load x86_fp80, ptr %p
  %s = fadd x86_fp80 %x, %x
  store x86_fp80 %s, ptr %p
  ret void
}`, "faddp\nfstp80 [v1]",
		},
		{
			"inline assembly", `define i64 @f(i64 %x) {
  %v = call i64 asm "incq $0", "=r,0"(i64 %x)
  ret i64 %v
}`, "= asm #0",
		},
		{
			"statepoints", `declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}`, "statepoint @g, keep v2 as v1\nrecord 7\ngc: slot of v1, slot of v1\nret v1 in rax",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			rest := selected(t, c.text)
			whole := rest
			for _, line := range strings.Split(c.want, "\n") {
				_, after, found := strings.Cut(rest, line)
				if !found {
					t.Fatalf("no %q, or not in its order, in\n%s", line, whole)
				}
				rest = after
			}
		})
	}
}
