package abi_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestConventions calls between our code and C: arguments by value, results by address, variable
// arguments, allocas of variable size and great alignment, many stack arguments, structures in
// registers.
func TestConventions(t *testing.T) {
	lowertest.SameOutput(t, `
%big = type { [20 x i64] }
%pair = type { i64, i32, i64 }
declare i64 @takes(i64, ptr byval(%big) align 8, i64, ptr byval(%pair) align 8)
declare void @print(ptr, ...)
declare void @fills(ptr, i64)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
@format = private constant [16 x i8] c"%ld %g %d %ld\0A\00\00"

define i64 @byval(i64 %a, ptr byval(%big) align 8 %b, i64 %c, ptr byval(%pair) align 8 %d) {
  %p = getelementptr %big, ptr %b, i64 0, i32 0, i64 %a
  %x = load i64, ptr %p
  store i64 7, ptr %p
  %q = getelementptr %pair, ptr %d, i64 0, i32 1
  %y = load i32, ptr %q
  %z = zext i32 %y to i64
  %r = call i64 @takes(i64 %c, ptr byval(%big) align 8 %b, i64 %x, ptr byval(%pair) align 8 %d)
  %s = add i64 %r, %z
  ret i64 %s
}
define void @sret(ptr sret(%big) %out, i64 %x) {
  %p = getelementptr %big, ptr %out, i64 0, i32 0, i64 3
  store i64 %x, ptr %p
  ret void
}
define i64 @sum(i32 %n, ...) {
entry:
  %list = alloca [3 x i64], align 16
  %copy = alloca [3 x i64], align 16
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t2, %loop ]
  %v = va_arg ptr %list, i64
  %f = va_arg ptr %list, double
  %g = fptosi double %f to i64
  %w = va_arg ptr %copy, i64
  %t = add i64 %s, %v
  %t1 = add i64 %t, %g
  %t2 = add i64 %t1, %w
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  call void @llvm.va_end.p0(ptr %list)
  ret i64 %s
}
define void @prints(i64 %a, double %b, i32 %c) {
  call void (ptr, ...) @print(ptr @format, i64 %a, double %b, i32 %c, i64 %a)
  ret void
}
define i64 @dynamic(i64 %n, i64 %m) {
entry:
  %fixed = alloca i64
  store i64 %m, ptr %fixed
  %aligned = alloca i64, align 64
  %ai = ptrtoint ptr %aligned to i64
  %low = and i64 %ai, 63
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %j, %loop ]
  %s = phi i64 [ %low, %entry ], [ %s2, %loop ]
  %saved = call ptr @llvm.stacksave.p0()
  %p = alloca i64, i64 %i
  call void @fills(ptr %p, i64 %i)
  %k = sub i64 %i, 1
  %q = getelementptr i64, ptr %p, i64 %k
  %v = load i64, ptr %q
  %r = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %v, i64 %i)
  call void @llvm.stackrestore.p0(ptr %saved)
  %s2 = add i64 %s, %r
  %j = add i64 %i, 1
  %c = icmp sle i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  %x = load i64, ptr %fixed
  %y = add i64 %x, %s2
  ret i64 %y
}
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %x = sub i64 %g, %h
  %y = mul i64 %x, %f
  ret i64 %y
}
define { i64, double } @both({ i64, double } %x) {
  %a = extractvalue { i64, double } %x, 0
  %b = extractvalue { i64, double } %x, 1
  %c = add i64 %a, 1
  %d = fadd double %b, 0.5
  %r = insertvalue { i64, double } undef, i64 %c, 0
  %s = insertvalue { i64, double } %r, double %d, 1
  ret { i64, double } %s
}
`, `#include <stdio.h>
#include <stdarg.h>
typedef long L;
struct big { L v[20]; }; struct pair { L a; int b; L c; }; struct both { L a; double b; };
L byval(L, struct big, L, struct pair); struct big sret(L); L sum(int, ...); void prints(L, double, int); L dynamic(L, L); struct both both(struct both);
L takes(L a, struct big b, L c, struct pair d) { L s = a + c + d.a * d.b + d.c; for (int i = 0; i < 20; i++) s = s * 3 + b.v[i]; return s; }
void print(const char *f, ...) { va_list l; va_start(l, f); vprintf(f, l); va_end(l); }
void fills(L *p, L n) { for (L i = 0; i < n; i++) p[i] = i * i; }
int main(void) {
	struct big b; for (int i = 0; i < 20; i++) b.v[i] = i * 5;
	struct pair p = {11, 13, 17};
	for (L i = 0; i < 20; i += 3) printf("byval %ld\n", byval(i, b, i * 2, p));
	printf("unchanged %ld\n", b.v[3]);
	printf("sret %ld\n", sret(99).v[3]);
	printf("sum %ld\n", sum(1, 10L, 2.5));
	printf("sum %ld\n", sum(7, 10L, 2.5, 20L, 3.5, 30L, 4.5, 40L, 5.5, 50L, 6.5, 60L, 7.5, 70L, 8.5));
	printf("sum %ld\n", sum(12, 1L, 1., 2L, 2., 3L, 3., 4L, 4., 5L, 5., 6L, 6., 7L, 7., 8L, 8., 9L, 9., 10L, 10., 11L, 11., 12L, 12.));
	prints(-5, 2.25, 77);
	for (L i = 1; i < 30; i += 7) printf("dynamic %ld\n", dynamic(i, 1000));
	struct both r = both((struct both){41, 1.25}); printf("both %ld %g\n", r.a, r.b);
}
`, "")
}

// TestGHCConvention compares functions of ghccc, which destroy every register, called from ordinary
// ones and by one another in tail position.
func TestGHCConvention(t *testing.T) {
	var o lowertest.Operations
	o.Add("ghccc", `  %keep = mul i64 %a, 3
  %more = xor i64 %b, %c
  call ghccc void @machine(i64 %a, i64 %b, i64 %c, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, double 1.5, double 2.5)
  %r = load i64, ptr @result
  call ghccc void @machine(i64 1, i64 %a, i64 %c, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, double 1.5, double 2.5)
  %r2 = load i64, ptr @result
  %s = add i64 %r, %keep
  %u = mul i64 %s, %more
  %v = add i64 %u, %r2
  ret i64 %v
`)
	text := o.IR.String() + `
@result = global i64 0
declare i64 @scale(i64, i64)
define ghccc void @machine(i64 %base, i64 %sp, i64 %hp, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %lim, double %f1, double %f2) {
  %x = add i64 %base, %sp
  %y = mul i64 %x, %hp
  %s = call i64 @scale(i64 %y, i64 %r6)
  %n = fptosi double %f2 to i64
  %z = add i64 %s, %n
  %big = icmp ugt i64 %z, 1000
  br i1 %big, label %one, label %two
one:
  tail call ghccc void @last(i64 %lim, i64 %z, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %sp, i64 %hp, i64 %base, double %f2, double %f1)
  ret void
two:
  %f = load volatile ptr, ptr @where
  musttail call ghccc void %f(i64 %base, i64 %z, i64 %hp, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %lim, double %f1, double %f2)
  ret void
}
@where = global ptr @last
define ghccc void @last(i64 %base, i64 %sp, i64 %hp, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %lim, double %f1, double %f2) {
  %a = mul i64 %base, 3
  %b = xor i64 %a, %sp
  %c = mul i64 %hp, %r1
  %d = add i64 %b, %c
  %e = mul i64 %r2, %r5
  %g = xor i64 %d, %e
  %h = add i64 %g, %lim
  store i64 %h, ptr @result
  ret void
}
`
	main := o.Main() +
		"unsigned long scale(unsigned long a, unsigned long b) { return a * 7 + b; }\n"
	lowertest.SameOutput(t, text, main, "-O1")
}

// TestPreserveNone links callers and callees of preserve_nonecc from both compilers, each with
// each: they must agree on every register.
func TestPreserveNone(t *testing.T) {
	const callers = `
declare preserve_nonecc i64 @mix(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, float)
declare preserve_nonecc { i64, i64, i64, i64 } @four(i64, i128, i32)
declare preserve_nonecc i64 @step(ptr, i64, i64)
declare x86_stdcallcc i64 @plain(i64, i64)
declare graalcc i64 @graal(i64, i64)
define i64 @start(i64 %a, i64 %b) {
  %keep = mul i64 %a, 3
  %more = xor i64 %b, %keep
  %m = call preserve_nonecc i64 @mix(i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 %keep, i64 11, i64 12, i64 13, i64 14, double 1.5, float 2.5)
  %w = zext i64 %m to i128
  %f = call preserve_nonecc { i64, i64, i64, i64 } @four(i64 %a, i128 %w, i32 7)
  %f0 = extractvalue { i64, i64, i64, i64 } %f, 0
  %f3 = extractvalue { i64, i64, i64, i64 } %f, 3
  %s = call preserve_nonecc i64 @step(ptr @step, i64 %f0, i64 10)
  %p = call x86_stdcallcc i64 @plain(i64 %s, i64 %f3)
  %g = call graalcc i64 @graal(i64 %p, i64 %m)
  %x = add i64 %g, %keep
  %y = mul i64 %x, %more
  ret i64 %y
}
`
	const callees = `
declare i64 @ordinary(i64)
define preserve_nonecc i64 @mix(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l, i64 %m, i64 %n, double %x, float %y) {
  %1 = mul i64 %a, 3
  %2 = xor i64 %1, %b
  %o = call i64 @ordinary(i64 %2)
  %3 = mul i64 %c, %o
  %4 = add i64 %3, %d
  %5 = mul i64 %4, %e
  %6 = add i64 %5, %f
  %7 = mul i64 %6, %g
  %8 = add i64 %7, %h
  %9 = mul i64 %8, %i
  %10 = add i64 %9, %j
  %11 = mul i64 %10, %k
  %12 = add i64 %11, %l
  %13 = mul i64 %12, %m
  %14 = add i64 %13, %n
  %15 = fpext float %y to double
  %16 = fmul double %15, %x
  %17 = fptosi double %16 to i64
  %18 = add i64 %14, %17
  ret i64 %18
}
define preserve_nonecc { i64, i64, i64, i64 } @four(i64 %a, i128 %w, i32 %z) {
  %t = trunc i128 %w to i64
  %q = zext i32 %z to i64
  %1 = insertvalue { i64, i64, i64, i64 } poison, i64 %a, 0
  %2 = insertvalue { i64, i64, i64, i64 } %1, i64 %t, 1
  %3 = insertvalue { i64, i64, i64, i64 } %2, i64 %q, 2
  %4 = add i64 %t, %q
  %5 = insertvalue { i64, i64, i64, i64 } %3, i64 %4, 3
  ret { i64, i64, i64, i64 } %5
}
define preserve_nonecc i64 @step(ptr %next, i64 %sum, i64 %left) {
  %o = call i64 @ordinary(i64 %sum)
  %more = sub i64 %left, 1
  %end = icmp eq i64 %more, 0
  br i1 %end, label %done, label %again
done:
  ret i64 %o
again:
  %r = musttail call preserve_nonecc i64 %next(ptr %next, i64 %o, i64 %more)
  ret i64 %r
}
define x86_stdcallcc i64 @plain(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
define graalcc i64 @graal(i64 %a, i64 %b) {
  %r = sub i64 %b, %a
  ret i64 %r
}
`
	dir := t.TempDir()
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(`#include <stdio.h>
unsigned long start(unsigned long, unsigned long);
unsigned long ordinary(unsigned long x) { return x * 6364136223846793005u + 1442695040888963407u; }
int main(void) { for (unsigned long i = 0; i < 5; i++) printf("%lu\n", start(i * 12345, i + 99)); }
`))
	objects := map[string][2]string{}
	for name, text := range map[string]string{"callers": callers, "callees": callees} {
		res := lowertest.Compile(t, text, lower.Options{})
		objects[name] = [2]string{
			lowertest.Write(t, filepath.Join(dir, name+"-ours.o"), lowertest.Object(t, res)),
			lowertest.Write(t, filepath.Join(dir, name+"-theirs.o"),
				oracle.Object(t, oracle.Opaque, []byte(text), "-relocation-model=pic")),
		}
	}
	want := lowertest.Output(t, lowertest.Link(t, dir, "theirs", main, objects["callers"][1],
		objects["callees"][1]))
	for i, pair := range [][2]int{{0, 0}, {0, 1}, {1, 0}} {
		got := lowertest.Output(t, lowertest.Link(t, dir, fmt.Sprint("mixed", i), main,
			objects["callers"][pair[0]],
			objects["callees"][pair[1]]))
		if got != want {
			t.Errorf("callers by %d, callees by %d (0 is ours):\n%swant\n%s", pair[0], pair[1], got,
				want)
		}
	}
}
