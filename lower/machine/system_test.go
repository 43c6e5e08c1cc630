package machine

import (
	"context"
	"testing"

	"statepoint/lower/amd64"
)

// TestSystemInstructions runs instructions that come from inline assembly: the flags in AH, MXCSR,
// the clock, prefetches.
func TestSystemInstructions(t *testing.T) {
	ax := reg(amd64.RAX)
	top := amd64.M(amd64.RSP, 0)
	for _, c := range []struct {
		name string
		code []amd64.Inst
		want uint64
		trap bool
	}{
		{"lahf", []amd64.Inst{ins(amd64.MOV, w32, ax, imm(0)), ins(amd64.CMP, w32, ax, imm(1)),
			ins(amd64.LAHF, w0), ins(amd64.MOVZXB, w32, ax, reg(amd64.AH))}, 0x97, false},
		{"sahf", []amd64.Inst{
			ins(amd64.MOV, w32, ax, imm(0x4000)), ins(amd64.SAHF, w0),
			amd64.InsCC(amd64.SETCC, amd64.W8, amd64.CondE, ax), ins(amd64.MOVZXB, w32, ax, ax),
		}, 1, false},
		{"mxcsr", []amd64.Inst{
			ins(amd64.PUSH, amd64.W64, ax), ins(amd64.STMXCSR, w0, top),
			ins(amd64.LDMXCSR, w0, top), ins(amd64.POP, amd64.W64, ax), ins(amd64.MOV, w32, ax, ax),
		}, 0x1F80, false},
		{"other rounding", []amd64.Inst{ins(amd64.PUSH, amd64.W64, imm(0)), ins(amd64.LDMXCSR, w0,
			top)}, 0, true},
		{"rdtscp", []amd64.Inst{ins(amd64.MOV, w32, reg(amd64.RCX), imm(7)), ins(amd64.RDTSCP, w0),
			ins(amd64.MOV, amd64.W64, ax, reg(amd64.RCX))}, 0, false},
		{"prefetch", []amd64.Inst{
			ins(amd64.MOV, w32, ax, imm(5)), ins(amd64.PREFETCHT0, w0, amd64.MAbs(0)),
			ins(amd64.PREFETCHNTA, w0, top), ins(amd64.PREFETCHT1, w0, top),
			ins(amd64.PREFETCHT2, w0, top),
			ins(amd64.CLFLUSH, w0, top),
		}, 5, false},
		{"movnti", []amd64.Inst{
			ins(amd64.MOV, w32, ax, imm(9)), ins(amd64.PUSH, amd64.W64, imm(0)),
			ins(amd64.MOVNTI, w32, top, ax), ins(amd64.POP, amd64.W64, ax),
		}, 9, false},
		{"syscall", []amd64.Inst{ins(amd64.SYSCALL, w0)}, 0, true},
		{"cli", []amd64.Inst{ins(amd64.CLI, w0)}, 0, true},
		{"sti", []amd64.Inst{ins(amd64.STI, w0)}, 0, true},
		{"int", []amd64.Inst{ins(amd64.INT, w0, imm(128))}, 0, true},
	} {
		m, err := New(Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Mem.Map(ImageBase, PageSize, Read|Write|Exec); err != nil {
			t.Fatal(err)
		}
		var code []byte
		for _, in := range append(c.code, ins(amd64.RET, w0)) {
			if code, _, err = amd64.Append(code, nil, &in); err != nil {
				t.Fatal(c.name, err)
			}
		}
		if err := m.Mem.WriteAt(ImageBase, code); err != nil {
			t.Fatal(err)
		}
		got, err := m.Call(context.Background(), ImageBase)
		switch {
		case c.trap && err == nil:
			t.Errorf("%s: returned %d, want a trap", c.name, got)
		case !c.trap && (err != nil || got != c.want):
			t.Errorf("%s: returned %#x, %v, want %#x", c.name, got, err, c.want)
		}
	}
}
