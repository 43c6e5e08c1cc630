package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestOptFloor(t *testing.T) {
	const mb, gb = 1 << 20, 1 << 30
	for _, c := range []struct {
		text   int64
		memory uint64
		want   int64
	}{
		{0, 24 * gb, 512 * mb},
		{16 * mb, 24 * gb, 512 * mb},
		{24 * mb, 24 * gb, 768 * mb},
		{24 * mb, 8 * gb, 512 * mb}, // a machine where others need the memory
		{24 * mb, 0, 512 * mb},      // nobody knows
		{500 * mb, 24 * gb, gb},
		{1 << 62, 24 * gb, gb},
	} {
		if got := optFloor(c.text, c.memory); got != c.want {
			t.Errorf("for %d bytes of text on a machine of %d bytes: %d, not %d", c.text, c.memory, got, c.want)
		}
	}
}

func TestInputSize(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.ll"), filepath.Join(dir, "out.ll")
	for path, size := range map[string]int{in: 5000, out: 9000} {
		if err := os.WriteFile(path, make([]byte, size), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	none := inputSize([]string{"-S", dir, filepath.Join(dir, "missing")})
	if none >= 5000 {
		t.Fatalf("%d bytes without a file", none) // the standard input of a test is small
	}
	if got := inputSize([]string{"-S", in, "-o", out}); got != 5000 {
		t.Errorf("%d bytes, not 5000", got)
	}
}
