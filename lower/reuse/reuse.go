package reuse

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// Reuser works on one function after another and keeps its memory.
type Reuser struct {
	f *mir.Func
	// KeepIDs is set when what a left-out instruction carries out is to be noted for the one whose
	// result is used instead.
	KeepIDs bool

	// replaced is, by virtual register, the one that has its value, 0 for itself.
	replaced []mir.VReg
	dead     []bool // by instruction
	changed  bool

	table   [256]int32 // by hash, one more than the number in entries
	entries []entry
	epochs  []int32 // the epoch that each continues, -1 for none
	blockAt []int32 // the epoch each block ends in
	clears  []bool  // by virtual register, set where its definition clears what is above 32 bits

	loops
	sinking
}

// entry is a computation whose result is there.
type entry struct {
	inst, next int32
	epoch      int32
	hash       uint32
}

// Run works on a function.
func (r *Reuser) Run(f *mir.Func) {
	r.f, r.changed = f, false
	if len(f.Insts) < 3 {
		return
	}
	r.replaced = grow(r.replaced, len(f.VRegs))
	clear(r.replaced)
	r.dead = grow(r.dead, len(f.Insts))
	clear(r.dead)
	r.common()
	r.invariants()
	if r.changed {
		r.rebuild()
	}
	r.sink()
}

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// kind says how an instruction may be treated.
type kind uint8

const (
	other    kind = iota
	constant      // a number, cheap to make anywhere
	pure          // depends on registers and constants alone
)

// classify tells what the instruction numbered k is. The one before k+1 must not set flags for it.
func (r *Reuser) classify(k int32) kind {
	f := r.f
	in := &f.Insts[k]
	if in.Flags != 0 || in.N < 2 && in.Op != mir.Copy {
		return other
	}
	got := pure
	if in.Op == mir.Copy {
		if in.N != 2 {
			return other
		}
		switch o := &f.Operands[in.Ops+1]; o.Kind {
		case mir.KindSymAddr, mir.KindFrameAddr:
		case mir.KindMem:
			if o.Seg != amd64.NoSeg || o.Reg != 0 || o.Index != 0 {
				return other
			}
		case mir.KindImm:
			if o.Sym == amd64.NoSym && (o.Val == 0 || o.Val == int64(int32(o.Val))) {
				got = constant
			}
		default:
			return other
		}
	} else if !pureOp(amd64.Op(in.Op)) {
		return other
	}
	if int(k)+1 < len(f.Insts) && f.Insts[k+1].Flags&mir.ReadsFlags != 0 {
		return other
	}
	ops := f.Ops(in)
	if ops[0].Role != mir.Def {
		return other
	}
	for i := 1; i < len(ops); i++ {
		switch o := &ops[i]; {
		case o.Role != mir.Use && o.Role != mir.UseRM && o.Role != mir.Tied:
			return other
		case o.IsMem() && in.Op != mir.Op(amd64.LEA) && in.Op != mir.Copy:
			return other
		}
	}
	return got
}

// pureOp reports whether an operation's result depends on its operands alone, whatever these are,
// if none of them is memory.
func pureOp(op amd64.Op) bool {
	switch op {
	case amd64.LEA, amd64.MOVZXB, amd64.MOVZXW, amd64.MOVSXB, amd64.MOVSXW, amd64.MOVSXD,
		amd64.BSWAP,
		amd64.ADD, amd64.OR, amd64.AND, amd64.SUB, amd64.XOR, amd64.INC, amd64.DEC, amd64.NOT,
		amd64.NEG, amd64.IMUL,
		amd64.SHL, amd64.SHR, amd64.SAR, amd64.ROL, amd64.ROR,
		amd64.ADDSD, amd64.SUBSD, amd64.MULSD, amd64.DIVSD, amd64.SQRTSD, amd64.ADDSS, amd64.SUBSS,
		amd64.MULSS, amd64.DIVSS, amd64.SQRTSS,
		amd64.CVTSI2SD, amd64.CVTSI2SS, amd64.CVTSS2SD, amd64.CVTSD2SS:
		return true
	}
	return false
}

// now is the register that has v's value.
func (r *Reuser) now(v mir.VReg) mir.VReg {
	for r.replaced[v] != 0 {
		v = r.replaced[v]
	}
	return v
}

// update puts the registers that have the values of an instruction's operands in their places.
func (r *Reuser) update(in *mir.Inst) {
	ops := r.f.Ops(in)
	for i := range ops {
		r.updateOperand(&ops[i])
	}
}

func (r *Reuser) updateOperand(o *mir.Operand) {
	if o.Role == mir.Def || o.Role == mir.FixedDef {
		return
	}
	if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
		stays := o.Role == mir.SlotUse && o.Index == o.Reg // it is recorded and not changed
		o.Reg = r.now(o.Reg)
		if stays {
			o.Index = o.Reg
		}
	}
	if o.Role != mir.SlotUse && o.IsMem() {
		o.Index = r.now(o.Index)
	}
}

// use makes the result of instruction first stand for that of k, which is left out.
func (r *Reuser) use(first, k int32) {
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
		ids := append([]ir.ID(nil), f.Carried(x)...)
		ids = append(ids, f.Carried(y)...)
		x.From, x.FromN = uint32(len(f.FromIDs)), uint32(len(ids))
		f.FromIDs = append(f.FromIDs, ids...)
	}
}

// same reports whether two instructions compute the same.
func (r *Reuser) same(i, j int32) bool {
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

// hash is the same for instructions that compute the same.
func (r *Reuser) hash(k int32) uint32 {
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

// rebuild puts the instructions that stay into their blocks.
func (r *Reuser) rebuild() {
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
