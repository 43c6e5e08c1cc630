package emit

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// equality compares instructions: whether they do the same to the same locations.
type equality struct {
	*job
	layout *layout
	places *places
}

// insts reports whether two instructions are the same once their operands are in place.
func (eq *equality) insts(x, y *mir.Inst) bool {
	if x.Op != y.Op || x.W != y.W || x.Cond != y.Cond || x.Prefix != y.Prefix ||
		x.Flags != y.Flags || x.N != y.N || x.Invoke || y.Invoke || x.Pops || y.Pops {
		return false
	}
	switch x.Op {
	case mir.StackMap, mir.PatchPoint, mir.Unwind, mir.Entry, mir.Asm, mir.CallRoom, mir.CopyReturn:
		return false
	case mir.Statepoint:
		if !eq.points(x, y) {
			return false
		}
	default:
		if x.Aux != y.Aux || x.Op == mir.Op(amd64.JMP) && x.Aux != 0 {
			return false
		}
	}
	xs, ys := eq.f.Ops(x), eq.f.Ops(y)
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
		case !a.Copied() && !eq.operands(a, b):
			return false
		}
	}
	return true
}

// operands reports whether two allocated operands are the same.
func (eq *equality) operands(a, b *mir.Operand) bool {
	if a.Kind != b.Kind || a.Phys != b.Phys || a.PhysIndex != b.PhysIndex || a.Scale != b.Scale ||
		a.Mod != b.Mod || a.Seg != b.Seg || a.Sym != b.Sym {
		return false
	}
	switch a.Kind {
	case mir.KindBlock:
		return eq.layout.target(int32(a.Val)) == eq.layout.target(int32(b.Val))
	case mir.KindReg:
		if eq.f.VRegs[a.Reg].Size != eq.f.VRegs[b.Reg].Size {
			return false
		}
		if from := a.Phys; a.Copied() && a.PhysIndex != amd64.NoReg || !a.Copied() &&
			from != amd64.NoReg {
			return true
		}
		return eq.alloc.SlotOf[a.Reg] == eq.alloc.SlotOf[b.Reg]
	}
	return a.Val == b.Val
}

// copies reports whether copied operands come from the same locations.
func (eq *equality) copies(x, y *mir.Inst) bool {
	xs, ys := eq.f.Ops(x), eq.f.Ops(y)
	for i := range xs {
		a, b := &xs[i], &ys[i]
		if !a.Copied() {
			continue
		}
		if !eq.operands(a, b) {
			return false
		}
		if a.Role == mir.SlotUse && (eq.alloc.SlotOf[a.Index] != eq.alloc.SlotOf[b.Index] ||
			eq.alloc.SlotOf[a.Reg] != eq.alloc.SlotOf[b.Reg] ||
			eq.alloc.InMemory[a.Reg] != eq.alloc.InMemory[b.Reg]) {
			return false
		}
	}
	return true
}

// moves reports whether the allocator has the same moves at two instructions, either after them or
// before and at them.
func (eq *equality) moves(i, j int32, st regalloc.Stage) bool {
	xs, ys := eq.movesAt(i, st >= regalloc.After), eq.movesAt(j, st >= regalloc.After)
	if len(xs) != len(ys) {
		return false
	}
	for k := range xs {
		x, y := &xs[k], &ys[k]
		if x.Stage != y.Stage || x.Size != y.Size || x.SrcSize != y.SrcSize || x.Dst != y.Dst {
			return false
		}
		if x.Src.Kind == regalloc.LocSource && y.Src.Kind == regalloc.LocSource {
			if !eq.operands(eq.places.of(x.Src).from, eq.places.of(y.Src).from) {
				return false
			}
		} else if x.Src != y.Src {
			return false
		}
	}
	return true
}

// movesAt are the allocator's moves after an instruction, or those before and at it.
func (eq *equality) movesAt(inst int32, after bool) []regalloc.Move {
	moves := eq.alloc.Moves
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

// points reports whether two statepoints record the same values in the same locations.
func (eq *equality) points(x, y *mir.Inst) bool {
	f := eq.f
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
			if eq.alloc.SlotOf[xs[r.Operand].Index] != eq.alloc.SlotOf[ys[s.Operand].Index] {
				return false
			}
		case mir.RecordReg:
			a, b := &xs[r.Operand], &ys[s.Operand]
			if a.Phys != b.Phys || a.Phys == amd64.NoReg &&
				eq.alloc.SlotOf[a.Reg] != eq.alloc.SlotOf[b.Reg] {
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
