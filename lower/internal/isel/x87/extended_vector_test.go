package x87_test

import (
	"fmt"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// TestExtendedShapes compares vectors and structs of x86_fp80, expressions that are computed on the
// x87 stack as a whole, and the constrained intrinsics with llc's.
func TestExtendedShapes(t *testing.T) {
	var ir strings.Builder
	var names []string
	add := func(name, body string) {
		name = fmt.Sprintf("f%d_%s", len(names), name)
		names = append(names, name)
		fmt.Fprintf(&ir,
			"define void @%s(ptr %%o, x86_fp80 %%a, x86_fp80 %%b, <2 x x86_fp80> %%u, <2 x "+
				"x86_fp80> %%v, i64 %%i) strictfp {\n%s  ret void\n}\n", name, body)
	}
	const store = "  store x86_fp80 %r, ptr %o\n"
	const both = "  store <2 x x86_fp80> %r, ptr %o\n"
	const strict = `metadata !"fpexcept.strict") strictfp` + "\n"
	for _, op := range [...]string{"fadd", "fsub", "fmul", "fdiv", "frem"} {
		name := "@llvm.experimental.constrained." + op + ".f80"
		fmt.Fprintf(&ir, "declare x86_fp80 %s(x86_fp80, x86_fp80, metadata, metadata)\n", name)
		add(op,
			`  %r = call x86_fp80 `+name+`(x86_fp80 %a, x86_fp80 %b, metadata !"round.dynamic", `+strict+store)
		add("v"+op, "  %r = "+op+" <2 x x86_fp80> %u, %v\n"+both)
	}
	for _, op := range [...]string{"sqrt", "rint", "floor"} {
		mode, kind := `metadata !"round.dynamic", `, ", metadata"
		if op == "floor" {
			mode, kind = "", ""
		}
		name := "@llvm.experimental.constrained." + op + ".f80"
		fmt.Fprintf(&ir, "declare x86_fp80 %s(x86_fp80%s, metadata)\n", name, kind)
		add(op, `  %r = call x86_fp80 `+name+`(x86_fp80 %a, `+mode+strict+store)
	}
	for _, f := range [...]string{"fcmp", "fcmps"} {
		fmt.Fprintf(&ir,
			"declare i1 @llvm.experimental.constrained.%s.f80(x86_fp80, x86_fp80, metadata, "+
				"metadata)\n", f)
		add(f,
			`  %c = call i1 @llvm.experimental.constrained.`+f+`.f80(x86_fp80 %a, x86_fp80 %b, metadata !"olt", `+strict+"  %r = zext i1 %c to i32\n  store i32 %r, ptr %o\n")
	}
	for _, op := range [...]string{"sqrt", "fabs", "floor", "sin"} {
		fmt.Fprintf(&ir, "declare <2 x x86_fp80> @llvm.%s.v2f80(<2 x x86_fp80>)\n", op)
		add("v"+op, "  %r = call <2 x x86_fp80> @llvm."+op+".v2f80(<2 x x86_fp80> %u)\n"+both)
	}
	for _, op := range [...]string{"copysign", "maxnum"} {
		fmt.Fprintf(&ir, "declare <2 x x86_fp80> @llvm.%s.v2f80(<2 x x86_fp80>, <2 x x86_fp80>)\n",
			op)
		add("v"+op,
			"  %r = call <2 x x86_fp80> @llvm."+op+".v2f80(<2 x x86_fp80> %u, <2 x x86_fp80> "+
				"%v)\n"+both)
	}
	ir.WriteString("declare x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80, <2 x x86_fp80>)\n")
	add("reduce",
		"  %r = call x86_fp80 @llvm.vector.reduce.fadd.v2f80("+
			"x86_fp80 %a, <2 x x86_fp80> %u)\n"+store)
	add("vneg", "  %r = fneg <2 x x86_fp80> %u\n"+both)
	add("vcmp",
		"  %c = fcmp olt <2 x x86_fp80> %u, %v\n  %r = zext <2 x i1> %c to <2 x i32>\n  store <2 "+
			"x i32> %r, ptr %o\n")
	add("vint",
		"  %c = fptosi <2 x x86_fp80> %u to <2 x i32>\n  %r = sitofp <2 x i32> %c to <2 x "+
			"x86_fp80>\n"+both)
	add("vtrunc",
		"  %c = fptrunc <2 x x86_fp80> %u to <2 x float>\n  %r = fpext <2 x float> %c to <2 x "+
			"x86_fp80>\n"+both)
	add("vindex",
		"  %k = and i64 %i, 1\n  %e = extractelement <2 x x86_fp80> %u, i64 %k\n  %r = "+
			"insertelement <2 x x86_fp80> %v, x86_fp80 %e, i64 %k\n"+both)
	add("vphi", `  %c = icmp slt i64 %i, 3
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi <2 x x86_fp80> [ %u, %0 ], [ <x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000>, %x ]
  %r = select i1 %c, <2 x x86_fp80> %p, <2 x x86_fp80> %v
`+both)
	add("struct", `  %l = load { x86_fp80, i32, [2 x x86_fp80] }, ptr %o
  %x = extractvalue { x86_fp80, i32, [2 x x86_fp80] } %l, 2, 1
  %y = insertvalue { x86_fp80, i32, [2 x x86_fp80] } %l, x86_fp80 %a, 0
  %z = insertvalue { x86_fp80, i32, [2 x x86_fp80] } %y, x86_fp80 %x, 2, 0
  %r = freeze { x86_fp80, i32, [2 x x86_fp80] } %z
  store { x86_fp80, i32, [2 x x86_fp80] } %r, ptr %o
`)
	add("volatile",
		"  store volatile x86_fp80 %a, ptr %o\n  %r = load volatile x86_fp80, ptr %o\n  %q = "+
			"getelementptr x86_fp80, ptr %o, i64 1\n  store x86_fp80 %r, ptr %q, align 1\n")
	add("alloca", `  %p = alloca x86_fp80
  %q = alloca x86_fp80, i64 %i
  store x86_fp80 %a, ptr %p
  store x86_fp80 %b, ptr %q
  %x = load x86_fp80, ptr %p
  %y = load x86_fp80, ptr %q
  %r = fsub x86_fp80 %x, %y
`+store)
	for _, op := range [...]string{"fsub", "fdiv"} { // deeper than the x87 stack
		body := "  %x0 = uitofp i64 %i to x86_fp80\n"
		for k := range 12 {
			body += fmt.Sprintf("  %%x%d = %s x86_fp80 %s, %%x%d\n", k+1, op,
				[...]string{"%a", "%b"}[k%2], k)
		}
		add("chain", body+"  %r = fneg x86_fp80 %x12\n"+store)
	}
	var c strings.Builder
	c.WriteString(
		"#include <stdio.h>\n#include <string.h>\ntypedef long double ld;\ntypedef struct { ld " +
			"a, b; } two;\n")
	for _, n := range names {
		fmt.Fprintf(&c, "void %s(void *, ld, ld, two, two, long);\n", n)
	}
	c.WriteString(
		"struct { void (*f)(void *, ld, ld, two, two, long); const char *name; } fs[] = {\n")
	for _, n := range names {
		fmt.Fprintf(&c, "{%s, %q},\n", n, n)
	}
	c.WriteString(`};
int main(void) {
	ld v[] = {1, -2.5L, 0, 3e10L, 0.1L, -7};
	static _Alignas(16) unsigned char o[80];
	for (int f = 0; f < sizeof fs / sizeof *fs; f++)
		for (int i = 0; i < 6; i++) {
			two u = {v[i], v[(i + 1) % 6]}, w = {v[(i + 2) % 6], v[(i + 4) % 6]};
			memset(o, i, sizeof o);
			fs[f].f(o, v[i], v[(i + 3) % 6], u, w, i + 1);
			printf("%s:", fs[f].name);
			for (int k = 0; k < sizeof o; k++) printf(" %02x", o[k]);
			printf("\n");
		}
}
`)
	lowertest.SameOutput(t, ir.String(), c.String(), "")
}
