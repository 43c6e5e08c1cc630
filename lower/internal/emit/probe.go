package emit

import (
	"statepoint/lower/amd64"
)

// prober emits stack probes, which touch each page as the stack grows.
type prober struct {
	*job
	out    *writer
	unwind *unwinding
}

// maxProbes is the number of probes up to which no loop is used.
const maxProbes = 8

// enter lowers the stack pointer by the frame's size and touches every page on the way; cfa is the
// distance of the CFA from RSP.
func (pr *prober) enter(cfa int32, size int64) {
	p, rsp, r11 := pr.f.Probe, amd64.R(amd64.RSP), amd64.R(amd64.R11)
	lower := func(n int64) {
		pr.out.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(n)))
		cfa += int32(n)
		pr.unwind.lower(cfa)
	}
	touch := func() {
		pr.out.append(amd64.Ins(amd64.MOV, amd64.W64, amd64.M(amd64.RSP, 0), amd64.I(0)),
			0)
	}
	rest := size % p.Step
	switch {
	case p.Call != amd64.NoSym:
		pr.out.emit(amd64.Ins(amd64.MOV, amd64.W32, amd64.R(amd64.RAX), amd64.I(size)))
		pr.out.emit(amd64.Ins(amd64.CALL, amd64.W0, outside(p.Call)))
		pr.out.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.R(amd64.RAX)))
		pr.unwind.lower(cfa + int32(size))
		return
	case size <= maxProbes*p.Step || pr.f.UnrollsProbes():
		for range size / p.Step {
			lower(p.Step)
			touch()
		}
	default:
		whole := size - rest
		pr.out.emit(amd64.Ins(amd64.LEA, amd64.W64, r11, amd64.M(amd64.RSP, int32(-whole))))
		if !pr.unwind.byPointer {
			pr.unwind.note(frameOp{cfa: cfa + int32(whole), probed: true})
		}
		top := pr.out.local()
		pr.out.bind(top)
		pr.out.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(p.Step)))
		touch()
		pr.out.emit(amd64.Ins(amd64.CMP, amd64.W64, rsp, r11))
		pr.out.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondNE, amd64.L(top)))
		cfa += int32(whole)
		if !pr.unwind.byPointer {
			pr.unwind.note(frameOp{cfa: cfa, unprobed: true})
		}
	}
	if rest > 0 {
		lower(rest)
	}
}

// dynamic allocates bytes on the stack and touches every page of them; d is a register for the new
// stack pointer.
func (pr *prober) dynamic(d amd64.Reg, bytes amd64.Operand) {
	rsp, to := amd64.R(amd64.RSP), amd64.R(d)
	if bytes.Kind == amd64.KindReg && bytes.Reg == d {
		pr.out.emit(amd64.Ins(amd64.NEG, amd64.W64, to))
		pr.out.emit(amd64.Ins(amd64.ADD, amd64.W64, to, rsp))
	} else {
		pr.out.emit(amd64.Ins(amd64.MOV, amd64.W64, to, rsp))
		pr.out.emit(amd64.Ins(amd64.SUB, amd64.W64, to, bytes))
	}
	// The stack pointer goes down page by page while a whole page is left; the rest need not be
	// touched, because the next probe is less than a page away.
	top, done := pr.out.local(), pr.out.local()
	pr.out.bind(top)
	pr.out.emit(amd64.Ins(amd64.CMP, amd64.W64, rsp, to))
	pr.out.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondBE, amd64.L(done)))
	pr.out.append(amd64.Ins(amd64.OR, amd64.W64, amd64.M(amd64.RSP, 0), amd64.I(0)), 0)
	pr.out.emit(amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(pr.f.Probe.Step)))
	pr.out.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(top)))
	pr.out.bind(done)
	pr.out.emit(amd64.Ins(amd64.MOV, amd64.W64, rsp, to))
}
