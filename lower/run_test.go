package lower_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// parse reads a module and fails the test on any error.
func parse(t testing.TB, text string) (*ir.Module, *source.Text) {
	t.Helper()
	src := source.NewText("test.ll", text)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m, src
}

// compile lowers a module with the allocation checked.
func compile(t testing.TB, text string, opts lower.Options) *lower.Result {
	t.Helper()
	m, _ := parse(t, text)
	opts.Checked = true
	res, err := lower.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// object is the object file of a result.
func objectBytes(t testing.TB, res *lower.Result) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := res.Object.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// link links objects and C sources into a program and returns its path.
func link(t testing.TB, dir, name string, files ...string) string {
	t.Helper()
	oracle.Needs(t, "gcc")
	out := filepath.Join(dir, name)
	cmd := exec.Command("gcc", append(append([]string{"-O0", "-w", "-o", out}, files...), "-lm",
		"-latomic", "-Wl,--as-needed", "-lstdc++")...)
	if b, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, b)
	}
	return out
}

func write(t testing.TB, path string, b []byte) string {
	t.Helper()
	if err := os.WriteFile(path, b, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func output(t testing.TB, program string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := exec.Command(program, args...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", filepath.Base(program), err, errs.String())
	}
	return out.String()
}

// sameOutput compiles a module with this package and with llc, links both with the same C file and
// compares what they print.
func sameOutput(t *testing.T, text, c, options string) {
	t.Helper()
	dir := t.TempDir()
	res := compile(t, text, lower.Options{})
	ours := write(t, filepath.Join(dir, "ours.o"), objectBytes(t, res))
	args := []string{"-relocation-model=pic"}
	if options != "" {
		args = append(args, options)
	}
	theirs := write(t, filepath.Join(dir, "theirs.o"),
		oracle.Object(t, oracle.Opaque, []byte(text), args...))
	main := write(t, filepath.Join(dir, "main.c"), []byte(c))
	got := output(t, link(t, dir, "ours", main, ours))
	want := output(t, link(t, dir, "theirs", main, theirs))
	if got == want {
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	last := ""
	for i := range min(len(g), len(w)) {
		// One line for each function, which is what stands before the first colon or space.
		if name, _, _ := strings.Cut(g[i], ":"); g[i] != w[i] && name != last {
			last = name
			t.Errorf("line %d: got %q, llc's program prints %q", i+1, g[i], w[i])
		}
	}
	if t.Failed() {
		t.FailNow()
	}
	t.Fatalf("got %d lines, want %d", len(g), len(w))
}

// TestRandomPrograms runs random functions through this package and through llc.
func TestRandomPrograms(t *testing.T) {
	const funcs = 60
	seeds := 6
	if n := os.Getenv("LOWER_SEEDS"); n != "" {
		fmt.Sscan(n, &seeds)
	}
	first := int64(1)
	if n := os.Getenv("LOWER_SEED"); n != "" {
		fmt.Sscan(n, &first)
	}
	for seed := first; seed < first+int64(seeds); seed++ {
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) {
			t.Logf("seed %d", seed)
			text := newRandomModule(seed, funcs) + randomDeclarations()
			if dir := os.Getenv("LOWER_KEEP"); dir != "" {
				write(t, filepath.Join(dir, fmt.Sprintf("seed%d.ll", seed)), []byte(text))
			}
			sameOutput(t, text, randomMain(funcs), "-O1")
		})
	}
}

// randomMain is a C program that calls every function with a few arguments and prints what comes
// back.
func randomMain(funcs int) string {
	var b strings.Builder
	b.WriteString(
		"#include <stdio.h>\ntypedef long L;\nstatic unsigned long sum;\nvoid note(L x) { sum = " +
			"sum * 31 + x; }\nunsigned char bytes_[256];\nextern unsigned char bytes[];\n")
	for i := range funcs {
		fmt.Fprintf(&b, "L f%d(L, int, short, signed char, _Bool, L, L, L, L);\n", i)
	}
	b.WriteString("L (*fs[])(L, int, short, signed char, _Bool, L, L, L, L) = {")
	for i := range funcs {
		fmt.Fprintf(&b, "f%d, ", i)
	}
	b.WriteString(`};
int main(void) {
	unsigned long x = 88172645463325252ul;
	for (int i = 0; i < sizeof fs / sizeof *fs; i++)
		for (int k = 0; k < 6; k++) {
			L v[9];
			for (int n = 0; n < 9; n++) { x ^= x << 13; x ^= x >> 7; x ^= x << 17; v[n] = k < 2 ? (L)(x % 20) - 10 : (L)x; }
			L r = fs[i](v[0], v[1], v[2], v[3], v[4] & 1, v[5], v[6], v[7], v[8]);
			printf("f%d %d %ld %lu %u\n", i, k, r, sum, bytes[k * 40]);
		}
}
`)
	return b.String()
}
