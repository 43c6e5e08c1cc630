package isel_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
)

// cast is the instruction that converts a parameter to an integer of a given width.
func cast(v string, bits int) string {
	if bits == 64 {
		return "add i64 %" + v + ", 0"
	}
	return fmt.Sprintf("trunc i64 %%%s to i%d", v, bits)
}

// TestOperations compares each operation with llc's, on numbers at the ends of their ranges.
func TestOperations(t *testing.T) {
	var o lowertest.Operations
	for _, w := range [...]int{1, 8, 13, 16, 32, 33, 64} {
		for _, op := range [...]string{"add", "sub", "mul", "and", "or", "xor"} {
			o.Typed(op, w, w, fmt.Sprintf("  %%r = %s i%d %%x, %%y\n", op, w))
			for _, c := range [...]string{"1", "-1", "3", "-128"} {
				if w >= 8 {
					o.Typed(op+" "+c, w, w, fmt.Sprintf("  %%r = %s i%d %%x, %s\n", op, w, c))
				}
			}
		}
		for _, p := range [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
			"sge"} {
			o.Typed("icmp "+p, w, 1, fmt.Sprintf("  %%r = icmp %s i%d %%x, %%y\n", p, w))
			o.Add(fmt.Sprintf("branch on icmp %s i%d", p, w),
				fmt.Sprintf("  %%x = %s\n  %%y = %s\n  %%q = icmp %s i%d %%x, %%y\n", cast("a", w),
					cast("b", w), p, w)+
					"  br i1 %q, label %yes, label %no\nyes:\n  %s = add i64 %a, 5\n  ret i64 "+
					"%s\nno:\n  %t = mul i64 %b, 7\n  ret i64 %t\n")
			for _, c := range [...]string{"0", "1", "-1"} {
				if w > 1 || c == "0" {
					o.Typed("icmp "+c+" "+p, w, 1,
						fmt.Sprintf("  %%r = icmp %s i%d %%x, %s\n", p, w, c))
				}
			}
		}
		for _, f := range [...]string{"smax", "smin", "umax", "umin"} {
			o.Typed(f, w, w, fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%y)\n", w, f,
				w, w, w))
		}
		o.Typed("ctpop", w, w, fmt.Sprintf("  %%r = call i%d @llvm.ctpop.i%d(i%d %%x)\n", w, w, w))
		o.Typed("bitreverse", w, w, fmt.Sprintf("  %%r = call i%d @llvm.bitreverse.i%d(i%d %%x)\n",
			w, w, w))
		o.Typed("ctlz", w, w, fmt.Sprintf("  %%r = call i%d @llvm.ctlz.i%d(i%d %%x, i1 false)\n", w,
			w, w))
		o.Typed("cttz", w, w, fmt.Sprintf("  %%r = call i%d @llvm.cttz.i%d(i%d %%x, i1 false)\n", w,
			w, w))
		o.Typed("abs", w, w, fmt.Sprintf("  %%r = call i%d @llvm.abs.i%d(i%d %%x, i1 false)\n", w,
			w, w))
		for _, f := range [...]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
			if f[1:] == "mul" && w == 33 {
				continue
			}
			call := fmt.Sprintf(
				"  %%p = call {i%d, i1} @llvm.%s.with.overflow.i%d(i%d %%x, i%d %%y)\n", w, f, w, w,
				w)
			o.Typed(f+" value", w, w, call+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%p, 0\n",
				w))
			o.Typed(f+" overflow", w, 1, call+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%p, 1\n",
				w))
		}
	}
	for _, w := range [...]int{8, 16, 32, 33, 64} {
		for n := 1; n <= 4; n++ {
			shifted := fmt.Sprintf("  %%s = shl i%d %%y, %d\n", w, n)
			o.Typed(fmt.Sprint("add shl ", n), w, w,
				shifted+fmt.Sprintf("  %%r = add i%d %%s, %%x\n", w))
			o.Typed(fmt.Sprint("add constant shl ", n), w, w,
				shifted+fmt.Sprintf("  %%r = add i%d %%s, -77\n", w))
			o.Typed(fmt.Sprint("add all ", n), w, w, shifted+
				fmt.Sprintf("  %%t = add i%d %%x, 100\n  %%r = add i%d %%s, %%t\n", w, w))
			o.Typed(fmt.Sprint("add add shl ", n), w, w, shifted+
				fmt.Sprintf("  %%t = add i%d %%x, %%z\n  %%r = add i%d %%t, %%s\n", w, w))
			o.Typed(fmt.Sprint("or disjoint shl ", n), w, w, shifted+
				fmt.Sprintf("  %%r = or disjoint i%d %%s, 1\n", w))
		}
	}
	for _, s := range [...]string{"%p, i1 %q, i1 false", "%p, i1 false, i1 %q",
		"%p, i1 true, i1 %q", "%p, i1 %q, i1 true", "%n, i1 %p, i1 false",
		"%p, i1 %n, i1 false", "%n, i1 true, i1 %p"} {
		logic := "  %p = icmp slt i64 %x, %y\n  %n = trunc i64 %z to i1\n" +
			"  %q = icmp ult i64 %y, %z\n  %s = select i1 " + s + "\n"
		o.Typed("select "+s, 64, 1, logic+"  %r = xor i1 %s, %n\n")
		o.Typed("zext select "+s, 64, 64, logic+"  %r = zext i1 %s to i64\n")
		o.Typed("select twice "+s, 64, 64, logic+"  %r = select i1 %s, i64 %x, i64 %z\n")
	}
	for _, w := range [...]int{8, 16, 32, 64} {
		for _, f := range [...]string{"fshl", "fshr"} {
			o.Typed(f, w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%y, i%d %%z)\n", w, f, w,
					w, w, w))
			o.Typed(f+" 5", w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%y, i%d 5)\n", w, f, w, w,
					w, w))
			o.Typed(f+" rotate", w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %%x, i%d %%x, i%d %%z)\n", w, f, w,
					w, w, w))
		}
		for _, f := range [...]string{"sadd", "uadd", "ssub", "usub"} {
			o.Typed(f+".sat", w, w,
				fmt.Sprintf("  %%r = call i%d @llvm.%s.sat.i%d(i%d %%x, i%d %%y)\n", w, f, w, w, w))
		}
		if w > 8 {
			o.Typed("bswap", w, w, fmt.Sprintf("  %%r = call i%d @llvm.bswap.i%d(i%d %%x)\n", w, w,
				w))
		}
		for _, op := range [...]string{"shl", "lshr", "ashr"} {
			o.Typed(op, w, w, fmt.Sprintf("  %%n = urem i%d %%y, %d\n  %%r = %s i%d %%x, %%n\n", w,
				w, op, w))
		}
	}
	for _, w := range [...]int{8, 13, 16, 32, 48, 64} {
		top := int64(-1) << (w - 1)
		for _, c := range [...]int64{1, 2, 3, 6, 7, 10, 14, 16, 28, 100, 125, -1, -2, -3, -7, -8,
			-10, -100, top, top + 1, top + 2, ^top, ^top - 1, top / 3, top / 4, top / 5,
			^top / 9 * 2} {
			for _, op := range [...]string{"udiv", "sdiv", "urem", "srem"} {
				o.Typed(fmt.Sprint(op, " ", c), w, w,
					fmt.Sprintf("  %%r = %s i%d %%x, %d\n", op, w, c))
			}
		}
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
				o.Typed(op+" "+k.typ, 64, k.bits, cond)
				continue
			}
			o.Typed(op+" "+k.typ, 64, k.bits,
				both+fmt.Sprintf("  %%h = %s %s %%f, %%g\n", op, k.typ)+back)
		}
		o.Typed("uitofp "+k.typ, 64, k.bits, fmt.Sprintf("  %%h = uitofp i64 %%x to %s\n",
			k.typ)+back)
		o.Typed("uitofp i32 "+k.typ, 32, k.bits,
			fmt.Sprintf("  %%h = uitofp i32 %%x to %s\n", k.typ)+back)
		o.Typed("sitofp i8 "+k.typ, 8, k.bits,
			fmt.Sprintf("  %%h = sitofp i8 %%x to %s\n", k.typ)+back)
		o.Typed("fptoui "+k.typ, 64, 64,
			fmt.Sprintf(
				"  %%y2 = lshr i64 %%x, 1\n  %%h = uitofp i64 %%y2 to %s\n  %%h2 = fmul %s %%h, "+
					"1.5\n  %%r = fptoui %s %%h2 to i64\n", k.typ, k.typ, k.typ))
		o.Typed("fptosi i32 "+k.typ, 16, 32,
			fmt.Sprintf(
				"  %%h = sitofp i16 %%x to %s\n  %%h2 = fmul %s %%h, 1.25\n  %%r = fptosi %s "+
					"%%h2 to i32\n", k.typ, k.typ, k.typ))
		o.Typed("fneg "+k.typ, 64, k.bits, both+fmt.Sprintf("  %%h = fneg %s %%f\n", k.typ)+back)
		suffix := map[string]string{"float": "f32", "double": "f64"}[k.typ]
		o.Typed("fabs "+k.typ, 64, k.bits,
			both+fmt.Sprintf("  %%h = call %s @llvm.fabs.%s(%s %%f)\n", k.typ, suffix, k.typ)+back)
		o.Typed("copysign "+k.typ, 64, k.bits,
			both+fmt.Sprintf("  %%h = call %s @llvm.copysign.%s(%s %%f, %s %%g)\n", k.typ, suffix,
				k.typ, k.typ)+back)
		o.Typed("select "+k.typ, 64, k.bits,
			both+fmt.Sprintf(
				"  %%q = icmp slt i64 %%x, %%y\n  %%h = select i1 %%q, %s %%f, %s %%g\n", k.typ,
				k.typ)+back)
		o.Typed("select by fcmp "+k.typ, 64, k.bits,
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
			o.Typed("fcmp "+p+" "+k.typ, 64, 1,
				nan+fmt.Sprintf("  %%r = fcmp %s %s %%e, %%g\n", p, k.typ))
			// The same comparison in a branch with code on both sides, negated, and as the
			// condition of a select.
			q := nan + fmt.Sprintf("  %%q = fcmp %s %s %%e, %%g\n", p, k.typ)
			o.Add("branch on fcmp "+p+" "+k.typ,
				strings.NewReplacer("%x", "%a", "%y", "%b", "%z", "%c").Replace(q)+
					"  br i1 %q, label %yes, label %no\nyes:\n  %s = add i64 %a, 5\n  ret i64 "+
					"%s\nno:\n  %t = mul i64 %b, 7\n  ret i64 %t\n")
			o.Add("branch on not fcmp "+p+" "+k.typ,
				strings.NewReplacer("%x", "%a", "%y", "%b", "%z", "%c").Replace(q)+
					"  %n = xor i1 %q, true\n  br i1 %n, label %yes, label %no\nno:\n  %t = mul "+
					"i64 "+
					"%b, 7\n  ret i64 %t\nyes:\n  ret i64 %a\n")
			o.Typed("select on fcmp "+p+" "+k.typ, 64, 64, q+"  %r = select i1 %q, i64 %x, i64 7\n")
			o.Typed("select on not fcmp "+p+" "+k.typ, 64, 64,
				q+"  %n = xor i1 %q, true\n  %r = select i1 %n, i64 %x, i64 %y\n")
		}
	}
	o.Typed("fpext", 64, 64,
		"  %f = sitofp i64 %x to float\n  %g = fpext float %f to double\n  %r = bitcast double "+
			"%g to i64\n")
	o.Typed("fptrunc", 64, 32,
		"  %f = sitofp i64 %x to double\n  %g = fptrunc double %f to float\n  %r = bitcast float "+
			"%g to i32\n")
	lowertest.SameOutput(t, o.IR.String()+lowertest.IntrinsicDeclarations(), o.Main(), "-O1")
}
