package lower_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// assembled compares the sections of an object that an assembler made from our text with those of
// the object we wrote.
func assembled(t *testing.T, who string, res *lower.Result, object []byte) {
	t.Helper()
	ours := objectBytes(t, res)
	for _, s := range [...]string{".text", ".llvm_stackmaps", "statepoint_table", ".data",
		".note.gc",
		".rodata", ".rodata.cst8", ".rodata.cst4"} {
		got, err := oracle.Section(object, s)
		if err != nil {
			t.Fatal(err)
		}
		want, err := oracle.Section(ours, s)
		if err != nil {
			t.Fatal(err)
		}
		if s == ".text" || s == ".llvm_stackmaps" {
			if len(got) > len(want) {
				got = got[:len(want)] // assemblers pad the section's end
			}
		}
		if s == ".text" && who == "as" && len(got) == len(want) {
			// The GNU assembler has nops of its own taste between functions.
			end := 0
			for i := range res.Funcs {
				f := &res.Funcs[i]
				copy(got[end:f.Offset], want[end:f.Offset])
				end = int(f.Offset + f.Size)
			}
		}
		if !bytes.Equal(got, want) {
			for i := range min(len(got), len(want)) {
				if got[i] != want[i] {
					t.Errorf("%s: section %s differs at %#x: % x, we wrote % x", who, s, i,
						got[i:min(i+16, len(got))], want[i:min(i+16, len(want))])
					return
				}
			}
			t.Errorf("%s: section %s has %d bytes, we wrote %d", who, s, len(got), len(want))
		}
	}
}

// TestAssemblyText lets llvm-mc and the GNU assembler read what Assembly writes.
func TestAssemblyText(t *testing.T) {
	oracle.Needs(t, "as")
	for _, text := range []string{derived, newRandomModule(7, 20) + randomDeclarations(), floats,
		relativeTables, tabledRoots} {
		res := compile(t, text, lower.Options{Detail: true, Table: true})
		asm := []byte(res.Assembly(amd64.ATT, true))
		obj := oracle.Run(t, oracle.Opaque, asm, "llvm-mc", "-triple=x86_64-linux-gnu",
			"-filetype=obj", "-o", "-")
		assembled(t, "llvm-mc", res, obj)
		dir := t.TempDir()
		in, out := write(t, filepath.Join(dir, "a.s"), asm), filepath.Join(dir, "a.o")
		if b, err := exec.Command("as", "-o", out, in).CombinedOutput(); err != nil {
			t.Fatalf("as: %v\n%s", err, b)
		}
		gnu, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		assembled(t, "as", res, gnu)
	}
}

const derived = `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()
@g = global ptr @h
@c = constant [3 x i16] [i16 1, i16 2, i16 -3]
define ptr addrspace(1) @h(ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
  %d = getelementptr i64, ptr addrspace(1) %p, i64 %i
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 %i, i32 5, i64 4294967295), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d)]
  %p2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %d2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  store i64 %i, ptr addrspace(1) %p2
  ret ptr addrspace(1) %d2
}
`

const floats = `
define double @f(double %x, float %y) {
  %a = fadd double %x, 1.5
  %b = fpext float %y to double
  %c = fmul double %a, %b
  ret double %c
}
`

// randomDeclarations declares what random modules call.
func randomDeclarations() string { return "declare void @note(i64)\n" + intrinsicDeclarations() }

// TestAlignmentOfData says what fills the room before data where LLVM's release for the text does.
func TestAlignmentOfData(t *testing.T) {
	for pointer, want := range map[string]string{
		"i64*": "\t.p2align\t3\n",
		"ptr":  "\t.p2align\t3, 0x0\n",
	} {
		text := compile(t, "@x = global "+pointer+" null\n", lower.Options{}).Assembly(0, false)
		if !strings.Contains(text, want) {
			t.Errorf("%s: no %q in\n%s", pointer, want, text)
		}
	}
}
