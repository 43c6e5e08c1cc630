package optimize

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// comparisons removes those that repeat the last one while its flags are unchanged: selection
// compares again for each conditional move, and for a branch after it.
func (r *Rewriter) comparisons() {
	f := r.f
	for i := range f.Blocks {
		b := &f.Blocks[i]
		last := int32(-1)
		for k := b.First; k < b.End; k++ {
			in := &f.Insts[k]
			switch {
			case r.dead[k]:
			case amd64.Op(in.Op) == amd64.CMP || amd64.Op(in.Op) == amd64.TEST:
				r.update(in)
				if last >= 0 && in.Flags == f.Insts[last].Flags && r.sameOperands(last, k) {
					r.dead[k] = true
					r.changed = true
					for j := last + 1; j < k; j++ {
						f.Insts[j].Flags |= mir.ReadsFlags
					}
					continue
				}
				last = k
			case amd64.Op(in.Op) == amd64.CMOVCC, amd64.Op(in.Op) == amd64.SETCC,
				in.Op == mir.Copy && in.Flags&^mir.ReadsFlags == 0:
			default:
				last = -1
			}
		}
	}
}

// sameOperands reports whether two instructions do the same with the same operands.
func (r *Rewriter) sameOperands(i, j int32) bool {
	x, y := &r.f.Insts[i], &r.f.Insts[j]
	if x.Op != y.Op || x.W != y.W || x.N != y.N {
		return false
	}
	xs, ys := r.f.Ops(x), r.f.Ops(y)
	for k := range xs {
		if xs[k] != ys[k] {
			return false
		}
	}
	return true
}
