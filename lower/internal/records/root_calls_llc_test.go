package records_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// libraryReturns are functions that end with an instruction that becomes a library call.
const libraryReturns = `define void @copy(ptr %a, ptr %b, i64 %n) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret void
}
define void @leaf(ptr %a, ptr %b, i64 %n) gc "S" {
  tail call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret void
}
define void @unmarked(ptr %a, i8 %b, i64 %n) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  call void @llvm.memset.p0.i64(ptr %a, i8 %b, i64 %n, i1 false)
  ret void
}
define void @branch(ptr %a, i8 %b, i64 %n, i1 %c) gc "S" {
  br i1 %c, label %x, label %y
x:
  tail call void @llvm.memset.p0.i64(ptr %a, i8 %b, i64 %n, i1 false)
  br label %y
y:
  ret void
}
define ptr @moved(ptr %a, ptr %b, i64 %n) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  tail call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret ptr %a
}
define ptr @other(ptr %a, ptr %b, i64 %n) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  tail call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret ptr %b
}
define double @sine(ptr %a, double %x) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}
define double @twice(ptr %a, double %x) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  %y = call double @llvm.sin.f64(double %x)
  %z = fadd double %y, %y
  ret double %z
}
define float @remainder(ptr %a, float %x) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  %y = frem float %x, 3.0
  ret float %y
}
define i128 @wide(ptr %a, i128 %x, i128 %y) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  %z = udiv i128 %x, %y
  ret i128 %z
}
define double @disabled(ptr %a, double %x) "disable-tail-calls"="true" gc "S" {
  call ptr @c0(ptr %a, i64 1)
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}
declare double @llvm.sin.f64(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)`

// TestCallsInTablesAsLLVM compares which calls are safe points, at both levels.
func TestCallsInTablesAsLLVM(t *testing.T) {
	const head = `declare ptr @c0(ptr, i64)
declare void @llvm.gcroot(ptr, ptr)
`
	for name, body := range map[string]string{
		"library calls": libraryReturns,
		"shared ends": `declare void @use(ptr)
define void @on(ptr %a, ptr %b, i1 %c) gc "S" {
  br i1 %c, label %x, label %y
x:
  call void @use(ptr %a)
  br label %z
y:
  call void @use(ptr %b)
  br label %z
z:
  call void @use(ptr null)
  ret void
}
define i64 @out(i64 %k, ptr %a) gc "S" {
  switch i64 %k, label %d [ i64 0, label %x
   i64 1, label %y]
x:
  call void @use(ptr %a)
  ret i64 5
y:
  call void @use(ptr %a)
  ret i64 5
d:
  call void @use(ptr %a)
  ret i64 6
}`,
		"loaded pointer": `define ptr @f(ptr %a) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  %t = load ptr, ptr %a
  %x = call ptr %t(ptr %a)
  %u = load ptr, ptr %x
  %y = call ptr %u(ptr %x)
  %v = load ptr, ptr %r
  ret ptr %v
}`,
		"assembly that calls": `define void @f(ptr %a) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  call void asm sideeffect "call other", "~{memory},~{rax},~{rdi}"()
  call ptr @c0(ptr %a, i64 1)
  ret void
}`,
	} {
		for _, level := range []string{"-O0", "-O2"} {
			text := head + strings.ReplaceAll(body, `gc "S"`, `gc "ocaml"`)
			res := lowertest.Compile(t, text, lower.Options{Unoptimized: level == "-O0"})
			ours := factsOf(t, name, lowertest.Object(t, res))
			for _, release := range []int{14, 22} {
				options := []string{level}
				if release == 14 {
					options = append(options, "--opaque-pointers")
				}
				theirs := factsOf(t, name, oracle.Object(t, release, []byte(text), options...))
				for f, want := range theirs.points {
					if got := ours.points[f]; !slices.Equal(got, want) {
						t.Errorf("%s, %s, llc %d: %s has the points\n%q, LLVM\n%q", name, level,
							release, f, got, want)
					}
				}
				if level == "-O2" && !slices.Equal(ours.layout, theirs.layout) {
					t.Errorf("%s, llc %d: the frames are\n%q, LLVM's\n%q", name, release,
						ours.layout, theirs.layout)
				}
			}
		}
	}
}
