package regalloc

import (
	"sort"

	"statepoint/lower/internal/mir"
)

// resolver creates the moves. Until slots are assigned, a slot is identified by the virtual
// register in it.
type resolver struct {
	live  *liveness
	fam   *familySet
	iv    *intervals
	mem   *memory
	track track
	back  *backEdges
	moves []Move
}

// run makes all moves.
func (r *resolver) run() {
	r.moves = r.moves[:0]
	r.resolve()
	r.spillStores()
	r.back.run(r.moves)
}

// add adds a move of all of a value.
func (r *resolver) add(inst int32, st Stage, v mir.VReg, dst, src Loc) {
	r.moves = append(r.moves, Move{Inst: inst, Stage: st, Size: r.live.f.VRegs[v].Size,
		SrcSize: r.live.f.VRegs[v].Size, VReg: v, Dst: dst, Src: src})
}

// resolve creates the moves where the location of a value changes: inside blocks, on edges, for
// phis, and after definitions in fixed registers.
func (r *resolver) resolve() {
	f := r.live.f
	for v := 1; v < len(f.VRegs); v++ {
		i := r.iv.first[v]
		if i >= 0 && r.iv.all[i].next >= 0 {
			r.resolvePieces(mir.VReg(v), i)
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			r.resolvePhi(b, int32(i), &f.Phis[k])
		}
	}
	for v := 1; v < len(f.VRegs); v++ {
		d := &r.live.values[v]
		if d.kind != defFixed || r.iv.first[v] < 0 {
			continue
		}
		if d.u0 == d.u1 {
			continue
		}
		to := r.iv.locOf(&r.iv.all[r.iv.first[v]])
		from := Loc{Kind: LocReg, Reg: f.Operands[d.op].Phys}
		if to != from {
			r.add(d.def>>2, After, mir.VReg(v), to, from)
		}
	}
}

// resolvePieces creates the moves between the intervals of a value.
func (r *resolver) resolvePieces(v mir.VReg, first int32) {
	f := r.live.f
	r.track.follow(first)
	list := r.track.list
	for k := 1; k < len(list); k++ {
		from, to := &r.iv.all[list[k-1]], &r.iv.all[list[k]]
		if to.mem || from.end != to.start || r.live.startsBlock(to.start) {
			continue
		}
		src, dst := r.iv.locOf(from), r.iv.locOf(to)
		if src != dst {
			st := Before
			if to.start&3 != 0 {
				st = Copies
				if r.reads(to.start>>2, v, dst) {
					continue // the copy of the operand is the move
				}
			}
			r.add(to.start>>2, st, v, dst, src)
		}
	}
	d := &r.live.values[v]
	piece := 0
	for _, s := range r.live.spans[d.r0:d.r1] {
		for b := r.live.blockAt(s.from); int(b) < len(f.Blocks) && r.live.blockFrom[b] < s.to; b++ {
			start := r.live.blockFrom[b]
			if start < s.from || start == d.def && d.kind == defPhi {
				continue
			}
			if start == d.def && d.block == b {
				continue
			}
			for piece < len(list)-1 && r.iv.all[list[piece]].end <= start {
				piece++
			}
			to := &r.iv.all[list[piece]]
			if to.mem {
				continue
			}
			dst := r.iv.locOf(to)
			for _, p := range f.Preds(&f.Blocks[b]) {
				src := r.track.at(r.live.blockFrom[p+1] - 1)
				if src != dst {
					r.edgeMove(p, b, v, dst, src)
				}
			}
		}
	}
}

// reads reports whether an instruction needs a value in the register that is its location.
func (r *resolver) reads(inst int32, v mir.VReg, at Loc) bool {
	ops := r.live.f.Ops(&r.live.f.Insts[inst])
	for i := range ops {
		if o := &ops[i]; o.Role == mir.FixedUse && o.Kind == mir.KindReg && o.Reg == v &&
			at.Kind == LocReg && o.Phys == at.Reg {
			return true
		}
	}
	return false
}

// edgeMove puts a move on the edge from block p to block b: at the end of p if b is its only
// successor, else at the start of b, whose only predecessor is p.
func (r *resolver) edgeMove(p, b int32, v mir.VReg, dst, src Loc) {
	f := r.live.f
	if pb := &f.Blocks[p]; pb.SuccEnd-pb.Succ0 == 1 {
		r.add(pb.End-1, AtEnd, v, dst, src)
		return
	}
	r.add(f.Blocks[b].First, AtStart, v, dst, src)
}

// resolvePhi creates the moves of a phi.
func (r *resolver) resolvePhi(b *mir.Block, at int32, phi *mir.Phi) {
	f := r.live.f
	dst := r.iv.locOf(&r.iv.all[r.iv.first[phi.Dst]])
	for p, pred := range f.Preds(b) {
		n := phi.Src0 + int32(p)
		s := &f.Sources[n]
		if s.Kind != mir.KindReg {
			r.edgeMove(pred, at, phi.Dst, dst, Loc{Kind: LocSource, Phi: true, N: n})
			continue
		}
		src := r.iv.loc(s.Reg, r.live.blockFrom[pred+1]-1)
		if src == dst || dst.Kind == LocSlot && r.fam.same(s.Reg, phi.Dst) && r.mem.kept(s.Reg) {
			continue
		}
		r.edgeMove(pred, at, phi.Dst, dst, src)
		r.moves[len(r.moves)-1].SrcSize = f.VRegs[s.Reg].Size
	}
}

// spillStores stores values that are spilled later at their definition.
func (r *resolver) spillStores() {
	f := r.live.f
	for v := 1; v < len(f.VRegs); v++ {
		if r.live.values[v].kind == defMem {
			r.fam.found(mir.VReg(v))
		}
		if !r.mem.stored[v] {
			continue
		}
		r.fam.found(mir.VReg(v))
		d := &r.live.values[v]
		from := r.iv.locOf(&r.iv.all[r.iv.first[v]])
		if from.Kind != LocReg || d.kind == defMem {
			continue
		}
		to := Loc{Kind: LocSlot, N: int32(v)}
		if d.kind == defPhi {
			r.add(d.def>>2, Before, mir.VReg(v), to, from)
		} else {
			r.add(d.def>>2, Stores, mir.VReg(v), to, from)
		}
	}
}

// sorted returns the moves in the order of their positions, with virtual registers replaced by
// their slots: slotOf is, by virtual register, one more than its slot.
func (r *resolver) sorted(slotOf []int32) []Move {
	fix := func(l *Loc) {
		if l.Kind == LocSlot {
			l.N = slotOf[l.N] - 1
		}
	}
	for i := range r.moves {
		m := &r.moves[i]
		fix(&m.Dst)
		fix(&m.Src)
	}
	sort.Slice(r.moves, func(i, j int) bool {
		x, y := &r.moves[i], &r.moves[j]
		if x.Inst != y.Inst {
			return x.Inst < y.Inst
		}
		if x.Stage != y.Stage {
			return x.Stage < y.Stage
		}
		return x.VReg < y.VReg
	})
	return r.moves
}
