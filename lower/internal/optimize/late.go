package optimize

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// late prepares a function whose frame can be made after its start: not before a block that some
// ways to a return do not reach, as when a test at the start returns at once. The blocks before
// that one are Early. All values that it receives get new registers there, so that those of the
// early blocks need neither slots nor callee-saved registers.
func (r *Rewriter) late() {
	f := r.f
	f.Late = 0
	if !canBeLate(f) {
		return
	}
	late := r.findLate()
	if late == 0 {
		for i := range f.Blocks {
			f.Blocks[i].Early = false
		}
		return
	}
	f.Late = late
	r.renew(late)
}

// canBeLate reports whether nothing but calls needs the frame.
func canBeLate(f *mir.Func) bool {
	if !f.HasCalls || f.AtStart || f.Naked || f.FramePointer || f.Dynamic ||
		f.Realigned != amd64.NoReg || f.Guard != 0 || f.Probe.Step != 0 ||
		f.StackCheck.Grow != amd64.NoSym || f.Pop != 0 || f.Hole != 0 || f.Copied != 0 ||
		f.Incoming != 0 || f.Rooted || f.SafePoints != 0 || f.EntryCall != amd64.NoSym ||
		f.EntryNops != 0 || f.Conv.KeepsMore() != 0 {
		return false
	}
	for i := range f.Objects {
		if f.Objects[i].Incoming != 0 {
			return false
		}
	}
	return true
}

// findLate marks the early blocks, and returns the only block after them; 0 if there is none, or if
// no early block returns.
func (r *Rewriter) findLate() int32 {
	f := r.f
	returns := false
	for i := range f.Blocks {
		b := &f.Blocks[i]
		b.Early = !b.Pad && r.needsNoFrame(b)
		for _, p := range f.Preds(b) {
			b.Early = b.Early && int(p) < i && f.Blocks[p].Early
		}
		if i == 0 && (!b.Early || b.PredEnd != b.Pred0) {
			return 0
		}
		returns = returns || b.Early && !b.Cold && f.Insts[b.End-1].Op == mir.Ret
	}
	late := int32(0)
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if !b.Early {
			continue
		}
		for _, t := range f.Succs(b) {
			switch next := &f.Blocks[t]; {
			case next.Early || t == late:
			case late != 0 || next.PredEnd-next.Pred0 != 1 || next.Pad:
				return 0
			default:
				late = t
			}
		}
	}
	if !returns {
		return 0
	}
	return late
}

// needsNoFrame reports whether the instructions of a block neither call nor refer to the frame.
func (r *Rewriter) needsNoFrame(b *mir.Block) bool {
	f := r.f
	for k := b.First; k < b.End; k++ {
		in := &f.Insts[k]
		if in.Flags&mir.IsCall != 0 || in.Op > mir.Copy && in.Op != mir.Entry && in.Op != mir.Ret {
			return false
		}
		for _, o := range f.Ops(in) {
			switch o.Kind {
			case mir.KindFrame, mir.KindFrameAddr, mir.KindIncoming:
				return false
			}
		}
	}
	return true
}

// renew copies the values of early blocks that later ones use to new registers, at the start of the
// first of these.
func (r *Rewriter) renew(late int32) {
	f := r.f
	r.replaced = grow(r.replaced, len(f.VRegs))
	clear(r.replaced)
	early := make([]bool, len(f.VRegs))
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if !b.Early {
			continue
		}
		for k := b.Phi0; k < b.PhiEnd; k++ {
			early[f.Phis[k].Dst] = true
		}
		for k := b.First; k < b.End; k++ {
			for _, o := range f.Ops(&f.Insts[k]) {
				if o.Role == mir.Def || o.Role == mir.FixedDef {
					early[o.Reg] = true
				}
			}
		}
	}
	r.heads = r.heads[:0]
	renewed := func(v mir.VReg) {
		if v == 0 || int(v) >= len(early) || !early[v] || r.replaced[v] != 0 {
			return
		}
		n := f.NewVReg(f.VRegs[v])
		r.replaced[v] = n
		r.replaced = append(r.replaced, 0)
		in := mir.Inst{Op: mir.Copy, W: 8 * amd64.Width(f.VRegs[v].Size),
			Ops: uint32(len(f.Operands)), N: 2}
		f.Operands = append(f.Operands, mir.D(n), mir.R(v).As(mir.Tied))
		f.Insts = append(f.Insts, in)
		r.heads = append(r.heads, head{late, n})
	}
	operand := func(o *mir.Operand) {
		if o.Role == mir.Def || o.Role == mir.FixedDef {
			return
		}
		if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
			renewed(o.Reg)
		}
		if o.Role != mir.SlotUse && o.IsMem() {
			renewed(o.Index)
		}
		r.updateOperand(o)
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if b.Early {
			continue
		}
		for k := b.First; k < b.End; k++ {
			in := &f.Insts[k]
			for n := in.Ops; n < in.Ops+in.N; n++ {
				o := f.Operands[n]
				operand(&o) // may make room for more operands
				f.Operands[n] = o
			}
		}
		for p, from := range f.Preds(b) {
			if f.Blocks[from].Early {
				continue
			}
			for k := b.Phi0; k < b.PhiEnd; k++ {
				operand(&f.Sources[f.Phis[k].Src0+int32(p)])
			}
		}
	}
	if len(r.heads) > 0 {
		r.insertHeads()
	}
}
