package lowertest

import (
	"fmt"
	"math/rand"
	"strings"
)

// Vectors collects functions `void (ptr a, ptr b, ptr c, ptr out)` that work on vectors in
// memory.
type Vectors struct {
	IR       strings.Builder
	Names    []string
	declared map[string]bool
	decls    strings.Builder
}

// Add adds a function that loads %x, %y and %z of a type, runs a body and stores %r of another.
func (m *Vectors) Add(name, typ, result, body string) {
	fmt.Fprintf(&m.IR, "define void @op%d(ptr %%a, ptr %%b, ptr %%c, ptr %%out) {\n", len(m.Names))
	for i, v := range [...]string{"x", "y", "z"} {
		// the bits beyond it must be zero, which those in memory are not
		if n := oddBits(typ); n > 0 {
			fmt.Fprintf(&m.IR,
				"  %%%s8 = load i%d, ptr %%%c, align 1\n  %%%sn = trunc i%d %%%s8 to i%d\n  %%%s "+
					"= bitcast i%d %%%sn to %s\n", v, (n+7)&^7, 'a'+rune(i), v, (n+7)&^7, v, n, v,
				n, v, typ)
			continue
		}
		fmt.Fprintf(&m.IR, "  %%%s = load %s, ptr %%%c, align 1\n", v, typ, 'a'+rune(i))
	}
	fmt.Fprintf(&m.IR, "%s  store %s %%r, ptr %%out, align 1\n  ret void\n}\n", body, result)
	m.Names = append(m.Names, name+" "+typ+" to "+result)
}

// oddBits is the size of a vector of integers that is no whole number of bytes, in bits.
func oddBits(typ string) int {
	var n, w int
	if _, err := fmt.Sscanf(typ, "<%d x i%d>", &n, &w); err != nil || n*w%8 == 0 {
		return 0
	}
	return n * w
}

// Declare notes a declaration.
func (m *Vectors) Declare(text string) {
	if m.declared == nil {
		m.declared = map[string]bool{}
	}
	if !m.declared[text] {
		m.declared[text] = true
		m.decls.WriteString("declare " + text + "\n")
	}
}

func (m *Vectors) Text() string { return m.IR.String() + m.decls.String() }

// Main is a C program that calls every function on random bytes, many of them alike, and prints
// what it stored.
func (m *Vectors) Main() string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n#include <string.h>\ntypedef unsigned char B;\n")
	for i := range m.Names {
		fmt.Fprintf(&b, "void op%d(B *, B *, B *, B *);\n", i)
	}
	b.WriteString("struct { void (*f)(B *, B *, B *, B *); const char *name; } fs[] = {\n")
	for i, n := range m.Names {
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

func Vec(n int, elem string) string { return fmt.Sprintf("<%d x %s>", n, elem) }

// Splat is a constant vector of n times a number.
func Splat(n int, elem, c string) string {
	return "<" + strings.TrimSuffix(strings.Repeat(elem+" "+c+", ", n), ", ") + ">"
}

// Moves adds the operations that move elements.
func (m *Vectors) Moves(n, w int, elem, v string) {
	r := rand.New(rand.NewSource(int64(100*n + w)))
	for i := range n {
		if i > 3 && i < n-2 {
			continue
		}
		m.Add(fmt.Sprint("extract ", i), v, elem,
			fmt.Sprintf("  %%r = extractelement %s %%x, i32 %d\n", v, i))
		m.Add(fmt.Sprint("insert ", i), v, v,
			fmt.Sprintf(
				"  %%e = extractelement %s %%y, i32 %d\n  %%r = insertelement %s %%x, %s %%e, "+
					"i32 %d\n", v, (i+1)%n, v, elem, i))
	}
	index := fmt.Sprintf("  %%i8 = load i8, ptr %%c\n  %%i = urem i8 %%i8, %d\n", n)
	m.Add("extract any", v, elem, index+fmt.Sprintf("  %%r = extractelement %s %%x, i8 %%i\n", v))
	m.Add("insert any", v, v,
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
		u := Vec(to, elem)
		m.Add(fmt.Sprint("shuffle ", k), v, u,
			fmt.Sprintf("  %%r = shufflevector %s %%x, %s %%y, <%d x i32> <%s>\n", v, v, to,
				strings.Join(mask, ", ")))
	}
	phi := fmt.Sprintf(
		"  %%e = load i8, ptr %%c\n  %%q = icmp ugt i8 %%e, 100\n  br i1 %%q, label %%yes, label "+
			"%%no\nyes:\n  br label %%no\nno:\n  %%r = phi %s [ %%y, %%0 ], [ %%x, %%yes ]\n", v)
	m.Add("phi", v, v, phi)
}
