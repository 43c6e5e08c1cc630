package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// places converts operands, slots and words of the frame to amd64 operands.
type places struct {
	*job
	layout *layout
	room   int64 // by how many bytes RSP is lowered for a call's arguments
}

// operand converts an allocated mir operand to an amd64 operand.
func (p *places) operand(o *mir.Operand) amd64.Operand {
	switch o.Kind {
	case mir.KindReg:
		if o.Phys != amd64.NoReg {
			return amd64.R(o.Phys)
		}
		return p.stack(p.slot(o.Reg).off)
	case mir.KindImm:
		if o.Sym != amd64.NoSym {
			return amd64.ISym(o.Sym, o.Val)
		}
		return amd64.I(o.Val)
	case mir.KindSym:
		return amd64.S(o.Sym, o.Mod)
	case mir.KindBlock:
		return amd64.L(p.layout.labels[p.layout.target(int32(o.Val))])
	}
	return p.memory(o)
}

// object is the memory of a frame object, without an index.
func (p *places) object(o *mir.Operand) amd64.Operand {
	if o.Sym == mir.OutArgs { // these are at RSP, wherever that points
		return amd64.M(amd64.RSP, int32(o.Val))
	}
	return p.stack(o.Val + p.frame.Objects[o.Object()])
}

// memory is an address with its assigned registers.
func (p *places) memory(o *mir.Operand) amd64.Operand {
	var m amd64.Operand
	switch {
	case o.Copied(): // a constant in memory; Phys is its destination
		return amd64.MRIP(o.Sym, o.Mod, int32(o.Val))
	case o.Kind == mir.KindFrame:
		m = p.object(o)
		if o.PhysIndex != amd64.NoReg {
			m.Index, m.Scale = o.PhysIndex, o.Scale
		}
	case o.Sym != amd64.NoSym && o.Phys == amd64.NoReg && o.PhysIndex == amd64.NoReg &&
		o.Seg == amd64.NoSeg:
		return amd64.MRIP(o.Sym, o.Mod, int32(o.Val))
	case o.PhysIndex != amd64.NoReg:
		m = amd64.MX(o.Phys, o.PhysIndex, o.Scale, int32(o.Val))
		m.Sym, m.Mod = o.Sym, o.Mod
	default:
		m = amd64.M(o.Phys, int32(o.Val))
		m.Sym, m.Mod = o.Sym, o.Mod
	}
	m.Seg = o.Seg
	return m
}

// of converts a location of the allocation.
func (p *places) of(l regalloc.Loc) place {
	switch l.Kind {
	case regalloc.LocReg:
		return place{kind: inReg, reg: l.Reg}
	case regalloc.LocSlot:
		return place{kind: atStack, off: p.frame.Slots[l.N]}
	}
	if l.Phi {
		return place{kind: aSource, from: &p.f.Sources[l.N]}
	}
	return place{kind: aSource, from: &p.f.Operands[l.N]}
}

// stack is the memory at an offset in the frame.
func (p *places) stack(off int64) amd64.Operand {
	r, disp := p.frame.At(off)
	if r == amd64.RSP {
		disp += p.room
	}
	return amd64.M(r, int32(disp))
}

// slot is the slot of a virtual register.
func (p *places) slot(v mir.VReg) place {
	return place{kind: atStack, off: p.frame.Slots[p.alloc.SlotOf[v]-1]}
}

// outside is a runtime function as the target of a call.
func outside(sym amd64.Sym) amd64.Operand { return amd64.S(sym, amd64.ModPLT) }
