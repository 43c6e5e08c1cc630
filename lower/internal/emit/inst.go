package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap/rootmap"
)

// instWriter emits instructions whose operands are in place.
type instWriter struct {
	*job
	out      *writer
	places   *places
	copier   *copier
	branches *branches
	records  *records
	landings *landings
	unwind   *unwinding
	probes   *prober
	safe     *safePoints
}

// write emits an instruction whose operands are in place.
func (e *instWriter) write(k int32, in *mir.Inst) {
	ops := e.f.Ops(in)
	switch in.Op {
	case mir.Copy, mir.Entry, mir.Unwind:
	case mir.Call:
		first := e.out.nextSpan()
		e.out.emit(amd64.Ins(amd64.CALL, amd64.W64, e.places.operand(&ops[0])))
		e.landings.note(k, in, first)
		e.popped(in)
	case mir.Statepoint:
		first := e.out.nextSpan()
		e.records.statepoint(k, in, ops)
		e.landings.note(k, in, first)
		e.popped(in)
	case mir.CallRoom:
		e.safe.note(rootmap.PreCall, false) // while frame offsets are still relative to RSP
		e.out.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(int64(in.Aux))))
		e.places.room = int64(in.Aux)
	case mir.CopyReturn:
		e.copyReturn(in)
	case mir.SetZero:
		zero := amd64.R(ops[0].Phys)
		e.out.emit(amd64.Ins(amd64.XOR, amd64.W32, zero, zero))
	case mir.DynAlloca:
		e.dynAlloca(in, ops)
	case mir.StackSave:
		e.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(ops[0].Phys), amd64.R(amd64.RSP)))
	case mir.StackRestore:
		e.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RSP), amd64.R(ops[0].Phys)))
	case mir.AtomicLoop:
		e.atomicLoop(in, ops)
	case mir.FrameAddress:
		e.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(ops[0].Phys), amd64.R(amd64.RBP)))
	case mir.ReturnPlace:
		e.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(ops[0].Phys),
			e.places.stack(e.frame.Incoming(-1))))
	case mir.Push80:
		o := e.places.operand(&ops[0])
		if o.Kind == amd64.KindReg {
			slot := e.places.operand(&ops[1])
			e.out.emit(amd64.Ins(amd64.MOVAPS, amd64.W0, slot, o))
			o = slot
		}
		e.out.emit(amd64.Ins(amd64.FLD80, amd64.W0, o))
	case mir.Asm:
		e.inlineAsm(in)
	case mir.StackMap:
		e.records.stackMap(k, in)
	case mir.PatchPoint:
		first := e.out.nextSpan()
		e.records.patchPoint(k, in, ops)
		e.landings.note(k, in, first)
	case mir.SDivRem:
		extend := amd64.Ins(amd64.CQO, amd64.W0)
		if in.W == amd64.W32 {
			extend = amd64.Ins(amd64.CDQ, amd64.W0)
		}
		e.out.emit(extend)
		e.out.emit(amd64.Ins(amd64.IDIV, in.W, e.places.operand(&ops[0])))
	case mir.UDivRem:
		e.out.emit(amd64.Ins(amd64.XOR, amd64.W32, amd64.R(amd64.RDX), amd64.R(amd64.RDX)))
		e.out.emit(amd64.Ins(amd64.DIV, in.W, e.places.operand(&ops[0])))
	default:
		if e.copier.leaAt == k {
			e.out.emit(e.copier.lea)
			return
		}
		if in.Op == mir.Op(amd64.TEST) && e.tested(k, in, ops) {
			return
		}
		e.plain(in, ops)
	}
}

// tested reports whether the flags are already those of a TEST of a register with itself, because
// the instruction before computed the register's value. Then the one following branch is adapted to
// those flags: for a sum or difference it tests the sign, ignoring overflow.
func (e *instWriter) tested(k int32, in *mir.Inst, ops []mir.Operand) bool {
	if len(ops) != 2 || ops[0].Kind != mir.KindReg || ops[1].Kind != mir.KindReg ||
		ops[0].Phys == amd64.NoReg || ops[0].Phys != ops[1].Phys {
		return false
	}
	if e.out.last.w != in.W || e.out.last.dst != ops[0].Phys {
		return false
	}
	n := int(k) + 1
	if n+1 >= len(e.f.Insts) || e.f.Insts[n].Op != mir.Op(amd64.JCC) ||
		e.f.Insts[n+1].Flags&mir.ReadsFlags != 0 {
		return false
	}
	branch := &e.f.Insts[n]
	switch e.out.last.op {
	case amd64.AND, amd64.OR, amd64.XOR:
		return true
	case amd64.ADD, amd64.SUB, amd64.NEG, amd64.INC, amd64.DEC:
	default:
		return false
	}
	switch branch.Cond {
	case amd64.CondE, amd64.CondNE, amd64.CondS, amd64.CondNS:
	case amd64.CondL:
		e.branches.cond, e.branches.condAt = amd64.CondS, int32(n)
	case amd64.CondGE:
		e.branches.cond, e.branches.condAt = amd64.CondNS, int32(n)
	default:
		return false
	}
	return true
}

// plain emits an amd64 instruction: its operands are those of mir without the copied ones.
func (e *instWriter) plain(in *mir.Inst, ops []mir.Operand) {
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
		m.Args[n] = e.places.operand(o)
		n++
	}
	numberTrap(&m)
	e.out.emit(m)
}

// numberTrap gives a trap with a number the operands of llvm.ubsantrap: the number as an offset of
// an address.
func numberTrap(in *amd64.Inst) {
	if in.Op == amd64.UD1 && in.Args[0].Kind == amd64.KindImm {
		k := int32(in.Args[0].Val)
		in.Args[0], in.Args[1] = amd64.R(amd64.RAX), amd64.M32(amd64.RAX, k)
	}
}

// dynAlloca allocates a multiple of 16 bytes on the stack and returns their address, above the
// arguments of calls. Aux is an alignment above 16, for which the number of bytes includes padding.
func (e *instWriter) dynAlloca(in *mir.Inst, ops []mir.Operand) {
	d := ops[0].Phys
	if e.f.Probe.Step != 0 {
		e.probes.dynamic(d, e.places.operand(&ops[1]))
	} else {
		e.out.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), e.places.operand(&ops[1])))
	}
	out := e.frame.OutArgs
	switch {
	case in.Aux > 16:
		e.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(d), amd64.M(amd64.RSP,
			int32(out)+in.Aux-1)))
		e.out.emit(amd64.Ins(amd64.AND, amd64.W64, amd64.R(d), amd64.I(-int64(in.Aux))))
	case out == 0:
		e.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(d), amd64.R(amd64.RSP)))
	default:
		e.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(d), amd64.M(amd64.RSP, int32(out))))
	}
}
