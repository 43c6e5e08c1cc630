package regalloc

import (
	"math/bits"

	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// span is a half-open range of positions in which a value is alive. The package comment of mir says
// what positions are.
type span struct{ from, to int32 }

// useKind is what a use asks for.
type useKind uint8

const (
	useAny useKind = iota // a copy: from a register, memory or anything
	useRM                 // a register or memory
	useReg                // a register
)

// use is one use of a virtual register.
type use struct {
	pos int32
	// operand number; the index of an address has indexUse set; noOperand for a phi's source
	op   uint32
	kind useKind
}

const (
	indexUse  = 1 << 31
	noOperand = 1<<31 - 1
)

// defKind is how a value comes to be.
type defKind uint8

const (
	defNone  defKind = iota // never defined: not to be used
	defReg                  // by an instruction, in a register
	defFixed                // in a fixed register, from which it is moved
	defPhi                  // by a phi
	defMem                  // in memory: after a statepoint, or on the stack from the start
)

// value is what is known of a virtual register.
type value struct {
	def      int32 // position of the definition
	block    int32 // block of the definition
	op       uint32
	kind     defKind
	slotUses uint8 // how many statepoints record it, up to 255
	// u0:u1 are its uses, in order; r0:r1 its spans, in order and not touching.
	u0, u1, r0, r1 int32
}

// liveness finds uses, definitions and spans of every virtual register.
func (a *allocator) liveness() {
	f := a.f
	a.values = resize(a.values, len(f.VRegs))
	clear(a.values)
	a.blockFrom = resize(a.blockFrom, len(f.Blocks)+1)
	a.instBlock = resize(a.instBlock, len(f.Insts))
	a.calls, a.twice = a.calls[:0], a.twice[:0]
	for r := range a.fixed {
		a.fixed[r] = a.fixed[r][:0]
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		a.blockFrom[i] = 4 * b.First
		for k := b.First; k < b.End; k++ {
			a.instBlock[k] = int32(i)
		}
	}
	a.blockFrom[len(f.Blocks)] = 4 * int32(len(f.Insts))
	a.countUses()
	a.fillUses()
	a.spans = a.spans[:0]
	a.mark = resize(a.mark, len(f.Blocks))
	clear(a.mark)
	for v := 1; v < len(f.VRegs); v++ {
		a.spansOf(mir.VReg(v))
	}
}

func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// countUses finds definitions, and makes room for uses.
func (a *allocator) countUses() {
	f := a.f
	count := func(v mir.VReg) {
		if v != 0 {
			a.values[v].u1++
		}
	}
	for v := 1; v < len(f.VRegs); v++ {
		if f.VRegs[v].Incoming != 0 {
			a.define(mir.VReg(v), 0, 0, noOperand, defMem)
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			a.define(f.Phis[k].Dst, 4*b.First, int32(i), uint32(k), defPhi)
			for p := range b.PredEnd - b.Pred0 {
				if s := &f.Sources[f.Phis[k].Src0+p]; s.Kind == mir.KindReg {
					count(s.Reg)
				}
			}
		}
		for n := b.First; n < b.End; n++ {
			in := &f.Insts[n]
			pos := 4 * n
			if in.Flags&mir.IsCall != 0 {
				a.calls = append(a.calls, pos)
			}
			if in.Twice {
				a.twice = append(a.twice, pos)
			}
			tied := false
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				switch o.Role {
				case mir.Def:
					continue
				case mir.FixedDef:
					a.define(o.Reg, pos+3, int32(i), k, defFixed)
					a.clobber(o.Phys, pos, in)
					continue
				case mir.Tied:
					tied = true
				case mir.FixedUse:
					a.clobber(o.Phys, pos, in)
				case mir.SlotUse:
					if o.Index != o.Reg {
						a.define(o.Index, pos+1, int32(i), k, defMem)
					}
					if v := &a.values[o.Reg]; v.slotUses < 255 {
						v.slotUses++
					}
					count(o.Reg)
					continue
				}
				if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
					count(o.Reg)
				}
				if o.IsMem() {
					count(o.Index)
				}
			}
			at := pos + 2
			if tied {
				at = pos + 1
			}
			for k := in.Ops; k < in.Ops+in.N; k++ {
				if o := &f.Operands[k]; o.Role == mir.Def {
					a.define(o.Reg, at, int32(i), k, defReg)
					at = pos + 2
				}
			}
			if in.Flags&mir.ClobbersRAX != 0 {
				a.clobber(amd64.RAX, pos, in)
			}
			if in.Flags&mir.ClobbersRDX != 0 {
				a.clobber(amd64.RDX, pos, in)
			}
			if in.Flags&mir.ClobbersRCX != 0 {
				a.clobber(amd64.RCX, pos, in)
			}
			if in.Flags&mir.ClobbersR11 != 0 {
				a.clobber(amd64.R11, pos, in)
			}
			if in.Op == mir.Asm {
				for set := f.Asms[in.Aux].Clobbers; set != 0; set &= set - 1 {
					a.clobber(amd64.Reg(bits.TrailingZeros64(set)), pos, in)
				}
			}
		}
	}
	sum := int32(0)
	for v := range a.values {
		n := a.values[v].u1
		a.values[v].u0, a.values[v].u1 = sum, sum
		sum += n
	}
	a.uses = resize(a.uses, int(sum))
}

func (a *allocator) define(v mir.VReg, pos, block int32, op uint32, kind defKind) {
	d := &a.values[v]
	d.def, d.block, d.op, d.kind = pos, block, op, kind
}

// clobber notes that an instruction takes a register for itself. Calls take all that callees need
// not preserve anyway.
func (a *allocator) clobber(r amd64.Reg, pos int32, in *mir.Inst) {
	if CalleeSaved(r) {
		a.res.Used |= 1 << r
	} else if in.Flags&mir.IsCall != 0 {
		return
	}
	if l := a.fixed[r]; len(l) == 0 || l[len(l)-1] != pos {
		a.fixed[r] = append(l, pos)
	}
}

// fillUses lists the uses of every value in order of position.
func (a *allocator) fillUses() {
	f := a.f
	add := func(v mir.VReg, u use) {
		if v != 0 {
			d := &a.values[v]
			a.uses[d.u1] = u
			d.u1++
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for n := b.First; n < b.End; n++ {
			in := &f.Insts[n]
			pos := 4 * n
			// What is copied is read first, so it comes first.
			plain := false
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				switch {
				case !o.Copied():
					plain = true
				case o.Kind == mir.KindReg:
					add(o.Reg, use{pos, k, useAny})
				}
			}
			if !plain {
				continue
			}
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				if o.Copied() || o.Role == mir.Def || o.Role == mir.FixedDef {
					continue
				}
				kind := useReg
				if o.Role == mir.UseRM && a.f.VRegs[o.Reg].Size >= uint8(operandBytes(in)) {
					kind = useRM
				}
				if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
					add(o.Reg, use{pos + 1, k, kind})
				}
				if o.IsMem() {
					add(o.Index, use{pos + 1, k | indexUse, useReg})
				}
			}
		}
		for _, t := range f.Succs(b) {
			d := &f.Blocks[t]
			if d.Phi0 == d.PhiEnd {
				continue
			}
			for p, pred := range f.Preds(d) {
				if pred != int32(i) {
					continue
				}
				for k := d.Phi0; k < d.PhiEnd; k++ {
					if s := &f.Sources[f.Phis[k].Src0+int32(p)]; s.Kind == mir.KindReg {
						add(s.Reg, use{4*b.End - 1, noOperand, useAny})
					}
				}
			}
		}
	}
}

// operandBytes is how many bytes an instruction reads of an operand in memory.
func operandBytes(in *mir.Inst) int {
	switch amd64.Op(in.Op) {
	case amd64.UCOMISS, amd64.ADDSS, amd64.SUBSS, amd64.MULSS, amd64.DIVSS, amd64.CVTSS2SD,
		amd64.CVTTSS2SI, amd64.SQRTSS:
		return 4
	}
	if in.W == amd64.W0 {
		return 8
	}
	return in.W.Bytes()
}

// spansOf walks from each use of v up to its definition and collects where it is alive.
func (a *allocator) spansOf(v mir.VReg) {
	f := a.f
	d := &a.values[v]
	first := int32(len(a.spans))
	d.r0, d.r1 = first, first
	if d.kind == defNone {
		return
	}
	uses := a.uses[d.u0:d.u1]
	seen := int32(-1) // the block whose last use has been handled
	for i := len(uses) - 1; i >= 0; i-- {
		u := &uses[i]
		b := a.instBlock[u.pos>>2]
		if b == seen {
			continue
		}
		seen = b
		if a.mark[b] == int32(v) {
			continue // alive to the end of the block already
		}
		end := u.pos + 1
		if u.op == noOperand {
			end = 4 * f.Blocks[b].End
		}
		if b == d.block && u.pos >= d.def {
			a.spans = append(a.spans, span{d.def, end})
			continue
		}
		a.spans = append(a.spans, span{a.blockFrom[b], end})
		a.stack = append(a.stack[:0], b)
		for len(a.stack) > 0 {
			top := a.stack[len(a.stack)-1]
			a.stack = a.stack[:len(a.stack)-1]
			for _, p := range f.Preds(&f.Blocks[top]) {
				if a.mark[p] == int32(v) {
					continue
				}
				a.mark[p] = int32(v)
				if p == d.block {
					a.spans = append(a.spans, span{d.def, a.blockFrom[p+1]})
					continue
				}
				a.spans = append(a.spans, span{a.blockFrom[p], a.blockFrom[p+1]})
				a.stack = append(a.stack, p)
			}
		}
	}
	a.spans = append(a.spans, span{d.def, d.def + 1})
	a.spans = mergeSpans(a.spans, int(first))
	d.r1 = int32(len(a.spans))
}

// mergeSpans sorts s[first:] and joins what touches or overlaps.
func mergeSpans(s []span, first int) []span {
	t := s[first:]
	if len(t) > 32 {
		sortSpans(t)
	} else {
		for i := 1; i < len(t); i++ {
			for k := i; k > 0 && t[k].from < t[k-1].from; k-- {
				t[k], t[k-1] = t[k-1], t[k]
			}
		}
	}
	n := 0
	for i := 1; i < len(t); i++ {
		if t[i].from <= t[n].to {
			t[n].to = max(t[n].to, t[i].to)
			continue
		}
		n++
		t[n] = t[i]
	}
	return s[:first+n+1]
}
