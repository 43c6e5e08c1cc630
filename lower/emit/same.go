package emit

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/lower/regalloc"
)

// sameInst reports whether two instructions are the same once their operands have been brought into
// place.
func (e *Emitter) sameInst(x, y *mir.Inst) bool {
	if x.Op != y.Op || x.W != y.W || x.Cond != y.Cond || x.Prefix != y.Prefix ||
		x.Flags != y.Flags || x.N != y.N || x.Invoke || y.Invoke || x.Pops || y.Pops {
		return false
	}
	switch x.Op {
	case mir.StackMap, mir.PatchPoint, mir.Unwind, mir.Entry, mir.Asm, mir.CallRoom, mir.CopyReturn:
		return false
	case mir.Statepoint:
		if !e.samePoint(x, y) {
			return false
		}
	default:
		if x.Aux != y.Aux || x.Op == mir.Op(amd64.JMP) && x.Aux != 0 {
			return false
		}
	}
	xs, ys := e.f.Ops(x), e.f.Ops(y)
	for i := range xs {
		a, b := &xs[i], &ys[i]
		if a.Role != b.Role || a.Role == mir.StackUse {
			return false
		}
		switch {
		case a.Role == mir.FixedUse || a.Role == mir.FixedDef:
			if a.Phys != b.Phys || a.Flags != b.Flags {
				return false
			}
		case !a.Copied() && !e.sameOperand(a, b):
			return false
		}
	}
	return true
}

// sameOperand reports whether two operands that have their places are the same.
func (e *Emitter) sameOperand(a, b *mir.Operand) bool {
	if a.Kind != b.Kind || a.Phys != b.Phys || a.PhysIndex != b.PhysIndex || a.Scale != b.Scale ||
		a.Mod != b.Mod || a.Seg != b.Seg || a.Sym != b.Sym {
		return false
	}
	switch a.Kind {
	case mir.KindBlock:
		return e.target(int32(a.Val)) == e.target(int32(b.Val))
	case mir.KindReg:
		if e.f.VRegs[a.Reg].Size != e.f.VRegs[b.Reg].Size {
			return false
		}
		if from := a.Phys; a.Copied() && a.PhysIndex != amd64.NoReg || !a.Copied() &&
			from != amd64.NoReg {
			return true
		}
		return e.alloc.SlotOf[a.Reg] == e.alloc.SlotOf[b.Reg]
	}
	return a.Val == b.Val
}

// sameCopies reports whether the operands that are brought into place come from the same places.
func (e *Emitter) sameCopies(x, y *mir.Inst) bool {
	xs, ys := e.f.Ops(x), e.f.Ops(y)
	for i := range xs {
		a, b := &xs[i], &ys[i]
		if !a.Copied() {
			continue
		}
		if !e.sameOperand(a, b) {
			return false
		}
		if a.Role == mir.SlotUse && (e.alloc.SlotOf[a.Index] != e.alloc.SlotOf[b.Index] ||
			e.alloc.SlotOf[a.Reg] != e.alloc.SlotOf[b.Reg] ||
			e.alloc.InMemory[a.Reg] != e.alloc.InMemory[b.Reg]) {
			return false
		}
	}
	return true
}

// sameMoves reports whether the allocator makes the same moves at two instructions, in a stage
// after which they are done or before.
func (e *Emitter) sameMoves(i, j int32, st regalloc.Stage) bool {
	xs, ys := e.movesAt(i, st >= regalloc.After), e.movesAt(j, st >= regalloc.After)
	if len(xs) != len(ys) {
		return false
	}
	for k := range xs {
		x, y := &xs[k], &ys[k]
		if x.Stage != y.Stage || x.Size != y.Size || x.SrcSize != y.SrcSize || x.Dst != y.Dst {
			return false
		}
		if x.Src.Kind == regalloc.LocSource && y.Src.Kind == regalloc.LocSource {
			if !e.sameOperand(e.placeOf(x.Src).from, e.placeOf(y.Src).from) {
				return false
			}
		} else if x.Src != y.Src {
			return false
		}
	}
	return true
}

// movesAt are the allocator's moves after an instruction, or those before and at it.
func (e *Emitter) movesAt(inst int32, after bool) []regalloc.Move {
	moves := e.alloc.Moves
	at := func(st regalloc.Stage) int {
		k, _ := slices.BinarySearchFunc(moves, inst, func(m regalloc.Move, inst int32) int {
			if m.Inst != inst {
				return int(m.Inst) - int(inst)
			}
			if m.Stage < st {
				return -1
			}
			return 1
		})
		return k
	}
	if after {
		return moves[at(regalloc.After):at(regalloc.Stores+1)]
	}
	return moves[at(regalloc.AtStart):at(regalloc.After)]
}

// samePoint reports whether two statepoints record the same, in the same places.
func (e *Emitter) samePoint(x, y *mir.Inst) bool {
	f := e.f
	p, q := &f.Points[x.Aux], &f.Points[y.Aux]
	if p.ID != q.ID || p.PatchBytes != 0 || q.PatchBytes != 0 || p.CC != q.CC ||
		p.Flags != q.Flags || p.Old36 != q.Old36 ||
		p.Deopt != q.Deopt || p.GC != q.GC || p.Allocas != q.Allocas {
		return false
	}
	xs, ys := f.Ops(x), f.Ops(y)
	for i := range int(p.Deopt + p.GC + p.Allocas) {
		r, s := &f.Recorded[int(p.Rec)+i], &f.Recorded[int(q.Rec)+i]
		if r.Kind != s.Kind || r.Size != s.Size {
			return false
		}
		switch r.Kind {
		case mir.RecordSlot:
			if e.alloc.SlotOf[xs[r.Operand].Index] != e.alloc.SlotOf[ys[s.Operand].Index] {
				return false
			}
		case mir.RecordReg:
			a, b := &xs[r.Operand], &ys[s.Operand]
			if a.Phys != b.Phys || a.Phys == amd64.NoReg &&
				e.alloc.SlotOf[a.Reg] != e.alloc.SlotOf[b.Reg] {
				return false
			}
		default:
			if r.Val != s.Val {
				return false
			}
		}
	}
	return true
}
