package asmwriter_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// TestAssemblyText lets llvm-mc and the GNU assembler read what Assembly writes.
func TestAssemblyText(t *testing.T) {
	oracle.Needs(t, "as")
	for _, text := range []string{lowertest.Derived, lowertest.RandomModule(7, 20) +
		lowertest.RandomDeclarations(), lowertest.Floats,
		lowertest.RelativeTables, lowertest.TabledRoots} {
		res := lowertest.Compile(t, text, lower.Options{Detail: true, Table: true})
		asm := []byte(res.Assembly(amd64.ATT, true))
		obj := oracle.Run(t, oracle.Opaque, asm, "llvm-mc", "-triple=x86_64-linux-gnu",
			"-filetype=obj", "-o", "-")
		lowertest.Assembled(t, "llvm-mc", res, obj)
		dir := t.TempDir()
		in, out := lowertest.Write(t, filepath.Join(dir, "a.s"), asm), filepath.Join(dir, "a.o")
		if b, err := exec.Command("as", "-o", out, in).CombinedOutput(); err != nil {
			t.Fatalf("as: %v\n%s", err, b)
		}
		gnu, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		lowertest.Assembled(t, "as", res, gnu)
	}
}

// TestAlignmentOfData says what fills the room before data where LLVM's release for the text does.
func TestAlignmentOfData(t *testing.T) {
	for pointer, want := range map[string]string{
		"i64*": "\t.p2align\t3\n",
		"ptr":  "\t.p2align\t3, 0x0\n",
	} {
		text := lowertest.Compile(t, "@x = global "+pointer+" null\n", lower.Options{}).Assembly(0,
			false)
		if !strings.Contains(text, want) {
			t.Errorf("%s: no %q in\n%s", pointer, want, text)
		}
	}
}
