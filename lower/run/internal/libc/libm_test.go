package libc

import (
	"bufio"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/machine"
)

var (
	mathSeed   = flag.Uint64("math.seed", 1, "seed of the numbers for functions of math.h")
	mathCount  = flag.Int("math", 2000, "how many random numbers each function of math.h is given")
	mathRecord = flag.Bool("math.update", false, "write testdata/libm.txt anew, with libquadmath")
)

// exactMath are the functions whose results C defines exactly.
var exactMath = map[string]bool{"sqrt": true, "floor": true, "ceil": true, "trunc": true,
	"round": true, "rint": true, "nearbyint": true, "fabs": true, "fmod": true, "fmin": true,
	"fmax": true, "copysign": true, "remainder": true, "fdim": true, "nextafter": true, "fma": true,
	"logb": true}

// mathNames are the functions on doubles by number of arguments.
func mathNames() (of [4][]string) {
	of[3] = []string{"fma"}
	for name := range mathOfOne {
		if name != "roundeven" { // missing in some C libraries
			of[1] = append(of[1], name)
		}
	}
	of[1] = append(of[1], "fabs")
	for name := range mathOfTwo {
		of[2] = append(of[2], name)
	}
	of[2] = append(of[2], "copysign")
	for i := range of {
		slices.Sort(of[i])
	}
	return of
}

// specialNumbers are numbers at the edges.
var specialNumbers = func() []float64 {
	all := []float64{0, 1, 2, 3, 0.5, 0.75, 1.5, 2.5, 10, 100, 1000, math.Inf(1), math.NaN(),
		math.SmallestNonzeroFloat64, 3 * math.SmallestNonzeroFloat64, 0x1p-1022, 0x1p-1022 * 0.75,
		0x1.fffffffffffffp-1023, math.MaxFloat64, 0x1p53, 0x1p53 - 1, 0x1p52 + 0.5, 0x1p63, 0x1p64,
		math.Pi, math.Pi / 2, math.Pi / 4, math.E, math.Ln2, 1 + 0x1p-52, 1 - 0x1p-53, 1e-10,
		1e-300, 1e300, 1e22, 709.7827128933840,
		709.79, 710.4758600739439, 745.13, 745.14, 1023.9, 1024,
		1074, 1075, 308.25, 323.5, 22, 5.5, 6381956970095103 * 0x1p797, 0.49999999999999994}
	for _, v := range slices.Clone(all) {
		all = append(all, -v)
	}
	return all
}()

// randomNumber is a number of random magnitude.
func randomNumber(rnd *rand.Rand) float64 {
	switch rnd.IntN(8) {
	case 0:
		return math.Float64frombits(rnd.Uint64())
	case 1:
		return specialNumbers[rnd.IntN(len(specialNumbers))]
	case 2:
		return float64(rnd.IntN(4000)-2000) / 2
	case 3:
		return 1 + (rnd.Float64()-0.5)*math.Ldexp(1, -rnd.IntN(40))
	}
	return (rnd.Float64() - 0.5) * math.Ldexp(1, rnd.IntN(24)-10)
}

// ours calls a function of math.h as the emulator does.
func ours(name string, args []float64) float64 {
	c := &Call{M: &machine.Machine{}}
	for i, v := range args {
		c.M.XMM[i][0] = math.Float64bits(v)
	}
	if err := mathFunctions()[name](nil, c); err != nil {
		panic(err)
	}
	return math.Float64frombits(c.M.XMM[0][0])
}

// apart is the distance between two doubles in units of doubles; all NaNs are equal, and so are
// zeros if C does not define the sign.
func apart(name string, a, b float64) uint64 {
	switch {
	case a != a || b != b:
		if a != a && b != b {
			return 0
		}
		return math.MaxUint64
	case a == 0 && b == 0:
		if math.Signbit(a) == math.Signbit(b) || name == "fmin" || name == "fmax" {
			return 0
		}
		return math.MaxUint64 - 1
	}
	order := func(v float64) int64 {
		n := int64(math.Float64bits(v))
		if n < 0 {
			return math.MinInt64 - n
		}
		return n
	}
	d := order(a) - order(b)
	return uint64(max(d, -d))
}

// mathCases are arguments for functions of n doubles.
func mathCases(rnd *rand.Rand, n, random int) [][]float64 {
	var all [][]float64
	switch n {
	case 1:
		for _, v := range specialNumbers {
			all = append(all, []float64{v})
		}
	case 2:
		for _, v := range specialNumbers {
			for _, w := range specialNumbers {
				all = append(all, []float64{v, w})
			}
		}
	}
	for range random {
		args := make([]float64, n)
		for i := range args {
			args[i] = randomNumber(rnd)
		}
		all = append(all, args)
	}
	return all
}

// The functions of math.h agree with the host's C library: exactly where C defines the result, also
// at the edges, and otherwise within 32 doubles, the error of C libraries for angles near multiples
// of π/2. TestMathIsAccurate checks our accuracy.
func TestMathLikeC(t *testing.T) {
	oracle.Needs(t, "gcc")
	t.Logf("seed %d, %d random arguments a function", *mathSeed, *mathCount)
	rnd := rand.New(rand.NewPCG(*mathSeed, 2))
	for n, names := range mathNames() {
		for _, name := range names {
			cases := mathCases(rnd, n, *mathCount)
			theirs := askC(t, name, n, cases, "double", "-lm")
			worst, bad := uint64(0), 0
			for i, args := range cases {
				got, limit := ours(name, args), uint64(32)
				if exactMath[name] || theirs[i]-theirs[i] != 0 || theirs[i] == 0 {
					limit = 0
				}
				d := apart(name, got, theirs[i])
				// Near overflow and underflow an adjacent result may be an infinity or zero.
				if d > limit && !(limit == 0 && !exactMath[name] && d <= 32) {
					if bad++; bad <= 3 {
						t.Errorf("%s%v = %v, C gives %v", name, args, got, theirs[i])
					}
				}
				if d < 1<<32 {
					worst = max(worst, d)
				}
			}
			t.Logf("%s: %d cases, at most %d doubles apart", name, len(cases), worst)
		}
	}
}

// askC computes a function with a C library.
func askC(t *testing.T, name string, n int, cases [][]float64, kind, library string) []float64 {
	t.Helper()
	list := []string{"a[0]", "a[1]", "a[2]"}[:n]
	function := name
	if kind != "double" {
		function += "q"
	}
	text := fmt.Sprintf(`#define _GNU_SOURCE
#include <stdio.h>
#include <math.h>
#include <%s>
int main(void) {
	double a[3];
	while (fread(a, sizeof *a, %d, stdin) == %[2]d) {
		double r = %s(%s);
		fwrite(&r, sizeof r, 1, stdout);
	}
	return 0;
}
`, map[string]string{"double": "math.h", "quad": "quadmath.h"}[kind], n, function,
		strings.Join(list, ", "))
	dir := t.TempDir()
	src, exe := filepath.Join(dir, "m.c"), filepath.Join(dir, "m")
	if err := os.WriteFile(src, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-O0", "-fno-builtin", "-o", exe, src,
		library, "-lm").CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, out)
	}
	var in strings.Builder
	for _, args := range cases {
		for _, v := range args {
			b := math.Float64bits(v)
			for range 8 {
				in.WriteByte(byte(b))
				b >>= 8
			}
		}
	}
	cmd := exec.Command(exe)
	cmd.Stdin = strings.NewReader(in.String())
	out, err := cmd.Output()
	if err != nil || len(out) != 8*len(cases) {
		t.Fatalf("%s: %d bytes, %v", name, len(out), err)
	}
	all := make([]float64, len(cases))
	for i := range all {
		var b uint64
		for k := range 8 {
			b |= uint64(out[8*i+k]) << (8 * k)
		}
		all[i] = math.Float64frombits(b)
	}
	return all
}

// The functions of math.h return the nearest double or its neighbour, according to
// testdata/libm.txt, computed with 113 bits. It needs no other program.
func TestMathIsAccurate(t *testing.T) {
	file := filepath.Join("testdata", "libm.txt")
	if *mathRecord {
		recordMath(t, file)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	n := 0
	for s := bufio.NewScanner(f); s.Scan(); n++ {
		words := strings.Fields(s.Text())
		var v []float64
		for _, w := range words[1:] {
			var b uint64
			if _, err := fmt.Sscanf(w, "%x", &b); err != nil {
				t.Fatalf("%q: %v", s.Text(), err)
			}
			v = append(v, math.Float64frombits(b))
		}
		name, args, want := words[0], v[:len(v)-1], v[len(v)-1]
		limit := uint64(1)
		if exactMath[name] {
			limit = 0
		}
		if got := ours(name, args); apart(name, got, want) > limit {
			t.Errorf("%s%v = %v, want %v", name, args, got, want)
		}
	}
	if n < 3000 {
		t.Errorf("only %d results are recorded", n)
	}
}

func recordMath(t *testing.T, file string) {
	t.Helper()
	var b strings.Builder
	rnd := rand.New(rand.NewPCG(1, 3))
	for n, names := range mathNames() {
		for _, name := range names {
			if name == "exp10" || name == "logb" || name == "nextafter" {
				continue // missing, or with another format
			}
			cases := mathCases(rnd, n, 60)
			if n == 2 {
				rnd.Shuffle(len(cases), func(i, k int) { cases[i], cases[k] = cases[k], cases[i] })
				cases = cases[:160]
			}
			for i, r := range askC(t, name, n, cases, "quad", "-lquadmath") {
				b.WriteString(name)
				for _, v := range append(cases[i], r) {
					fmt.Fprintf(&b, " %x", math.Float64bits(v))
				}
				b.WriteByte('\n')
			}
		}
	}
	if err := os.MkdirAll("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
