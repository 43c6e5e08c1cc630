package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/frame"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
	"statepoint/lower/regalloc"
)

// emitted is what is kept of an emitted instruction, in detail mode.
type emitted struct {
	inst  amd64.Inst
	value ir.ID // what it moves, for moves between instructions
	block int32 // of mir.Func, -1 for the prologue
	// also are other values it moves, as the end of other blocks.
	also  []heldValue
	from  uint32
	fromN uint32
	note  NoteKind
	// pushed is by how much the stack pointer is lower than the frame has it.
	pushed int64
	asm    int32 // one more than the inline assembly it is part of, 0 for none
}

// emitter writes one function after another.
type emitter struct {
	sel   *isel.Context
	syms  *mir.Symbols
	f     *mir.Func
	alloc *regalloc.Result
	frame frame.Layout
	asm   amd64.Assembler

	detail  bool
	list    []emitted
	current *mir.Inst // the instruction being emitted, nil for prologue and moves on edges
	value   ir.ID
	also    []heldValue
	blockAt int32 // the block being emitted
	note    NoteKind
	pushed  int64

	order  []int32 // blocks in the order they are emitted
	thread []int32 // where a jump to a block really goes
	at     []int32 // where each block is in order
	labels []amd64.Label
	moveAt int // the next of alloc.Moves
	exit   exit
	exits  []amd64.Label // of all ways out
	locals []amd64.Label // of inline assembly and of loops that stand for one instruction
	last   lastInst
	same   copies
	// firstMove is, by block, the first of alloc.Moves at or after its first instruction.
	firstMove []int32

	group      []transfer
	readers    [amd64.NumRegs]int
	stackReads map[int64]int
	buf        []amd64.Inst
	points     []emittedPoint
	tables     []jumpTable
	calls      []callSite // of functions with landing pads
	frames     []frameOp
	room       int64 // by how much RSP is lowered for the arguments of a call
	counted    int64 // how far above the return address frames are counted from
	tails      tails
	// guardFailed is one more than the label of the call for a guard that was overwritten, 0 if none was needed yet.
	guardFailed amd64.Label
}

// emittedPoint is a statepoint, stack map or patchpoint as it was emitted.
type emittedPoint struct {
	point int32
	inst  int32 // in mir.Func.Insts
	span  int32 // the emitted instruction whose end is the record's offset
	first int32 // the emitted instruction that begins it
}

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

// emit appends an instruction.
func (e *emitter) emit(in amd64.Inst) {
	if m := &in.Args[1]; in.Op == amd64.LEA && m.Val == 0 && m.Index == amd64.NoReg && m.Reg != amd64.NoReg && m.Reg != amd64.RIP && m.Sym == amd64.NoSym {
		in = amd64.Ins(amd64.MOV, in.W, in.Args[0], amd64.R(m.Reg))
	}
	if e.same.needless(&in) {
		e.note = NoteNone
		return
	}
	e.append(in, 0)
}

// append appends an instruction, needed or not; asm is one more than the inline assembly that it is part of.
func (e *emitter) append(in amd64.Inst, asm int32) {
	e.same.note(&in)
	if e.detail {
		r := emitted{
			inst: in, value: e.value, also: e.also, block: e.blockAt, note: e.note, pushed: e.pushed, asm: asm,
		}
		if e.current != nil && e.value == 0 {
			r.from, r.fromN = e.current.From, e.current.FromN
		}
		e.list = append(e.list, r)
	}
	e.note = NoteNone
	e.last = lastInst{op: in.Op, w: in.W}
	if in.Args[0].Kind == amd64.KindReg {
		e.last.dst = in.Args[0].Reg
	}
	e.asm.Emit(&in, 0)
}

// function emits f.
func (e *emitter) function(f *mir.Func, alloc *regalloc.Result) {
	e.f, e.alloc = f, alloc
	e.frame.Reset(f, alloc)
	e.asm.Reset()
	e.list, e.points, e.frames, e.calls = e.list[:0], e.points[:0], e.frames[:0], e.calls[:0]
	e.tables = e.tables[:0]
	e.moveAt = 0
	e.exit.size, e.exits, e.locals = 0, e.exits[:0], e.locals[:0]
	e.layoutBlocks()
	e.mergeTails()
	e.prologue()
	for i := range e.order {
		e.block(i)
	}
	e.guardFailure()
}

// newLocal makes a label that is no block's.
func (e *emitter) newLocal() amd64.Label {
	l := e.asm.NewLabel()
	e.locals = append(e.locals, l)
	return l
}

func (e *emitter) prologue() {
	e.current, e.value, e.also, e.blockAt = nil, 0, nil, -1
	e.entryHooks()
	e.buf = e.frame.Enter(e.buf[:0])
	cfa, saved := int32(8), 0
	e.counted = 0
	for i := range e.buf {
		if n := int64(lowered(&e.buf[i])); e.f.Probe.Step != 0 && e.buf[i].Op == amd64.SUB && n >= e.f.Probe.Step {
			e.probe(cfa, n)
			cfa += int32(n)
			continue
		}
		e.emit(e.buf[i])
		switch e.buf[i].Op {
		case amd64.MOV:
			if !e.frame.Dynamic {
				continue // the CFA is found from RSP
			}
			e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), base: true})
		case amd64.PUSH:
			cfa += 8
			op := frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa}
			if saved < len(e.frame.Saved) {
				op.saved, op.at = e.frame.Saved[saved], -cfa
				saved++
			}
			if e.frame.Dynamic && saved > 1 {
				op.cfa = 0 // the CFA is found from RBP already
			}
			e.frames = append(e.frames, op)
		case amd64.MOVUPS:
		default:
			cfa += lowered(&e.buf[i])
			if !e.frame.Dynamic {
				e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa})
			}
		}
	}
	e.setGuard()
}

// epilogue undoes the frame before a return or tail call. A register that is neither result nor argument takes the word of a small frame.
func (e *emitter) epilogue(in *mir.Inst, last bool) {
	e.checkGuard(in)
	scratch := amd64.NoReg
	if in.Op == mir.Ret {
		scratch = e.f.Conv.Scratch(e.f.Results)
	}
	moved := int64(0)
	if in.Op == mir.TailCall {
		moved = int64(in.Aux)
	}
	e.buf = e.frame.Leave(e.buf[:0], scratch, moved)
	if in.Op == mir.Ret && e.shareExit(scratch) {
		return
	}
	cfa := int32(8 + e.frame.Size + e.counted)
	for i := range e.buf {
		e.emit(e.buf[i])
		if e.frame.Dynamic {
			if i == len(e.buf)-1 {
				e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), plain: true})
			}
			continue
		}
		if e.buf[i].Op == amd64.MOVUPS {
			continue
		}
		cfa = max(8, cfa+lowered(&e.buf[i])) // 8 where the return address has moved: it lies at the stack pointer
		e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: cfa})
	}
	e.asmReturn(in)
	if len(e.buf) > 0 && (!last || e.f.Guard > 0) {
		e.frames = append(e.frames, frameOp{span: int32(len(e.asm.Spans()) - 1), cfa: int32(8 + e.frame.Size + e.counted), resume: true})
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

// block emits the i-th block of the order.
func (e *emitter) block(i int) {
	n := e.order[i]
	e.blockAt = n
	b := &e.f.Blocks[n]
	e.asm.Bind(e.labels[n])
	e.label()
	e.moveAt, e.room = int(e.firstMove[n]), 0
	next := int32(-1)
	if i+1 < len(e.order) {
		next = e.order[i+1]
	}
	cut := e.cutOf(n)
	for k := b.First; k < b.End; k++ {
		in := &e.f.Insts[k]
		if cut != nil && cut.inst == k && !cut.prepared {
			e.leaveTail(cut)
			break
		}
		e.enterTail(n, k, false)
		e.moves(k, regalloc.AtStart, in)
		e.moves(k, regalloc.Before, in)
		e.copies(k, in)
		if cut != nil && cut.inst == k {
			e.leaveTail(cut)
			break
		}
		e.enterTail(n, k, true)
		e.moves(k, regalloc.AtEnd, in)
		e.current, e.value, e.also = in, 0, nil
		if in.Flags&mir.IsTerm != 0 {
			if e.terminator(b, k, next, i+1 == len(e.order)) {
				break
			}
		} else {
			e.inst(k, in)
		}
		e.moves(k, regalloc.After, in)
		e.moves(k, regalloc.Stores, in)
	}
	e.current, e.value, e.also = nil, 0, nil
}

// moves emits the allocator's moves of one stage at instruction k.
func (e *emitter) moves(k int32, st regalloc.Stage, in *mir.Inst) {
	if !e.collect(k, st) {
		return
	}
	e.current = nil
	e.parallel(e.group, in.Flags&mir.ReadsFlags != 0, amd64.NoReg)
}

// collect starts a group with the allocator's moves of a stage; false if there are none.
func (e *emitter) collect(k int32, st regalloc.Stage) bool {
	e.group = e.group[:0]
	for e.moveAt < len(e.alloc.Moves) {
		m := &e.alloc.Moves[e.moveAt]
		if m.Inst != k || m.Stage != st {
			break
		}
		e.moveAt++
		e.group = append(e.group, transfer{
			dst: e.placeOf(m.Dst), src: e.placeOf(m.Src), size: m.Size, srcSize: m.SrcSize, vreg: m.VReg, value: e.f.VRegs[m.VReg].Value,
			also: e.alsoMoved(k, st, len(e.group)),
		})
	}
	return len(e.group) > 0
}

func (e *emitter) placeOf(l regalloc.Loc) place {
	switch l.Kind {
	case regalloc.LocReg:
		return place{kind: inReg, reg: l.Reg}
	case regalloc.LocSlot:
		return place{kind: atStack, off: e.frame.Slots[l.N]}
	}
	if l.Phi {
		return place{kind: aSource, from: &e.f.Sources[l.N]}
	}
	return place{kind: aSource, from: &e.f.Operands[l.N]}
}

// stack is the memory at an offset of the frame.
func (e *emitter) stack(off int64) amd64.Operand {
	r, delta := e.frame.Base()
	if r == amd64.RSP {
		delta += e.room
	}
	return amd64.M(r, int32(off+delta))
}

// slotPlace is the slot of a virtual register.
func (e *emitter) slotPlace(v mir.VReg) place {
	return place{kind: atStack, off: e.frame.Slots[e.alloc.SlotOf[v]-1]}
}

// copies emits the copies that bring an instruction's operands into place, with the allocator's moves that happen along with them.
func (e *emitter) copies(k int32, in *mir.Inst) {
	e.collect(k, regalloc.Copies)
	ops := e.f.Ops(in)
	def := amd64.NoReg
	defV := mir.VReg(0)
	tied := -1
	for i := range ops {
		o := &ops[i]
		before := len(e.group)
		switch o.Role {
		case mir.Def:
			if defV == 0 {
				def, defV = o.Phys, o.Reg
			}
		case mir.Tied:
			n := len(e.group)
			e.copyOperand(o, place{kind: inReg, reg: def}, e.f.VRegs[defV].Size)
			if len(e.group) > n {
				tied = n
			}
		case mir.FixedUse:
			size := uint8(8)
			if o.Kind == mir.KindReg {
				size = e.f.VRegs[o.Reg].Size
			} else if o.Phys.IsXMM() {
				size = 16
				if o.Kind == mir.KindMem {
					size = o.Scale
				}
			}
			e.copyOperand(o, place{kind: inReg, reg: o.Phys}, size)
		case mir.SlotUse:
			e.recordOperand(o)
		case mir.StackUse:
			e.copyOperand(o, place{kind: atStack, off: e.frame.Incoming(o.Word)}, o.Scale)
		}
		if len(e.group) > before {
			e.group[before].also = e.alsoCopied(k, i)
		}
	}
	if len(e.group) == 0 {
		return
	}
	if tied >= 0 && e.threeOperand(k, in, ops, tied) {
		last := len(e.group) - 1
		e.group[tied] = e.group[last]
		e.group = e.group[:last]
	}
	e.current = in
	e.parallel(e.group, in.Flags&mir.ReadsFlags != 0, e.freeAt(in, ops))
}

// copyOperand adds the copy of one operand to the group.
func (e *emitter) copyOperand(o *mir.Operand, dst place, size uint8) {
	t := transfer{dst: dst, size: size, srcSize: size}
	if o.Kind == mir.KindReg {
		v := &e.f.VRegs[o.Reg]
		t.srcSize, t.vreg, t.value = v.Size, o.Reg, v.Value
		if o.PhysIndex != amd64.NoReg {
			t.src = place{kind: inReg, reg: o.PhysIndex}
		} else {
			t.src = e.slotPlace(o.Reg)
		}
	} else if o.Kind == mir.KindIncoming {
		t.src = place{kind: atStack, off: e.frame.Incoming(int32(o.Val))}
	} else if o.Kind == mir.KindFrame && o.Role == mir.StackUse {
		t.src = place{kind: atStack, off: e.frame.Objects[o.Object()] + o.Val}
	} else {
		t.src = place{kind: aSource, from: o}
	}
	if !samePlace(&t.dst, &t.src) {
		e.group = append(e.group, t)
	}
}

// recordOperand adds the store of a recorded value, unless it is in its slot already.
func (e *emitter) recordOperand(o *mir.Operand) {
	dst := e.slotPlace(o.Index)
	v := &e.f.VRegs[o.Reg]
	t := transfer{dst: dst, size: v.Size, srcSize: v.Size, vreg: o.Reg, value: v.Value}
	inMemory := e.alloc.SlotOf[o.Reg] != 0 && e.alloc.InMemory[o.Reg]
	if inMemory && e.slotPlace(o.Reg) == dst {
		return
	}
	if o.PhysIndex != amd64.NoReg {
		t.src = place{kind: inReg, reg: o.PhysIndex}
	} else {
		t.src = e.slotPlace(o.Reg)
	}
	e.group = append(e.group, t)
}

// freeAt is a general register that holds nothing while the operands of a call are brought into place: one that calls destroy and no operand is in.
func (e *emitter) freeAt(in *mir.Inst, ops []mir.Operand) amd64.Reg {
	if in.Flags&mir.IsCall == 0 {
		return amd64.NoReg
	}
	var used uint64
	for i := range e.group {
		t := &e.group[i]
		if t.dst.kind == inReg {
			used |= 1 << t.dst.reg
		}
		if t.src.kind == inReg {
			used |= 1 << t.src.reg
		}
	}
	for i := range ops {
		o := &ops[i]
		used |= 1<<o.Phys | 1<<o.PhysIndex
	}
	for _, r := range [...]amd64.Reg{amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10, amd64.R11} {
		if used&(1<<r) == 0 {
			return r
		}
	}
	return amd64.NoReg
}

// threeOperand rewrites an addition or small shift whose first operand lives on in its register into LEA, which needs no copy. It reports whether the copy is
// to be dropped. The flags of an addition that nobody reads may be lost.
func (e *emitter) threeOperand(k int32, in *mir.Inst, ops []mir.Operand, tied int) bool {
	t := &e.group[tied]
	if t.src.kind != inReg || !t.src.reg.IsGPR() || t.dst.kind != inReg || in.W != amd64.W32 && in.W != amd64.W64 || len(ops) < 2 {
		return false
	}
	for i := range e.group {
		if i != tied && e.group[i].dst.kind == inReg && e.group[i].dst.reg == t.src.reg {
			return false // overwritten by another of the copies
		}
	}
	if int(k)+1 < len(e.f.Insts) && e.f.Insts[k+1].Flags&mir.ReadsFlags != 0 {
		return false
	}
	m := mir.Operand{Kind: mir.KindMem, Phys: t.src.reg}
	switch amd64.Op(in.Op) {
	case amd64.INC:
		m.Val = 1
	case amd64.DEC:
		m.Val = -1
	case amd64.ADD:
		switch o := &ops[2]; {
		case o.Sym != amd64.NoSym:
			return false
		case o.Kind == mir.KindImm:
			m.Val = o.Val
		case o.Kind == mir.KindReg && o.Phys != amd64.NoReg:
			m.PhysIndex, m.Scale = o.Phys, 1
		default:
			return false
		}
	case amd64.SUB:
		o := &ops[2]
		if o.Kind != mir.KindImm || o.Val == -1<<31 {
			return false
		}
		m.Val = -o.Val
	case amd64.SHL:
		o := &ops[2]
		if o.Kind != mir.KindImm || o.Val < 1 || o.Val > 3 {
			return false
		}
		m.PhysIndex, m.Phys, m.Scale = m.Phys, amd64.NoReg, 1<<o.Val
		if o.Val == 1 {
			m.Phys, m.Scale = m.PhysIndex, 1
		}
	default:
		return false
	}
	in.Op = mir.Op(amd64.LEA)
	ops[1] = m
	in.N = 2
	return true
}
