package vector_test

import (
	"fmt"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// isolate derives operands of division and shifts from the vector %y: %d, never zero, and %n, less
// than the width.
func isolate(t string, n, w int) string {
	return fmt.Sprintf("  %%d = or %s %%y, %s\n  %%n = urem %s %%y, %s\n", t,
		lowertest.Splat(n, fmt.Sprintf("i%d", w), "1"), t, lowertest.Splat(n, fmt.Sprintf("i%d",
			w), fmt.Sprint(w)))
}

// TestVectorIntegers compares operations on vectors of integers with llc's: all lane widths, and
// lengths that fill part of a register, one, and several.
func TestVectorIntegers(t *testing.T) {
	var m lowertest.Vectors
	for _, k := range [...]struct{ n, w int }{{2, 8}, {4, 8}, {8, 8}, {16, 8}, {32, 8}, {3, 16},
		{8, 16}, {2, 32}, {3, 32}, {4, 32}, {8, 32}, {2, 64}, {4, 64}, {5, 64}, {1, 32}, {2, 128},
		{4, 1}, {8, 1}, {16, 1}, {2, 1}, {32, 1}, {4, 7}, {4, 24}, {2, 12}} {
		elem := fmt.Sprintf("i%d", k.w)
		v := lowertest.Vec(k.n, elem)
		for _, op := range [...]string{"add", "sub", "mul", "and", "or", "xor"} {
			m.Add(op, v, v, fmt.Sprintf("  %%r = %s %s %%x, %%y\n", op, v))
		}
		m.Add("not and", v, v, fmt.Sprintf("  %%o = xor %s %%x, %s\n  %%r = and %s %%o, %%y\n", v,
			lowertest.Splat(k.n, elem, "-1"), v))
		if k.w > 1 && k.w <= 64 {
			for _, op := range [...]string{"udiv", "urem"} {
				m.Add(op, v, v, isolate(v, k.n, k.w)+fmt.Sprintf("  %%r = %s %s %%x, %%d\n", op, v))
			}
			for _, c := range [...]int{1, 3, 7, 8, 14, -1, -7, -8, -128} {
				for _, op := range [...]string{"udiv", "urem", "sdiv", "srem"} {
					if k.w < 8 || k.w%8 != 0 {
						continue
					}
					m.Add(fmt.Sprint(op, " ", c), v, v, fmt.Sprintf("  %%r = %s %s %%x, %s\n",
						op, v, lowertest.Splat(k.n, elem, fmt.Sprint(c))))
				}
			}
			for _, op := range [...]string{"shl", "lshr", "ashr"} {
				m.Add(op, v, v, isolate(v, k.n, k.w)+fmt.Sprintf("  %%r = %s %s %%x, %%n\n", op, v))
				m.Add(op+" 3", v, v, fmt.Sprintf("  %%r = %s %s %%x, %s\n", op, v,
					lowertest.Splat(k.n, elem, "3")))
			}
		}
		for _, p := range [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
			"sge"} {
			c := lowertest.Vec(k.n, "i1")
			m.Add("icmp "+p, v, c, fmt.Sprintf("  %%r = icmp %s %s %%x, %%y\n", p, v))
			m.Add("select "+p, v, v,
				fmt.Sprintf("  %%q = icmp %s %s %%x, %%y\n  %%r = select %s %%q, %s %%z, %s %%y\n",
					p, v, c, v, v))
		}
		c := lowertest.Vec(k.n, "i1")
		m.Add("select", v, v,
			fmt.Sprintf(
				"  %%p = ptrtoint ptr %%out to i64\n  %%e = extractelement %s %%x, i32 0\n  %%q "+
					"= icmp ult %s %%e, 5\n  %%r = select i1 %%q, %s %%x, %s %%y\n", v, elem, v, v))
		if k.w > 1 {
			m.Add("sext mask", v, v,
				fmt.Sprintf("  %%q = icmp slt %s %%x, %%y\n  %%r = sext %s %%q to %s\n", v, c, v))
			m.Add("zext mask", v, v,
				fmt.Sprintf("  %%q = icmp slt %s %%x, %%y\n  %%r = zext %s %%q to %s\n", v, c, v))
			m.Add("trunc mask", v, c, fmt.Sprintf("  %%r = trunc %s %%x to %s\n", v, c))
		}
		for _, to := range [...]int{8, 16, 32, 64} {
			u := lowertest.Vec(k.n, fmt.Sprintf("i%d", to))
			switch {
			case to > k.w && k.w > 1:
				m.Add("zext", v, u, fmt.Sprintf("  %%r = zext %s %%x to %s\n", v, u))
				m.Add("sext", v, u, fmt.Sprintf("  %%r = sext %s %%x to %s\n", v, u))
			case to < k.w:
				m.Add("trunc", v, u, fmt.Sprintf("  %%r = trunc %s %%x to %s\n", v, u))
			}
		}
		m.Moves(k.n, k.w, elem, v)
		if k.w >= 8 && k.w <= 64 && k.w&(k.w-1) == 0 {
			for _, f := range [...]string{"smax", "umin", "uadd.sat", "ssub.sat", "ctpop", "abs"} {
				m.Declare(fmt.Sprintf("%s @llvm.%s.v%di%d(%s, %s)", v, f, k.n, k.w, v, v))
				switch f {
				case "ctpop", "abs":
					continue
				}
				m.Add(f, v, v, fmt.Sprintf("  %%r = call %s @llvm.%s.v%di%d(%s %%x, %s %%y)\n", v,
					f, k.n, k.w, v, v))
			}
			for _, f := range [...]string{"add", "mul", "xor", "umax", "smin"} {
				m.Declare(fmt.Sprintf("%s @llvm.vector.reduce.%s.v%di%d(%s)", elem, f, k.n, k.w, v))
				m.Add("reduce "+f, v, elem,
					fmt.Sprintf("  %%r = call %s @llvm.vector.reduce.%s.v%di%d(%s %%x)\n", elem, f,
						k.n, k.w, v))
			}
		}
	}
	text := m.Text()
	for _, f := range [...]string{"ctpop", "abs"} { // have other parameters
		var kept []string
		for _, l := range strings.Split(text, "\n") {
			if !strings.Contains(l, "@llvm."+f) {
				kept = append(kept, l)
			}
		}
		text = strings.Join(kept, "\n")
	}
	lowertest.SameOutput(t, text, m.Main(), "-O1")
}

// TestVectorFloats compares operations on vectors of floating-point numbers.
func TestVectorFloats(t *testing.T) {
	var m lowertest.Vectors
	for _, k := range [...]struct {
		n    int
		elem string
	}{{2, "float"}, {3, "float"}, {4, "float"}, {8, "float"}, {2, "double"}, {4, "double"},
		{3, "double"}, {1, "double"}, {4, "half"}, {2, "ptr"}, {4, "ptr"},
		{3, "ptr addrspace(1)"}} {
		v, c := lowertest.Vec(k.n, k.elem), lowertest.Vec(k.n, "i1")
		m.Moves(k.n, len(k.elem), k.elem, v)
		if strings.HasPrefix(k.elem, "ptr") {
			i := lowertest.Vec(k.n, "i64")
			m.Add("ptrtoint", v, i, fmt.Sprintf("  %%r = ptrtoint %s %%x to %s\n", v, i))
			m.Add("inttoptr", i, v, fmt.Sprintf("  %%r = inttoptr %s %%x to %s\n", i, v))
			m.Add("gep", v, v,
				fmt.Sprintf(
					"  %%i = load i32, ptr %%c\n  %%r = getelementptr i64, %s %%x, i32 %%i\n", v))
			m.Add("gep of indices", v, v,
				fmt.Sprintf(
					"  %%i = load %s, ptr %%c\n  %%r = getelementptr {i32, [4 x i16]}, %s %%x, "+
						"%s %%i, %s %s, %s %%i\n", i, v, i, lowertest.Vec(k.n, "i32"),
					lowertest.Splat(k.n, "i32", "1"),
					i))
			m.Add("compare", v, c, fmt.Sprintf("  %%r = icmp ult %s %%x, %%y\n", v))
			m.Add("null", v, c, fmt.Sprintf("  %%r = icmp ne %s %%x, zeroinitializer\n", v))
			continue
		}
		ints := lowertest.Vec(k.n, "i16")
		both := fmt.Sprintf("  %%f = sitofp %s %%x to %s\n  %%g = sitofp %s %%y to %s\n", ints, v,
			ints, v)
		for _, op := range [...]string{"fadd", "fsub", "fmul"} {
			m.Add(op, ints, v, both+fmt.Sprintf("  %%r = %s %s %%f, %%g\n", op, v))
		}
		name := fmt.Sprintf("llvm.fmuladd.v%d%s", k.n, map[string]string{"float": "f32",
			"double": "f64"}[k.elem])
		m.Add("fmuladd", ints, v,
			both+fmt.Sprintf("  %%r = call %s @%s(%s %%f, %s %%g, %s %s)\n", v, name, v, v, v,
				lowertest.Splat(k.n, k.elem, "2.5")))
		m.Add("fneg", v, v, fmt.Sprintf("  %%r = fneg %s %%x\n", v))
		m.Add("uitofp", ints, v, fmt.Sprintf("  %%r = uitofp %s %%x to %s\n", ints, v))
		m.Add("fptosi", ints, lowertest.Vec(k.n, "i32"),
			both+fmt.Sprintf("  %%r = fptosi %s %%f to %s\n", v,
				lowertest.Vec(k.n, "i32")))
		for _, p := range [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq",
			"ugt", "uge", "ult", "ule", "une"} {
			m.Add("fcmp "+p, v, c, fmt.Sprintf("  %%r = fcmp %s %s %%x, %%y\n", p, v))
			m.Add("select fcmp "+p, v, v,
				fmt.Sprintf("  %%q = fcmp %s %s %%x, %%y\n  %%r = select %s %%q, %s %%z, %s %%x\n",
					p, v, c, v, v))
		}
		if k.elem == "float" {
			d := lowertest.Vec(k.n, "double")
			m.Add("fpext", ints, d, both+fmt.Sprintf("  %%r = fpext %s %%f to %s\n", v, d))
			m.Add("fptrunc", ints, v,
				fmt.Sprintf(
					"  %%f = sitofp %s %%x to %s\n  %%d = fdiv %s %%f, %s\n  %%r = fptrunc %s "+
						"%%d to %s\n", ints, d, d, lowertest.Splat(k.n, "double", "3.0"), d, v))
		}
	}
	lowertest.SameOutput(t, m.Text(), m.Main(), "-O1")
}

// TestVectorBitCasts compares bitcasts between vectors, and between them and scalars.
func TestVectorBitCasts(t *testing.T) {
	var m lowertest.Vectors
	sets := [...][]string{
		{"<4 x i32>", "<2 x i64>", "<16 x i8>", "<4 x float>", "<2 x double>", "i128", "<8 x half>", "<8 x i16>", "fp128", "<1 x i128>"},
		{"<2 x i32>", "i64", "double", "<8 x i8>", "<4 x i16>", "<2 x float>", "<1 x i64>", "<64 x i1>"},
		{"<16 x i1>", "i16", "half", "<2 x i8>"}, {"<8 x i1>", "i8"}, {"<4 x i8>", "i32", "float", "<2 x half>", "<32 x i1>"},
		{"<8 x i32>", "<4 x i64>", "<32 x i8>", "<4 x double>"},
	}
	for _, set := range sets {
		for _, from := range set {
			for _, to := range set {
				if from != to {
					m.Add("bitcast", from, to,
						fmt.Sprintf("  %%r = bitcast %s %%x to %s\n", from, to))
				}
			}
		}
	}
	lowertest.SameOutput(t, m.Text(), m.Main(), "-O1")
}
