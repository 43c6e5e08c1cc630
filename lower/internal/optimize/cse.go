package optimize

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// maxDistance is the maximum number of instructions between a computation and a repetition that
// reuses its result.
const maxDistance = 96

// common finds computations repeated without a call in between, in each block and the blocks
// reached only from it.
func (r *Rewriter) common() {
	f := r.f
	r.entries, r.epochs = r.entries[:0], r.epochs[:0]
	r.blockAt = grow(r.blockAt, len(f.Blocks))
	r.clears = grow(r.clears, len(f.VRegs))
	clear(r.clears)
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
			if barrier(in) {
				r.epochs = append(r.epochs, -1)
				continue
			}
			if r.isCopy(in) {
				r.replaced[f.Operands[in.Ops].Reg] = f.Operands[in.Ops+1].Reg
				r.dead[k], r.changed = true, true
				continue
			}
			if in.Op < mir.Copy && in.N > 0 && f.Operands[in.Ops].Role == mir.Def &&
				in.W == amd64.W32 {
				r.clears[f.Operands[in.Ops].Reg] = true
			}
			if r.classify(k) == pure {
				r.commonInst(k)
			}
		}
		r.blockAt[i] = int32(len(r.epochs) - 1)
	}
}

// barrier reports whether no result is reused across an instruction: few registers survive a call,
// and if the stack pointer moves, so do the addresses of arguments.
func barrier(in *mir.Inst) bool {
	return in.Flags&mir.IsCall != 0 || in.Op == mir.DynAlloca || in.Op == mir.StackRestore ||
		in.Op == mir.Asm
}

// isCopy reports whether an instruction returns its operand, so that its result is not needed; the
// number in the lowest lane of a vector is in the vector's register. Copies of references stay,
// because a statepoint may record the copy. A 32-bit copy guarantees that the rest of the register
// is zero, so it counts only if its source does too.
func (r *Rewriter) isCopy(in *mir.Inst) bool {
	f := r.f
	if in.Op != mir.Copy || in.N != 2 || in.Flags != 0 {
		return false
	}
	d, o := &f.Operands[in.Ops], &f.Operands[in.Ops+1]
	if d.Role != mir.Def || o.Role != mir.Tied || o.Kind != mir.KindReg || o.Reg == 0 {
		return false
	}
	a, b := &f.VRegs[d.Reg], &f.VRegs[o.Reg]
	if a.Class == mir.XMM && b.Class == mir.XMM && a.Size < b.Size {
		return b.Incoming == 0 && int(in.W) == 8*int(a.Size)
	}
	return a.Class == b.Class && a.Size == b.Size && !a.GC && !b.GC && b.Incoming == 0 &&
		int(in.W) == 8*int(a.Size) && (a.Size > 4 || r.clears[o.Reg])
}

// commonInst removes a repeated computation, or records a new one.
func (r *Rewriter) commonInst(k int32) {
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
	r.entries = append(r.entries, entry{inst: k, next: *slot, epoch: int32(len(r.epochs) - 1),
		hash: h})
	*slot = int32(len(r.entries))
}

// visible reports whether the current epoch continues another.
func (r *Rewriter) visible(epoch int32) bool {
	at := int32(len(r.epochs) - 1)
	for steps := 0; at >= 0 && steps < 32; steps++ {
		if at == epoch {
			return true
		}
		at = r.epochs[at]
	}
	return false
}
