package rewrite

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// splat inserts code for a vector whose lanes are all v before an instruction.
func (r *rewriter) splat(before *ir.Instr, v ir.Value, n uint64) ir.Value {
	vt := r.m.Types.Vector(n, v.Type(), false)
	if ir.IsConstant(v) {
		return constantSplat(vt, v)
	}
	none := edit.NoValue(r.m, vt)
	if !r.m.Dialect.Opaque() {
		none = ir.Poison(vt)
	}
	from := before.ID()
	if v.ID() != 0 {
		from = v.ID()
	}
	ins := r.m.NewInstr(ir.InsertElement, vt, none, v, ir.IntConst(r.splatIndex(), 0))
	ins.SetFrom(from)
	ins.CopyDebugLoc(before)
	ins.InsertBefore(before)
	r.f.SetName(ins, ".splatinsert")
	shuffle := r.m.NewInstr(ir.ShuffleVector, vt, ins, ir.Poison(vt))
	shuffle.SetIndices(make([]int32, n))
	shuffle.SetFrom(from)
	shuffle.CopyDebugLoc(before)
	shuffle.InsertBefore(before)
	r.f.SetName(shuffle, ".splat")
	return shuffle
}

// constantSplat is a vector whose lanes are all the same constant pointer.
func constantSplat(vt *ir.Type, v ir.Value) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		if splat := ir.OfKind(c.Kind, vt); splat != nil {
			return splat
		}
	}
	return ir.NewConst(vt, ir.ConstAggregate, slices.Repeat([]ir.Value{v}, int(vt.Len))...)
}

func (r *rewriter) splatIndex() *ir.Type {
	if r.m.Dialect.Opaque() {
		return r.m.Types.I64
	}
	return r.m.Types.I32
}
