package libc

import (
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/machine"
)

var (
	printFlags = []string{"", "-", "+", " ", "0", "#", "+0", "-#", "#0", "+ ", "-0"}
	printSizes = []string{"", "1", "12", "30", ".0", ".1", ".3", "12.0", "14.4", "30.17"}
	printed    = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, 1234567, 0.0001234, 1e100,
		-1e-100, 123456.5, math.MaxFloat64, 0x1p-1022, math.Inf(1), math.Inf(-1), math.NaN(),
		math.Copysign(math.NaN(), -1), 99999.95, 1e15, 0.1}
	longDoubles = []struct {
		significand uint64
		top         uint16
	}{{0, 0}, {0, 1 << 15}, {1 << 63, 16383}, {3 << 62, 49151}, {0xCCCCCCCCCCCCCCCD, 16379},
		{math.MaxUint64, 32766}, {1, 0}, {1 << 63, 1}, {1 << 63, 32767}, {1 << 63, 65535},
		{3 << 62, 32767}, {0xA000000000000000, 16385}, {0x8000000000000001, 16383}}
	integers = []uint64{0, 1, 7, 10, 255, 1 << 31, 1<<31 - 1, 1<<32 - 1, 1 << 63, 1<<63 - 1,
		math.MaxUint64, 12345678901}
	texts = []string{"0", "12", " \t-12x", "+7", "0x1f", "0X", "0xg", "-0x10", "077", "08", "abc",
		"zz", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
		"-9223372036854775809", "18446744073709551615", "18446744073709551616", "-1", "", "-",
		"1 2"}
	floats = []string{"1", "1.5e3x", " -.5", "1e", "1e+", "0x1.8p1", "0x10", "inf", "-Infinity",
		"nan", "1e999", "1e-999", ".", "", "12.5.3", "+4"}
)

// textLines are the results of the functions of the test below in the emulator.
func textLines(t *testing.T) (lines []string, c string) {
	t.Helper()
	var main strings.Builder
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for _, flags := range printFlags {
		for _, size := range printSizes {
			for _, letter := range "feEgGaAF" {
				format := "%" + flags + size + string(letter)
				for i, v := range printed {
					if letter|0x20 == 'a' && strings.Contains(size, ".") && v-v == 0 {
						continue // the number of digits before the point is unspecified
					}
					c := &Call{M: m}
					m.XMM[0][0] = math.Float64bits(v)
					s, err := c.format(format)
					if err != nil {
						t.Fatal(err)
					}
					lines = append(lines, format+" "+s)
					fmt.Fprintf(&main, "printf(\"%%s %s\\n\", \"%[1]s\", d[%d]);\n", format, i)
				}
			}
			for _, letter := range "feEgGF" {
				format := "%" + flags + size + "L" + string(letter)
				for i, v := range longDoubles {
					c := &Call{M: m}
					sp := uint64(machine.StackTop - 4096)
					m.GPR[4] = sp
					if err := errors.Join(m.Mem.Store64(sp+8, v.significand),
						m.Mem.Store64(sp+16, uint64(v.top)|0xABCD<<16)); err != nil {
						t.Fatal(err)
					}
					s, err := c.format(format)
					if err != nil {
						t.Fatal(err)
					}
					lines = append(lines, format+" "+s)
					fmt.Fprintf(&main, "printf(\"%%s %s\\n\", \"%[1]s\", l[%d].d);\n", format, i)
				}
			}
			for _, letter := range []string{"d", "u", "x", "X", "o", "ld", "lu", "lx", "hd",
				"hhu"} {
				format := "%" + flags + size + letter
				for i, v := range integers {
					c := &Call{M: m}
					m.GPR[7] = v
					s, err := c.format(format)
					if err != nil {
						t.Fatal(err)
					}
					lines = append(lines, format+" "+s)
					fmt.Fprintf(&main, "printf(\"%%s %s\\n\", \"%[1]s\", u[%d]);\n", format, i)
				}
			}
		}
	}
	for _, s := range texts {
		for _, base := range []int{0, 2, 8, 10, 16, 36} {
			v, n := leadingInteger(s, base, true)
			w, k := leadingInteger(s, base, false)
			lines = append(lines, fmt.Sprintf("%d %d %d %d", int64(v), n, w, k))
			fmt.Fprintf(&main, "s = %q; { long v = strtol(s, &e, %d); int n = e - s;\n"+
				"unsigned long w = strtoul(s, &e, %[2]d);\n"+
				"printf(\"%%ld %%d %%lu %%d\\n\", v, n, w, (int)(e - s)); }\n", s, base)
		}
	}
	for _, s := range floats {
		v, n := leadingFloat(s)
		lines = append(lines, fmt.Sprintf("%x %d", math.Float64bits(math.Abs(v)), n))
		fmt.Fprintf(&main, "s = %q; { union { double d; long n; } v = {fabs(strtod(s, &e))};\n"+
			"if (v.d != v.d) v.n = %dL; printf(\"%%lx %%d\\n\", v.n, (int)(e - s)); }\n", s,
			math.Float64bits(math.NaN()))
	}
	var d, u strings.Builder
	for _, v := range printed {
		fmt.Fprintf(&d, "%dUL, ", math.Float64bits(v))
	}
	for _, v := range integers {
		fmt.Fprintf(&u, "%dUL, ", v)
	}
	var l strings.Builder
	for _, v := range longDoubles {
		fmt.Fprintf(&l, "{.n = {%dUL, %d}}, ", v.significand, v.top)
	}
	return lines, fmt.Sprintf(`#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static const unsigned long bits[] = {%s}, u[] = {%s};
static const union { long double d; unsigned long n[2]; } l[] = {%s};
int main(void) {
const double *d = (const double *)bits; const char *s; char *e;
%sreturn 0; }
`, &d, &u, &l, &main)
}

// The functions that print numbers, and those that parse them, behave like the host's C library.
func TestTextLikeC(t *testing.T) {
	lines, c := textLines(t)
	likeC(t, lines, c)
}

// likeC compares lines with those that a program in C prints.
func likeC(t *testing.T, lines []string, c string) {
	t.Helper()
	oracle.Needs(t, "gcc")
	dir := t.TempDir()
	src, exe := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
	if err := os.WriteFile(src, []byte(c), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-O0", "-w", "-fno-strict-aliasing", "-fno-builtin", "-o",
		exe, src, "-lm").CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, out)
	}
	out, err := exec.Command(exe).Output()
	if err != nil {
		t.Fatal(err)
	}
	theirs := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if len(theirs) != len(lines) {
		t.Fatalf("%d lines, not %d", len(theirs), len(lines))
	}
	bad := 0
	for i := range lines {
		if lines[i] != theirs[i] {
			if bad++; bad <= 20 {
				t.Errorf("%q here, %q in C", lines[i], theirs[i])
			}
		}
	}
	t.Logf("%d lines, %d differ", len(lines), bad)
}
