package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/lower/object"
	"statepoint/stackmap/rootmap"
)

// frameOp is a change of the stack pointer or a saved register, for call frame information.
type frameOp struct {
	span   int32 // after this emitted instruction
	cfa    int32 // the CFA is RSP + cfa from here on
	saved  amd64.Reg
	at     int32 // where, relative to the CFA
	resume bool  // the state after the prologue holds again
	base   bool  // the CFA is RBP + 16 from here on
	probed bool  // the CFA is R11 + cfa from here on
	// unprobed is set where the CFA is RSP + cfa again after that.
	unprobed bool
	plain    bool // the CFA is RSP + 8: all is undone
}

// prologue makes the frame.
func (e *Emitter) prologue() {
	e.current, e.value, e.also, e.blockAt = nil, 0, nil, -1
	e.entryHooks()
	e.buf = e.Frame.Enter(e.buf[:0])
	cfa, saved := int32(8), 0
	e.counted = 0
	for i := range e.buf {
		if n := int64(lowered(&e.buf[i])); e.f.Probe.Step != 0 && e.buf[i].Op == amd64.SUB &&
			n >= e.f.Probe.Step {
			e.probe(cfa, n)
			cfa += int32(n)
			continue
		}
		e.emit(e.buf[i])
		switch e.buf[i].Op {
		case amd64.MOV:
			if !e.Frame.Dynamic {
				continue // the CFA is found from RSP
			}
			e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), base: true})
		case amd64.PUSH:
			cfa += 8
			op := frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa}
			if saved < len(e.Frame.Saved) {
				op.saved, op.at = e.Frame.Saved[saved], -cfa
				saved++
			}
			if e.Frame.Dynamic && saved > 1 {
				op.cfa = 0 // the CFA is found from RBP already
			}
			e.frames = append(e.frames, op)
		case amd64.MOVUPS:
		default:
			cfa += lowered(&e.buf[i])
			if !e.Frame.Dynamic {
				e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa})
			}
		}
	}
	e.setGuard()
}

// epilogue undoes the frame before a return or tail call. A register that is neither result nor
// argument takes the word of a small frame.
func (e *Emitter) epilogue(in *mir.Inst, last bool) {
	e.checkGuard(in)
	e.leaving = true
	defer func() { e.leaving = false }()
	scratch := amd64.NoReg
	if in.Op == mir.Ret {
		scratch = e.f.Conv.Scratch(e.f.Results)
	}
	moved := int64(0)
	if in.Op == mir.TailCall {
		moved = int64(in.Aux)
	}
	e.buf = e.Frame.Leave(e.buf[:0], scratch, moved)
	if in.Op == mir.Ret && e.shareExit(scratch) {
		return
	}
	e.safePoint(rootmap.Return, false)
	cfa := int32(8 + e.Frame.Size + e.counted)
	for i := range e.buf {
		e.emit(e.buf[i])
		if e.Frame.Dynamic {
			if i == len(e.buf)-1 {
				e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1),
					plain: true})
			}
			continue
		}
		if e.buf[i].Op == amd64.MOVUPS {
			continue
		}
		// 8 where the return address has moved: it lies at the stack pointer
		cfa = max(8, cfa+lowered(&e.buf[i]))
		e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa})
	}
	e.asmReturn(in)
	if len(e.buf) > 0 && (!last || e.f.Guard > 0) {
		e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1),
			cfa: int32(8 + e.Frame.Size + e.counted), resume: true})
	}
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

// CFI says how the frame of the function, of so many bytes of code, changes.
func (e *Emitter) CFI(size uint32) []object.CFI {
	spans := e.asm.Spans()
	ops := make([]object.CFI, 0, len(e.frames)+1)
	for i := range e.frames {
		o := &e.frames[i]
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
		case o.base || o.resume && e.Frame.Dynamic:
			if off < size {
				ops = append(ops, object.CFI{Off: off, Op: object.DefCFA, Reg: amd64.RBP.DWARF(),
					N: 16})
			}
			continue
		case o.plain:
			if off < size {
				ops = append(ops, object.CFI{Off: off, Op: object.DefCFA, Reg: amd64.RSP.DWARF(),
					N: 8})
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
