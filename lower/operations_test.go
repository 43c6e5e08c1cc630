package lower_test

import (
	"fmt"
	"strings"
	"testing"
)

// operations collects functions `i64 (i64, i64, i64)` that each do one thing, with a name to say
// which one went wrong.
type operations struct {
	ir    strings.Builder
	names []string
}

func (o *operations) add(name, body string) {
	fmt.Fprintf(&o.ir, "define i64 @op%d(i64 %%a, i64 %%b, i64 %%c) {\n%s}\n", len(o.names), body)
	o.names = append(o.names, name)
}

// typed adds a function whose body works on %x, %y, %z of a width and leaves its result of another
// width in %r.
func (o *operations) typed(name string, bits, result int, body string) {
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
	o.add(fmt.Sprintf("%s i%d", name, bits), b.String())
}

// cast is the instruction that makes an integer of a width of a parameter.
func cast(v string, bits int) string {
	if bits == 64 {
		return "add i64 %" + v + ", 0"
	}
	return fmt.Sprintf("trunc i64 %%%s to i%d", v, bits)
}

// main is a C program that calls every function on pairs of interesting numbers and prints a line
// for each.
func (o *operations) main() string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n")
	for i := range o.names {
		fmt.Fprintf(&b, "unsigned long op%d(unsigned long, unsigned long, unsigned long);\n", i)
	}
	b.WriteString(
		"struct { unsigned long (*f)(unsigned long, unsigned long, unsigned long); const char " +
			"*name; } fs[] = {\n")
	for i, n := range o.names {
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

// intrinsicDeclarations declares intrinsics on integers of all the widths the tests use.
func intrinsicDeclarations() string {
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

// TestOperations compares each operation with llc's, one by one, on numbers at the ends of the
// ranges.
func TestOperations(t *testing.T) {
	var o operations
	for _, w := range [...]int{1, 8, 13, 16, 32, 33, 64} {
		for _, op := range [...]string{"add", "sub", "mul", "and", "or", "xor"} {
			o.typed(op, w, w, fmt.Sprintf("  %%r = %s i%d %%x, %%y\n", op, w))
			for _, c := range [...]string{"1", "-1", "3", "-128"} {
				if w >= 8 {
					o.typed(op+" "+c, w, w, fmt.Sprintf("  %%r = %s i%d %%x, %s\n", op, w, c))
				}
			}
		}
		for _, p := range [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
			"sge"} {
			o.typed("icmp "+p, w, 1, fmt.Sprintf("  %%r = icmp %s i%d %%x, %%y\n", p, w))
			o.add(fmt.Sprintf("branch on icmp %s i%d", p, w),
				fmt.Sprintf("  %%x = %s\n  %%y = %s\n  %%q = icmp %s i%d %%x, %%y\n", cast("a", w),
					cast("b", w), p, w)+
					"  br i1 %q, label %yes, label %no\nyes:\n  %s = add i64 %a, 5\n  ret i64 "+
					"%s\nno:\n  %t = mul i64 %b, 7\n  ret i64 %t\n")
			o.typed("icmp 0 "+p, w, 1, fmt.Sprintf("  %%r = icmp %s i%d %%x, 0\n", p, w))
		}
		for _, f := range [...]string{"smax", "smin", "umax", "umin"} {
			o.typed(f, w, w, fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%y)\n", w, f,
				w, w, w))
		}
		o.typed("ctpop", w, w, fmt.Sprintf("  %%r = call i%d @llvm.ctpop.i%d(i%d %%x)\n", w, w, w))
		o.typed("bitreverse", w, w, fmt.Sprintf("  %%r = call i%d @llvm.bitreverse.i%d(i%d %%x)\n",
			w, w, w))
		o.typed("ctlz", w, w, fmt.Sprintf("  %%r = call i%d @llvm.ctlz.i%d(i%d %%x, i1 false)\n", w,
			w, w))
		o.typed("cttz", w, w, fmt.Sprintf("  %%r = call i%d @llvm.cttz.i%d(i%d %%x, i1 false)\n", w,
			w, w))
		o.typed("abs", w, w, fmt.Sprintf("  %%r = call i%d @llvm.abs.i%d(i%d %%x, i1 false)\n", w,
			w, w))
		for _, f := range [...]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
			if f[1:] == "mul" && w == 33 {
				continue
			}
			call := fmt.Sprintf(
				"  %%p = call {i%d, i1} @llvm.%s.with.overflow.i%d(i%d %%x, i%d %%y)\n", w, f, w, w,
				w)
			o.typed(f+" value", w, w, call+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%p, 0\n",
				w))
			o.typed(f+" overflow", w, 1, call+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%p, 1\n",
				w))
		}
	}
	for _, w := range [...]int{8, 16, 32, 64} {
		for _, f := range [...]string{"fshl", "fshr"} {
			o.typed(f, w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%y, i%d %%z)\n", w, f, w,
					w, w, w))
			o.typed(f+" 5", w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%y, i%d 5)\n", w, f, w, w,
					w, w))
			o.typed(f+" rotate", w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%x, i%d %%z)\n", w, f, w,
					w, w, w))
		}
		for _, f := range [...]string{"sadd", "uadd", "ssub", "usub"} {
			o.typed(f+".sat", w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.sat.i%d(i%d %%x, i%d %%y)\n", w, f, w, w, w))
		}
		if w > 8 {
			o.typed("bswap", w, w, fmt.Sprintf("  %%r = call i%d @llvm.bswap.i%d(i%d %%x)\n", w, w,
				w))
		}
		for _, c := range [...]string{"1", "2", "3", "7", "10", "16", "100"} {
			for _, op := range [...]string{"udiv", "sdiv", "urem", "srem"} {
				o.typed(op+" "+c, w, w, fmt.Sprintf("  %%r = %s i%d %%x, %s\n", op, w, c))
			}
		}
		for _, op := range [...]string{"shl", "lshr", "ashr"} {
			o.typed(op, w, w, fmt.Sprintf("  %%n = urem i%d %%y, %d\n  %%r = %s i%d %%x, %%n\n", w,
				w, op, w))
		}
		cell := fmt.Sprintf("  %%m = alloca i%d\n  store i%d %%x, ptr %%m\n", w, w)
		for _, op := range [...]string{"xchg", "add", "sub"} {
			o.typed("atomicrmw "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%n = load i%d, ptr %%m\n  "+
						"%%k = mul i%d %%n, 3\n  %%r = xor i%d %%k, %%o\n", op, w, w, w, w))
		}
		for _, op := range [...]string{"and", "or", "xor", "nand", "max", "min", "umax", "umin",
			"usub_cond", "usub_sat"} {
			o.typed("atomicrmw "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%n = load i%d, ptr %%m\n  "+
						"%%k = mul i%d %%n, 3\n  %%r = xor i%d %%k, %%o\n", op, w, w, w, w))
		}
		for _, op := range [...]string{"and", "or", "xor", "sub", "add"} {
			o.typed("atomicrmw only "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%r = load i%d, ptr %%m\n",
					op, w, w))
		}
		xchg := cell + fmt.Sprintf("  %%o = cmpxchg ptr %%m, i%d %%y, i%d %%z seq_cst seq_cst\n", w,
			w)
		o.typed("cmpxchg found", w, w, xchg+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%o, 0\n",
			w))
		o.typed("cmpxchg done", w, 1, xchg+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%o, 1\n",
			w))
		o.typed("cmpxchg memory", w, w, xchg+fmt.Sprintf("  %%r = load i%d, ptr %%m\n", w))
	}
	for _, k := range [...]struct {
		typ  string
		bits int
	}{{"float", 32}, {"double", 64}} {
		both := fmt.Sprintf("  %%f = sitofp i64 %%x to %s\n  %%g = sitofp i64 %%y to %s\n", k.typ,
			k.typ)
		back := fmt.Sprintf("  %%r = bitcast %s %%h to i%d\n", k.typ, k.bits)
		for _, op := range [...]string{"fadd", "fsub", "fmul", "fdiv"} {
			cond := ""
			if op == "fdiv" {
				cond = "  %y2 = or i64 %y, 1\n" + strings.Replace(both, "%y ", "%y2 ", 1) +
					fmt.Sprintf("  %%h = fdiv %s %%f, %%g\n", k.typ) + back
				o.typed(op+" "+k.typ, 64, k.bits, cond)
				continue
			}
			o.typed(op+" "+k.typ, 64, k.bits,
				both+fmt.Sprintf("  %%h = %s %s %%f, %%g\n", op, k.typ)+back)
		}
		for _, op := range [...]string{"fadd", "fsub", "xchg"} {
			o.typed("atomicrmw "+op+" "+k.typ, 64, k.bits,
				both+fmt.Sprintf(
					"  %%m = alloca %s\n  store %s %%f, ptr %%m\n  %%o = atomicrmw %s ptr %%m, "+
						"%s %%g seq_cst\n  %%n = load %s, ptr %%m\n  %%h = fadd %s %%n, %%o\n",
					k.typ, k.typ, op, k.typ, k.typ, k.typ)+back)
		}
		o.typed("uitofp "+k.typ, 64, k.bits, fmt.Sprintf("  %%h = uitofp i64 %%x to %s\n",
			k.typ)+back)
		o.typed("uitofp i32 "+k.typ, 32, k.bits,
			fmt.Sprintf("  %%h = uitofp i32 %%x to %s\n", k.typ)+back)
		o.typed("sitofp i8 "+k.typ, 8, k.bits,
			fmt.Sprintf("  %%h = sitofp i8 %%x to %s\n", k.typ)+back)
		o.typed("fptoui "+k.typ, 64, 64,
			fmt.Sprintf(
				"  %%y2 = lshr i64 %%x, 1\n  %%h = uitofp i64 %%y2 to %s\n  %%h2 = fmul %s %%h, "+
					"1.5\n  %%r = fptoui %s %%h2 to i64\n", k.typ, k.typ, k.typ))
		o.typed("fptosi i32 "+k.typ, 16, 32,
			fmt.Sprintf(
				"  %%h = sitofp i16 %%x to %s\n  %%h2 = fmul %s %%h, 1.25\n  %%r = fptosi %s "+
					"%%h2 to i32\n", k.typ, k.typ, k.typ))
		o.typed("fneg "+k.typ, 64, k.bits, both+fmt.Sprintf("  %%h = fneg %s %%f\n", k.typ)+back)
		suffix := map[string]string{"float": "f32", "double": "f64"}[k.typ]
		o.typed("fabs "+k.typ, 64, k.bits,
			both+fmt.Sprintf("  %%h = call %s @llvm.fabs.%s(%s %%f)\n", k.typ, suffix, k.typ)+back)
		o.typed("copysign "+k.typ, 64, k.bits,
			both+fmt.Sprintf("  %%h = call %s @llvm.copysign.%s(%s %%f, %s %%g)\n", k.typ, suffix,
				k.typ, k.typ)+back)
		o.typed("select "+k.typ, 64, k.bits,
			both+fmt.Sprintf(
				"  %%q = icmp slt i64 %%x, %%y\n  %%h = select i1 %%q, %s %%f, %s %%g\n", k.typ,
				k.typ)+back)
		o.typed("select by fcmp "+k.typ, 64, k.bits,
			both+fmt.Sprintf(
				"  %%q = fcmp oeq %s %%f, %%g\n  %%h = select i1 %%q, %s 2.0, %s %%g\n", k.typ,
				k.typ, k.typ)+back)
		for _, p := range [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq",
			"ugt", "uge", "ult", "ule", "une", "true", "false"} {
			// Numbers with %z odd become NaN.
			nan := both +
				fmt.Sprintf(
					"  %%odd = trunc i64 %%z to i1\n  %%e = select i1 %%odd, %s "+
						"0x7FF8000000000000, %s %%f\n", k.typ, k.typ)
			o.typed("fcmp "+p+" "+k.typ, 64, 1,
				nan+fmt.Sprintf("  %%r = fcmp %s %s %%e, %%g\n", p, k.typ))
			// The same as a branch with code on both sides, negated, and as the condition of a
			// select.
			q := nan + fmt.Sprintf("  %%q = fcmp %s %s %%e, %%g\n", p, k.typ)
			o.add("branch on fcmp "+p+" "+k.typ,
				strings.NewReplacer("%x", "%a", "%y", "%b", "%z", "%c").Replace(q)+
					"  br i1 %q, label %yes, label %no\nyes:\n  %s = add i64 %a, 5\n  ret i64 "+
					"%s\nno:\n  %t = mul i64 %b, 7\n  ret i64 %t\n")
			o.add("branch on not fcmp "+p+" "+k.typ,
				strings.NewReplacer("%x", "%a", "%y", "%b", "%z", "%c").Replace(q)+
					"  %n = xor i1 %q, true\n  br i1 %n, label %yes, label %no\nno:\n  %t = mul "+
					"i64 "+
					"%b, 7\n  ret i64 %t\nyes:\n  ret i64 %a\n")
			o.typed("select on fcmp "+p+" "+k.typ, 64, 64, q+"  %r = select i1 %q, i64 %x, i64 7\n")
			o.typed("select on not fcmp "+p+" "+k.typ, 64, 64,
				q+"  %n = xor i1 %q, true\n  %r = select i1 %n, i64 %x, i64 %y\n")
		}
	}
	o.typed("fpext", 64, 64,
		"  %f = sitofp i64 %x to float\n  %g = fpext float %f to double\n  %r = bitcast double "+
			"%g to i64\n")
	o.typed("fptrunc", 64, 32,
		"  %f = sitofp i64 %x to double\n  %g = fptrunc double %f to float\n  %r = bitcast float "+
			"%g to i32\n")
	sameOutput(t, o.ir.String()+intrinsicDeclarations(), o.main(), "-O1")
}
