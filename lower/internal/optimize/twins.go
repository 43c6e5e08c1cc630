package optimize

import "statepoint/lower/internal/mir"

// maxTwins is the largest number of phis of a block that are compared with each other.
const maxTwins = 24

// twins joins phis that have the same value in every iteration: those with equal sources, where the
// next values of two counters are equal if both are computed in the same way. An unrolled loop, for
// example, has a counter of its own.
func (r *Rewriter) twins() {
	f := r.f
	ready := false
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if b.PhiEnd-b.Phi0 < 2 || b.PhiEnd-b.Phi0 > maxTwins || b.PredEnd == b.Pred0 {
			continue
		}
		for k := b.Phi0; k < b.PhiEnd; k++ {
			for l := k + 1; l < b.PhiEnd; l++ {
				p, q := &f.Phis[k], &f.Phis[l]
				if f.Sources[p.Src0] != f.Sources[q.Src0] {
					continue // a loop is entered from the first predecessor
				}
				if !ready {
					r.findDefinitions()
					ready = true
				}
				if r.areTwins(p, q, b.PredEnd-b.Pred0) {
					r.replaced[q.Dst], r.changed = p.Dst, true
					copy(f.Phis[l:b.PhiEnd], f.Phis[l+1:b.PhiEnd])
					b.PhiEnd--
					l--
				}
			}
		}
	}
}

// findDefinitions finds the instruction that defines each register.
func (r *Rewriter) findDefinitions() {
	f := r.f
	r.definedBy = grow(r.definedBy, len(f.VRegs))
	clear(r.definedBy)
	for k := range f.Insts {
		if in := &f.Insts[k]; in.N > 0 && f.Operands[in.Ops].Role == mir.Def {
			r.definedBy[f.Operands[in.Ops].Reg] = int32(k) + 1
		}
	}
}

// areTwins reports whether two phis of a block with n predecessors have the same value.
func (r *Rewriter) areTwins(p, q *mir.Phi, n int32) bool {
	f := r.f
	a, b := &f.VRegs[p.Dst], &f.VRegs[q.Dst]
	if a.Class != b.Class || a.Size != b.Size || a.GC || b.GC {
		return false
	}
	for i := range n {
		s, t := &f.Sources[p.Src0+i], &f.Sources[q.Src0+i]
		if *s == *t {
			continue
		}
		if s.Kind != mir.KindReg || t.Kind != mir.KindReg || s.Role != t.Role ||
			!r.sameStep(s.Reg, t.Reg, p.Dst, q.Dst) {
			return false
		}
	}
	return true
}

// sameStep reports whether x is computed from p as y is from q.
func (r *Rewriter) sameStep(x, y, p, q mir.VReg) bool {
	f := r.f
	i, j := r.definedBy[x]-1, r.definedBy[y]-1
	if i < 0 || j < 0 || r.classify(i) != pure || r.classify(j) != pure {
		return false
	}
	xs, ys := f.Ops(&f.Insts[i]), f.Ops(&f.Insts[j])
	if len(xs) < 2 || len(ys) < 2 || xs[1].Kind != mir.KindReg || xs[1].Reg != p ||
		ys[1].Reg != q {
		return false
	}
	ys[1].Reg = p
	same := r.same(i, j)
	ys[1].Reg = q
	return same
}
