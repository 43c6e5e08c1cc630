package optimize

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// sinkWindow is the number of instructions by which the computation of a counter's next value may
// be moved down.
const sinkWindow = 64

// sinking is the state of sink.
type sinking struct {
	uses []int32 // by virtual register, the number of its uses
	// by virtual register, one more than the block at whose start it is defined, by a phi or an
	// addition that stands for one; 0 for others
	start []int32
	// by virtual register, one more than the block at whose end a phi reads it, -1 for several
	source []int32
	visit  []int32
	// by virtual register, one more than the block with all its uses, where uses on edges count for
	// the predecessor, -1 for several
	home []int32
}

// sink moves the computation of a counter's next value below the last use of its current one, or,
// if the current one is needed after the loop, onto the back edge: then both can have one register,
// and the computation is an increment in place, or an LEA if the flags of the last use are needed
// after it. It also moves it down to a comparison of the next value with zero.
func (r *Rewriter) sink() {
	f := r.f
	if len(f.Phis) == 0 {
		return
	}
	r.countUses()
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.End - 1; k >= b.First; k-- {
			if t, d, ok := r.increment(k); ok {
				r.sinkOne(int32(i), k, t, d)
			}
		}
	}
}

// countUses counts the uses of registers, and finds the phis and their sources.
func (r *Rewriter) countUses() {
	f := r.f
	n := len(f.VRegs)
	r.uses, r.start, r.source, r.home = grow(r.uses, n), grow(r.start, n), grow(r.source, n),
		grow(r.home, n)
	clear(r.uses)
	clear(r.start)
	clear(r.source)
	clear(r.home)
	same := func(at *int32, block int32) {
		if *at != 0 && *at != block+1 {
			*at = -1
		} else {
			*at = block + 1
		}
	}
	for _, h := range r.heads {
		r.start[h.value] = h.block + 1
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.First; k < b.End; k++ {
			ops := f.Ops(&f.Insts[k])
			for o := range ops {
				r.eachUse(&ops[o], func(v mir.VReg) {
					r.uses[v]++
					same(&r.home[v], int32(i))
				})
			}
		}
		for k := b.Phi0; k < b.PhiEnd; k++ {
			phi := &f.Phis[k]
			r.start[phi.Dst] = int32(i) + 1
			for p, pred := range f.Preds(b) {
				s := &f.Sources[phi.Src0+int32(p)]
				if s.Kind != mir.KindReg {
					continue
				}
				r.uses[s.Reg]++
				same(&r.source[s.Reg], pred)
				if e := &f.Blocks[pred]; e.Split && e.PredEnd-e.Pred0 == 1 {
					pred = f.Edges[e.Pred0]
				}
				same(&r.home[s.Reg], pred)
			}
		}
	}
}

// eachUse calls f for each register that an operand uses.
func (r *Rewriter) eachUse(o *mir.Operand, f func(v mir.VReg)) {
	if o.Role == mir.Def || o.Role == mir.FixedDef {
		return
	}
	if (o.Kind == mir.KindReg || o.Kind == mir.KindMem) && o.Reg != 0 {
		f(o.Reg)
	}
	if o.IsMem() && o.Role != mir.SlotUse && o.Index != 0 {
		f(o.Index)
	}
}

// increment reports whether instruction k adds a constant to a value t that a block starts with,
// with a result d that is the source of a phi, or that a block starts with.
func (r *Rewriter) increment(k int32) (t, d mir.VReg, ok bool) {
	f := r.f
	in := &f.Insts[k]
	switch amd64.Op(in.Op) {
	case amd64.INC, amd64.DEC, amd64.ADD, amd64.SUB, amd64.SHR, amd64.SHL, amd64.SAR:
	default:
		return 0, 0, false
	}
	if r.classify(k) != pure {
		return 0, 0, false
	}
	ops := f.Ops(in)
	if ops[1].Role != mir.Tied || ops[1].Kind != mir.KindReg || len(ops) == 3 &&
		ops[2].Kind != mir.KindImm {
		return 0, 0, false
	}
	t, d = ops[1].Reg, ops[0].Reg
	return t, d, r.start[t] != 0 && (r.source[d] != 0 || r.start[d] != 0)
}

// sinkOne moves instruction k of a block, which computes d from t, if that helps.
func (r *Rewriter) sinkOne(block, k int32, t, d mir.VReg) {
	f := r.f
	if c := r.home[d] - 1; c > block && c-block < sinkWindow &&
		f.Blocks[c].Depth <= f.Blocks[block].Depth && r.enterable(c) && r.usedIn(c, t) > 0 {
		// All uses of d are in one block, and t is live up to there anyway.
		k = r.moveTo(block, k, c)
		block = c
	}
	b := &f.Blocks[block]
	to, last := b.End, k
	free := true // nothing in the block uses d
	for j := k + 1; j < b.End; j++ {
		in := &f.Insts[j]
		usesD := false
		ops := f.Ops(in)
		for o := range ops {
			r.eachUse(&ops[o], func(v mir.VReg) {
				usesD = usesD || v == d
				if v == t {
					last = j
				}
			})
		}
		if usesD || in.Flags&mir.IsTerm != 0 || barrier(in) || j-k > sinkWindow {
			to = j
			free = in.Flags&mir.IsTerm != 0 && !usesD
			break
		}
	}
	end := to
	for to > k && to < b.End && f.Insts[to].Flags&mir.ReadsFlags != 0 {
		to--
	}
	if free && to < end && last >= to && last < end && !r.liveOut(block, t) && r.asAddress(k) {
		in := f.Insts[k]
		in.Flags |= mir.ReadsFlags // it is where the flags of the last use must stay unchanged
		copy(f.Insts[k:end-1], f.Insts[k+1:end])
		f.Insts[end-1] = in
		return
	}
	if (last > k || to > k+1 && to < b.End && r.testsValue(to, d)) && last < to &&
		!r.liveOut(block, t) {
		in := f.Insts[k]
		copy(f.Insts[k:to-1], f.Insts[k+1:to])
		f.Insts[to-1] = in
		return
	}
	if s := r.source[d] - 1; free && r.uses[d] == 1 && s > block && s-block < sinkWindow {
		if e := &f.Blocks[s]; e.Split && e.PredEnd-e.Pred0 == 1 && f.Edges[e.Pred0] == block &&
			r.enterable(s) && r.liveOut(block, t) && !r.liveOut(s, t) {
			r.moveTo(block, k, s)
		}
	}
}

// asAddress makes instruction k, if it adds a constant, an LEA, and reports whether it did.
func (r *Rewriter) asAddress(k int32) bool {
	in := &r.f.Insts[k]
	if in.W != amd64.W32 && in.W != amd64.W64 {
		return false
	}
	ops := r.f.Ops(in)
	n := int64(1)
	switch amd64.Op(in.Op) {
	case amd64.INC:
	case amd64.DEC:
		n = -1
	case amd64.ADD, amd64.SUB:
		if n = ops[2].Val; ops[2].Sym != amd64.NoSym {
			return false
		}
		if amd64.Op(in.Op) == amd64.SUB {
			n = -n
		}
	default:
		return false
	}
	if n != int64(int32(n)) {
		return false
	}
	in.Op, in.N = mir.Op(amd64.LEA), 2
	ops[1] = mir.Operand{Kind: mir.KindMem, Role: mir.Use, Reg: ops[1].Reg, Scale: 1, Val: n}
	return true
}

// testsValue reports whether instruction k compares d with zero: right after the computation of d,
// whose flags are the same, it is no instruction.
func (r *Rewriter) testsValue(k int32, d mir.VReg) bool {
	in := &r.f.Insts[k]
	ops := r.f.Ops(in)
	return amd64.Op(in.Op) == amd64.TEST && len(ops) == 2 && ops[0].Kind == mir.KindReg &&
		ops[1].Kind == mir.KindReg && ops[0].Reg == d && ops[1].Reg == d
}

// maxVisits bounds the number of blocks that are visited to find out whether a register is live
// after a block. Those before the one that starts with it cannot use it.
const maxVisits = 24

// liveOut reports whether a value t that a block starts with is, or may be, live after a block.
func (r *Rewriter) liveOut(block int32, t mir.VReg) bool {
	f := r.f
	if r.home[t] == block+1 && r.source[t] == 0 {
		return false
	}
	r.visit = append(r.visit[:0], block)
	for i := 0; i < len(r.visit); i++ {
		p := r.visit[i]
		for _, c := range f.Succs(&f.Blocks[p]) {
			b := &f.Blocks[c]
			again := r.start[t] == c+1
			for k := b.Phi0; k < b.PhiEnd; k++ {
				for n, pred := range f.Preds(b) {
					if s := &f.Sources[f.Phis[k].Src0+int32(n)]; pred == p &&
						s.Kind == mir.KindReg && s.Reg == t {
						return true
					}
				}
			}
			if again || c < r.start[t]-1 || slices.Contains(r.visit[1:], c) {
				continue
			}
			if len(r.visit) > maxVisits || r.usedIn(c, t) > 0 {
				return true
			}
			r.visit = append(r.visit, c)
		}
	}
	return false
}

// enterable reports whether an instruction may be the first of a block: the unwinder does not enter
// it, and its first instruction does not read flags.
func (r *Rewriter) enterable(block int32) bool {
	b := &r.f.Blocks[block]
	return !b.Pad && r.f.Insts[b.First].Flags&mir.ReadsFlags == 0
}

// usedIn is the number of a block's uses of a register.
func (r *Rewriter) usedIn(block int32, t mir.VReg) (n int32) {
	f := r.f
	b := &f.Blocks[block]
	for j := b.First; j < b.End; j++ {
		ops := f.Ops(&f.Insts[j])
		for o := range ops {
			r.eachUse(&ops[o], func(v mir.VReg) {
				if v == t {
					n++
				}
			})
		}
	}
	return n
}

// moveTo makes instruction k of a block the first of a later one and returns its new index.
func (r *Rewriter) moveTo(block, k, to int32) int32 {
	f := r.f
	at := f.Blocks[to].First - 1
	in := f.Insts[k]
	copy(f.Insts[k:at], f.Insts[k+1:at+1])
	f.Insts[at] = in
	f.Blocks[block].End--
	for i := block + 1; i < to; i++ {
		f.Blocks[i].First--
		f.Blocks[i].End--
	}
	f.Blocks[to].First--
	return at
}
