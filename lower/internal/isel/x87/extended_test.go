package x87_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// fold80 folds the bits of %h, an x86_fp80, into the i64 %r.
const fold80 = "  %w = bitcast x86_fp80 %h to i80\n  %hi = lshr i80 %w, 64\n  %x1 = trunc i80 " +
	"%hi to i64\n  %x2 = trunc i80 %w to i64\n  %x3 = mul i64 %x2, 7\n  %r = xor i64 %x1, %x3\n"

// TestExtended compares arithmetic on x86_fp80 and its conversions with llc's.
func TestExtended(t *testing.T) {
	var o lowertest.Operations
	both := "  %f = sitofp i64 %x to x86_fp80\n  %g0 = uitofp i64 %y to x86_fp80\n  %odd = trunc " +
		"i64 %z to i1\n  %g = select i1 %odd, x86_fp80 0xK7FFFC000000000000000, x86_fp80 %g0\n"
	bits := func(name, body string) { o.Typed(name, 64, 64, both+body+fold80) }
	for _, op := range [...]string{"fadd", "fsub", "fmul", "fdiv", "frem"} {
		bits(op, fmt.Sprintf("  %%h = %s x86_fp80 %%f, %%g0\n", op))
		bits(op+" of constants",
			fmt.Sprintf(
				"  %%k = %s x86_fp80 %%f, 0xK3FFF8000000000000000\n  %%h = %s x86_fp80 "+
					"0xK40009000000000000000, %%k\n", op, op))
		bits(op+" of loads",
			fmt.Sprintf(
				"  %%p = alloca [2 x x86_fp80]\n  %%q = getelementptr x86_fp80, ptr %%p, i64 1\n "+
					" store x86_fp80 %%f, ptr %%p\n  store x86_fp80 %%g0, ptr %%q\n"+
					"  %%l = load x86_fp80, ptr %%p\n  %%m = load x86_fp80, ptr %%q\n  %%h = %s "+
					"x86_fp80 "+
					"%%l, %%m\n", op))
	}
	bits("fneg", "  %h = fneg x86_fp80 %g\n")
	bits("fneg of zero", "  %h = fneg x86_fp80 0xK00000000000000000000\n")
	bits("freeze", "  %h = freeze x86_fp80 %g\n")
	for _, p := range [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq",
		"ugt", "uge", "ult", "ule", "une", "true", "false"} {
		o.Typed("fcmp "+p, 64, 1, both+fmt.Sprintf("  %%r = fcmp %s x86_fp80 %%f, %%g\n", p))
		o.Typed("select fcmp "+p, 64, 64,
			both+fmt.Sprintf(
				"  %%q = fcmp %s x86_fp80 %%f, %%g\n  %%r = select i1 %%q, i64 %%x, i64 %%y\n", p))
		o.Typed("br fcmp "+p, 64, 64,
			both+fmt.Sprintf(
				"  %%q = fcmp %s x86_fp80 %%g, %%f\n  br i1 %%q, label %%yes, label %%no\nyes:\n "+
					" br label %%no\nno:\n"+
					"  %%h = phi x86_fp80 [ %%f, %%0 ], [ 0xK3FFF8000000000000000, %%yes ]\n",
				p)+fold80)
	}
	for _, w := range [...]int{1, 7, 8, 16, 24, 32, 33, 64} {
		for _, op := range [...]string{"sitofp", "uitofp"} {
			o.Typed(op, w, 64, fmt.Sprintf("  %%h = %s i%d %%x to x86_fp80\n", op, w)+fold80)
		}
		if w > 1 { // numbers that fit
			o.Typed("fptosi", w, w,
				fmt.Sprintf(
					"  %%f = sitofp i%d %%x to x86_fp80\n  %%g = fmul x86_fp80 %%f, "+
						"0xK3FFEC000000000000000\n  %%r = fptosi x86_fp80 %%g to i%d\n", w, w))
			o.Typed("fptoui", w, w,
				fmt.Sprintf(
					"  %%f = uitofp i%d %%x to x86_fp80\n  %%g = fmul x86_fp80 %%f, "+
						"0xK3FFEC000000000000000\n  %%r = fptoui x86_fp80 %%g to i%d\n", w, w))
		}
		for _, s := range [...]string{"si", "ui"} {
			o.Typed("fpto"+s+".sat", 64, w,
				both+fmt.Sprintf("  %%r = call i%d @llvm.fpto%s.sat.i%d.f80(x86_fp80 %%g)\n", w, s,
					w))
			fmt.Fprintf(&o.IR, "declare i%d @llvm.fpto%s.sat.i%d.f80(x86_fp80)\n", w, s, w)
		}
	}
	wide := "  %y1 = sext i64 %y to i128\n  %y2 = shl i128 %y1, 40\n  %v0 = zext i64 %x to " +
		"i128\n  %v = or i128 %v0, %y2\n"
	bits("sitofp i128", wide+"  %h = sitofp i128 %v to x86_fp80\n")
	bits("uitofp i128", wide+"  %h = uitofp i128 %v to x86_fp80\n")
	o.Typed("fptosi i128", 64, 64,
		wide+"  %f = sitofp i128 %v to x86_fp80\n  %i = fptosi x86_fp80 %f to i128\n  %j = ashr "+
			"i128 %i, 30\n  %r = trunc i128 %j to i64\n")
	small := "  %f1 = fdiv x86_fp80 %g, 0xK4020C000000000000000\n"
	for _, to := range [...]struct {
		f string
		n int
	}{{"half", 16}, {"float", 32}, {"double", 64}} {
		f, n := to.f, to.n
		bits("from "+f,
			fmt.Sprintf("  %%s = sitofp i64 %%x to %s\n  %%h = fpext %s %%s to x86_fp80\n", f, f))
		o.Typed("to "+f, 64, n,
			both+small+fmt.Sprintf(
				"  %%s = fptrunc x86_fp80 %%f1 to %s\n  %%r = bitcast %s %%s to i%d\n", f, f, n))
	}
	bits("from fp128", "  %s = sitofp i64 %x to fp128\n  %h = fptrunc fp128 %s to x86_fp80\n")
	o.Typed("to fp128", 64, 64,
		both+small+"  %s = fpext x86_fp80 %f1 to fp128\n  %l = bitcast fp128 %s to i128\n  %m = "+
			"lshr i128 %l, 50\n  %r = trunc i128 %m to i64\n")
	lowertest.SameOutput(t, o.IR.String(), o.Main(), "-O1")
}

// TestExtendedIntrinsics compares intrinsics on x86_fp80 with llc's.
func TestExtendedIntrinsics(t *testing.T) {
	var o lowertest.Operations
	both := "  %f0 = sitofp i64 %x to x86_fp80\n  %f = fdiv x86_fp80 %f0, " +
		"0xK4006C800000000000000\n  %g0 = uitofp i64 %y to x86_fp80\n  %odd = trunc i64 %z to " +
		"i1\n  %g = select i1 %odd, x86_fp80 0xK7FFFC000000000000000, x86_fp80 %g0\n"
	for _, f := range [...]string{"fabs", "sqrt", "sin", "cos", "exp", "exp2", "log", "log2",
		"log10", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven",
		"canonicalize", "tan"} {
		fmt.Fprintf(&o.IR, "declare x86_fp80 @llvm.%s.f80(x86_fp80)\n", f)
		o.Typed(f, 64, 64, both+fmt.Sprintf("  %%h = call x86_fp80 @llvm.%s.f80(x86_fp80 %%f)\n",
			f)+fold80)
	}
	for _, f := range [...]string{"copysign", "minnum", "maxnum", "pow"} {
		fmt.Fprintf(&o.IR, "declare x86_fp80 @llvm.%s.f80(x86_fp80, x86_fp80)\n", f)
		o.Typed(f, 64, 64,
			both+fmt.Sprintf(
				"  %%n = fneg x86_fp80 %%f\n  %%h = call x86_fp80 @llvm.%s.f80(x86_fp80 %%g, "+
					"x86_fp80 %%n)\n", f)+fold80)
	}
	for _, f := range [...]string{"fma", "fmuladd"} {
		fmt.Fprintf(&o.IR, "declare x86_fp80 @llvm.%s.f80(x86_fp80, x86_fp80, x86_fp80)\n", f)
		o.Typed(f, 64, 64,
			both+fmt.Sprintf(
				"  %%h = call x86_fp80 @llvm.%s.f80(x86_fp80 %%f, x86_fp80 %%g, x86_fp80 %%g0)\n",
				f)+fold80)
	}
	o.IR.WriteString(
		"declare x86_fp80 @llvm.powi.f80.i32(x86_fp80, i32)\ndeclare x86_fp80 " +
			"@llvm.ldexp.f80.i32(x86_fp80, i32)\ndeclare i64 @llvm.lrint.i64.f80(x86_fp80)\n" +
			"declare { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80)\ndeclare i1 " +
			"@llvm.is.fpclass.f80(x86_fp80, i32)\ndeclare { x86_fp80, x86_fp80 } " +
			"@llvm.modf.f80(x86_fp80)\n")
	for _, f := range [...]string{"powi", "ldexp"} {
		o.Typed(f, 64, 64,
			both+fmt.Sprintf(
				"  %%n0 = trunc i64 %%y to i32\n  %%n = srem i32 %%n0, 9\n  %%h = call x86_fp80 "+
					"@llvm.%s.f80.i32(x86_fp80 %%f, i32 %%n)\n", f)+fold80)
	}
	o.Typed("lrint", 64, 64, both+"  %r = call i64 @llvm.lrint.i64.f80(x86_fp80 %f)\n")
	o.Typed("frexp", 64, 64,
		both+"  %s = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %f)\n  %m = "+
			"extractvalue { x86_fp80, i32 } %s, 0\n  %e = extractvalue { x86_fp80, i32 } %s, 1\n"+
			"  %k = sitofp i32 %e to x86_fp80\n  %h = fadd x86_fp80 %m, %k\n"+fold80)
	o.Typed("modf", 64, 64,
		both+"  %s = call { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80 %f)\n  %m = "+
			"extractvalue { x86_fp80, x86_fp80 } %s, 0\n  %e = extractvalue { x86_fp80, x86_fp80 "+
			"} %s, 1\n"+
			"  %k = fmul x86_fp80 %e, %f\n  %h = fadd x86_fp80 %m, %k\n"+fold80)
	odd := "  %a1 = zext i64 %x to i80\n  %a2 = zext i64 %y to i80\n  %a3 = shl i80 %a2, 64\n  " +
		"%a4 = or i80 %a1, %a3\n  %n = bitcast i80 %a4 to x86_fp80\n"
	for n := range 10 { // for numbers with a valid integer bit
		o.Typed(fmt.Sprintf("is.fpclass %d", 1<<n), 64, 1,
			both+fmt.Sprintf("  %%r = call i1 @llvm.is.fpclass.f80(x86_fp80 %%g, i32 %d)\n", 1<<n))
		o.Typed(fmt.Sprintf("is.fpclass of any bits %d", 1<<n), 64, 1,
			odd+fmt.Sprintf("  %%r = call i1 @llvm.is.fpclass.f80(x86_fp80 %%n, i32 %d)\n", 1<<n))
	}
	lowertest.SameOutput(t, o.IR.String(), o.Main(), "-O1")
}

// TestExtendedBeyondLLC tests what llc 22 gets wrong, so there is no comparison: the IEEE 754-2019
// minima and maxima, which it cannot select for this type; results of statepoints in st(0), after
// which it emits a second call; and va_arg of this type, which clang never emits and for which it
// reads a wrong address.
func TestExtendedBeyondLLC(t *testing.T) {
	minima := ""
	for _, f := range [...]string{"minimum", "maximum", "minimumnum", "maximumnum"} {
		minima += fmt.Sprintf(
			"declare x86_fp80 @llvm.%s.f80(x86_fp80, x86_fp80)\ndefine x86_fp80 @%s(x86_fp80 "+
				"%%a, x86_fp80 %%b) {\n  %%r = call x86_fp80 @llvm.%s.f80(x86_fp80 %%a, x86_fp80 "+
				"%%b)\n  ret x86_fp80 %%r\n}\n", f, f, f)
	}
	text := `declare x86_fp80 @c_mix(i32, x86_fp80, double, x86_fp80, float)
declare x86_fp80 @c_twice(x86_fp80)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare x86_fp80 @llvm.experimental.gc.result.f80(token)
define x86_fp80 @safe(x86_fp80 %a, x86_fp80 %b) gc "statepoint-example" {
  %x = fadd x86_fp80 %a, %b
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(x86_fp80 (i32, x86_fp80, double, x86_fp80, float)) @c_mix, i32 5, i32 0, i32 3, x86_fp80 %a, double 2.5, x86_fp80 %x, float 0.5, i32 0, i32 0) [ "deopt"(x86_fp80 %x, x86_fp80 %b) ]
  %r = call x86_fp80 @llvm.experimental.gc.result.f80(token %t)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(x86_fp80 (x86_fp80)) @c_twice, i32 1, i32 0, x86_fp80 %r, i32 0, i32 0)
  %y = fmul x86_fp80 %x, %b
  %z = fsub x86_fp80 %y, %r
  ret x86_fp80 %z
}
define x86_fp80 @variable(i32 %n, ...) {
  %l = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %l)
  %a = va_arg ptr %l, x86_fp80
  %b = va_arg ptr %l, i32
  %c = va_arg ptr %l, x86_fp80
  %d = va_arg ptr %l, double
  %skipped = va_arg ptr %l, x86_fp80
  %f = va_arg ptr %l, x86_fp80
  call void @llvm.va_end.p0(ptr %l)
  %x = sitofp i32 %b to x86_fp80
  %y = fpext double %d to x86_fp80
  %r1 = fsub x86_fp80 %a, %c
  %r2 = fmul x86_fp80 %r1, %x
  %r3 = fdiv x86_fp80 %r2, %y
  %r4 = fadd x86_fp80 %r3, %f
  ret x86_fp80 %r4
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
` + minima
	c := `#include <stdio.h>
#include <math.h>
typedef long double ld;
ld safe(ld, ld), variable(int, ...), last, minimum(ld, ld), maximum(ld, ld), minimumnum(ld, ld), maximumnum(ld, ld);
static int same(ld x, ld y) { return x != x ? y != y : x == y && !signbit(x) == !signbit(y); }
ld c_mix(int a, ld b, double c, ld d, float e) { return a + b * c - d * e; }
ld c_twice(ld a) { return last = a * 2; }
int main(void) {
	for (int i = 0; i < 100; i++) {
		ld a = i * 0.7L - 3, b = 1e10L - i, r = 3 + a * 2.5 - (a + b) * 0.5f;
		if (safe(a, b) != (a + b) * b - r || last != r * 2)
			printf("%d: %Lg\n", i, safe(a, b));
		if (variable(1, a, i, b, 0.75, 9.0L, 0.1L) != (a - b) * i / 0.75 + 0.1L)
			printf("%d: %Lg\n", i, variable(1, a, i, b, 0.75, 9.0L, 0.1L));
	}
	ld v[] = {0, -0.0L, 1, -1, 2.5L, INFINITY, -INFINITY, NAN, 1e-4940L};
	for (int i = 0; i < 9; i++)
		for (int j = 0; j < 9; j++) {
			ld a = v[i], b = v[j], number = a != a ? b : a;
			int nan = a != a || b != b;
			ld low = a < b || a == b && signbit(a) ? a : b, high = a > b || a == b && !signbit(a) ? a : b;
			if (!same(minimum(a, b), nan ? NAN : low) || !same(maximum(a, b), nan ? NAN : high))
				printf("minimum or maximum of %Lg and %Lg\n", a, b);
			if (!same(minimumnum(a, b), nan ? number : low) || !same(maximumnum(a, b), nan ? number : high))
				printf("minimumnum or maximumnum of %Lg and %Lg\n", a, b);
		}
}
`
	dir := t.TempDir()
	object := lowertest.Write(t, filepath.Join(dir, "a.o"), lowertest.Object(t,
		lowertest.Compile(t, text, lower.Options{})))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(c))
	if got := lowertest.Output(t, lowertest.Link(t, dir, "a", "-no-pie", main, object)); got != "" {
		t.Errorf("wrong results:\n%s", got)
	}
}

// TestWideValuesOfStackMaps records values that fit no register, in memory. There is no comparison:
// in stackmaps and patchpoints llc 22 drops extended values, records only the first part of
// structs, and refuses integers of more than 64 bits that are not constants.
func TestWideValuesOfStackMaps(t *testing.T) {
	res := lowertest.Compile(t, `declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define void @f(x86_fp80 %e, i128 %w, { i32, i64 } %s, i65 %o, <8 x i32> %v) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, x86_fp80 %e, i128 %w, { i32, i64 } %s, i65 %o, <8 x i32> %v, x86_fp80 0xK3FFF8000000000000000, i128 -1, i128 36893488147419103232)
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 15, ptr null, i32 1, x86_fp80 %e, i128 %w)
  ret void
}
`, lower.Options{})
	lowertest.SameRecords(t, lowertest.ExactRecords(t, res.StackMap.Bytes), []string{
		"function 0 id 1: Indirect/10 Indirect/16 Indirect/16 Indirect/9 Indirect/32 Indirect/10 " +
			"-1 Indirect/16",
		"function 0 id 2: Indirect/10 Indirect/16",
	})
}
