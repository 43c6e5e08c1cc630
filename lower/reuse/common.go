package reuse

import "statepoint/lower/mir"

// maxDistance is how many instructions may lie between a computation and the use of its result in place of the same one.
const maxDistance = 96

// common finds, in each block and the blocks that only it leads to, computations that were made before without a call in between.
func (r *Reuser) common() {
	f := r.f
	r.entries, r.epochs = r.entries[:0], r.epochs[:0]
	r.blockAt = grow(r.blockAt, len(f.Blocks))
	clear(r.table[:])
	for i := range f.Blocks {
		b := &f.Blocks[i]
		from := int32(-1)
		if b.PredEnd-b.Pred0 == 1 && !b.Pad {
			if p := f.Edges[b.Pred0]; int(p) < i {
				from = r.blockAt[p]
			}
		}
		r.epochs = append(r.epochs, from)
		for k := b.First; k < b.End; k++ {
			in := &f.Insts[k]
			if r.changed {
				r.update(in)
			}
			if in.Flags&mir.IsCall != 0 {
				r.epochs = append(r.epochs, -1)
				continue
			}
			if r.classify(k) == pure {
				r.commonInst(k)
			}
		}
		r.blockAt[i] = int32(len(r.epochs) - 1)
	}
}

// commonInst leaves out a computation that was made before, or notes it.
func (r *Reuser) commonInst(k int32) {
	h := r.hash(k)
	slot := &r.table[h%uint32(len(r.table))]
	steps := 0
	for e := *slot; e > 0 && steps < 32; e = r.entries[e-1].next {
		steps++
		x := &r.entries[e-1]
		if k-x.inst > maxDistance {
			break
		}
		if x.hash == h && r.visible(x.epoch) && r.same(x.inst, k) {
			r.use(x.inst, k)
			return
		}
	}
	r.entries = append(r.entries, entry{inst: k, next: *slot, epoch: int32(len(r.epochs) - 1), hash: h})
	*slot = int32(len(r.entries))
}

// visible reports whether the present epoch continues another.
func (r *Reuser) visible(epoch int32) bool {
	at := int32(len(r.epochs) - 1)
	for steps := 0; at >= 0 && steps < 32; steps++ {
		if at == epoch {
			return true
		}
		at = r.epochs[at]
	}
	return false
}
