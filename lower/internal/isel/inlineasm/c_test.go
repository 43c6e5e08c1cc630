package inlineasm_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestInlineAsmOfC compiles clang's IR of a C program with inline assembly, testdata/inline-asm.c,
// here and with llc: both programs print the same.
func TestInlineAsmOfC(t *testing.T) {
	for _, release := range [...]int{oracle.Typed, oracle.Opaque} {
		t.Run(fmt.Sprint("llvm", release), func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("testdata",
				fmt.Sprintf("inline-asm-%d.ll", release)))
			if err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			theirs := lowertest.Write(t, filepath.Join(dir, "theirs.o"),
				oracle.Object(t, release, text, "-relocation-model=pic"))
			ours := lowertest.Write(t, filepath.Join(dir, "ours.o"),
				lowertest.Object(t, lowertest.Compile(t, string(text), lower.Options{})))
			got, want := lowertest.Output(t, lowertest.Link(t, dir, "ours", ours)),
				lowertest.Output(t, lowertest.Link(t, dir, "theirs", theirs))
			if got != want || len(want) < 1000 {
				t.Errorf("got %.200q, llc's program prints %.200q", got, want)
			}
		})
	}
}
