package regalloc

import (
	"slices"

	"statepoint/lower/mir"
)

// assign writes registers into the operands.
func (a *allocator) assign() {
	f := a.f
	for i := range a.intervals {
		it := &a.intervals[i]
		if it.whole && a.values[it.v].kind == defReg {
			if it.mem {
				a.fail("v%d is defined in memory", it.v)
			}
			f.Operands[a.values[it.v].op].Phys = it.reg
		}
		for k := it.u0; k < it.u1; k++ {
			u := &a.uses[k]
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
				a.fail("v%d is used from memory at %d", it.v, u.pos)
			}
		}
	}
}

// loc is where v is at a position.
func (a *allocator) loc(v mir.VReg, pos int32) Loc {
	i := a.first[v]
	for i >= 0 {
		it := &a.intervals[i]
		if pos < it.end && it.start <= pos {
			return a.locOf(it)
		}
		i = it.next
	}
	a.fail("v%d has no place at %d", v, pos)
	return Loc{}
}

func (a *allocator) locOf(it *interval) Loc {
	if it.mem {
		// the virtual register stands for its slot until slots are assigned
		return Loc{Kind: LocSlot, N: int32(it.v)}
	}
	return Loc{Kind: LocReg, Reg: it.reg}
}

func (a *allocator) move(inst int32, st Stage, v mir.VReg, dst, src Loc) {
	a.res.Moves = append(a.res.Moves, Move{Inst: inst, Stage: st, Size: a.f.VRegs[v].Size,
		SrcSize: a.f.VRegs[v].Size, VReg: v, Dst: dst, Src: src})
}

// resolve makes the moves where values change places: inside blocks, on edges, for phis, and after
// definitions in fixed registers.
func (a *allocator) resolve() {
	f := a.f
	for v := 1; v < len(f.VRegs); v++ {
		i := a.first[v]
		if i >= 0 && a.intervals[i].next >= 0 {
			a.resolvePieces(mir.VReg(v), i)
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			a.resolvePhi(b, int32(i), &f.Phis[k])
		}
	}
	for v := 1; v < len(f.VRegs); v++ {
		d := &a.values[v]
		if d.kind != defFixed || a.first[v] < 0 {
			continue
		}
		if d.u0 == d.u1 {
			continue
		}
		to := a.locOf(&a.intervals[a.first[v]])
		from := Loc{Kind: LocReg, Reg: f.Operands[d.op].Phys}
		if to != from {
			a.move(d.def>>2, After, mir.VReg(v), to, from)
		}
	}
}

// resolvePieces makes the moves between the pieces of a value.
func (a *allocator) resolvePieces(v mir.VReg, first int32) {
	f := a.f
	a.collectPieces(first)
	for k := 1; k < len(a.pieces); k++ {
		from, to := &a.intervals[a.pieces[k-1]], &a.intervals[a.pieces[k]]
		if to.mem || from.end != to.start || a.blockFrom[a.instBlock[to.start>>2]] == to.start {
			continue
		}
		src, dst := a.locOf(from), a.locOf(to)
		if src != dst {
			st := Before
			if to.start&3 != 0 {
				st = Copies
			}
			a.move(to.start>>2, st, v, dst, src)
		}
	}
	d := &a.values[v]
	piece := 0
	for _, s := range a.spans[d.r0:d.r1] {
		for b := a.blockAt(s.from); int(b) < len(f.Blocks) && a.blockFrom[b] < s.to; b++ {
			start := a.blockFrom[b]
			if start < s.from || start == d.def && d.kind == defPhi {
				continue
			}
			if start == d.def && d.block == b {
				continue
			}
			for piece < len(a.pieces)-1 && a.intervals[a.pieces[piece]].end <= start {
				piece++
			}
			to := &a.intervals[a.pieces[piece]]
			if to.mem {
				continue
			}
			dst := a.locOf(to)
			for _, p := range f.Preds(&f.Blocks[b]) {
				src := a.pieceAt(a.blockFrom[p+1] - 1)
				if src != dst {
					a.edgeMove(p, b, v, dst, src)
				}
			}
		}
	}
}

// pieceAt is the place at a position of the value whose pieces are in a.pieces.
func (a *allocator) pieceAt(pos int32) Loc {
	lo, hi := 0, len(a.pieces)-1
	for lo < hi {
		m := (lo + hi) / 2
		if a.intervals[a.pieces[m]].end <= pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return a.locOf(&a.intervals[a.pieces[lo]])
}

// edgeMove puts a move on the edge from block p to block b: at the end of p if that is its only way
// out, else at the start of b, whose only way in it is.
func (a *allocator) edgeMove(p, b int32, v mir.VReg, dst, src Loc) {
	f := a.f
	if pb := &f.Blocks[p]; pb.SuccEnd-pb.Succ0 == 1 {
		a.move(pb.End-1, AtEnd, v, dst, src)
		return
	}
	a.move(f.Blocks[b].First, AtStart, v, dst, src)
}

// resolvePhi makes the moves of a phi.
func (a *allocator) resolvePhi(b *mir.Block, at int32, phi *mir.Phi) {
	f := a.f
	dst := a.locOf(&a.intervals[a.first[phi.Dst]])
	for p, pred := range f.Preds(b) {
		n := phi.Src0 + int32(p)
		s := &f.Sources[n]
		if s.Kind != mir.KindReg {
			a.edgeMove(pred, at, phi.Dst, dst, Loc{Kind: LocSource, Phi: true, N: n})
			continue
		}
		src := a.loc(s.Reg, a.blockFrom[pred+1]-1)
		if src == dst || dst.Kind == LocSlot && a.sameSlot(s.Reg, phi.Dst) && a.kept(s.Reg) {
			continue
		}
		a.edgeMove(pred, at, phi.Dst, dst, src)
		a.res.Moves[len(a.res.Moves)-1].SrcSize = f.VRegs[s.Reg].Size
	}
}

// kept reports whether v is in its slot all its life.
func (a *allocator) kept(v mir.VReg) bool { return a.stored[v] || a.values[v].kind == defMem }

// sameSlot reports whether two values share a slot.
func (a *allocator) sameSlot(v, w mir.VReg) bool {
	return v == w || a.rootOf(v) != 0 && a.rootOf(v) == a.rootOf(w)
}

// spillStores stores values at their definition that are in memory later.
func (a *allocator) spillStores() {
	f := a.f
	for v := 1; v < len(f.VRegs); v++ {
		if a.values[v].kind == defMem {
			a.found(mir.VReg(v))
		}
		if !a.stored[v] {
			continue
		}
		a.found(mir.VReg(v))
		d := &a.values[v]
		from := a.locOf(&a.intervals[a.first[v]])
		if from.Kind != LocReg || d.kind == defMem {
			continue
		}
		to := Loc{Kind: LocSlot, N: int32(v)}
		if d.kind == defPhi {
			a.move(d.def>>2, Before, mir.VReg(v), to, from)
		} else {
			a.move(d.def>>2, Stores, mir.VReg(v), to, from)
		}
	}
}

// sortMoves orders the moves by place and puts slots for the virtual registers that stood for them.
func (a *allocator) sortMoves() {
	for i := range a.res.Moves {
		m := &a.res.Moves[i]
		a.fixLoc(&m.Dst)
		a.fixLoc(&m.Src)
	}
	slices.SortFunc(a.res.Moves, func(x, y Move) int {
		if x.Inst != y.Inst {
			return int(x.Inst - y.Inst)
		}
		if x.Stage != y.Stage {
			return int(x.Stage) - int(y.Stage)
		}
		return int(x.VReg) - int(y.VReg)
	})
	a.res.InMemory = resize(a.res.InMemory, len(a.f.VRegs))
	for v := range a.res.InMemory {
		a.res.InMemory[v] = v > 0 && a.kept(mir.VReg(v))
	}
}

func (a *allocator) fixLoc(l *Loc) {
	if l.Kind == LocSlot {
		l.N = a.res.SlotOf[l.N] - 1
	}
}
