package regalloc

import (
	"fmt"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// builder builds a function by hand.
type builder struct{ f *mir.Func }

func newBuilder() builder {
	f := &mir.Func{}
	f.Reset("f")
	return builder{f}
}

func (b builder) vreg() mir.VReg { return b.f.NewVReg(mir.VRegInfo{Size: 8}) }

func (b builder) add(op mir.Op, flags mir.InstFlags, ops ...mir.Operand) {
	f := b.f
	f.Insts = append(f.Insts, mir.Inst{Op: op, W: amd64.W64, Flags: flags,
		Ops: uint32(len(f.Operands)), N: uint32(len(ops))})
	f.Operands = append(f.Operands, ops...)
}

// diamond is a function with a phi: b0 branches to b1 and b2, both to b3. v1 arrives in RSI and is
// the phi's value from b2, v2 is computed from it in b1, and the phi v3 is passed to a call in RDI.
func diamond() *mir.Func {
	b := newBuilder()
	x, y, phi := b.vreg(), b.vreg(), b.vreg()
	b.add(mir.Entry, 0, mir.Out(x, amd64.RSI))
	b.add(mir.Op(amd64.JCC), mir.IsTerm, mir.To(2))
	b.add(mir.Op(amd64.JMP), mir.IsTerm, mir.To(1))
	b.add(mir.Op(amd64.INC), 0, mir.D(y), mir.R(x).As(mir.Tied))
	b.add(mir.Op(amd64.JMP), mir.IsTerm, mir.To(3))
	b.add(mir.Op(amd64.JMP), mir.IsTerm, mir.To(3))
	b.add(mir.Call, mir.IsCall, mir.Operand{Kind: mir.KindSym, Sym: 1}, mir.R(phi).In(amd64.RDI))
	b.add(mir.Ret, mir.IsTerm)
	f := b.f
	f.Phis = []mir.Phi{{Dst: phi}}
	f.Sources = []mir.Operand{mir.R(y), mir.R(x)}
	f.Edges = []int32{1, 2, 3, 0, 3, 0, 1, 2}
	f.Blocks = []mir.Block{{End: 3, SuccEnd: 2},
		{First: 3, End: 5, Succ0: 2, SuccEnd: 3, Pred0: 3, PredEnd: 4},
		{First: 5, End: 6, Succ0: 4, SuccEnd: 5, Pred0: 5, PredEnd: 6},
		{First: 6, End: 8, PhiEnd: 1, Pred0: 6, PredEnd: 8}}
	return f
}

// TestHints checks the hints of values: the register of a call's argument, propagated back through
// a phi and an instruction that overwrites its operand.
func TestHints(t *testing.T) {
	var al Allocator
	al.connect()
	f := diamond()
	f.Sources[1] = mir.I(0) // so that v1 is used only by the instruction that overwrites it
	al.live.find(f)
	al.hints.find()
	for v, want := range []amd64.Reg{1: amd64.RDI, 2: amd64.RDI, 3: amd64.RDI} {
		if got := al.hints.reg[v]; v > 0 && got != want {
			t.Errorf("v%d is wanted in %s, not %s", v, got, want)
		}
	}
	if got := fmt.Sprint(al.hints.crossing); got != "[false false false false]" {
		t.Errorf("live across the call: %s", got)
	}
}

// TestHintsAcrossCall checks which values prefer a callee-saved register: one that is read after a
// call, not one that is its argument.
func TestHintsAcrossCall(t *testing.T) {
	b := newBuilder()
	x, y := b.vreg(), b.vreg()
	b.add(mir.Entry, 0, mir.Out(x, amd64.RSI), mir.Out(y, amd64.RDI))
	b.add(mir.Call, mir.IsCall, mir.Operand{Kind: mir.KindSym, Sym: 1}, mir.R(y).In(amd64.RDI))
	b.add(mir.Ret, mir.IsTerm, mir.R(x).In(amd64.RAX))
	b.f.Blocks = []mir.Block{{End: 3}}
	var al Allocator
	al.connect()
	al.live.find(b.f)
	al.hints.find()
	if got := fmt.Sprint(al.hints.crossing); got != "[false true false]" {
		t.Errorf("live across the call: %s", got)
	}
}

// TestResolveEdges checks the position of the moves of an edge: at the end of a block with one
// successor, else at the start of the successor. v1 changes registers after b0. There is no move
// from a register to itself.
func TestResolveEdges(t *testing.T) {
	var al Allocator
	al.connect()
	al.live.find(diamond())
	al.fam.reset()
	al.iv.reset()
	al.mem.stored = make([]bool, len(al.live.f.VRegs))
	for v, r := range []amd64.Reg{1: amd64.RSI, 2: amd64.RSI, 3: amd64.RDI} {
		if v > 0 {
			al.iv.all[al.iv.whole(mir.VReg(v))].reg = r
		}
	}
	rest := al.iv.split(al.iv.first[1], al.live.blockFrom[1])
	al.iv.all[rest].reg = amd64.RBX
	al.moves.run()
	text := func() (s string) {
		for _, m := range al.moves.sorted(nil) {
			s += fmt.Sprintf("%d %s: v%d %s -> %s\n", m.Inst, stageNames[m.Stage], m.VReg,
				m.Src.Reg, m.Dst.Reg)
		}
		return s
	}
	const want = "3 at start: v1 rsi -> rbx\n4 at end: v3 rsi -> rdi\n" +
		"5 at start: v1 rsi -> rbx\n5 at end: v3 rbx -> rdi\n"
	if got := text(); got != want {
		t.Errorf("moves\n%swant\n%s", got, want)
	}
	for i := range al.iv.all {
		al.iv.all[i].reg = amd64.RSI
	}
	al.moves.run()
	if got := text(); got != "" {
		t.Errorf("moves where all is in one register:\n%s", got)
	}
}

// TestUnload spills a value that is live through four blocks and used in two: it keeps its register
// at its definition, and in the block that uses it twice, but not for a use that can read memory.
func TestUnload(t *testing.T) {
	al := newAllocator([]span{{1, 41}})
	l := &al.live
	l.blockFrom = []int32{0, 8, 16, 32, 48}
	l.instBlock = []int32{0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}
	l.uses = []use{{pos: 4, kind: useReg}, {pos: 20, kind: useReg}, {pos: 28, kind: useRM},
		{pos: 40, kind: useRM}}
	l.values[1].u1 = 4
	al.mem.stored = make([]bool, 2)
	i := al.iv.whole(1)
	al.iv.all[i].reg = amd64.RBX
	al.shrink.unload(i)
	var got string
	for ; i >= 0; i = al.iv.all[i].next {
		it := &al.iv.all[i]
		place := it.reg.String()
		if it.mem {
			place = "memory"
		}
		got += fmt.Sprintf("%d-%d %s\n", it.start, it.end, place)
	}
	const want = "1-5 rbx\n5-20 memory\n20-29 rbx\n29-41 memory\n"
	if got != want || !al.mem.stored[1] {
		t.Errorf("stored %t, pieces\n%swant\n%s", al.mem.stored[1], got, want)
	}
}
