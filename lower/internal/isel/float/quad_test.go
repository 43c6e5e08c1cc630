package float_test

import (
	"fmt"
	"statepoint/e2e/lowertest"
	"testing"
)

// TestQuads compares arithmetic on fp128 and half, and conversions of integers of 128 bits, with
// llc's.
func TestQuads(t *testing.T) {
	var o lowertest.Operations
	for _, f := range [...]string{"fp128", "half"} {
		bits := map[string]int{"fp128": 128, "half": 16}[f]
		back := fmt.Sprintf("  %%r = bitcast %s %%h to i%d\n", f, bits)
		if f == "fp128" {
			back = "  %w = bitcast fp128 %h to i128\n  %hi = lshr i128 %w, 64\n  %x1 = trunc " +
				"i128 %hi to i64\n  %x2 = trunc i128 %w to i64\n  %x3 = mul i64 %x2, 7\n  %r = " +
				"xor i64 %x1, %x3\n"
			bits = 64
		}
		nan := map[string]string{"fp128": "0xL00000000000000007FFF800000000000",
			"half": "0xH7E00"}[f]
		both := fmt.Sprintf(
			"  %%f = sitofp i64 %%x to %s\n  %%g0 = sitofp i64 %%y to %s\n  %%odd = trunc i64 "+
				"%%z to i1\n  %%g = select i1 %%odd, %s %s, %s %%g0\n", f, f, f, nan, f)
		for _, op := range [...]string{"fadd", "fsub", "fmul"} {
			o.Typed(op+" "+f, 64, bits, both+fmt.Sprintf("  %%h = %s %s %%f, %%g0\n", op, f)+back)
		}
		o.Typed("fneg "+f, 64, bits, both+fmt.Sprintf("  %%h = fneg %s %%f\n", f)+back)
		for _, p := range [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq",
			"ugt", "uge", "ult", "ule", "une", "true", "false"} {
			o.Typed("fcmp "+p+" "+f, 64, 1, both+fmt.Sprintf("  %%r = fcmp %s %s %%f, %%g\n", p, f))
			o.Typed("select fcmp "+p+" "+f, 64, 64,
				both+fmt.Sprintf(
					"  %%q = fcmp %s %s %%f, %%g\n  %%r = select i1 %%q, i64 %%x, i64 %%y\n", p, f))
		}
		o.Typed("uitofp "+f, 64, bits, fmt.Sprintf("  %%h = uitofp i64 %%x to %s\n", f)+back)
		o.Typed("fpext "+f, 8, bits,
			fmt.Sprintf(
				"  %%d = sitofp i8 %%x to float\n  %%e = fdiv float %%d, 3.0\n  %%h = %s float "+
					"%%e to %s\n", map[bool]string{true: "fpext", false: "fptrunc"}[f == "fp128"],
				f)+back)
		o.Typed("to double "+f, 8, 64,
			fmt.Sprintf(
				"  %%h = sitofp i8 %%x to %s\n  %%d = %s %s %%h to double\n  %%r = bitcast "+
					"double %%d to i64\n", f,
				map[bool]string{true: "fptrunc", false: "fpext"}[f == "fp128"], f))
		o.Typed("fptosi "+f, 8, 32,
			fmt.Sprintf("  %%h = sitofp i8 %%x to %s\n  %%r = fptosi %s %%h to i32\n", f, f))
	}
	for _, f := range [...]string{"float", "double"} {
		bits := map[string]int{"float": 32, "double": 64}[f]
		wide := "  %x1 = zext i64 %x to i128\n  %y1 = sext i64 %y to i128\n  %y2 = shl i128 %y1, " +
			"40\n  %v = or i128 %x1, %y2\n"
		for _, op := range [...]string{"sitofp", "uitofp"} {
			o.Typed(op+" i128 "+f, 64, bits,
				wide+fmt.Sprintf("  %%h = %s i128 %%v to %s\n  %%r = bitcast %s %%h to i%d\n", op,
					f, f, bits))
		}
		o.Typed("fptosi i128 "+f, 64, 64,
			wide+fmt.Sprintf(
				"  %%h = sitofp i128 %%v to %s\n  %%i = fptosi %s %%h to i128\n  %%j = ashr i128 "+
					"%%i, 30\n  %%r = trunc i128 %%j to i64\n", f, f))
	}
	lowertest.SameOutput(t, o.IR.String(), o.Main(), "-O1")
}
