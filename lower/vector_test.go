package lower_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// vectorModule collects functions `void (ptr a, ptr b, ptr c, ptr out)` that work on vectors in
// memory.
type vectorModule struct {
	ir       strings.Builder
	names    []string
	declared map[string]bool
	decls    strings.Builder
}

// add adds a function that loads %x, %y and %z of a type, runs a body and stores %r of another.
func (m *vectorModule) add(name, typ, result, body string) {
	fmt.Fprintf(&m.ir, "define void @op%d(ptr %%a, ptr %%b, ptr %%c, ptr %%out) {\n", len(m.names))
	for i, v := range [...]string{"x", "y", "z"} {
		// the bits beyond it must be zero, which those in memory are not
		if n := oddBits(typ); n > 0 {
			fmt.Fprintf(&m.ir,
				"  %%%s8 = load i%d, ptr %%%c, align 1\n  %%%sn = trunc i%d %%%s8 to i%d\n  %%%s "+
					"= bitcast i%d %%%sn to %s\n", v, (n+7)&^7, 'a'+rune(i), v, (n+7)&^7, v, n, v,
				n, v, typ)
			continue
		}
		fmt.Fprintf(&m.ir, "  %%%s = load %s, ptr %%%c, align 1\n", v, typ, 'a'+rune(i))
	}
	fmt.Fprintf(&m.ir, "%s  store %s %%r, ptr %%out, align 1\n  ret void\n}\n", body, result)
	m.names = append(m.names, name+" "+typ+" to "+result)
}

// oddBits is the size of a vector of integers that is no whole number of bytes, in bits.
func oddBits(typ string) int {
	var n, w int
	if _, err := fmt.Sscanf(typ, "<%d x i%d>", &n, &w); err != nil || n*w%8 == 0 {
		return 0
	}
	return n * w
}

// declare notes a declaration.
func (m *vectorModule) declare(text string) {
	if m.declared == nil {
		m.declared = map[string]bool{}
	}
	if !m.declared[text] {
		m.declared[text] = true
		m.decls.WriteString("declare " + text + "\n")
	}
}

func (m *vectorModule) text() string { return m.ir.String() + m.decls.String() }

// main is a C program that calls every function on random bytes, many of them alike, and prints
// what it stored.
func (m *vectorModule) main() string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n#include <string.h>\ntypedef unsigned char B;\n")
	for i := range m.names {
		fmt.Fprintf(&b, "void op%d(B *, B *, B *, B *);\n", i)
	}
	b.WriteString("struct { void (*f)(B *, B *, B *, B *); const char *name; } fs[] = {\n")
	for i, n := range m.names {
		fmt.Fprintf(&b, "{op%d, %q},\n", i, n)
	}
	b.WriteString(`};
static unsigned long s = 88172645463325252ul;
static B next(void) {
	static const B odd[] = {0, 0, 1, 255, 127, 128, 2, 254};
	s ^= s << 13; s ^= s >> 7; s ^= s << 17;
	return s >> 40 & 1 ? odd[s >> 32 & 7] : s >> 24;
}
int main(void) {
	static B a[128], b[128], c[128], out[160];
	for (int i = 0; i < sizeof fs / sizeof *fs; i++)
		for (int k = 0; k < 8; k++) {
			for (int n = 0; n < 128; n++) { a[n] = next(); b[n] = k & 1 && next() & 1 ? a[n] : next(); c[n] = next(); }
			memset(out, 0xcc, sizeof out);
			fs[i].f(a, b, c, out);
			printf("%s: %d:", fs[i].name, k);
			for (int n = 0; n < 160; n++) printf("%02x", out[n]);
			printf("\n");
		}
}
`)
	return b.String()
}

func vec(n int, elem string) string { return fmt.Sprintf("<%d x %s>", n, elem) }

// splat is a constant vector of n times a number.
func splat(n int, elem, c string) string {
	return "<" + strings.TrimSuffix(strings.Repeat(elem+" "+c+", ", n), ", ") + ">"
}

// isolate makes a vector of integers fit for division and shifts: %y becomes %d, never zero, and
// %n, smaller than the width.
func isolate(t string, n, w int) string {
	return fmt.Sprintf("  %%d = or %s %%y, %s\n  %%n = urem %s %%y, %s\n", t,
		splat(n, fmt.Sprintf("i%d", w), "1"), t, splat(n, fmt.Sprintf("i%d", w), fmt.Sprint(w)))
}

// TestVectorIntegers compares operations on vectors of integers with llc's: all widths of lanes,
// and lengths that fill no register, one, and several.
func TestVectorIntegers(t *testing.T) {
	var m vectorModule
	for _, k := range [...]struct{ n, w int }{{2, 8}, {4, 8}, {8, 8}, {16, 8}, {32, 8}, {3, 16},
		{8, 16}, {2, 32}, {3, 32}, {4, 32}, {8, 32}, {2, 64}, {4, 64}, {5, 64}, {1, 32}, {2, 128},
		{4, 1}, {8, 1}, {16, 1}, {2, 1}, {32, 1}, {4, 7}, {4, 24}, {2, 12}} {
		elem := fmt.Sprintf("i%d", k.w)
		v := vec(k.n, elem)
		for _, op := range [...]string{"add", "sub", "mul", "and", "or", "xor"} {
			m.add(op, v, v, fmt.Sprintf("  %%r = %s %s %%x, %%y\n", op, v))
		}
		m.add("not and", v, v, fmt.Sprintf("  %%o = xor %s %%x, %s\n  %%r = and %s %%o, %%y\n", v,
			splat(k.n, elem, "-1"), v))
		if k.w > 1 && k.w <= 64 {
			for _, op := range [...]string{"udiv", "urem"} {
				m.add(op, v, v, isolate(v, k.n, k.w)+fmt.Sprintf("  %%r = %s %s %%x, %%d\n", op, v))
			}
			for _, op := range [...]string{"shl", "lshr", "ashr"} {
				m.add(op, v, v, isolate(v, k.n, k.w)+fmt.Sprintf("  %%r = %s %s %%x, %%n\n", op, v))
				m.add(op+" 3", v, v, fmt.Sprintf("  %%r = %s %s %%x, %s\n", op, v,
					splat(k.n, elem, "3")))
			}
		}
		for _, p := range [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
			"sge"} {
			c := vec(k.n, "i1")
			m.add("icmp "+p, v, c, fmt.Sprintf("  %%r = icmp %s %s %%x, %%y\n", p, v))
			m.add("select "+p, v, v,
				fmt.Sprintf("  %%q = icmp %s %s %%x, %%y\n  %%r = select %s %%q, %s %%z, %s %%y\n",
					p, v, c, v, v))
		}
		c := vec(k.n, "i1")
		m.add("select", v, v,
			fmt.Sprintf(
				"  %%p = ptrtoint ptr %%out to i64\n  %%e = extractelement %s %%x, i32 0\n  %%q "+
					"= icmp ult %s %%e, 5\n  %%r = select i1 %%q, %s %%x, %s %%y\n", v, elem, v, v))
		if k.w > 1 {
			m.add("sext mask", v, v,
				fmt.Sprintf("  %%q = icmp slt %s %%x, %%y\n  %%r = sext %s %%q to %s\n", v, c, v))
			m.add("zext mask", v, v,
				fmt.Sprintf("  %%q = icmp slt %s %%x, %%y\n  %%r = zext %s %%q to %s\n", v, c, v))
			m.add("trunc mask", v, c, fmt.Sprintf("  %%r = trunc %s %%x to %s\n", v, c))
		}
		for _, to := range [...]int{8, 16, 32, 64} {
			u := vec(k.n, fmt.Sprintf("i%d", to))
			switch {
			case to > k.w && k.w > 1:
				m.add("zext", v, u, fmt.Sprintf("  %%r = zext %s %%x to %s\n", v, u))
				m.add("sext", v, u, fmt.Sprintf("  %%r = sext %s %%x to %s\n", v, u))
			case to < k.w:
				m.add("trunc", v, u, fmt.Sprintf("  %%r = trunc %s %%x to %s\n", v, u))
			}
		}
		m.moves(k.n, k.w, elem, v)
		if k.w >= 8 && k.w <= 64 && k.w&(k.w-1) == 0 {
			for _, f := range [...]string{"smax", "umin", "uadd.sat", "ssub.sat", "ctpop", "abs"} {
				m.declare(fmt.Sprintf("%s @llvm.%s.v%di%d(%s, %s)", v, f, k.n, k.w, v, v))
				switch f {
				case "ctpop", "abs":
					continue
				}
				m.add(f, v, v, fmt.Sprintf("  %%r = call %s @llvm.%s.v%di%d(%s %%x, %s %%y)\n", v,
					f, k.n, k.w, v, v))
			}
			for _, f := range [...]string{"add", "mul", "xor", "umax", "smin"} {
				m.declare(fmt.Sprintf("%s @llvm.vector.reduce.%s.v%di%d(%s)", elem, f, k.n, k.w, v))
				m.add("reduce "+f, v, elem,
					fmt.Sprintf("  %%r = call %s @llvm.vector.reduce.%s.v%di%d(%s %%x)\n", elem, f,
						k.n, k.w, v))
			}
		}
	}
	text := m.text()
	for _, f := range [...]string{"ctpop", "abs"} { // have other parameters
		var kept []string
		for _, l := range strings.Split(text, "\n") {
			if !strings.Contains(l, "@llvm."+f) {
				kept = append(kept, l)
			}
		}
		text = strings.Join(kept, "\n")
	}
	sameOutput(t, text, m.main(), "-O1")
}

// moves adds the operations that move elements.
func (m *vectorModule) moves(n, w int, elem, v string) {
	r := rand.New(rand.NewSource(int64(100*n + w)))
	for i := range n {
		if i > 3 && i < n-2 {
			continue
		}
		m.add(fmt.Sprint("extract ", i), v, elem,
			fmt.Sprintf("  %%r = extractelement %s %%x, i32 %d\n", v, i))
		m.add(fmt.Sprint("insert ", i), v, v,
			fmt.Sprintf(
				"  %%e = extractelement %s %%y, i32 %d\n  %%r = insertelement %s %%x, %s %%e, "+
					"i32 %d\n", v, (i+1)%n, v, elem, i))
	}
	index := fmt.Sprintf("  %%i8 = load i8, ptr %%c\n  %%i = urem i8 %%i8, %d\n", n)
	m.add("extract any", v, elem, index+fmt.Sprintf("  %%r = extractelement %s %%x, i8 %%i\n", v))
	m.add("insert any", v, v,
		index+fmt.Sprintf(
			"  %%e = extractelement %s %%y, i32 0\n  %%r = insertelement %s %%x, %s %%e, i8 %%i\n",
			v, v, elem))
	for k := range 6 {
		to := [...]int{n, n, n, 2, 4, 2 * n}[k]
		var mask []string
		for range to {
			lane := r.Intn(2 * n)
			if k == 1 {
				lane = r.Intn(n)
			}
			mask = append(mask, fmt.Sprintf("i32 %d", lane))
		}
		if k == 2 {
			for i := range mask {
				mask[i] = mask[0]
			}
		}
		u := vec(to, elem)
		m.add(fmt.Sprint("shuffle ", k), v, u,
			fmt.Sprintf("  %%r = shufflevector %s %%x, %s %%y, <%d x i32> <%s>\n", v, v, to,
				strings.Join(mask, ", ")))
	}
	phi := fmt.Sprintf(
		"  %%e = load i8, ptr %%c\n  %%q = icmp ugt i8 %%e, 100\n  br i1 %%q, label %%yes, label "+
			"%%no\nyes:\n  br label %%no\nno:\n  %%r = phi %s [ %%y, %%0 ], [ %%x, %%yes ]\n", v)
	m.add("phi", v, v, phi)
}

// TestVectorFloats compares operations on vectors of floating-point numbers.
func TestVectorFloats(t *testing.T) {
	var m vectorModule
	for _, k := range [...]struct {
		n    int
		elem string
	}{{2, "float"}, {3, "float"}, {4, "float"}, {8, "float"}, {2, "double"}, {4, "double"},
		{3, "double"}, {1, "double"}, {4, "half"}, {2, "ptr"}, {4, "ptr"},
		{3, "ptr addrspace(1)"}} {
		v, c := vec(k.n, k.elem), vec(k.n, "i1")
		m.moves(k.n, len(k.elem), k.elem, v)
		if strings.HasPrefix(k.elem, "ptr") {
			i := vec(k.n, "i64")
			m.add("ptrtoint", v, i, fmt.Sprintf("  %%r = ptrtoint %s %%x to %s\n", v, i))
			m.add("inttoptr", i, v, fmt.Sprintf("  %%r = inttoptr %s %%x to %s\n", i, v))
			m.add("gep", v, v,
				fmt.Sprintf(
					"  %%i = load i32, ptr %%c\n  %%r = getelementptr i64, %s %%x, i32 %%i\n", v))
			m.add("gep of indices", v, v,
				fmt.Sprintf(
					"  %%i = load %s, ptr %%c\n  %%r = getelementptr {i32, [4 x i16]}, %s %%x, "+
						"%s %%i, %s %s, %s %%i\n", i, v, i, vec(k.n, "i32"), splat(k.n, "i32", "1"),
					i))
			m.add("compare", v, c, fmt.Sprintf("  %%r = icmp ult %s %%x, %%y\n", v))
			m.add("null", v, c, fmt.Sprintf("  %%r = icmp ne %s %%x, zeroinitializer\n", v))
			continue
		}
		ints := vec(k.n, "i16")
		both := fmt.Sprintf("  %%f = sitofp %s %%x to %s\n  %%g = sitofp %s %%y to %s\n", ints, v,
			ints, v)
		for _, op := range [...]string{"fadd", "fsub", "fmul"} {
			m.add(op, ints, v, both+fmt.Sprintf("  %%r = %s %s %%f, %%g\n", op, v))
		}
		m.add("fneg", v, v, fmt.Sprintf("  %%r = fneg %s %%x\n", v))
		m.add("uitofp", ints, v, fmt.Sprintf("  %%r = uitofp %s %%x to %s\n", ints, v))
		m.add("fptosi", ints, vec(k.n, "i32"), both+fmt.Sprintf("  %%r = fptosi %s %%f to %s\n", v,
			vec(k.n, "i32")))
		for _, p := range [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq",
			"ugt", "uge", "ult", "ule", "une"} {
			m.add("fcmp "+p, v, c, fmt.Sprintf("  %%r = fcmp %s %s %%x, %%y\n", p, v))
			m.add("select fcmp "+p, v, v,
				fmt.Sprintf("  %%q = fcmp %s %s %%x, %%y\n  %%r = select %s %%q, %s %%z, %s %%x\n",
					p, v, c, v, v))
		}
		if k.elem == "float" {
			d := vec(k.n, "double")
			m.add("fpext", ints, d, both+fmt.Sprintf("  %%r = fpext %s %%f to %s\n", v, d))
			m.add("fptrunc", ints, v,
				fmt.Sprintf(
					"  %%f = sitofp %s %%x to %s\n  %%d = fdiv %s %%f, %s\n  %%r = fptrunc %s "+
						"%%d to %s\n", ints, d, d, splat(k.n, "double", "3.0"), d, v))
		}
	}
	sameOutput(t, m.text(), m.main(), "-O1")
}

// TestVectorBitCasts compares bitcasts between vectors, and between them and scalars.
func TestVectorBitCasts(t *testing.T) {
	var m vectorModule
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
					m.add("bitcast", from, to,
						fmt.Sprintf("  %%r = bitcast %s %%x to %s\n", from, to))
				}
			}
		}
	}
	sameOutput(t, m.text(), m.main(), "-O1")
}
