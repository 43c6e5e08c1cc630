package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// copier puts values where instructions need them: by the allocator's moves, and by copies of
// operands.
type copier struct {
	*job
	out    *writer
	places *places
	mover  *mover
	tails  *tails

	moveAt int // the next of the allocator's moves
	group  []transfer
	// lea is emitted instead of the instruction leaAt, -1 for none.
	lea   amd64.Inst
	leaAt int32
}

// moves emits the allocator's moves of one stage at instruction k.
func (c *copier) moves(k int32, st regalloc.Stage, in *mir.Inst) {
	if !c.collect(k, st) {
		return
	}
	c.out.current = nil
	c.mover.parallel(c.group, in.Flags&mir.ReadsFlags != 0, amd64.NoReg)
}

// collect starts a group with the allocator's moves of a stage; false if there are none.
func (c *copier) collect(k int32, st regalloc.Stage) bool {
	c.group = c.group[:0]
	for c.moveAt < len(c.alloc.Moves) {
		m := &c.alloc.Moves[c.moveAt]
		if m.Inst != k || m.Stage != st {
			break
		}
		c.moveAt++
		c.group = append(c.group, transfer{
			dst: c.places.of(m.Dst), src: c.places.of(m.Src), size: m.Size, srcSize: m.SrcSize,
			vreg: m.VReg, value: c.f.VRegs[m.VReg].Value,
			also: c.tails.alsoMoved(k, st, len(c.group)),
		})
	}
	return len(c.group) > 0
}

// copies emits the copies that put an instruction's operands in place, together with the
// allocator's moves of that stage.
func (c *copier) copies(k int32, in *mir.Inst) {
	c.collect(k, regalloc.Copies)
	ops := c.f.Ops(in)
	def := amd64.NoReg
	defV := mir.VReg(0)
	tied := -1
	for i := range ops {
		o := &ops[i]
		before := len(c.group)
		switch o.Role {
		case mir.Def:
			if defV == 0 {
				def, defV = o.Phys, o.Reg
			}
		case mir.Tied:
			n := len(c.group)
			c.copyOperand(o, place{kind: inReg, reg: def}, c.f.VRegs[defV].Size)
			if len(c.group) > n {
				tied = n
			}
		case mir.FixedUse:
			size := uint8(8)
			if o.Kind == mir.KindReg {
				size = c.f.VRegs[o.Reg].Size
			} else if o.Phys.IsXMM() {
				size = 16
				if o.Kind == mir.KindMem {
					size = o.Scale
				}
			}
			c.copyOperand(o, place{kind: inReg, reg: o.Phys}, size)
		case mir.SlotUse:
			c.recordOperand(o)
		case mir.StackUse:
			c.copyOperand(o, place{kind: atStack, off: c.frame.Incoming(o.Word)}, o.Scale)
		}
		if len(c.group) > before {
			c.group[before].also = c.tails.alsoCopied(k, i)
		}
	}
	if len(c.group) == 0 {
		return
	}
	if tied >= 0 && c.threeOperand(k, in, ops, tied) {
		last := len(c.group) - 1
		c.group[tied] = c.group[last]
		c.group = c.group[:last]
	}
	c.out.current = in
	c.mover.parallel(c.group, in.Flags&mir.ReadsFlags != 0, c.freeAt(in, ops))
}

// copyOperand adds the copy of one operand to the group.
func (c *copier) copyOperand(o *mir.Operand, dst place, size uint8) {
	t := transfer{dst: dst, size: size, srcSize: size}
	if o.Kind == mir.KindReg {
		v := &c.f.VRegs[o.Reg]
		t.srcSize, t.vreg, t.value = v.Size, o.Reg, v.Value
		if o.PhysIndex != amd64.NoReg {
			t.src = place{kind: inReg, reg: o.PhysIndex}
		} else {
			t.src = c.places.slot(o.Reg)
		}
	} else if o.Kind == mir.KindIncoming {
		t.src = place{kind: atStack, off: c.frame.Incoming(int32(o.Val))}
	} else if o.Kind == mir.KindFrame && o.Role == mir.StackUse {
		t.src = place{kind: atStack, off: c.frame.Objects[o.Object()] + o.Val}
	} else {
		t.src = place{kind: aSource, from: o}
	}
	if !samePlace(&t.dst, &t.src) {
		c.group = append(c.group, t)
	}
}

// recordOperand adds the store of a recorded value, unless it is already in its slot.
func (c *copier) recordOperand(o *mir.Operand) {
	dst := c.places.slot(o.Index)
	v := &c.f.VRegs[o.Reg]
	t := transfer{dst: dst, size: v.Size, srcSize: v.Size, vreg: o.Reg, value: v.Value}
	inMemory := c.alloc.SlotOf[o.Reg] != 0 && c.alloc.InMemory[o.Reg]
	if inMemory && c.places.slot(o.Reg) == dst {
		return
	}
	if o.PhysIndex != amd64.NoReg {
		t.src = place{kind: inReg, reg: o.PhysIndex}
	} else {
		t.src = c.places.slot(o.Reg)
	}
	c.group = append(c.group, t)
}

// freeAt is a general register that is free while the operands of a call are put in place: a
// caller-saved one that no operand uses.
func (c *copier) freeAt(in *mir.Inst, ops []mir.Operand) amd64.Reg {
	if in.Flags&mir.IsCall == 0 {
		return amd64.NoReg
	}
	var used uint64
	for i := range c.group {
		t := &c.group[i]
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

// jumpFree reports whether there are no moves before instruction k.
func (c *copier) jumpFree(k int32) bool {
	return c.moveAt >= len(c.alloc.Moves) || c.alloc.Moves[c.moveAt].Inst != k
}
