package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// unwinding is how the frame changes as the code goes on, for call frame information.
type unwinding struct {
	*job
	out  *writer
	list []frameOp
	// counted is how far above the return address frames are counted from.
	counted int64
	// byPointer is set once the CFA is found from RBP.
	byPointer bool
}

// note notes a change after the instruction written last.
func (u *unwinding) note(op frameOp) {
	op.span = u.out.lastSpan()
	u.list = append(u.list, op)
}

// lower notes how far the CFA is above RSP from here on.
func (u *unwinding) lower(cfa int32) {
	if !u.byPointer {
		u.note(frameOp{cfa: cfa})
	}
}

// frameOp is a change of the stack pointer or a saved register, for call frame information.
type frameOp struct {
	span   int32 // after this emitted instruction
	cfa    int32 // the CFA is RSP + cfa from here on
	saved  amd64.Reg
	at     int32 // where, relative to the CFA
	resume bool  // the state after the prologue holds again
	base   bool  // the CFA, which was RSP + 16, is RBP + 16 from here on
	probed bool  // the CFA is R11 + cfa from here on
	// unprobed is set where the CFA is RSP + cfa again after that.
	unprobed bool
	// plain is set where all is undone: the CFA is RSP + cfa.
	plain bool
}

// cfi says how the frame of the function, of a given number of bytes of code, changes.
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
			// The blocks after a return find the frame as the prologue left it.
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

// lowered is by how many bytes an instruction of a prologue or epilogue lowers RSP.
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
