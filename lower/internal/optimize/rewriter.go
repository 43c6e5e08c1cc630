package optimize

import (
	"statepoint/core/provenance"
	"statepoint/lower/internal/mir"
)

// Rewriter optimizes one function after another and reuses its memory.
type Rewriter struct {
	f *mir.Func
	// KeepIDs is set to add the ids of a removed instruction to the one whose result is used
	// instead.
	KeepIDs bool

	// replaced is, by virtual register, the one with the same value, 0 for itself.
	replaced []mir.VReg
	dead     []bool // by instruction
	changed  bool

	table   [256]int32 // by hash, one more than the index in entries
	entries []entry
	epochs  []int32 // the epoch that each continues, -1 for none
	blockAt []int32 // the epoch each block ends in
	clears  []bool  // by virtual register, set if its definition clears the bits above 32

	definedBy []int32 // by virtual register, one more than the instruction that defines it
	heads     []head  // the additions that stand for phis

	loops
	sinking
}

// entry is a computation whose result is available.
type entry struct {
	inst, next int32
	epoch      int32
	hash       uint32
}

// Run optimizes a function.
func (r *Rewriter) Run(f *mir.Func) {
	r.f, r.changed = f, false
	if len(f.Insts) < 3 {
		return
	}
	r.replaced = grow(r.replaced, len(f.VRegs))
	clear(r.replaced)
	r.dead = grow(r.dead, len(f.Insts))
	clear(r.dead)
	r.twins()
	r.common()
	r.comparisons()
	r.invariants()
	if r.changed {
		r.rebuild()
	}
	r.apart()
	r.sink()
	r.late()
}

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// now is the register that currently has v's value.
func (r *Rewriter) now(v mir.VReg) mir.VReg {
	for r.replaced[v] != 0 {
		v = r.replaced[v]
	}
	return v
}

// update replaces the operands of an instruction by the registers that currently have their values.
func (r *Rewriter) update(in *mir.Inst) {
	ops := r.f.Ops(in)
	for i := range ops {
		r.updateOperand(&ops[i])
	}
}

func (r *Rewriter) updateOperand(o *mir.Operand) {
	if o.Role == mir.Def || o.Role == mir.FixedDef {
		return
	}
	if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
		stays := o.Role == mir.SlotUse && o.Index == o.Reg // recorded and not changed
		o.Reg = r.now(o.Reg)
		if stays {
			o.Index = o.Reg
		}
	}
	if o.Role != mir.SlotUse && o.IsMem() {
		o.Index = r.now(o.Index)
	}
}

// use replaces the result of instruction k by that of first and removes k.
func (r *Rewriter) use(first, k int32) {
	f := r.f
	x, y := &f.Insts[first], &f.Insts[k]
	d, e := f.Operands[x.Ops].Reg, f.Operands[y.Ops].Reg
	r.replaced[e] = d
	if f.VRegs[e].GC {
		f.VRegs[d].GC = true
	}
	r.dead[k] = true
	r.changed = true
	if r.KeepIDs {
		ids := append([]provenance.ID(nil), f.Carried(x)...)
		ids = append(ids, f.Carried(y)...)
		x.From, x.FromN = uint32(len(f.FromIDs)), uint32(len(ids))
		f.FromIDs = append(f.FromIDs, ids...)
	}
}

// same reports whether two instructions compute the same value.
func (r *Rewriter) same(i, j int32) bool {
	f := r.f
	x, y := &f.Insts[i], &f.Insts[j]
	if x.Op != y.Op || x.W != y.W || x.Cond != y.Cond || x.Prefix != y.Prefix || x.N != y.N ||
		x.Aux != y.Aux {
		return false
	}
	xs, ys := f.Ops(x), f.Ops(y)
	a, b := &f.VRegs[xs[0].Reg], &f.VRegs[ys[0].Reg]
	if a.Class != b.Class || a.Size != b.Size || a.GC != b.GC {
		return false
	}
	for k := 1; k < len(xs); k++ {
		if xs[k] != ys[k] {
			return false
		}
	}
	return true
}

// hash is equal for instructions that compute the same value.
func (r *Rewriter) hash(k int32) uint32 {
	in := &r.f.Insts[k]
	h := uint32(in.Op)*31 + uint32(in.W)
	ops := r.f.Ops(in)
	for i := 1; i < len(ops); i++ {
		o := &ops[i]
		h = h*31 + uint32(o.Reg)
		h = h*31 + uint32(o.Index)
		h = h*31 + uint32(o.Val)
		h = h*31 + uint32(o.Sym)
	}
	return h ^ h>>16 ^ h>>8
}

// rebuild writes the remaining instructions to their blocks.
func (r *Rewriter) rebuild() {
	f := r.f
	r.insts = append(r.insts[:0], f.Insts...)
	to := f.Insts[:0]
	for i := range f.Blocks {
		b := &f.Blocks[i]
		first := int32(len(to))
		for k := b.First; k < b.End; k++ {
			if k == b.End-1 {
				for m := r.moved[i]; m > 0; m = r.nextMoved[m-1] {
					if r.movedInst[m-1] < 0 {
						continue
					}
					in := r.insts[r.movedInst[m-1]]
					r.update(&in)
					to = append(to, in)
				}
			}
			if r.dead[k] {
				continue
			}
			in := r.insts[k]
			r.update(&in)
			to = append(to, in)
		}
		b.First, b.End = first, int32(len(to))
	}
	f.Insts = to
	for i := range f.Sources {
		r.updateOperand(&f.Sources[i])
	}
}
