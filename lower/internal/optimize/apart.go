package optimize

import (
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// apart replaces a phi that always exceeds another of its block by the same constant by an
// addition, if nothing else uses the values that it joins: an interpreter that reads an instruction
// and goes on to the next has both addresses at the end of each instruction.
func (r *Rewriter) apart() {
	f := r.f
	r.heads = r.heads[:0]
	ready := false
	for i := len(f.Blocks) - 1; i >= 0; i-- { // the ends of a loop before its start
		b := &f.Blocks[i]
		n := b.PhiEnd - b.Phi0
		if n < 2 || n > maxTwins || b.PredEnd == b.Pred0 || !r.enterable(int32(i)) {
			continue
		}
		if !ready {
			r.findDefinitions()
			r.countUses()
			ready = true
		}
		for l := b.Phi0; l < b.PhiEnd; l++ {
			for k := b.Phi0; k < b.PhiEnd; k++ {
				if k == l || !r.onlyJoins(&f.Phis[l], b.PredEnd-b.Pred0) {
					continue
				}
				p, q := f.Phis[k], f.Phis[l]
				if c, ok := r.distance(&p, &q, b.PredEnd-b.Pred0); ok {
					r.addAtHead(int32(i), &p, &q, c, b.PredEnd-b.Pred0)
					copy(f.Phis[l:b.PhiEnd], f.Phis[l+1:b.PhiEnd])
					b.PhiEnd--
					l--
					break
				}
			}
		}
	}
	if len(r.heads) > 0 {
		r.insertHeads()
		r.dropUnused()
	}
}

// head is a value that is computed at the start of a block from a phi of the block.
type head struct {
	block int32
	value mir.VReg
}

// place is a register plus a number; the register is 0 for the number alone.
type place struct {
	root   mir.VReg
	offset int64
}

// maxPlaceSteps is the largest number of additions that place looks through.
const maxPlaceSteps = 8

// place is a source of a phi as a register and a number added to it.
func (r *Rewriter) placeOf(o *mir.Operand, w amd64.Width) (at place, ok bool) {
	f := r.f
	switch {
	case o.Kind == mir.KindImm && o.Sym == amd64.NoSym:
		return place{0, o.Val}, true
	case o.Kind != mir.KindReg || o.Reg == 0:
		return place{}, false
	}
	at.root = o.Reg
	for range maxPlaceSteps {
		k := r.definedBy[at.root] - 1
		if k < 0 {
			break
		}
		in := &f.Insts[k]
		ops := f.Ops(in)
		if in.W != w || len(ops) < 2 || ops[1].Kind != mir.KindReg || ops[1].Role != mir.Tied {
			break
		}
		n := int64(1)
		switch amd64.Op(in.Op) {
		case amd64.INC:
		case amd64.DEC:
			n = -1
		case amd64.ADD, amd64.SUB:
			if ops[2].Kind != mir.KindImm || ops[2].Sym != amd64.NoSym {
				return at, true
			}
			if n = ops[2].Val; amd64.Op(in.Op) == amd64.SUB {
				n = -n
			}
		default:
			return at, true
		}
		at.root, at.offset = ops[1].Reg, at.offset+n
	}
	return at, true
}

// onlyJoins reports whether each source of a phi is a number, or a sum with a constant that nothing
// else uses.
func (r *Rewriter) onlyJoins(q *mir.Phi, n int32) bool {
	f := r.f
	registers := false
	for i := range n {
		s := &f.Sources[q.Src0+i]
		if s.Kind == mir.KindImm {
			continue
		}
		at, ok := r.placeOf(s, 8*amd64.Width(f.VRegs[q.Dst].Size))
		if !ok || at.root == s.Reg || r.uses[s.Reg] != 1 {
			return false
		}
		if k := r.definedBy[s.Reg] - 1; k >= 0 && r.classify(k) != pure {
			return false // something reads its flags
		}
		registers = true
	}
	return registers
}

// distance returns what must be added to p to get q, for phis of a block with n predecessors.
func (r *Rewriter) distance(p, q *mir.Phi, n int32) (c int64, ok bool) {
	f := r.f
	a, b := &f.VRegs[p.Dst], &f.VRegs[q.Dst]
	if a.Class != mir.GPR || b.Class != mir.GPR || a.Size != b.Size || a.Size < 4 || a.GC || b.GC {
		return 0, false
	}
	w := 8 * amd64.Width(a.Size)
	for i := range n {
		x, ok1 := r.placeOf(&f.Sources[p.Src0+i], w)
		y, ok2 := r.placeOf(&f.Sources[q.Src0+i], w)
		if !ok1 || !ok2 {
			return 0, false
		}
		if i == 0 {
			c = y.offset - x.offset
		}
		// the next values, if q is p plus c in this iteration
		for _, at := range [...]*place{&x, &y} {
			if at.root == q.Dst {
				at.root, at.offset = p.Dst, at.offset+c
			}
		}
		d := y.offset - x.offset
		if w == amd64.W32 {
			c, d = int64(int32(c)), int64(int32(d))
		}
		if x.root != y.root || d != c {
			return 0, false
		}
	}
	return c, c > 0 && c == int64(int32(c))
}

// addAtHead notes that q is p plus c, to be computed at the start of a block with n predecessors.
func (r *Rewriter) addAtHead(block int32, p, q *mir.Phi, c int64, n int32) {
	f := r.f
	in := mir.Inst{Op: mir.Op(amd64.ADD), W: 8 * amd64.Width(f.VRegs[q.Dst].Size),
		Ops: uint32(len(f.Operands)), N: 3}
	f.Operands = append(f.Operands, mir.D(q.Dst), mir.R(p.Dst).As(mir.Tied), mir.I(c))
	if c == 1 {
		in.Op, in.N = mir.Op(amd64.INC), 2
	}
	if r.KeepIDs { // it is what the replaced sums implement
		var ids []provenance.ID
		for i := range n {
			s := &f.Sources[q.Src0+i]
			if s.Kind == mir.KindReg && r.definedBy[s.Reg] > 0 {
				ids = append(ids, f.Carried(&f.Insts[r.definedBy[s.Reg]-1])...)
			}
		}
		in.From, in.FromN = uint32(len(f.FromIDs)), uint32(len(ids))
		f.FromIDs = append(f.FromIDs, ids...)
	}
	f.Insts = append(f.Insts, in) // where placeOf finds it until it is in its block
	r.definedBy[q.Dst] = int32(len(f.Insts))
	r.heads = append(r.heads, head{block, q.Dst})
}

// insertHeads puts the noted additions, the last instructions of the function, at the starts of
// their blocks.
func (r *Rewriter) insertHeads() {
	f := r.f
	r.insts = append(r.insts[:0], f.Insts...)
	noted := r.insts[len(r.insts)-len(r.heads):]
	f.Insts = f.Insts[:0]
	next := len(noted) - 1
	for i := range f.Blocks {
		b := &f.Blocks[i]
		first := int32(len(f.Insts))
		// from the last noted, whose result an earlier one may use
		for ; next >= 0 && r.heads[next].block == int32(i); next-- {
			f.Insts = append(f.Insts, noted[next])
		}
		f.Insts = append(f.Insts, r.insts[b.First:b.End]...)
		b.First, b.End = first, int32(len(f.Insts))
	}
}

// dropUnused removes instructions whose results nothing uses.
func (r *Rewriter) dropUnused() {
	f := r.f
	r.countUses()
	r.dead = grow(r.dead, len(f.Insts))
	clear(r.dead)
	for k := int32(len(f.Insts)) - 1; k >= 0; k-- {
		if r.classify(k) == other || r.uses[f.Operands[f.Insts[k].Ops].Reg] > 0 {
			continue
		}
		r.dead[k] = true
		ops := f.Ops(&f.Insts[k])
		for i := range ops {
			r.eachUse(&ops[i], func(v mir.VReg) { r.uses[v]-- })
		}
	}
	to := f.Insts[:0]
	for i := range f.Blocks {
		b := &f.Blocks[i]
		first := int32(len(to))
		for k := b.First; k < b.End; k++ {
			if !r.dead[k] {
				to = append(to, f.Insts[k])
			}
		}
		b.First, b.End = first, int32(len(to))
	}
	f.Insts = to
}
