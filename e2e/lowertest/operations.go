package lowertest

import (
	"fmt"
	"strings"
)

// Operations collects functions `i64 (i64, i64, i64)` that each do one thing, with a name to say
// which one went wrong.
type Operations struct {
	IR    strings.Builder
	Names []string
}

func (o *Operations) Add(name, body string) {
	fmt.Fprintf(&o.IR, "define i64 @op%d(i64 %%a, i64 %%b, i64 %%c) {\n%s}\n", len(o.Names), body)
	o.Names = append(o.Names, name)
}

// Typed adds a function whose body works on %x, %y, %z of a width and leaves its result of another
// width in %r.
func (o *Operations) Typed(name string, bits, result int, body string) {
	var b strings.Builder
	for i, v := range [...]string{"x", "y", "z"} {
		if bits == 64 {
			fmt.Fprintf(&b, "  %%%s = add i64 %%%c, 0\n", v, 'a'+rune(i))
		} else {
			fmt.Fprintf(&b, "  %%%s = trunc i64 %%%c to i%d\n", v, 'a'+rune(i), bits)
		}
	}
	b.WriteString(body)
	if result == 64 {
		b.WriteString("  ret i64 %r\n")
	} else {
		fmt.Fprintf(&b, "  %%res = zext i%d %%r to i64\n  ret i64 %%res\n", result)
	}
	o.Add(fmt.Sprintf("%s i%d", name, bits), b.String())
}

// Main is a C program that calls every function on pairs of interesting numbers and prints a line
// for each.
func (o *Operations) Main() string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n")
	for i := range o.Names {
		fmt.Fprintf(&b, "unsigned long op%d(unsigned long, unsigned long, unsigned long);\n", i)
	}
	b.WriteString(
		"struct { unsigned long (*f)(unsigned long, unsigned long, unsigned long); const char " +
			"*name; } fs[] = {\n")
	for i, n := range o.Names {
		fmt.Fprintf(&b, "{op%d, %q},\n", i, n)
	}
	b.WriteString(`};
unsigned long v[] = {0, 1, 2, 3, 7, 31, 127, 128, 255, 256, 32767, 32768, 65535, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000,
	0x123456789abcdef0, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xfffffffffffffffe, 0xffffffffffffffff, 5, 1000003};
int main(void) {
	int n = sizeof v / sizeof *v;
	for (int i = 0; i < sizeof fs / sizeof *fs; i++)
		for (int a = 0; a < n; a++)
			for (int b = 0; b < n; b++)
				printf("%s: %lx %lx: %lx\n", fs[i].name, v[a], v[b], fs[i].f(v[a], v[b], v[(a + b) % n]));
}
`)
	return b.String()
}

// IntrinsicDeclarations declares intrinsics on integers of all the widths the tests use.
func IntrinsicDeclarations() string {
	var b strings.Builder
	for _, w := range [...]int{1, 3, 8, 13, 16, 24, 32, 33, 48, 63, 64} {
		for _, f := range [...]string{"smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat",
			"ssub.sat", "usub.sat"} {
			fmt.Fprintf(&b, "declare i%d @llvm.%s.i%d(i%d, i%d)\n", w, f, w, w, w)
		}
		for _, f := range [...]string{"ctpop", "bitreverse"} {
			fmt.Fprintf(&b, "declare i%d @llvm.%s.i%d(i%d)\n", w, f, w, w)
		}
		for _, f := range [...]string{"ctlz", "cttz", "abs"} {
			fmt.Fprintf(&b, "declare i%d @llvm.%s.i%d(i%d, i1)\n", w, f, w, w)
		}
		for _, f := range [...]string{"fshl", "fshr"} {
			fmt.Fprintf(&b, "declare i%d @llvm.%s.i%d(i%d, i%d, i%d)\n", w, f, w, w, w, w)
		}
		for _, f := range [...]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
			fmt.Fprintf(&b, "declare {i%d, i1} @llvm.%s.with.overflow.i%d(i%d, i%d)\n", w, f, w, w,
				w)
		}
		if w%16 == 0 {
			fmt.Fprintf(&b, "declare i%d @llvm.bswap.i%d(i%d)\n", w, w, w)
		}
	}
	b.WriteString(
		"declare float @llvm.fabs.f32(float)\ndeclare double @llvm.fabs.f64(double)\ndeclare " +
			"float @llvm.sqrt.f32(float)\ndeclare double @llvm.sqrt.f64(double)\n")
	b.WriteString(
		"declare float @llvm.copysign.f32(float, float)\ndeclare double " +
			"@llvm.copysign.f64(double, double)\n")
	return b.String()
}

// RandomDeclarations declares what random modules call.
func RandomDeclarations() string { return "declare void @note(i64)\n" + IntrinsicDeclarations() }
