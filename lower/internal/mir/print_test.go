package mir_test

import (
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// function is a loop with a call in it that may collect, and some of every kind of operand.
func function() *mir.Func {
	f := &mir.Func{}
	f.Reset("f")
	add := func(op mir.Op, w amd64.Width, flags mir.InstFlags, ops ...mir.Operand) *mir.Inst {
		f.Insts = append(f.Insts, mir.Inst{Op: op, W: w, Flags: flags, Ops: uint32(len(f.Operands)),
			N: uint32(len(ops))})
		f.Operands = append(f.Operands, ops...)
		return &f.Insts[len(f.Insts)-1]
	}
	p := f.NewVReg(mir.VRegInfo{Size: 8, GC: true, Value: 1})
	q := f.NewVReg(mir.VRegInfo{Size: 8, GC: true})
	n := f.NewVReg(mir.VRegInfo{Size: 4})
	m := f.NewVReg(mir.VRegInfo{Size: 4})
	x := f.NewVReg(mir.VRegInfo{Class: mir.XMM, Size: 16})
	r := f.NewVReg(mir.VRegInfo{Size: 8, GC: true})
	f.HasCalls, f.OutArgs = true, 16
	f.Objects = []mir.Object{{Size: 24, Align: 8}}
	add(mir.Entry, amd64.W0, 0, mir.Out(p, amd64.RDI))
	add(mir.Op(amd64.MOVAPS), amd64.W0, 0, mir.D(x), mir.Operand{Kind: mir.KindMem, Sym: 7,
		Val: 16})
	add(mir.Op(amd64.JMP), amd64.W0, mir.IsTerm, mir.To(1))
	keep := mir.Operand{Kind: mir.KindReg, Role: mir.SlotUse, Reg: r, Index: q,
		Flags: mir.BasePtr | mir.Derived | mir.Clobbered}
	call := add(mir.Statepoint, amd64.W0, mir.IsCall, mir.Operand{Kind: mir.KindSym, Sym: 3},
		mir.R(n).In(amd64.RDI), keep)
	call.Invoke = true
	f.Points = []mir.Point{{ID: 5, Deopt: 2, GC: 2}}
	f.Recorded = []mir.Recorded{
		{Kind: mir.RecordConst, Val: -3}, {Kind: mir.RecordFrame, Val: 0},
		{Kind: mir.RecordSlot, Operand: 2}, {Kind: mir.RecordSlot, Operand: 2},
	}
	add(mir.Op(amd64.MOV), amd64.W32, 0, mir.Operand{Kind: mir.KindFrame, Sym: mir.OutArgs, Val: 8},
		mir.I(9))
	add(mir.Op(amd64.ADD), amd64.W32, 0, mir.D(m), mir.R(n).As(mir.Tied),
		mir.Operand{Kind: mir.KindMem, Reg: q, Index: n, Scale: 4, Val: 8})
	add(mir.Op(amd64.CMP), amd64.W32, 0, mir.R(m), mir.RM(n))
	add(mir.Op(amd64.JCC), amd64.W0, mir.IsTerm|mir.ReadsFlags, mir.To(1)).Cond = amd64.CondL
	add(mir.Op(amd64.JMP), amd64.W0, mir.IsTerm, mir.To(2))
	add(mir.Ret, amd64.W0, mir.IsTerm, mir.Operand{Kind: mir.KindFrameAddr, Val: 8}.In(amd64.RAX))
	f.Blocks = []mir.Block{
		{First: 0, End: 3, SuccEnd: 1},
		{First: 3, End: 9, Succ0: 1, SuccEnd: 3, Pred0: 3, PredEnd: 5, PhiEnd: 2, Depth: 1},
		{First: 9, End: 10, Pred0: 5, PredEnd: 6},
	}
	f.Edges = []int32{1, 1, 2, 0, 1, 1}
	f.Sources = []mir.Operand{mir.R(p), mir.R(q), mir.I(0), mir.R(m)}
	f.Phis = []mir.Phi{{Dst: r, Src0: 0}, {Dst: n, Src0: 2}}
	return f
}

const text = `f: calls, 16 bytes of arguments
  frame0: 24 bytes, align 8
b0:
  v1:ref in rdi = entry
  v5:x128 = movaps [@7 + 16]
  jmp b1
b1: from b0, b1  ; in 1 loops
  v6:ref = phi v1, v2
  v3:g32 = phi 0, v4
  statepoint @3, v3 in rdi, keep v6 as v2 (base derived moved)  ; invoke
    record 5
      deopt: -3, &frame0
      gc: slot of v2, slot of v2
  mov.32 [arguments + 8], 9
  v4:g32 = add.32 tied v3, [v2 + v3*4 + 8]
  cmp.32 v4, mem? v3
  jcc.l b1  ; reads flags
  jmp b2
b2: from b1
  ret &frame0+8 in rax
`

// TestPrint prints a function, first without names and then with some.
func TestPrint(t *testing.T) {
	f := function()
	if got := f.String(); got != text {
		t.Errorf("got:\n%s\nwant:\n%s", got, text)
	}
	p := mir.Printer{Symbol: func(s amd64.Sym) string {
		return map[amd64.Sym]string{3: "g",
			7: ".LCPI0"}[s]
	}}
	want := "statepoint @g, v3 in rdi, keep v6 as v2 (base derived moved)"
	if got := p.Operand(f, &f.Operands[4]); got != "@g" {
		t.Errorf("the callee is printed as %q in %q", got, want)
	}
}

// TestOpNames holds that no two operations are printed alike: a golden file would not tell them
// apart.
func TestOpNames(t *testing.T) {
	names := map[string]mir.Op{}
	look := func(op mir.Op) {
		name := op.String()
		if other, taken := names[name]; taken || name == "" {
			t.Errorf("%d and %d are both %q", op, other, name)
		}
		names[name] = op
	}
	for op := amd64.Op(1); op < amd64.NumOps; op++ {
		look(mir.Op(op))
	}
	for op := mir.Copy; op <= mir.Asm; op++ {
		look(op)
	}
}
