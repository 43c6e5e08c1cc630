package amd64

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// TestAlignmentNopsAreLLVMs compares alignment nops of all sizes with those of
// LLVM's assembler.
func TestAlignmentNopsAreLLVMs(t *testing.T) {
	var src strings.Builder
	var want []byte
	for n := 1; n <= 40; n++ {
		fmt.Fprintf(&src, ".nops %d\nint3\n", n)
		want = append(AppendNops(want, n), 0xCC)
	}
	if _, got := assembled(t, src.String()); !bytes.Equal(got, want) {
		t.Errorf("ours\n% x\nLLVM's\n% x", want, got)
	}
}

// TestPatchNopsAreLLVMs compares the nops for patch bytes with those that llc
// leaves at statepoints.
func TestPatchNopsAreLLVMs(t *testing.T) {
	oracle.Needs(t, "llc")
	const last = 40
	var src strings.Builder
	src.WriteString("target triple = \"x86_64-unknown-linux-gnu\"\ndeclare void @g()\n" +
		"declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)\n")
	for n := 1; n <= last; n++ {
		fmt.Fprintf(&src,
			"define void @f%d() gc \"statepoint-example\" {\n  %%t = call token (i64, i32, ptr, "+
				"i32, i32, ...) "+
				"@llvm.experimental.gc.statepoint.p0(i64 0, i32 %d, ptr elementtype(void ()) @g, "+
				"i32 "+
				"0, i32 0, i32 0, i32 0)\n  ret void\n}\n", n, n)
	}
	dir := t.TempDir()
	in, obj := filepath.Join(dir, "a.ll"), filepath.Join(dir, "a.o")
	if err := os.WriteFile(in, []byte(src.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("/usr/lib/llvm-22/bin/llc", "-filetype=obj", "-o", obj,
		in).CombinedOutput(); err != nil {
		t.Fatalf("llc: %v\n%s", err, out)
	}
	f, err := elf.Open(obj)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	text, err := f.Section(".text").Data()
	if err != nil {
		t.Fatal(err)
	}
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]uint64{}
	for _, s := range syms {
		at[s.Name] = s.Value
	}
	for n := 1; n <= last; n++ {
		start := at[fmt.Sprintf("f%d", n)] + 1 // after pushq %rax
		var want []byte
		for _, in := range PatchNops(nil, n) {
			if want, _, err = Append(want, nil, &in); err != nil {
				t.Fatal(err)
			}
		}
		if got := text[start : start+uint64(n)]; !bytes.Equal(got, want) {
			t.Errorf("%d bytes: ours % x, llc's % x", n, want, got)
		}
	}
}
