package amd64

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// llvmMC runs LLVM's machine code tool.
func llvmMC(t *testing.T, input string, args ...string) []byte {
	t.Helper()
	oracle.Needs(t, "llvm-mc")
	path := "/usr/lib/llvm-22/bin/llvm-mc"
	cmd := exec.Command(path, append([]string{"-triple=x86_64-linux-gnu"}, args...)...)
	cmd.Stdin = strings.NewReader(input)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		s := errs.String()
		t.Fatalf("%s: %v\n%s", path, err, s[:min(len(s), 3000)])
	}
	return out.Bytes()
}

// encodeAll encodes the samples one after another and says where each begins.
func encodeAll(t *testing.T, ins []Inst) (code []byte, starts []int, fix []Fixup) {
	t.Helper()
	for i := range ins {
		starts = append(starts, len(code))
		var err error
		if code, fix, err = Append(code, fix, &ins[i]); err != nil {
			t.Fatal(err)
		}
	}
	return code, append(starts, len(code)), fix
}

// hasRel reports a branch by distance, which assembly text cannot say.
func hasRel(in *Inst) bool { return in.Args[0].Kind == KindRel }

// TestLLVMAssemblesOurText gives our AT&T and Intel text to LLVM's assembler
// and wants our bytes and relocations.
func TestLLVMAssemblesOurText(t *testing.T) {
	var ins []Inst
	for _, in := range allSamples() {
		if !hasRel(&in) {
			ins = append(ins, in)
		}
	}
	code, starts, fix := encodeAll(t, ins)
	for _, syntax := range []Syntax{ATT, Intel} {
		var src bytes.Buffer
		if syntax == Intel {
			src.WriteString(".intel_syntax noprefix\n")
		}
		p := Printer{Syntax: syntax}
		for i := range ins {
			src.Write(p.Append(nil, &ins[i]))
			src.WriteByte('\n')
		}
		f, got := assembled(t, src.String())
		compareCode(t, ins, starts, code, got)
		compareRelocs(t, f, ins, starts, fix)
	}
}

// compareCode reports the first instructions whose bytes differ.
func compareCode(t *testing.T, ins []Inst, starts []int, want, got []byte) {
	t.Helper()
	shown := 0
	delta := 0
	for i := range ins {
		w := want[starts[i]:starts[i+1]]
		at := starts[i] + delta
		if at+len(w) <= len(got) && bytes.Equal(got[at:at+len(w)], w) {
			continue
		}
		t.Errorf("%s: ours % x, LLVM's % x", Text(&ins[i], ATT), w,
			got[min(at, len(got)):min(at+len(w), len(got))])
		if shown++; shown == 20 {
			t.FailNow()
		}
		// Find the next instruction again by trying sizes.
		for d := -8; d <= 8; d++ {
			if i+2 < len(starts) {
				n := want[starts[i+1]:starts[i+2]]
				if s := starts[i+1] + delta + d; s >= 0 && s+len(n) <= len(got) &&
					bytes.Equal(got[s:s+len(n)], n) {
					delta += d
					break
				}
			}
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d bytes, LLVM has %d", len(want), len(got))
	}
}

// compareRelocs compares the fixups with the relocations of LLVM's object.
func compareRelocs(t *testing.T, f *elf.File, ins []Inst, starts []int, fix []Fixup) {
	t.Helper()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	data, err := f.Section(".rela.text").Data()
	if err != nil {
		t.Fatal(err)
	}
	var got, want []string
	for ; len(data) >= 24; data = data[24:] {
		o := f.ByteOrder
		info := o.Uint64(data[8:])
		got = append(got, fmt.Sprintf("%d type %d %s%+d", o.Uint64(data), uint32(info),
			syms[info>>32-1].Name, int64(o.Uint64(data[16:]))))
	}
	for _, x := range fix {
		want = append(want, fmt.Sprintf("%d type %d sym%d%+d", x.Off, x.Kind, x.Sym, x.Addend))
	}
	k := 0
	for i := range want {
		for int(fix[i].Off) >= starts[k+1] {
			k++
		}
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("%s: our relocation %s, LLVM's %v", Text(&ins[k], ATT), want[i],
				got[min(i, len(got)-1)])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d relocations, LLVM has %d", len(want), len(got))
	}
}

// TestLLVMDisassemblesOurBytes gives our bytes to LLVM's disassembler and wants
// our AT&T text back. Fields with relocations are zero there, so samples
// without symbols are compared. The rules of the comparison:
//   - LLVM prints an immediate of 16 or 32 bits unsigned, we print it signed:
//     immediates are compared modulo the width;
//   - a branch distance is printed bare: "jmp 5" for our "jmp .+5";
//   - SSE comparisons have names by predicate: "cmpltsd" for our "cmpsd $1,";
//   - "xchgq %rax, %rax" and "xchgw %ax, %ax" are "nop", their alias;
//   - the 16 bits of "retq $65535" are unsigned, LLVM's disassembler extends
//     their sign.
func TestLLVMDisassemblesOurBytes(t *testing.T) {
	var ins []Inst
	var src bytes.Buffer
	for _, in := range allSamples() {
		if hasSym(&in) {
			continue
		}
		code, _, err := Append(nil, nil, &in)
		if err != nil {
			t.Fatal(err)
		}
		ins = append(ins, in)
		for _, b := range code {
			fmt.Fprintf(&src, "%#02x ", b)
		}
		src.WriteByte('\n')
	}
	out := string(llvmMC(t, src.String(), "-disassemble"))
	var lines []string
	prefix := ""
	for l := range strings.Lines(out) {
		l, _, _ = strings.Cut(l, "#")
		l = strings.Join(strings.Fields(l), " ")
		switch {
		case l == "" || l[0] == '.':
		case l == "lock" || l == "rep" || l == "repne":
			prefix = l + " "
		default:
			lines = append(lines, prefix+l)
			prefix = ""
		}
	}
	if len(lines) != len(ins) {
		t.Fatalf("%d instructions, LLVM reads %d", len(ins), len(lines))
	}
	t.Logf("%d samples of %d lines", len(ins), len(table().lines))
	for i := range ins {
		ours := normalize(&ins[i], Text(&ins[i], ATT))
		theirs := normalize(&ins[i], lines[i])
		if ours != theirs {
			t.Errorf("our %s, LLVM's %s", ours, theirs)
		}
	}
}

// hasSym reports a reference to a symbol.
func hasSym(in *Inst) bool {
	for i := range in.Args {
		if in.Args[i].Sym != NoSym {
			return true
		}
	}
	return false
}

// normalize applies the rules above to either text.
func normalize(in *Inst, s string) string {
	mnemonic, rest, _ := strings.Cut(s, " ")
	if hasRel(in) {
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "."), "+")
	}
	if base, p, ok := predicate(mnemonic); ok {
		mnemonic = base
		rest = fmt.Sprintf("$%d, %s", p, rest)
	}
	if s == "xchgq %rax, %rax" || s == "xchgw %ax, %ax" || s == "nop" {
		return "nop"
	}
	f, _ := find(in)
	width := f.width
	if in.Op == RET {
		width = W16
	}
	if i := strings.IndexByte(rest, '$'); i >= 0 {
		end := i + 1
		for end < len(rest) && (rest[end] == '-' || rest[end] >= '0' && rest[end] <= '9') {
			end++
		}
		rest = rest[:i+1] + maskImmediate(rest[i+1:end], width) + rest[end:]
	}
	return mnemonic + " " + rest
}

// maskImmediate prints a number modulo the width.
func maskImmediate(s string, w Width) string {
	v, err := strconv.ParseInt(s, 0, 64)
	if err != nil {
		u, _ := strconv.ParseUint(s, 0, 64)
		v = int64(u)
	}
	switch w {
	case W8:
		return fmt.Sprint(uint8(v))
	case W16:
		return fmt.Sprint(uint16(v))
	case W32:
		return fmt.Sprint(uint32(v))
	}
	return fmt.Sprint(uint64(v))
}

// predicate splits cmpltsd into cmpsd and 1.
func predicate(s string) (string, int, bool) {
	for p, name := range []string{"eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord"} {
		rest, ok := strings.CutPrefix(s, "cmp"+name)
		if ok && (rest == "ss" || rest == "sd" || rest == "ps" || rest == "pd") {
			return "cmp" + rest, p, true
		}
	}
	return s, 0, false
}

// assembled is what llvm-mc makes of a source, and the bytes of its code.
func assembled(t *testing.T, src string) (*elf.File, []byte) {
	t.Helper()
	obj := filepath.Join(t.TempDir(), "a.o")
	llvmMC(t, src, "-filetype=obj", "-o", obj)
	f, err := elf.Open(obj)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	code, err := f.Section(".text").Data()
	if err != nil {
		t.Fatal(err)
	}
	return f, code
}
