package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// guardian emits the stack protector: a guard value in the frame, which is compared before the
// function returns.
type guardian struct {
	*job
	out    *writer
	places *places
	probes *prober
	// failed is one more than the label of the call for an overwritten guard, 0 if none has been
	// needed.
	failed amd64.Label
}

// guardAt is the offset from FS of the C library's stack guard.
const guardAt = 0x28

// set stores the guard into the frame.
func (g *guardian) set() {
	if g.f.Guard == 0 {
		return
	}
	r := amd64.R(amd64.R11)
	if g.f.UnrollsProbes() {
		r = amd64.R(amd64.XMM15)
		g.out.emit(amd64.Ins(amd64.MOVSD, amd64.W0, r, guard()))
		g.out.emit(amd64.Ins(amd64.MOVSD, amd64.W0, g.slot(), r))
		return
	}
	g.out.emit(amd64.Ins(amd64.MOV, amd64.W64, r, guard()))
	g.out.emit(amd64.Ins(amd64.MOV, amd64.W64, g.slot(), r))
}

func guard() amd64.Operand {
	return amd64.Operand{Kind: amd64.KindMem, Seg: amd64.FS,
		Val: guardAt}
}

// slot is the guard's memory operand.
func (g *guardian) slot() amd64.Operand { return g.places.stack(g.frame.Objects[g.f.Guard-1]) }

// check compares the guard before in leaves the function.
func (g *guardian) check(in *mir.Inst) {
	if g.f.Guard == 0 {
		return
	}
	var taken uint64
	for _, o := range g.f.Ops(in) {
		taken |= 1<<o.Phys | 1<<o.PhysIndex
	}
	r := amd64.NoReg
	for _, free := range [...]amd64.Reg{amd64.R11, amd64.R10, amd64.RAX, amd64.RCX, amd64.RDX,
		amd64.RSI, amd64.RDI, amd64.R8, amd64.R9} {
		if taken&(1<<free) == 0 {
			r = free
			break
		}
	}
	if r == amd64.NoReg {
		return // a tail call with an argument in every register is not checked
	}
	if g.failed == 0 {
		g.failed = g.out.local() + 1
	}
	g.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(r), guard()))
	g.out.emit(amd64.Ins(amd64.CMP, amd64.W64, amd64.R(r), g.slot()))
	g.out.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondNE, amd64.L(g.failed-1)))
}

// failure emits the call for an overwritten guard.
func (g *guardian) failure() {
	if g.f.Guard == 0 || g.failed == 0 {
		return
	}
	g.out.current, g.out.value = nil, 0
	g.out.bind(g.failed - 1)
	g.out.emit(amd64.Ins(amd64.CALL, amd64.W0, outside(g.f.GuardFailed)))
	g.out.emit(amd64.Ins(amd64.UD2, amd64.W0))
	g.failed = 0
}
