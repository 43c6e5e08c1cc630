package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/lower/regalloc"
)

// moves emits the allocator's moves of one stage at instruction k.
func (e *Emitter) moves(k int32, st regalloc.Stage, in *mir.Inst) {
	if !e.collect(k, st) {
		return
	}
	e.current = nil
	e.parallel(e.group, in.Flags&mir.ReadsFlags != 0, amd64.NoReg)
}

// collect starts a group with the allocator's moves of a stage; false if there are none.
func (e *Emitter) collect(k int32, st regalloc.Stage) bool {
	e.group = e.group[:0]
	for e.moveAt < len(e.alloc.Moves) {
		m := &e.alloc.Moves[e.moveAt]
		if m.Inst != k || m.Stage != st {
			break
		}
		e.moveAt++
		e.group = append(e.group, transfer{
			dst: e.placeOf(m.Dst), src: e.placeOf(m.Src), size: m.Size, srcSize: m.SrcSize,
			vreg: m.VReg, value: e.f.VRegs[m.VReg].Value,
			also: e.alsoMoved(k, st, len(e.group)),
		})
	}
	return len(e.group) > 0
}

func (e *Emitter) placeOf(l regalloc.Loc) place {
	switch l.Kind {
	case regalloc.LocReg:
		return place{kind: inReg, reg: l.Reg}
	case regalloc.LocSlot:
		return place{kind: atStack, off: e.Frame.Slots[l.N]}
	}
	if l.Phi {
		return place{kind: aSource, from: &e.f.Sources[l.N]}
	}
	return place{kind: aSource, from: &e.f.Operands[l.N]}
}

// stack is the memory at an offset of the frame.
func (e *Emitter) stack(off int64) amd64.Operand {
	r, delta := e.Frame.Base()
	if r == amd64.RSP {
		delta += e.room
	}
	return amd64.M(r, int32(off+delta))
}

// slotPlace is the slot of a virtual register.
func (e *Emitter) slotPlace(v mir.VReg) place {
	return place{kind: atStack, off: e.Frame.Slots[e.alloc.SlotOf[v]-1]}
}

// copies emits the copies that bring an instruction's operands into place, with the allocator's
// moves that happen along with them.
func (e *Emitter) copies(k int32, in *mir.Inst) {
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
			e.copyOperand(o, place{kind: atStack, off: e.Frame.Incoming(o.Word)}, o.Scale)
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
func (e *Emitter) copyOperand(o *mir.Operand, dst place, size uint8) {
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
		t.src = place{kind: atStack, off: e.Frame.Incoming(int32(o.Val))}
	} else if o.Kind == mir.KindFrame && o.Role == mir.StackUse {
		t.src = place{kind: atStack, off: e.Frame.Objects[o.Object()] + o.Val}
	} else {
		t.src = place{kind: aSource, from: o}
	}
	if !samePlace(&t.dst, &t.src) {
		e.group = append(e.group, t)
	}
}

// recordOperand adds the store of a recorded value, unless it is in its slot already.
func (e *Emitter) recordOperand(o *mir.Operand) {
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

// freeAt is a general register that holds nothing while the operands of a call are brought into
// place: one that calls destroy and no operand is in.
func (e *Emitter) freeAt(in *mir.Inst, ops []mir.Operand) amd64.Reg {
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
	for _, r := range [...]amd64.Reg{amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI,
		amd64.R8, amd64.R9, amd64.R10, amd64.R11} {
		if used&(1<<r) == 0 {
			return r
		}
	}
	return amd64.NoReg
}
