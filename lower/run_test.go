package lower_test

import (
	"fmt"
	"os"
	"path/filepath"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

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
			text := lowertest.RandomModule(seed, funcs) + lowertest.RandomDeclarations()
			if dir := os.Getenv("LOWER_KEEP"); dir != "" {
				lowertest.Write(t, filepath.Join(dir, fmt.Sprintf("seed%d.ll", seed)), []byte(text))
			}
			lowertest.SameOutput(t, text, randomMain(funcs), "-O1")
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
