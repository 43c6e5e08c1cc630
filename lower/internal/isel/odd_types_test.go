package isel_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// oddType is an integer, or a vector of n of them, of a width that no register has.
type oddType struct{ n, bits int }

func (o oddType) of(elem string) string {
	if o.n == 0 {
		return elem
	}
	return lowertest.Vec(o.n, elem)
}

func (o oddType) elem() string   { return fmt.Sprintf("i%d", o.bits) }
func (o oddType) String() string { return o.of(o.elem()) }

func (o oddType) constant(c string) string {
	if o.n == 0 {
		return c
	}
	return lowertest.Splat(o.n, o.elem(), c)
}

// suffix is the type's suffix in the names of intrinsics.
func (o oddType) suffix() string {
	if o.n == 0 {
		return o.elem()
	}
	return fmt.Sprintf("v%d%s", o.n, o.elem())
}

// oddModule collects functions `void (ptr p, ptr q, i64 k)`, each in two texts that call each
// other's functions.
type oddModule struct {
	texts [2]strings.Builder
	decls map[string]bool
	names []string
}

var oddSides = [2]string{"ours", "theirs"}

// add adds a function. In the body, CALLEE stands for a function of the other module, which callee
// defines.
func (m *oddModule) add(name, body, callee string) {
	n := len(m.names)
	m.names = append(m.names, name)
	for k, side := range oddSides {
		mine, other := fmt.Sprintf("@%s.c%d", side, n), fmt.Sprintf("@%s.c%d", oddSides[1-k], n)
		if callee != "" {
			head, _, _ := strings.Cut(callee, " {")
			m.texts[k].WriteString(strings.ReplaceAll("define "+callee, "CALLEE", mine))
			m.texts[k].WriteString(strings.ReplaceAll("declare "+head+"\n", "CALLEE", other))
		}
		fmt.Fprintf(&m.texts[k], "define void @%s%d(ptr %%p, ptr %%q, i64 %%k) {\n", side, n)
		m.texts[k].WriteString(strings.ReplaceAll(body, "CALLEE", other) + "  ret void\n}\n")
	}
}

// text is the module of a side.
func (m *oddModule) text(k int) string {
	text := m.texts[k].String()
	var b strings.Builder
	b.WriteString(text)
	for d := range m.decls {
		if name, _, _ := strings.Cut(d[strings.Index(d, "@"):], "("); strings.Contains(text, name) {
			b.WriteString("declare " + d + "\n")
		}
	}
	return b.String()
}

// addType adds functions for the operations on a type, with %a from the first memory and %b from
// the second.
func (m *oddModule) addType(o oddType) {
	bool := o.of("i1")
	loads := fmt.Sprintf("  %%a = load %s, ptr %%p, align 1\n"+
		"  %%b = load %[1]s, ptr %%q, align 1\n", o)
	store := fmt.Sprintf("  store %s %%r, ptr %%p, align 1\n", o)
	add := func(name, body string) { m.add(name+" "+o.String(), loads+body+store, "") }
	below := 1
	for 2*below <= o.bits {
		below *= 2
	}
	for _, op := range strings.Fields("add sub mul and or xor udiv urem shl lshr ashr") {
		y := "%b"
		body := ""
		switch op {
		case "udiv", "urem":
			y, body = "%d", fmt.Sprintf("  %%d = or %s %%b, %s\n", o, o.constant("1"))
		case "shl", "lshr", "ashr":
			add(op+" by a constant", fmt.Sprintf("  %%r = %s %s %%a, %s\n", op, o,
				o.constant(fmt.Sprint(2*o.bits/3))))
			y, body = "%d", fmt.Sprintf("  %%d = and %s %%b, %s\n", o,
				o.constant(fmt.Sprint(below-1)))
		}
		add(op, body+fmt.Sprintf("  %%r = %s %s %%a, %s\n", op, o, y))
	}
	for _, pred := range strings.Fields("eq ult sgt sle") {
		add("select by "+pred, fmt.Sprintf("  %%c = icmp %s %s %%a, %%b\n"+
			"  %%r = select %s %%c, %[2]s %%a, %[2]s %%b\n", pred, o, bool))
	}
	add("phi", fmt.Sprintf("  %%c = trunc i64 %%k to i1\n"+
		"  br i1 %%c, label %%x, label %%y\n"+
		"x:\n"+
		"  br label %%y\n"+
		"y:\n"+
		"  %%r = phi %s [ %%a, %%0 ], [ %%b, %%x ]\n", o))
	for name, n := range map[string]int{"ctpop": 1, "bitreverse": 1, "umax": 2, "smin": 2,
		"uadd.sat": 2, "ssub.sat": 2, "fshl": 3, "fshr": 3} {
		if n == 3 && o.bits > 128 && below != o.bits {
			continue // llc cannot divide these
		}
		types := strings.TrimSuffix(strings.Repeat(o.String()+", ", n), ", ")
		m.decls[fmt.Sprintf("%s @llvm.%s.%s(%s)", o, name, o.suffix(), types)] = true
		t := o.String()
		args := strings.Join([]string{t + " %a", t + " %b", t + " %a"}[:n], ", ")
		add(name, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s)\n", o, name, o.suffix(), args))
	}
	for _, name := range []string{"ctlz", "cttz"} {
		m.decls[fmt.Sprintf("%s @llvm.%s.%s(%[1]s, i1)", o, name, o.suffix())] = true
		add(name, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%[1]s %%a, i1 false)\n",
			o, name, o.suffix()))
	}
	for _, name := range []string{"umul", "smul", "sadd"} {
		pair := fmt.Sprintf("{ %s, %s }", o, bool)
		called := fmt.Sprintf("%s @llvm.%s.with.overflow.%s", pair, name, o.suffix())
		m.decls[fmt.Sprintf("%s(%s, %[2]s)", called, o)] = true
		add(name+".with.overflow", fmt.Sprintf("  %%x = ashr %s %%a, %s\n"+
			"  %%y = call %[3]s(%[1]s %%x, %[1]s %%b)\n"+
			"  %%r = extractvalue %[4]s %%y, 0\n"+
			"  %%o = extractvalue %[4]s %%y, 1\n"+
			"  store %[5]s %%o, ptr %%q\n",
			o, o.constant(fmt.Sprint(o.bits/2)), called, pair, bool))
	}
	add("to double and back", fmt.Sprintf("  %%s = lshr %s %%a, %s\n"+
		"  %%f = uitofp %[1]s %%s to %[3]s\n"+
		"  %%r = fptosi %[3]s %%f to %[1]s\n", o, o.constant(fmt.Sprint(max(2, o.bits-900))),
		o.of("double")))
	add("smaller and larger", fmt.Sprintf("  %%s = trunc %s %%a to %s\n"+
		"  %%r = sext %[2]s %%s to %[1]s\n", o, o.of("i7")))
	if o.n > 0 {
		m.addElements(o, add, loads)
	}
	struct_ := fmt.Sprintf("{ i8, %s }", o)
	call := fmt.Sprintf("  %%r = call %s CALLEE(%[1]s %%a, i32 7, %[1]s %%b, i64 %%k)\n", o)
	m.add("arguments "+o.String(), loads+call+store,
		fmt.Sprintf("%s CALLEE(%[1]s %%a, i32 %%i, %[1]s %%b, i64 %%k) {\n"+
			"  %%c = trunc i64 %%k to i1\n"+
			"  %%r = select i1 %%c, %[1]s %%a, %[1]s %%b\n"+
			"  ret %[1]s %%r\n"+
			"}\n", o))
	call = fmt.Sprintf("  %%s = call %s CALLEE(%s %%a)\n"+
		"  %%r = extractvalue %[1]s %%s, 1\n", struct_, o)
	m.add("a struct "+o.String(), loads+call+store, fmt.Sprintf("%s CALLEE(%s %%a) {\n"+
		"  %%r = insertvalue %[1]s undef, %[2]s %%a, 1\n"+
		"  ret %[1]s %%r\n"+
		"}\n", struct_, o))
}

// addAtomics adds atomic accesses of a type.
func (m *oddModule) addAtomics(t string, operations ...string) {
	for _, op := range operations {
		m.add(op+" "+t, fmt.Sprintf("  %%b = load %s, ptr %%q\n"+
			"  %%r = atomicrmw %s ptr %%p, %[1]s %%b acq_rel\n"+
			"  store %[1]s %%r, ptr %%q\n", t, op), "")
	}
}

// addAccess adds an atomic load and store.
func (m *oddModule) addAccess(t string) {
	m.add("load and store "+t, fmt.Sprintf("  %%r = load atomic %s, ptr %%p acquire, align 32\n"+
		"  store atomic %[1]s %%r, ptr %%q seq_cst, align 32\n", t), "")
}

// addExchange adds comparisons with what is in memory, and accesses that are not aligned.
func (m *oddModule) addExchange(t string) {
	for _, with := range []string{"%a", "%b"} {
		m.add("cmpxchg "+with+" "+t, fmt.Sprintf("  %%a = load %s, ptr %%p\n"+
			"  %%b = load %[1]s, ptr %%q\n"+
			"  %%x = cmpxchg ptr %%p, %[1]s %s, %[1]s %%b seq_cst monotonic\n"+
			"  %%r = extractvalue { %[1]s, i1 } %%x, 0\n"+
			"  %%c = extractvalue { %[1]s, i1 } %%x, 1\n"+
			"  %%d = zext i1 %%c to i8\n"+
			"  store %[1]s %%r, ptr %%q\n"+
			"  store i8 %%d, ptr %%p\n", t, with), "")
	}
	m.add("unaligned "+t, fmt.Sprintf("  %%o = getelementptr i8, ptr %%p, i64 3\n"+
		"  %%a = load atomic %s, ptr %%o monotonic, align 1\n"+
		"  %%r = atomicrmw add ptr %%o, %[1]s %%a seq_cst, align 1\n"+
		"  %%s = atomicrmw xchg ptr %%o, %[1]s 7 seq_cst, align 1\n"+
		"  store %[1]s %%s, ptr %%q\n", t), "")
}

// TestOddAtomics compares atomic accesses without instructions of their own with llc's.
func TestOddAtomics(t *testing.T) {
	oracle.Needs(t, "llc")
	m := &oddModule{decls: map[string]bool{}}
	m.addAtomics("i256",
		strings.Fields("xchg add sub and or xor nand max umin uinc_wrap usub_sat")...)
	for _, typ := range []string{"i256", "fp128", "<4 x i32>", "<2 x double>"} {
		m.addAccess(typ)
	}
	m.addAtomics("<2 x float>", "fadd", "fmin")
	for _, typ := range []string{"i256", "i32", "i128"} {
		m.addExchange(typ)
	}
	m.differ(t, 256)
}

// addElements adds operations on the elements of a vector.
func (m *oddModule) addElements(o oddType, add func(name, body string), loads string) {
	for _, name := range []string{"add", "mul", "smax"} {
		called := fmt.Sprintf("%s @llvm.vector.reduce.%s.%s(%s", o.elem(), name, o.suffix(), o)
		m.decls[called+")"] = true
		m.add("reduce."+name+" "+o.String(), loads+fmt.Sprintf("  %%r = call %s %%a)\n"+
			"  store %s %%r, ptr %%q\n", called, o.elem()), "")
	}
	at := fmt.Sprintf("  %%i = urem i64 %%k, %d\n", o.n)
	add("an element", at+fmt.Sprintf("  %%e = extractelement %s %%b, i64 %%i\n"+
		"  %%r = insertelement %[1]s %%a, %s %%e, i64 %d\n", o, o.elem(), o.n-1))
	add("into any element", at+fmt.Sprintf("  %%e = extractelement %s %%b, i64 0\n"+
		"  %%r = insertelement %[1]s %%a, %s %%e, i64 %%i\n", o, o.elem()))
	var mask []string
	for k := range o.n {
		mask = append(mask, fmt.Sprintf("i32 %d", (7*k+3)%(2*o.n)))
	}
	add("shufflevector", fmt.Sprintf("  %%r = shufflevector %s %%a, %[1]s %%b, <%d x i32> <%s>\n",
		o, o.n, strings.Join(mask, ", ")))
	add("bitcast", fmt.Sprintf("  %%x = bitcast %s %%a to i%d\n"+
		"  %%y = add i%[2]d %%x, 1\n"+
		"  %%r = bitcast i%[2]d %%y to %[1]s\n", o, o.n*o.bits))
}

// main is a C program that calls both functions of each name on the same bytes and prints those
// that differ. The bits above a type in its last byte are zero.
func (m *oddModule) main(bits int) string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n#include <string.h>\ntypedef unsigned char B;\n")
	for k := range m.names {
		fmt.Fprintf(&b, "void ours%d(B *, B *, long), theirs%[1]d(B *, B *, long);\n", k)
	}
	b.WriteString("struct { void (*f[2])(B *, B *, long); const char *name; } fs[] = {\n")
	for k, n := range m.names {
		fmt.Fprintf(&b, "{{ours%d, theirs%[1]d}, %q},\n", k, n)
	}
	fmt.Fprintf(&b, `};
enum { size = 1024, bits = %d };
static unsigned long s = 88172645463325252ul;
static unsigned long next(void) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s; }
int main(void) {
	static B in[2][size], m[2][2][size] __attribute__((aligned(64)));
	for (int i = 0; i < sizeof fs / sizeof *fs; i++)
		for (int k = 0; k < 8; k++) {
			for (int n = 0; n < 2 * size; n++)
				in[n / size][n %% size] =
					k %% 4 == 1 ? -(n / 64 & 1) : k %% 4 == 2 && n %% 32 ? 0 : next() >> 20;
			if (k == 7) memcpy(in[1], in[0], size);
			for (int n = 0; bits %% 8 && n < 2; n++) in[n][bits / 8] &= (1 << bits %% 8) - 1;
			memcpy(m[0], in, sizeof in); memcpy(m[1], in, sizeof in);
			long count = next() >> 8;
			for (int n = 0; n < 2; n++) fs[i].f[n](m[n][0], m[n][1], count);
			if (memcmp(m[0], m[1], sizeof in)) { printf("%%s: %%d\n", fs[i].name, k); break; }
		}
}
`, bits)
	return b.String()
}

// TestOddTypes compares operations on integers and vectors of any width with llc's, natively on the
// same bytes, and has the code of each pass them to that of the other.
func TestOddTypes(t *testing.T) {
	oracle.Needs(t, "llc")
	for _, o := range []oddType{{3, 33}, {17, 33}, {9, 24}, {5, 65}, {3, 128}, {2, 300}, {1, 150},
		{0, 513}, {0, 1024}, {0, 1500}, {2, 520}} {
		t.Run(o.String(), func(t *testing.T) {
			t.Parallel()
			m := &oddModule{decls: map[string]bool{}}
			m.addType(o)
			m.differ(t, max(o.n, 1)*o.bits)
		})
	}
}

// differ compiles the module with both compilers and returns the functions whose results differ.
func (m *oddModule) differ(t *testing.T, bits int) {
	t.Helper()
	dir := t.TempDir()
	ours := lowertest.Write(t, filepath.Join(dir, "ours.o"),
		lowertest.Object(t, lowertest.Compile(t, m.text(0), lower.Options{})))
	theirs := lowertest.Write(t, filepath.Join(dir, "theirs.o"),
		oracle.Object(t, oracle.Opaque, []byte(m.text(1)), "-relocation-model=pic", "-O0"))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(m.main(bits)))
	if got := lowertest.Output(t, lowertest.Link(t, dir, "both", main, ours, theirs)); got != "" {
		t.Errorf("these differ:\n%s", got)
	}
}
