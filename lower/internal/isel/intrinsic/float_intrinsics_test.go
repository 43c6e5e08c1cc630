package intrinsic_test

import (
	"fmt"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// floatOps collects functions `i64 (i64, i64, i64)` whose body operates on %x and %y of a
// floating-point type, made from interesting bit patterns.
type floatOps struct {
	lowertest.Operations
	decls map[string]bool
	text  strings.Builder
}

// declare adds a declaration once.
func (f *floatOps) declare(d string) {
	if f.decls == nil {
		f.decls = map[string]bool{}
	}
	if !f.decls[d] {
		f.decls[d] = true
		f.text.WriteString("declare " + d + "\n")
	}
}

// on adds a function whose body leaves its result in %r, of type result.
func (f *floatOps) on(name, typ, result, body string) {
	bits := map[string]int{"half": 16, "bfloat": 16, "float": 32, "double": 64}
	n := bits[typ]
	var b strings.Builder
	for i, v := range [...]string{"x", "y"} {
		arg := "%" + string('a'+rune(i))
		if n == 64 {
			fmt.Fprintf(&b, "  %%%s = bitcast i64 %s to double\n", v, arg)
			continue
		}
		fmt.Fprintf(&b, "  %%%s0 = trunc i64 %s to i%d\n  %%%s = bitcast i%d %%%s0 to %s\n", v, arg,
			n, v, n, v, typ)
	}
	b.WriteString(body)
	m := bits[result]
	if m == 0 {
		fmt.Sscanf(result, "i%d", &m)
		b.WriteString("  %bits = or " + result + " %r, 0\n")
	} else {
		// NaN results may differ in their bits.
		fmt.Fprintf(&b,
			"  %%nan = fcmp uno %s %%r, %%r\n  %%some = select i1 %%nan, %s 0x%s, %s %%r\n  "+
				"%%bits = bitcast %s %%some to i%d\n", result, result,
			map[string]string{"half": "H7E00", "bfloat": "R7FC0", "float": "7FF8000000000000",
				"double": "7FF8000000000000"}[result], result, result, m)
	}
	switch {
	case m == 64:
		b.WriteString("  ret i64 %bits\n")
	case m < 64:
		fmt.Fprintf(&b, "  %%w = zext i%d %%bits to i64\n  ret i64 %%w\n", m)
	default:
		fmt.Fprintf(&b,
			"  %%lo = trunc i%d %%bits to i64\n  %%s = lshr i%d %%bits, 64\n  %%hi = trunc i%d "+
				"%%s to i64\n  %%m = mul i64 %%hi, 31\n  %%w = xor i64 %%m, %%lo\n  ret i64 %%w\n",
			m, m, m)
	}
	f.Add(name+" "+typ+" "+result, b.String())
}

// call adds a function that calls an intrinsic.
func (f *floatOps) call(name, typ, result, args string, more ...string) {
	suffix := map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64",
		"i1": "i1"}
	params := make([]string, 0, 3)
	for _, a := range strings.Split(args, ", ") {
		params = append(params, a[:strings.IndexByte(a, ' ')])
	}
	full := "llvm." + name
	if result != typ && result != "i1" {
		full += "." + result
	}
	full += "." + suffix[typ]
	for _, m := range more {
		full += "." + m
	}
	f.declare(fmt.Sprintf("%s @%s(%s)", result, full, strings.Join(params, ", ")))
	f.on(name, typ, result, fmt.Sprintf("  %%r = call %s @%s(%s)\n", result, full, args))
}

// bitPatterns is a C array of bit patterns of interesting numbers as float, double or half.
const bitPatterns = `{0, 1, 0x3c00, 0x7c00, 0x7c01, 0x7e00, 0xfc00, 0x8000, 0x03ff, 0x4248, 0xc5ff, 0x3f80, 0x7f80, 0xff80, 0x7f81, 0x7fc0,
	0x3f800000, 0xbf800000, 0x3fc00000, 0x40490fdb, 0xc2f6e979, 0x7f800000, 0xff800000, 0x7f800001, 0x7fc00000, 0x80000000, 0x007fffff, 0x00800000, 0x7f7fffff, 0x4f000000,
	0xcf000000, 0x5f000000, 0xdf000001, 0x4effffff, 0x5f7fffff,
	0x3ff0000000000000, 0xbff0000000000000, 0x3ff8000000000000, 0x400921fb54442d18, 0xc05edd2f1a9fbe77, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff0000000000001,
	0x7ff8000000000000, 0x8000000000000000, 0x000fffffffffffff, 0x0010000000000000, 0x7fefffffffffffff, 0x41dfffffffc00000, 0x41e0000000000000, 0xc1e0000000000000,
	0x43dfffffffffffff, 0x43e0000000000000, 0xc3e0000000000000, 0x43f0000000000000, 0x3fe0000000000000}`

// TestFloatIntrinsics compares intrinsics on floating point with llc's, also where LLVM calls the C
// library.
func TestFloatIntrinsics(t *testing.T) {
	var f floatOps
	one := map[string]string{"half": "half %x", "bfloat": "bfloat %x", "float": "float %x",
		"double": "double %x"}
	two := func(typ string) string { return typ + " %x, " + typ + " %y" }
	for _, typ := range [...]string{"half", "float", "double"} {
		for _, fn := range [...]string{"minimum", "maximum"} {
			f.call(fn, typ, typ, two(typ))
		}
		f.call("canonicalize", typ, typ, one[typ])
		for _, to := range [...]string{"i1", "i8", "i13", "i32", "i50", "i64", "i100", "i128"} {
			for _, fn := range [...]string{"fptosi.sat", "fptoui.sat"} {
				if to == "i1" {
					continue
				}
				f.call(fn, typ, to, one[typ])
			}
		}
	}
	for _, typ := range [...]string{"float", "double"} {
		for _, fn := range [...]string{"tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "sin",
			"exp2", "floor", "sqrt", "trunc", "rint"} {
			f.call(fn, typ, typ, one[typ])
		}
		f.call("atan2", typ, typ, two(typ))
		for _, fn := range [...]string{"minimumnum", "maximumnum"} {
			f.declare(fmt.Sprintf("%s @llvm.%s.%s(%s, %s)", typ, fn,
				map[string]string{"float": "f32", "double": "f64"}[typ], typ, typ))
			f.on(fn, typ, typ, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %%x, %s %%y)\n", typ, fn,
				map[string]string{"float": "f32", "double": "f64"}[typ], typ, typ))
		}
		f.call("fmuladd", typ, typ, two(typ)+", "+typ+" 2.5")
		for _, fn := range [...]string{"lround", "llround", "lrint", "llrint"} {
			f.declare(fmt.Sprintf("i64 @llvm.%s.i64.%s(%s)", fn,
				map[string]string{"float": "f32", "double": "f64"}[typ], typ))
			f.on(fn, typ, "i64",
				fmt.Sprintf(
					"  %%small = fcmp olt %s %%x, 1.0e9\n  %%big = fcmp ogt %s %%x, -1.0e9\n  "+
						"%%ok = and i1 %%small, %%big\n  %%v = select i1 %%ok, %s %%x, %s 2.5\n  "+
						"%%r = call i64 @llvm.%s.i64.%s(%s %%v)\n",
					typ, typ, typ, typ, fn, map[string]string{"float": "f32", "double": "f64"}[typ],
					typ))
		}
		sfx := map[string]string{"float": "f32", "double": "f64"}[typ]
		f.declare(fmt.Sprintf("%s @llvm.powi.%s.i32(%s, i32)", typ, sfx, typ))
		f.on("powi", typ, typ,
			fmt.Sprintf(
				"  %%n = trunc i64 %%c to i8\n  %%k = sext i8 %%n to i32\n  %%r = call %s "+
					"@llvm.powi.%s.i32(%s %%x, i32 %%k)\n", typ, sfx, typ))
		f.declare(fmt.Sprintf("%s @llvm.ldexp.%s.i32(%s, i32)", typ, sfx, typ))
		f.on("ldexp", typ, typ,
			fmt.Sprintf(
				"  %%n = trunc i64 %%c to i8\n  %%k = sext i8 %%n to i32\n  %%r = call %s "+
					"@llvm.ldexp.%s.i32(%s %%x, i32 %%k)\n", typ, sfx, typ))
		pair := func(fn, second string) {
			full := fmt.Sprintf("{%s, %s} @llvm.%s.%s", typ, second, fn, sfx)
			if second == "i32" {
				full += ".i32"
			}
			f.declare(full + "(" + typ + ")")
			f.on(fn, typ, typ,
				fmt.Sprintf("  %%p = call %s(%s %%x)\n  %%r = extractvalue {%s, %s} %%p, 0\n", full,
					typ, typ, second))
			body := fmt.Sprintf("  %%p = call %s(%s %%x)\n  %%r = extractvalue {%s, %s} %%p, 1\n",
				full, typ, typ, second)
			if second == "i32" { // it is undefined for infinities and NaNs
				body = fmt.Sprintf(
					"  %%d = fsub %s %%x, %%x\n  %%fin = fcmp oeq %s %%d, 0.0\n  %%v = select i1 "+
						"%%fin, %s %%x, %s 3.0\n", typ, typ, typ, typ) +
					strings.Replace(body, "%x)", "%v)", 1)
			}
			f.on(fn+" second", typ, second, body)
		}
		pair("frexp", "i32")
		pair("modf", typ)
		pair("sincos", typ)
		for mask := range 10 {
			f.call("is.fpclass", typ, "i1", fmt.Sprintf("%s %%x, i32 %d", typ, 1<<mask))
		}
		for _, op := range [...]string{"fadd", "fsub", "fmul", "fdiv"} {
			full := fmt.Sprintf("%s @llvm.experimental.constrained.%s.%s", typ, op, sfx)
			f.declare(full + "(" + typ + ", " + typ + ", metadata, metadata)")
			f.on("constrained "+op, typ, typ,
				fmt.Sprintf(
					"  %%r = call %s(%s %%x, %s %%y, metadata !\"round.dynamic\", metadata "+
						"!\"fpexcept.strict\") strictfp\n", full, typ, typ))
		}
		for _, p := range [...]string{"oeq", "olt", "une", "uge"} {
			for _, op := range [...]string{"fcmp", "fcmps"} {
				full := fmt.Sprintf("i1 @llvm.experimental.constrained.%s.%s", op, sfx)
				f.declare(full + "(" + typ + ", " + typ + ", metadata, metadata)")
				f.on("constrained "+op+" "+p, typ, "i1",
					fmt.Sprintf(
						"  %%r = call %s(%s %%x, %s %%y, metadata !%q, metadata "+
							"!\"fpexcept.strict\") strictfp\n", full, typ, typ, p))
			}
		}
		full := fmt.Sprintf("%s @llvm.experimental.constrained.sqrt.%s", typ, sfx)
		f.declare(full + "(" + typ + ", metadata, metadata)")
		f.on("constrained sqrt", typ, typ,
			fmt.Sprintf(
				"  %%r = call %s(%s %%x, metadata !\"round.dynamic\", metadata "+
					"!\"fpexcept.ignore\") strictfp\n", full, typ))
		full = fmt.Sprintf("%s @llvm.experimental.constrained.sitofp.%s.i64", typ, sfx)
		f.declare(full + "(i64, metadata, metadata)")
		f.on("constrained sitofp", typ, typ,
			fmt.Sprintf(
				"  %%r = call %s(i64 %%a, metadata !\"round.dynamic\", metadata "+
					"!\"fpexcept.ignore\") strictfp\n", full))
	}
	for mask := range 10 {
		f.call("is.fpclass", "half", "i1", fmt.Sprintf("half %%x, i32 %d", 1<<mask))
		f.call("is.fpclass", "double", "i1", fmt.Sprintf("double %%x, i32 %d", 1023&^(5<<mask)))
	}
	f.declare("<2 x i32> @llvm.fptosi.sat.v2i32.v2f32(<2 x float>)")
	f.on("vector sat", "double", "i64",
		"  %n = bitcast double %x to <2 x float>\n  %q = call <2 x i32> "+
			"@llvm.fptosi.sat.v2i32.v2f32(<2 x float> %n)\n  %r = bitcast <2 x i32> %q to i64\n")
	f.declare("<2 x float> @llvm.minimum.v2f32(<2 x float>, <2 x float>)")
	f.on("vector minimum", "double", "i1",
		"  %n = bitcast double %x to <2 x float>\n  %m = bitcast double %y to <2 x float>\n  %q "+
			"= call <2 x float> @llvm.minimum.v2f32(<2 x float> %n, <2 x float> %m)\n  %e = "+
			"extractelement <2 x float> %q, i32 1\n  %r = fcmp olt float %e, 2.0\n")
	main := f.Main()
	start, end := strings.Index(main, "unsigned long v[] = "), strings.Index(main, "int main")
	main = main[:start] + "unsigned long v[] = " + bitPatterns + ";\n" + main[end:]
	main = "extern int printf(const char*, ...);\n" + main
	lowertest.SameOutput(t, f.IR.String()+f.text.String(), main, "-O1")
}
