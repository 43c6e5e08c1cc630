package emit

import (
	"slices"

	"statepoint/lower/abi"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// entryHooks emits what attributes want before the frame is made: room to be patched, and a call.
func (e *Emitter) entryHooks() {
	if n := e.f.EntryNops; n > 0 {
		e.buf = amd64.PatchNops(e.buf[:0], n)
		for i := range e.buf {
			e.append(e.buf[i], 0)
		}
	}
	if e.f.EntryCall != amd64.NoSym {
		e.emit(amd64.Ins(amd64.CALL, amd64.W0, e.outside(e.f.EntryCall)))
	}
}

// outside is a function of the runtime as the target of a call.
func (e *Emitter) outside(sym amd64.Sym) amd64.Operand { return amd64.S(sym, amd64.ModPLT) }

// maxProbes is how many probes stand one behind the other before a loop makes them.
const maxProbes = 8

// probe lowers the stack pointer by the frame's size and touches every page on the way; cfa is how
// far the CFA is above RSP.
func (e *Emitter) probe(cfa int32, size int64) {
	p, rsp, r11 := e.f.Probe, amd64.R(amd64.RSP), amd64.R(amd64.R11)
	lower := func(n int64) {
		e.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(n)))
		cfa += int32(n)
		e.frameAt(cfa)
	}
	touch := func() {
		e.append(amd64.Ins(amd64.MOV, amd64.W64, amd64.M(amd64.RSP, 0), amd64.I(0)),
			0)
	}
	rest := size % p.Step
	switch {
	case p.Call != amd64.NoSym:
		e.emit(amd64.Ins(amd64.MOV, amd64.W32, amd64.R(amd64.RAX), amd64.I(size)))
		e.emit(amd64.Ins(amd64.CALL, amd64.W0, e.outside(p.Call)))
		e.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.R(amd64.RAX)))
		e.frameAt(cfa + int32(size))
		return
	case size <= maxProbes*p.Step || e.takesR11():
		for range size / p.Step {
			lower(p.Step)
			touch()
		}
	default:
		whole := size - rest
		e.emit(amd64.Ins(amd64.LEA, amd64.W64, r11, amd64.M(amd64.RSP, int32(-whole))))
		if !e.Frame.Dynamic {
			e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa +
				int32(whole), probed: true})
		}
		top := e.newLocal()
		e.asm.Bind(top)
		e.label()
		e.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(p.Step)))
		touch()
		e.emit(amd64.Ins(amd64.CMP, amd64.W64, rsp, r11))
		e.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondNE, amd64.L(top)))
		cfa += int32(whole)
		if !e.Frame.Dynamic {
			e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa,
				unprobed: true})
		}
	}
	if rest > 0 {
		lower(rest)
	}
}

// takesR11 reports whether an argument may come in R11.
func (e *Emitter) takesR11() bool { return slices.Contains(e.f.Conv.Args[abi.Int], amd64.R11) }

// frameAt notes how far the CFA is above RSP from here on.
func (e *Emitter) frameAt(cfa int32) {
	if !e.Frame.Dynamic {
		e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa})
	}
}

// probeDynamic takes bytes off the stack and touches every page of them; d is a register for the
// new stack pointer.
func (e *Emitter) probeDynamic(d amd64.Reg, bytes amd64.Operand) {
	rsp, to := amd64.R(amd64.RSP), amd64.R(d)
	if bytes.Kind == amd64.KindReg && bytes.Reg == d {
		e.emit(amd64.Ins(amd64.NEG, amd64.W64, to))
		e.emit(amd64.Ins(amd64.ADD, amd64.W64, to, rsp))
	} else {
		e.emit(amd64.Ins(amd64.MOV, amd64.W64, to, rsp))
		e.emit(amd64.Ins(amd64.SUB, amd64.W64, to, bytes))
	}
	// The stack pointer goes down page by page while a whole page is left; the rest need not be
	// touched, as the next probe is not a page away.
	top, done := e.newLocal(), e.newLocal()
	e.asm.Bind(top)
	e.label()
	e.emit(amd64.Ins(amd64.CMP, amd64.W64, rsp, to))
	e.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondBE, amd64.L(done)))
	e.append(amd64.Ins(amd64.OR, amd64.W64, amd64.M(amd64.RSP, 0), amd64.I(0)), 0)
	e.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(e.f.Probe.Step)))
	e.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(top)))
	e.asm.Bind(done)
	e.label()
	e.emit(amd64.Ins(amd64.MOV, amd64.W64, rsp, to))
}

// guardAt is where the C library keeps the value that guards stacks, from FS.
const guardAt = 0x28

// setGuard stores the guard into the frame.
func (e *Emitter) setGuard() {
	if e.f.Guard == 0 {
		return
	}
	r := amd64.R(amd64.R11)
	if e.takesR11() {
		r = amd64.R(amd64.XMM15)
		e.emit(amd64.Ins(amd64.MOVSD, amd64.W0, r, guard()))
		e.emit(amd64.Ins(amd64.MOVSD, amd64.W0, e.guardSlot(), r))
		return
	}
	e.emit(amd64.Ins(amd64.MOV, amd64.W64, r, guard()))
	e.emit(amd64.Ins(amd64.MOV, amd64.W64, e.guardSlot(), r))
}

func guard() amd64.Operand {
	return amd64.Operand{Kind: amd64.KindMem, Seg: amd64.FS,
		Val: guardAt}
}

func (e *Emitter) guardSlot() amd64.Operand { return e.stack(e.Frame.Objects[e.f.Guard-1]) }

// checkGuard compares the guard before the function is left by in.
func (e *Emitter) checkGuard(in *mir.Inst) {
	if e.f.Guard == 0 {
		return
	}
	var taken uint64
	for _, o := range e.f.Ops(in) {
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
		return // a tail call with an argument in every register goes unchecked
	}
	if e.guardFailed == 0 {
		e.guardFailed = e.newLocal() + 1
	}
	e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(r), guard()))
	e.emit(amd64.Ins(amd64.CMP, amd64.W64, amd64.R(r), e.guardSlot()))
	e.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondNE, amd64.L(e.guardFailed-1)))
}

// guardFailure emits the call that a guard that was overwritten leads to.
func (e *Emitter) guardFailure() {
	if e.f.Guard == 0 || e.guardFailed == 0 {
		return
	}
	e.current, e.value = nil, 0
	e.asm.Bind(e.guardFailed - 1)
	e.label()
	e.emit(amd64.Ins(amd64.CALL, amd64.W0, e.outside(e.f.GuardFailed)))
	e.emit(amd64.Ins(amd64.UD2, amd64.W0))
	e.guardFailed = 0
}
