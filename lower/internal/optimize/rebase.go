package optimize

import (
	"math/bits"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// maxRebased is the number of differences of a function that rebase examines, each with a walk over
// the function.
const maxRebased = 16

// rebase takes a constant distance out of the indices of the last found loop: where [b + (i-d)*s]
// is the only use of i-d, and b and d are invariant, the address is [c + i*s], and c = b - d*s is
// computed once, at the end of block pre. All of it is arithmetic of 64 bits, which wraps. Where c
// points is of no importance: nothing in the loop is a safepoint, and nothing else uses it.
func (r *Rewriter) rebase(pre int32, room *[2]int) {
	f := r.f
	for _, n := range r.body {
		b := &f.Blocks[n]
		if b.Cold {
			continue
		}
		for k := b.First; k < b.End && room[mir.GPR] > 0 && r.rebased < maxRebased; k++ {
			if r.dead[k] || amd64.Op(f.Insts[k].Op) != amd64.SUB || f.Insts[k].W != amd64.W64 ||
				r.classify(k) != pure {
				continue
			}
			r.update(&f.Insts[k])
			ops := f.Ops(&f.Insts[k])
			t, i, d := ops[0].Reg, ops[1], ops[2]
			if i.Kind != mir.KindReg || d.Kind != mir.KindReg || r.variant(d.Reg) ||
				!r.variant(i.Reg) {
				continue
			}
			r.rebased++
			uses := r.indexedBy(t)
			if len(uses) == 0 {
				continue
			}
			first := f.Operands[uses[0]]
			c := r.newBase(k, pre, &first, d.Reg)
			for _, o := range uses {
				f.Operands[o].Reg, f.Operands[o].Index = c, i.Reg
			}
			r.dead[k], r.changed = true, true
			room[mir.GPR]--
		}
	}
}

// variant reports whether the last found loop defines a register.
func (r *Rewriter) variant(v mir.VReg) bool { return r.inLoop[r.defined[v]] == r.count }

// indexedBy returns the operands that use t, if each is an address in the last found loop with t as
// its index, and all have the same invariant base and scale; otherwise nil.
func (r *Rewriter) indexedBy(t mir.VReg) (uses []uint32) {
	f := r.f
	for n := range f.Blocks {
		b := &f.Blocks[n]
		for k := b.First; k < b.End; k++ {
			if r.dead[k] {
				continue
			}
			in := &f.Insts[k]
			r.update(in)
			for o := in.Ops; o < in.Ops+in.N; o++ {
				at, used := &f.Operands[o], false
				r.eachUse(at, func(v mir.VReg) { used = used || v == t })
				if !used {
					continue
				}
				if at.Kind != mir.KindMem || at.Reg == 0 || at.Reg == t || at.Index != t ||
					at.Sym != amd64.NoSym || at.Seg != amd64.NoSeg ||
					r.inLoop[n] != r.count || r.variant(at.Reg) {
					return nil
				}
				if len(uses) > 0 {
					x := &f.Operands[uses[0]]
					if x.Reg != at.Reg || x.Scale != at.Scale {
						return nil
					}
				}
				uses = append(uses, o)
			}
		}
	}
	for n := range f.Sources {
		if s := &f.Sources[n]; s.Kind == mir.KindReg && r.now(s.Reg) == t {
			return nil
		}
	}
	return uses
}

// newBase computes b - d*s at the end of block pre, of an address with base b and scale s. The
// instructions come from where k, the difference that they replace, does.
func (r *Rewriter) newBase(k, pre int32, at *mir.Operand, d mir.VReg) mir.VReg {
	f := r.f
	word := mir.VRegInfo{Class: mir.GPR, Size: 8}
	add := func(op amd64.Op, a mir.VReg, b mir.Operand) mir.VReg {
		v := f.NewVReg(word)
		r.replaced, r.defined, r.seen = append(r.replaced, 0), append(r.defined, pre),
			append(r.seen, 0)
		in := mir.Inst{Op: mir.Op(op), W: amd64.W64, Ops: uint32(len(f.Operands)), N: 3,
			From: f.Insts[k].From, FromN: f.Insts[k].FromN}
		f.Operands = append(f.Operands, mir.D(v), mir.R(a).As(mir.Tied), b)
		f.Insts, r.dead = append(f.Insts, in), append(r.dead, false)
		r.place(int32(len(f.Insts))-1, pre)
		return v
	}
	if s := at.Scale; s > 1 {
		d = add(amd64.SHL, d, mir.I(int64(bits.TrailingZeros8(s))))
	}
	return add(amd64.SUB, at.Reg, mir.R(d))
}
