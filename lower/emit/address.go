package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// operand is a mir operand with its registers as amd64 takes it.
func (e *Emitter) operand(o *mir.Operand) amd64.Operand {
	switch o.Kind {
	case mir.KindReg:
		if o.Phys != amd64.NoReg {
			return amd64.R(o.Phys)
		}
		return e.stack(e.slotPlace(o.Reg).off)
	case mir.KindImm:
		if o.Sym != amd64.NoSym {
			return amd64.ISym(o.Sym, o.Val)
		}
		return amd64.I(o.Val)
	case mir.KindSym:
		return amd64.S(o.Sym, o.Mod)
	case mir.KindBlock:
		return amd64.L(e.labels[e.target(int32(o.Val))])
	}
	return e.memory(o)
}

// object is a place in a frame object, without its index.
func (e *Emitter) object(o *mir.Operand) amd64.Operand {
	if o.Sym == mir.OutArgs { // these lie where RSP points to, wherever that is
		return amd64.M(amd64.RSP, int32(o.Val))
	}
	return e.stack(o.Val + e.Frame.Objects[o.Object()])
}

// memory is an address with its registers.
func (e *Emitter) memory(o *mir.Operand) amd64.Operand {
	var m amd64.Operand
	switch {
	case o.Copied(): // a constant in memory; Phys is where it goes
		return amd64.MRIP(o.Sym, o.Mod, int32(o.Val))
	case o.Kind == mir.KindFrame:
		m = e.object(o)
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
