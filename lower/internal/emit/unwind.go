package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// unwinding records the changes of the frame, for call frame information.
type unwinding struct {
	*job
	out  *writer
	list []frameOp
	// counted is the distance from the return address to the top of the frame.
	counted int64
	// byPointer is set once the CFA is found from RBP.
	byPointer bool
}

// note records a change after the last emitted instruction.
func (u *unwinding) note(op frameOp) {
	op.span = u.out.lastSpan()
	u.list = append(u.list, op)
}

// lower records the distance of the CFA from RSP from here.
func (u *unwinding) lower(cfa int32) {
	if !u.byPointer {
		u.note(frameOp{cfa: cfa})
	}
}

// frameOp is a change of the stack pointer or a saved register, for call frame information.
type frameOp struct {
	span   int32 // after this emitted instruction
	cfa    int32 // the CFA is RSP + cfa from here
	saved  amd64.Reg
	at     int32 // offset from the CFA
	resume bool  // the state after the prologue holds again
	base   bool  // the CFA, which was RSP + 16, is RBP + 16 from here
	probed bool  // the CFA is R11 + cfa from here
	// unprobed is set at the end of the probes: the CFA is RSP + cfa again.
	unprobed bool
	// plain is set where the whole frame is removed: the CFA is RSP + cfa.
	plain bool
}

// cfi is the call frame information of the function, whose code has the given size.
func (u *unwinding) cfi(size uint32) []object.CFI {
	spans := u.out.asm.Spans()
	ops := make([]object.CFI, 0, len(u.list)+1)
	for i := range u.list {
		o := &u.list[i]
		off := spans[o.span].To
		switch {
		case o.probed:
			ops = append(ops, object.CFI{Off: off, Op: object.DefCFA, Reg: amd64.R11.DWARF(),
				N: o.cfa})
			continue
		case o.unprobed:
			ops = append(ops, object.CFI{Off: off, Op: object.DefCFA, Reg: amd64.RSP.DWARF(),
				N: o.cfa})
			continue
		case o.base:
			if off < size {
				ops = append(ops, object.CFI{Off: off, Op: object.DefCFARegister,
					Reg: amd64.RBP.DWARF()})
			}
			continue
		case o.resume && u.frame.Found:
			if off < size {
				ops = append(ops, object.CFI{Off: off, Op: object.DefCFA, Reg: amd64.RBP.DWARF(),
					N: 16})
			}
			continue
		case o.plain:
			if off < size {
				ops = append(ops, object.CFI{Off: off, Op: object.DefCFA, Reg: amd64.RSP.DWARF(),
					N: o.cfa})
			}
			continue
		}
		if o.resume {
			// The blocks after a return have the frame of the prologue.
			ops = append(ops, object.CFI{Off: off, Op: object.DefCFAOffset, N: o.cfa})
			continue
		}
		if off >= size {
			continue
		}
		if o.cfa != 0 {
			ops = append(ops, object.CFI{Off: off, Op: object.DefCFAOffset, N: o.cfa})
		}
		if o.saved != amd64.NoReg {
			ops = append(ops, object.CFI{Off: off, Op: object.SaveAt, Reg: o.saved.DWARF(),
				N: o.at})
		}
	}
	return ops
}

// lowered is the number of bytes by which an instruction of a prologue or epilogue lowers RSP.
func lowered(in *amd64.Inst) int32 {
	switch in.Op {
	case amd64.PUSH:
		return 8
	case amd64.POP:
		return -8
	case amd64.SUB:
		return int32(in.Args[1].Val)
	case amd64.ADD:
		return -int32(in.Args[1].Val)
	}
	return 0
}
