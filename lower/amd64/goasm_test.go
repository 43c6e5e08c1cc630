package amd64

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/e2e/oracle"
)

// TestGoAssemblesOurText gives our text in Go's syntax to Go's assembler and
// wants the same instructions. It may encode them otherwise, so what both
// sides' bytes mean to x86asm is compared.
func TestGoAssemblesOurText(t *testing.T) {
	oracle.Needs(t, "go tool asm")
	var src bytes.Buffer
	src.WriteString("TEXT ·f(SB), 7, $0\n")
	var ins []Inst
	for i, in := range allSamples() {
		if i%3 == 0 && goTakes(&in) {
			ins = append(ins, in)
			fmt.Fprintf(&src, "\t%s\n", Text(&in, Go))
		}
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "f.s")
	if err := os.WriteFile(path, src.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "tool", "asm", "-e", "-S", "-p", "x", "-o",
		filepath.Join(dir, "f.o"), path).CombinedOutput()
	if err != nil {
		s := string(out)
		t.Fatalf("go tool asm: %v\n%s", err, s[max(0, len(s)-3000):])
	}
	theirs := readListing(t, string(out), len(ins))
	bad := 0
	for i := range ins {
		code, _, err := Append(nil, nil, &ins[i])
		if err != nil {
			t.Fatal(err)
		}
		a, b := meaning(code), meaning(theirs[i])
		if ins[i].Op == XCHG && ins[i].Args[0].Kind == KindReg {
			x := ins[i]
			x.Args[0], x.Args[1] = x.Args[1], x.Args[0] // the same either way round
			if other, _, err := Append(nil, nil, &x); err == nil && meaning(other) == b {
				continue
			}
		}
		if a != b {
			t.Errorf("%s: ours %s, Go's %s (% x)", Text(&ins[i], Go), a, b, theirs[i])
			if bad++; bad == 40 {
				t.FailNow()
			}
		}
	}
}

// meaning is the text of the first instruction of code.
func meaning(code []byte) string {
	d, err := x86asm.Decode(code, 64)
	if err != nil {
		return err.Error()
	}
	return x86asm.GNUSyntax(d, 0, nil)
}

// readListing takes the bytes of each instruction from the assembler's listing:
// lines with offset and line number, then a hex dump.
func readListing(t *testing.T, s string, n int) [][]byte {
	t.Helper()
	starts := make([]int, n+1)
	seen := make([]bool, n) // a prefix is an instruction of its own, on the same line
	var code []byte
	for l := range strings.Lines(s) {
		f := strings.Fields(l)
		if len(f) < 3 || !strings.HasPrefix(f[0], "0x") {
			continue
		}
		if at := strings.Index(f[2], ".s:"); at >= 0 {
			line, err := strconv.Atoi(strings.TrimSuffix(f[2][at+3:], ")"))
			off, err2 := strconv.ParseInt(f[0], 0, 64)
			if err == nil && err2 == nil && line >= 2 && line-2 < n && f[3] != "TEXT" &&
				!seen[line-2] {
				starts[line-2], seen[line-2] = int(off), true
			}
			continue
		}
		for _, h := range f[1:] {
			b, err := hex.DecodeString(h)
			if err != nil || len(b) != 1 || len(h) != 2 {
				break
			}
			code = append(code, b[0])
		}
	}
	starts[n] = len(code)
	var out [][]byte
	for i := range n {
		if starts[i] > starts[i+1] || starts[i+1] > len(code) {
			t.Fatalf("listing: instruction %d from %d to %d of %d", i, starts[i], starts[i+1],
				len(code))
		}
		out = append(out, code[starts[i]:starts[i+1]])
	}
	return out
}

// goTakes leaves out what Go's assembler has no words for: memory relative to
// RIP but to no symbol, segments with a base, RET with an operand; immediates
// from 128 to 255 where it wants them signed; and what is more to it than an
// instruction (stack adjustments are counted, branches are to labels, NOP is
// nothing, a 64-bit constant takes the shortest instruction). It drops the
// segment of an instruction with three operands.
func goTakes(in *Inst) bool {
	if in.Op == UD1 || in.Args[1].Narrow { // it has no 32-bit addresses
		return false
	}
	switch in.Op {
	case PUSH, POP, PUSHF, POPF, RET, CALL, JMP, JCC, LEAVE, NOP:
		return false
	case CRC32B:
		// Go's assembler takes SPL to DIL for AH to BH, without the prefix that tells them apart
		if r := in.Args[1].Reg; in.Args[1].Kind == KindReg && r >= RSP && r <= RDI {
			return false
		}
	}
	for _, a := range in.Args {
		switch a.Kind {
		case KindMem:
			if a.Reg == RIP || a.Seg == CS || a.Seg != NoSeg &&
				(a.Reg != NoReg || in.NArgs() == 3) {
				return false
			}
		case KindImm:
			if (in.Op == MOV || in.Op == MOVABS) && a.Val > 1<<31-1 {
				return false
			}
			if f, _ := find(in); a.Val > 127 && f.immLen == 1 && f.imm >= 0 &&
				f.mask[f.imm] == clsU8 {
				return false
			}
		}
	}
	return !hasRel(in) && !hasSym(in)
}
