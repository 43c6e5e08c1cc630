package machine

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/machine/internal/float80"
	"statepoint/lower/object"
)

// longDoubles writes functions void f(ptr in, ptr out) that compute with x86_fp80. In each the
// input has numbers of every format, and the output is one word of 64 bits and two of 80.
type longDoubles struct {
	*rand.Rand
	text strings.Builder
	n    int // of the last value
}

// The input: 4 of 80 bits, 4 doubles, 4 floats, 4 integers of 64 bits, of 32, of 16.
const (
	longInput  = 4*16 + 4*8 + 4*4 + 4*8 + 4*4 + 4*2
	longOutput = 3 * 16
)

func (g *longDoubles) line(format string, args ...any) string {
	g.n++
	name := fmt.Sprintf("%%v%d", g.n)
	fmt.Fprintf(&g.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

// load reads a number of the input as 80 bits.
func (g *longDoubles) load() string {
	formats := []struct {
		at, size    int
		name, widen string
	}{{0, 16, "x86_fp80", ""}, {64, 8, "double", "fpext"}, {96, 4, "float", "fpext"},
		{112, 8, "i64", "sitofp"}, {144, 4, "i32", "sitofp"}, {160, 2, "i16", "sitofp"},
		{112, 8, "i64", "uitofp"}}
	f := formats[g.IntN(len(formats))]
	at := g.line("getelementptr i8, ptr %%in, i64 %d", f.at+f.size*g.IntN(4))
	v := g.line("load %s, ptr %s", f.name, at)
	if f.widen == "" {
		return v
	}
	return g.line("%s %s %s to x86_fp80", f.widen, f.name, v)
}

// function writes one function.
func (g *longDoubles) function(name string) {
	fmt.Fprintf(&g.text, "define void @%s(ptr %%in, ptr %%out) {\n", name)
	all := []string{g.load(), g.load(), g.load()}
	any := func() string { return all[g.IntN(len(all))] }
	const t = "x86_fp80"
	integer := "0"
	for range 4 + g.IntN(12) {
		switch g.IntN(9) {
		case 0, 1:
			all = append(all, g.load())
		case 2:
			all = append(all, g.line("call x86_fp80 @llvm.fabs.f80(x86_fp80 %s)", any()))
		case 3:
			all = append(all, g.line("fneg %s %s", t, any()))
		case 4:
			narrow := []string{"float", "double"}[g.IntN(2)]
			v := g.line("fptrunc %s %s to %s", t, any(), narrow)
			all = append(all, g.line("fpext %s %s to %s", narrow, v, t))
		case 5:
			how := []string{"olt", "ogt", "oeq", "une", "uno", "ord", "ult", "uge"}[g.IntN(8)]
			c := g.line("fcmp %s %s %s, %s", how, t, any(), any())
			all = append(all, g.line("select i1 %s, %s %s, %s %s", c, t, any(), t, any()))
		case 6:
			to := []string{"i64", "i32", "i16"}[g.IntN(3)]
			v := g.line("fptosi %s %s to %s", t, any(), to)
			if to != "i64" {
				v = g.line("sext %s %s to i64", to, v)
			}
			integer = g.line("xor i64 %s, %s", v, integer)
		default:
			op := []string{"fadd", "fsub", "fmul", "fdiv"}[g.IntN(4)]
			all = append(all, g.line("%s %s %s, %s", op, t, any(), any()))
		}
	}
	fmt.Fprintf(&g.text, "  store %s %s, ptr %%out\n", t, all[len(all)-1])
	second := g.line("getelementptr i8, ptr %%out, i64 16")
	third := g.line("getelementptr i8, ptr %%out, i64 32")
	fmt.Fprintf(&g.text, "  store %s %s, ptr %s\n  store i64 %s, ptr %s\n  ret void\n}\n", t,
		all[len(all)-2], second, integer, third)
}

// longInputs are random inputs.
func longInputs(rnd *rand.Rand, n int) (all [][]byte) {
	for range n {
		var b bytes.Buffer
		for range 4 {
			x := interestingExtended(rnd)
			for x.Unsupported() || x.IsNaN() || x.Top&float80.Exponent == 0 &&
				x.Significand>>63 != 0 {
				x = interestingExtended(rnd)
			}
			_ = binary.Write(&b, binary.LittleEndian, x.Significand)
			_ = binary.Write(&b, binary.LittleEndian, uint64(x.Top))
		}
		for range 4 {
			_ = binary.Write(&b, binary.LittleEndian, interesting(rnd))
		}
		for range 4 {
			_ = binary.Write(&b, binary.LittleEndian, float32(interesting(rnd)))
		}
		for range 28 {
			b.WriteByte(byte(rnd.Uint32() & (rnd.Uint32() | 0x81)))
		}
		b.Write(make([]byte, longInput-b.Len()))
		all = append(all, b.Bytes())
	}
	return all
}

// TestLongDoublesOfLLVM runs functions on x86_fp80 that LLVM compiled, here and on the processor:
// LLVM uses the whole stack of the x87 unit, conditional moves and operands in memory.
func TestLongDoublesOfLLVM(t *testing.T) {
	oracle.Needs(t, "gcc")
	t.Logf("seed %d", *seed)
	rnd := rand.New(rand.NewPCG(*seed, 80))
	const functions, inputs = 60, 8
	for level := range 4 {
		g := &longDoubles{Rand: rnd}
		g.text.WriteString("declare x86_fp80 @llvm.fabs.f80(x86_fp80)\n")
		for i := range functions {
			g.function(fmt.Sprintf("f%d", i))
		}
		in := longInputs(rnd, inputs)
		obj := oracle.Object(t, oracle.Opaque, []byte(g.text.String()), fmt.Sprintf("-O%d", level))
		want := nativeLongDoubles(t, obj, in, functions)
		o, err := object.Read(obj)
		if err != nil {
			t.Fatal(err)
		}
		m, err := New(Limits{})
		if err != nil {
			t.Fatal(err)
		}
		im, err := m.Load(o, nil)
		if err != nil {
			t.Fatal(err)
		}
		from, err := m.AddData("in", make([]byte, longInput))
		if err != nil {
			t.Fatal(err)
		}
		to, err := m.AddData("out", make([]byte, longOutput))
		if err != nil {
			t.Fatal(err)
		}
		for i := range functions {
			at, _ := im.Lookup(fmt.Sprintf("f%d", i))
			for k, data := range in {
				out := make([]byte, longOutput)
				err := m.Mem.WriteAt(from, data)
				if err == nil {
					err = m.Mem.WriteAt(to, out)
				}
				if err == nil {
					_, err = m.Call(t.Context(), at, from, to)
				}
				if err == nil {
					err = m.Mem.ReadAt(to, out)
				}
				if err != nil {
					t.Fatalf("-O%d, f%d: %v", level, i, err)
				}
				w := want[(i*len(in)+k)*longOutput:][:longOutput]
				if !sameLongDoubles(out, w) {
					t.Errorf("-O%d, f%d, input %d: % x, on the processor % x (seed %d)", level, i,
						k, out, w, *seed)
				}
			}
		}
	}
}

// sameLongDoubles compares outputs. NaNs are all the same: which sign one has may differ between
// processors (openTable, FADDP).
func sameLongDoubles(a, b []byte) bool {
	at := func(out []byte, n int) float80.Number {
		return float80.Number{Significand: binary.LittleEndian.Uint64(out[n:]),
			Top: binary.LittleEndian.Uint16(out[n+8:])}
	}
	for _, n := range []int{0, 16} {
		if x, y := at(a, n), at(b, n); x != y && !(x.IsNaN() && y.IsNaN()) {
			return false
		}
	}
	return bytes.Equal(a[32:], b[32:])
}

// nativeLongDoubles calls each function on each input on the processor.
func nativeLongDoubles(t *testing.T, obj []byte, in [][]byte, functions int) []byte {
	t.Helper()
	dir := t.TempDir()
	var c strings.Builder
	fmt.Fprintf(&c, "#include <stdio.h>\nstatic unsigned char in[][%d] = {", longInput)
	for _, data := range in {
		c.WriteString("{")
		for _, b := range data {
			fmt.Fprintf(&c, "%d,", b)
		}
		c.WriteString("},\n")
	}
	c.WriteString("};\n")
	for i := range functions {
		fmt.Fprintf(&c, "void f%d(void *, void *);\n", i)
	}
	c.WriteString("int main(void) {\n")
	for i := range functions {
		fmt.Fprintf(&c, "  for (int k = 0; k < %d; k++) { unsigned char out[%d] = {0}; "+
			"f%d(in[k], out); fwrite(out, 1, sizeof out, stdout); }\n", len(in), longOutput, i)
	}
	c.WriteString("  return 0;\n}\n")
	for name, data := range map[string][]byte{"a.o": obj, "main.c": []byte(c.String())} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	exe := filepath.Join(dir, "a.out")
	if out, err := exec.Command("gcc", "-no-pie", "-o", exe, filepath.Join(dir, "main.c"),
		filepath.Join(dir, "a.o")).CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, out)
	}
	out, err := exec.Command(exe).Output()
	if err != nil || len(out) != functions*len(in)*longOutput {
		t.Fatalf("%v, %d bytes", err, len(out))
	}
	return out
}
