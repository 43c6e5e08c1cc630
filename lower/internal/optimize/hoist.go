package optimize

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// maxLoop is the largest number of blocks of a loop that is examined.
const maxLoop = 256

// The registers assumed to be available in a loop, without a few for temporaries.
const (
	loopGPRs = 11
	loopXMMs = 10
)

// loops is the state of invariants.
type loops struct {
	insts []mir.Inst
	// moved is, by block, one more than the index of the first instruction moved to its end, in
	// movedInst and nextMoved.
	moved, lastMoved     []int32
	movedInst, nextMoved []int32

	inLoop  []int32 // by block, the last loop in which it was found
	defined []int32 // by virtual register, the block that defines it
	seen    []int32 // by virtual register, the last loop in which it was counted
	body    []int32
	count   int32
	rebased int // differences that rebase has examined
}

// invariants hoists loop-invariant computations out of loops, innermost loops first.
func (r *Rewriter) invariants() {
	f := r.f
	r.moved = grow(r.moved, len(f.Blocks))
	clear(r.moved)
	r.movedInst, r.nextMoved, r.rebased = r.movedInst[:0], r.nextMoved[:0], 0
	ready := false
	for h := len(f.Blocks) - 1; h > 0; h-- {
		b := &f.Blocks[h]
		pre := int32(-1)
		back := false
		for _, p := range f.Preds(b) {
			switch {
			case int(p) >= h:
				back = true
			case pre < 0:
				pre = p
			default:
				pre = -2
			}
		}
		if !back || pre < 0 || b.Pad {
			continue
		}
		if pb := &f.Blocks[pre]; pb.SuccEnd-pb.Succ0 != 1 ||
			f.Insts[pb.End-1].Op != mir.Op(amd64.JMP) {
			continue
		}
		if !ready {
			r.prepare()
			ready = true
		}
		if r.loop(int32(h)) {
			r.hoist(pre)
		}
	}
}

// prepare finds where registers are defined.
func (r *Rewriter) prepare() {
	f := r.f
	r.inLoop, r.lastMoved = grow(r.inLoop, len(f.Blocks)), grow(r.lastMoved, len(f.Blocks))
	clear(r.inLoop)
	r.defined, r.seen = grow(r.defined, len(f.VRegs)), grow(r.seen, len(f.VRegs))
	clear(r.defined)
	clear(r.seen)
	r.count = 0
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			r.defined[f.Phis[k].Dst] = int32(i)
		}
		for k := b.First; k < b.End; k++ {
			in := &f.Insts[k]
			if r.dead[k] {
				continue
			}
			for o := in.Ops; o < in.Ops+in.N; o++ {
				switch op := &f.Operands[o]; {
				case op.Role == mir.Def || op.Role == mir.FixedDef:
					r.defined[op.Reg] = int32(i)
				case op.Role == mir.SlotUse && op.Index != op.Reg:
					r.defined[op.Index] = int32(i)
				}
			}
		}
	}
}

// loop collects the blocks of the loop with a header: those from which a backward edge to it is
// reached without passing it. The result is false if it is not a loop, is too large, or has calls.
func (r *Rewriter) loop(head int32) bool {
	f := r.f
	r.count++
	r.body = append(r.body[:0], head)
	r.inLoop[head] = r.count
	for i := 0; i < len(r.body); i++ {
		b := &f.Blocks[r.body[i]]
		for k := b.First; k < b.End; k++ {
			if in := &f.Insts[k]; barrier(in) || in.Op == mir.AtomicLoop {
				return false
			}
		}
		for _, p := range f.Preds(b) {
			if i == 0 && p < head || r.inLoop[p] == r.count {
				continue
			}
			if p < head || len(r.body) == maxLoop {
				return false // it has another entry
			}
			r.inLoop[p] = r.count
			r.body = append(r.body, p)
		}
	}
	return true
}

// hoist moves invariant instructions of the last found loop to the end of block pre.
func (r *Rewriter) hoist(pre int32) {
	f := r.f
	room := r.room()
	for _, cheap := range [...]bool{false, true} {
		for progress := true; progress; {
			progress = false
			for _, n := range r.body {
				b := &f.Blocks[n]
				if b.Cold {
					continue
				}
				for k := b.First; k < b.End-1; k++ {
					if !r.dead[k] && r.invariant(k, cheap) && r.move(k, pre, &room) {
						progress = true
					}
				}
				// Instructions hoisted out of inner loops to the ends of their entry blocks belong
				// to this loop.
				for m := r.moved[n]; m > 0; m = r.nextMoved[m-1] {
					if k := r.movedInst[m-1]; k >= 0 && r.invariant(k, cheap) {
						progress = r.moveOn(m, pre, &room) || progress
					}
				}
			}
		}
	}
	r.rebase(pre, &room)
}

// room is the number of registers of each class that are left in the loop, beyond those for values
// from outside and loop-carried values.
func (r *Rewriter) room() (room [2]int) {
	f := r.f
	room = [2]int{mir.GPR: loopGPRs, mir.XMM: loopXMMs}
	see := func(v mir.VReg) {
		if v == 0 || r.seen[v] == r.count || r.inLoop[r.defined[v]] == r.count {
			return
		}
		r.seen[v] = r.count
		room[f.VRegs[v].Class]--
	}
	operand := func(o *mir.Operand) {
		if o.Role == mir.Def || o.Role == mir.FixedDef {
			return
		}
		if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
			see(r.now(o.Reg))
		}
		if o.IsMem() && o.Role != mir.SlotUse {
			see(r.now(o.Index))
		}
	}
	for _, n := range r.body {
		b := &f.Blocks[n]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			room[f.VRegs[f.Phis[k].Dst].Class]--
		}
		for k := b.First; k < b.End; k++ {
			if r.dead[k] {
				continue
			}
			ops := f.Ops(&f.Insts[k])
			for i := range ops {
				operand(&ops[i])
			}
		}
	}
	return room
}

// invariant reports whether an instruction is invariant in the last found loop.
func (r *Rewriter) invariant(k int32, cheap bool) bool {
	f := r.f
	switch r.classify(k) {
	case other:
		return false
	case constant:
		if !cheap {
			return false
		}
	}
	ops := f.Ops(&f.Insts[k])
	for i := 1; i < len(ops); i++ {
		o := &ops[i]
		if (o.Kind == mir.KindReg || o.Kind == mir.KindMem) && o.Reg != 0 &&
			r.inLoop[r.defined[r.now(o.Reg)]] == r.count {
			return false
		}
		if o.IsMem() && o.Index != 0 && r.inLoop[r.defined[r.now(o.Index)]] == r.count {
			return false
		}
	}
	return true
}

// move moves an instruction to the end of block pre, or uses an equal one that is already there.
func (r *Rewriter) move(k, pre int32, room *[2]int) bool {
	f := r.f
	r.update(&f.Insts[k])
	for m := r.moved[pre]; m > 0; m = r.nextMoved[m-1] {
		if j := r.movedInst[m-1]; j >= 0 && r.same(j, k) {
			r.use(j, k)
			return true
		}
	}
	d := f.Operands[f.Insts[k].Ops].Reg
	if room[f.VRegs[d].Class] <= 0 {
		return false
	}
	room[f.VRegs[d].Class]--
	r.dead[k] = true
	r.changed = true
	r.defined[d] = pre
	r.place(k, pre)
	return true
}

// place puts instruction k at the end of block pre.
func (r *Rewriter) place(k, pre int32) {
	r.movedInst = append(r.movedInst, k)
	r.nextMoved = append(r.nextMoved, 0)
	m := int32(len(r.movedInst))
	if r.moved[pre] == 0 {
		r.moved[pre] = m
	} else {
		r.nextMoved[r.lastMoved[pre]-1] = m
	}
	r.lastMoved[pre] = m
}

// moveOn moves the m-th moved instruction from its present position to the end of block pre.
func (r *Rewriter) moveOn(m, pre int32, room *[2]int) bool {
	if !r.move(r.movedInst[m-1], pre, room) {
		return false
	}
	r.movedInst[m-1] = -1
	return true
}
