package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// locOf is the location of an interval.
func (iv *intervals) locOf(it *interval) Loc {
	if it.mem {
		// the virtual register represents its slot until slots are assigned
		return Loc{Kind: LocSlot, N: int32(it.v)}
	}
	return Loc{Kind: LocReg, Reg: it.reg}
}

// loc is the location of v at a position.
func (iv *intervals) loc(v mir.VReg, pos int32) Loc {
	i := iv.first[v]
	for i >= 0 {
		it := &iv.all[i]
		if pos < it.end && it.start <= pos {
			return iv.locOf(it)
		}
		i = it.next
	}
	iv.fail.failf("v%d has no place at %d", v, pos)
	return Loc{}
}

// registerAt appends the register that v is in at a position, if it already has one.
func (iv *intervals) registerAt(to []amd64.Reg, v mir.VReg, pos int32) []amd64.Reg {
	for i := iv.first[v]; i >= 0; i = iv.all[i].next {
		it := &iv.all[i]
		if it.start <= pos && pos < it.end && it.reg != 0 && len(to) < cap(to) {
			return append(to, it.reg)
		}
	}
	return to
}

// registersAt are the registers that hold values at a position.
func (iv *intervals) registersAt(pos int32) []amd64.Reg {
	var set uint64
	for i := range iv.all {
		if it := &iv.all[i]; it.reg != amd64.NoReg && it.inside(pos) && iv.live.liveAt(it.v, pos) {
			set |= 1 << it.reg
		}
	}
	var regs []amd64.Reg
	for r := amd64.RAX; r < amd64.NumRegs; r++ {
		if set&(1<<r) != 0 {
			regs = append(regs, r)
		}
	}
	return regs
}

// track is a cursor over the intervals of a value.
type track struct {
	iv   *intervals
	list []int32 // the pieces in order
}

// follow lists the intervals of a value.
func (t *track) follow(first int32) {
	t.list = t.list[:0]
	for i := first; i >= 0; i = t.iv.all[i].next {
		t.list = append(t.list, i)
	}
}

// at is the location of the value at a position.
func (t *track) at(pos int32) Loc {
	lo, hi := 0, len(t.list)-1
	for lo < hi {
		m := (lo + hi) / 2
		if t.iv.all[t.list[m]].end <= pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return t.iv.locOf(&t.iv.all[t.list[lo]])
}

// assign writes the registers to the operands.
func (iv *intervals) assign() {
	f := iv.live.f
	for i := range iv.all {
		it := &iv.all[i]
		if it.whole && iv.live.values[it.v].kind == defReg {
			if it.mem {
				iv.fail.failf("v%d is defined in memory", it.v)
			}
			f.Operands[iv.live.values[it.v].op].Phys = it.reg
		}
		for k := it.u0; k < it.u1; k++ {
			u := &iv.live.uses[k]
			switch {
			case u.op == noOperand:
			case u.op&indexUse != 0:
				f.Operands[u.op&^indexUse].PhysIndex = it.reg
			case f.Operands[u.op].Copied():
				f.Operands[u.op].PhysIndex = it.reg
			default:
				f.Operands[u.op].Phys = it.reg
			}
			if it.mem && u.kind == useReg {
				iv.fail.failf("v%d is used from memory at %d", it.v, u.pos)
			}
		}
	}
}
