package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/stackmap/rootmap"
)

// inst emits an instruction whose operands are in place.
func (e *Emitter) inst(k int32, in *mir.Inst) {
	ops := e.f.Ops(in)
	switch in.Op {
	case mir.Copy, mir.Entry, mir.Unwind:
	case mir.Call:
		first := int32(len(e.asm.Spans()))
		e.emit(amd64.Ins(amd64.CALL, amd64.W64, e.operand(&ops[0])))
		e.callSite(k, in, first)
		e.popped(in)
	case mir.Statepoint:
		first := int32(len(e.asm.Spans()))
		e.statepoint(k, in, ops)
		e.callSite(k, in, first)
		e.popped(in)
	case mir.CallRoom:
		e.safePoint(rootmap.PreCall, false) // while the frame's offsets still count from RSP
		e.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(int64(in.Aux))))
		e.room = int64(in.Aux)
	case mir.CopyReturn:
		e.copyReturn(in)
	case mir.DynAlloca:
		e.dynAlloca(in, ops)
	case mir.StackSave:
		e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(ops[0].Phys), amd64.R(amd64.RSP)))
	case mir.StackRestore:
		e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RSP), amd64.R(ops[0].Phys)))
	case mir.AtomicLoop:
		e.atomicLoop(in, ops)
	case mir.FrameAddress:
		e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(ops[0].Phys), amd64.R(amd64.RBP)))
	case mir.Push80:
		o := e.operand(&ops[0])
		if o.Kind == amd64.KindReg {
			slot := e.operand(&ops[1])
			e.emit(amd64.Ins(amd64.MOVAPS, amd64.W0, slot, o))
			o = slot
		}
		e.emit(amd64.Ins(amd64.FLD80, amd64.W0, o))
	case mir.Asm:
		e.inlineAsm(in)
	case mir.StackMap:
		e.stackMap(k, in)
	case mir.PatchPoint:
		first := int32(len(e.asm.Spans()))
		e.patchPoint(k, in, ops)
		e.callSite(k, in, first)
	case mir.SDivRem:
		extend := amd64.Ins(amd64.CQO, amd64.W0)
		if in.W == amd64.W32 {
			extend = amd64.Ins(amd64.CDQ, amd64.W0)
		}
		e.emit(extend)
		e.emit(amd64.Ins(amd64.IDIV, in.W, e.operand(&ops[0])))
	case mir.UDivRem:
		e.emit(amd64.Ins(amd64.XOR, amd64.W32, amd64.R(amd64.RDX), amd64.R(amd64.RDX)))
		e.emit(amd64.Ins(amd64.DIV, in.W, e.operand(&ops[0])))
	default:
		if e.leaAt == k {
			e.emit(e.lea)
			return
		}
		if in.Op == mir.Op(amd64.TEST) && e.tested(k, in, ops) {
			return
		}
		e.plain(in, ops)
	}
}

// lastInst is what is remembered of the instruction emitted last, if no label stands behind it.
type lastInst struct {
	op  amd64.Op
	w   amd64.Width
	dst amd64.Reg // NoReg if it is none
}

// label forgets what is remembered of the instructions before: a label stands here.
func (e *Emitter) label() {
	e.last = lastInst{}
	e.same.forget()
}

// tested reports whether the flags are already those of a TEST of a register with itself, because
// the instruction before computed the register's value. Then the one branch that follows asks what
// those flags tell: of a sum or difference the sign, but not whether it overflowed.
func (e *Emitter) tested(k int32, in *mir.Inst, ops []mir.Operand) bool {
	if len(ops) != 2 || ops[0].Kind != mir.KindReg || ops[1].Kind != mir.KindReg ||
		ops[0].Phys == amd64.NoReg || ops[0].Phys != ops[1].Phys {
		return false
	}
	if e.last.w != in.W || e.last.dst != ops[0].Phys {
		return false
	}
	n := int(k) + 1
	if n+1 >= len(e.f.Insts) || e.f.Insts[n].Op != mir.Op(amd64.JCC) ||
		e.f.Insts[n+1].Flags&mir.ReadsFlags != 0 {
		return false
	}
	branch := &e.f.Insts[n]
	switch e.last.op {
	case amd64.AND, amd64.OR, amd64.XOR:
		return true
	case amd64.ADD, amd64.SUB, amd64.NEG, amd64.INC, amd64.DEC:
	default:
		return false
	}
	switch branch.Cond {
	case amd64.CondE, amd64.CondNE, amd64.CondS, amd64.CondNS:
	case amd64.CondL:
		e.cond, e.condAt = amd64.CondS, int32(n)
	case amd64.CondGE:
		e.cond, e.condAt = amd64.CondNS, int32(n)
	default:
		return false
	}
	return true
}

// plain emits an operation of amd64's own: its operands are those of mir less the ones that were
// copied.
func (e *Emitter) plain(in *mir.Inst, ops []mir.Operand) {
	m := amd64.Inst{Op: amd64.Op(in.Op), W: in.W, Cond: in.Cond, Prefix: in.Prefix}
	n := 0
	for i := range ops {
		o := &ops[i]
		if o.Role == mir.FixedUse && o.Flags&mir.Explicit != 0 {
			m.Args[n] = amd64.R(o.Phys)
			n++
			continue
		}
		if o.Copied() || o.Role == mir.FixedDef {
			continue
		}
		m.Args[n] = e.operand(o)
		n++
	}
	e.emit(m)
}

// statepoint emits the call of a statepoint, or the nops in its place.
func (e *Emitter) statepoint(k int32, in *mir.Inst, ops []mir.Operand) {
	p := &e.f.Points[in.Aux]
	first := int32(len(e.asm.Spans()))
	if p.PatchBytes > 0 {
		e.buf = amd64.PatchNops(e.buf[:0], int(p.PatchBytes))
		e.safePoint(rootmap.PreCall, false)
		for i := range e.buf {
			e.emit(e.buf[i])
		}
		e.safePoint(rootmap.PostCall, true)
	} else {
		e.emit(amd64.Ins(amd64.CALL, amd64.W64, e.operand(&ops[0])))
	}
	e.points = append(e.points, emittedPoint{point: in.Aux, inst: k,
		span: int32(len(e.asm.Spans())) - 1, first: first})
}

// callSite notes where the unwinder goes from a call that is an invoke.
func (e *Emitter) callSite(k int32, in *mir.Inst, first int32) {
	if !in.Invoke {
		return
	}
	// a result is taken from where the callee left it before the jump
	for k++; e.f.Insts[k].Flags&mir.IsTerm == 0; k++ {
	}
	ops := e.f.Ops(&e.f.Insts[k])
	pad := e.target(int32(ops[1].Val))
	s := callSite{first: first, last: int32(len(e.asm.Spans())) - 1, pad: e.labels[pad],
		hasPad: true, landing: -1}
	// Blocks on the edge, for moves and transitions, lead to the landing pad.
	for b := &e.f.Blocks[pad]; ; b = &e.f.Blocks[e.f.Succs(b)[0]] {
		if u := &e.f.Insts[b.First]; u.Op == mir.Unwind {
			s.landing = u.Aux
			break
		}
		if b.SuccEnd-b.Succ0 != 1 {
			break
		}
	}
	e.calls = append(e.calls, s)
}

// dynAlloca takes bytes off the stack, a multiple of 16, and says where they begin: above the
// arguments of calls. An alignment of more than that is Aux, for which the bytes have room.
func (e *Emitter) dynAlloca(in *mir.Inst, ops []mir.Operand) {
	d := ops[0].Phys
	if e.f.Probe.Step != 0 {
		e.probeDynamic(d, e.operand(&ops[1]))
	} else {
		e.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), e.operand(&ops[1])))
	}
	out := e.Frame.OutArgs
	switch {
	case in.Aux > 16:
		e.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(d), amd64.M(amd64.RSP, int32(out)+in.Aux-1)))
		e.emit(amd64.Ins(amd64.AND, amd64.W64, amd64.R(d), amd64.I(-int64(in.Aux))))
	case out == 0:
		e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(d), amd64.R(amd64.RSP)))
	default:
		e.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(d), amd64.M(amd64.RSP, int32(out))))
	}
}

// stackMap notes the record of a stackmap intrinsic and leaves its shadow, which are nops that may
// be overwritten.
func (e *Emitter) stackMap(k int32, in *mir.Inst) {
	p := &e.f.Points[in.Aux]
	at := int32(len(e.asm.Spans())) - 1
	e.points = append(e.points, emittedPoint{point: in.Aux, inst: k, span: at, first: at})
	e.buf = amd64.PatchNops(e.buf[:0], int(p.PatchBytes))
	for i := range e.buf {
		e.emit(e.buf[i])
	}
}

// patchPoint emits a patchpoint: a call through R11 if it has a target, and nops up to its number
// of bytes.
func (e *Emitter) patchPoint(k int32, in *mir.Inst, ops []mir.Operand) {
	p := &e.f.Points[in.Aux]
	at := int32(len(e.asm.Spans())) - 1
	e.points = append(e.points, emittedPoint{point: in.Aux, inst: k, span: at, first: at})
	size := 0
	emit := func(m amd64.Inst) {
		code, _, err := amd64.Append(nil, nil, &m)
		if err == nil {
			size += len(code)
		}
		e.emit(m)
	}
	switch o := &ops[0]; o.Kind {
	case mir.KindImm:
		emit(amd64.Ins(amd64.MOVABS, amd64.W64, amd64.R(amd64.R11), amd64.I(o.Val)))
		emit(amd64.Ins(amd64.CALL, amd64.W64, amd64.R(amd64.R11)))
	case mir.KindSymAddr:
		emit(amd64.Ins(amd64.MOVABS, amd64.W64, amd64.R(amd64.R11), amd64.ISym(o.Sym, o.Val)))
		emit(amd64.Ins(amd64.CALL, amd64.W64, amd64.R(amd64.R11)))
	case mir.KindReg, mir.KindFrameAddr:
		emit(amd64.Ins(amd64.CALL, amd64.W64, amd64.R(amd64.R11)))
	}
	e.buf = amd64.PatchNops(e.buf[:0], max(0, int(p.PatchBytes)-size))
	for i := range e.buf {
		e.emit(e.buf[i])
	}
}
