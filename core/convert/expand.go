package convert

import (
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// Since LLVM 15 each release has removed operations from constant expressions (LangRef, "Constant
// Expressions"). A removed one becomes instructions where it is used, as in LLVM's bitcode reader
// for old files. In an initialiser, which has no place for instructions, it is refused.

// keptInConstants are the operations that LLVM 22 still allows in constants.
var keptInConstants = map[ir.Opcode]bool{
	ir.Add: true, ir.Sub: true, ir.Xor: true, ir.Trunc: true, ir.PtrToInt: true, ir.IntToPtr: true,
	ir.PtrToAddr: true, ir.BitCast: true,
	ir.AddrSpaceCast: true, ir.GetElementPtr: true, ir.ExtractElement: true, ir.InsertElement: true,
	ir.ShuffleVector: true,
}

// formerConst finds an operation in a constant that constants no longer allow, nil if there is
// none.
func (c *converter) formerConst(v ir.Value) *ir.Const {
	k, ok := v.(*ir.Const)
	if !ok || len(k.Elems) == 0 {
		return nil
	}
	if found, seen := c.former[k]; seen {
		return found
	}
	var found *ir.Const
	if k.Kind == ir.ConstExpr && !keptInConstants[k.Op] {
		found = k
	}
	for i := 0; found == nil && i < len(k.Elems); i++ {
		found = c.formerConst(k.Elems[i])
	}
	if c.former == nil {
		c.former = map[*ir.Const]*ir.Const{}
	}
	c.former[k] = found
	return found
}

// checkConstants refuses initialisers that are not constants in LLVM 22.
func (c *converter) checkConstants() {
	for _, g := range c.m.Globals {
		if k := c.formerConst(g.Init); k != nil {
			c.refuse(g.Span, "`"+k.Op.String()+"` is no longer a constant",
				"Since LLVM 15 to 21 it is an instruction only, which an initialiser cannot have.")
		}
	}
	for _, a := range c.m.Aliases {
		if k := c.formerConst(a.Aliasee); k != nil {
			c.refuse(a.Span, "`"+k.Op.String()+"` is no longer a constant", "")
		}
	}
	for _, f := range c.m.Funcs {
		for _, v := range []ir.Value{f.Personality, f.Prefix, f.Prologue} {
			if k := c.formerConst(v); k != nil {
				c.refuse(f.Span, "`"+k.Op.String()+"` is no longer a constant", "")
			}
		}
	}
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if in.Op != ir.LandingPad && in.Op != ir.CatchPad && in.Op != ir.CleanupPad {
			return
		}
		for _, u := range in.Uses() {
			if k := c.formerConst(u.Value); k != nil {
				c.refuse(in.Span, "`"+k.Op.String()+"` is no longer a constant", "")
			}
		}
	})
}

// expandConstants turns constants that LLVM 22 no longer has into instructions.
func (c *converter) expandConstants() {
	type edge struct {
		from *ir.Block
		k    *ir.Const
	}
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		var edges map[edge]ir.Value // a phi has the same value for the same block
		for i := range in.Uses() {
			k, ok := in.Operand(i).(*ir.Const)
			if !ok || c.formerConst(k) == nil {
				continue
			}
			x := constExpander{c: c, at: in, source: in.ID()}
			if in.Op != ir.Phi {
				in.OperandUse(i).Set(x.expand(k))
				continue
			}
			e := edge{in.Blocks[i], k}
			if edges[e] == nil {
				if edges == nil {
					edges = map[edge]ir.Value{}
				}
				x.at = e.from.Terminator()
				edges[e] = x.expand(k)
			}
			in.OperandUse(i).Set(edges[e])
		}
	})
}

// constExpander writes one constant as instructions before one position.
type constExpander struct {
	c      *converter
	at     *ir.Instr
	source provenance.ID
	done   map[*ir.Const]ir.Value
}

// expand returns a constant as a value that LLVM 22 can express.
func (x *constExpander) expand(v ir.Value) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok || x.c.formerConst(k) == nil {
		return v
	}
	if n := x.done[k]; n != nil {
		return n
	}
	var n ir.Value
	switch k.Kind {
	case ir.ConstExpr:
		ops := make([]ir.Value, len(k.Elems))
		for i, e := range k.Elems {
			ops[i] = x.expand(e)
		}
		in := x.instr(k.Op, k.Type(), ops...)
		in.Pred, in.Flags, in.ElemType = k.Pred, k.Flags, k.ElemType
		in.SetIndices(k.Indices)
		n = in
	case ir.ConstSplat, ir.ConstAggregate:
		n = x.aggregate(k)
	default:
		return v
	}
	if x.done == nil {
		x.done = map[*ir.Const]ir.Value{}
	}
	x.done[k] = n
	return n
}

// aggregate builds a vector, array or struct from its elements.
func (x *constExpander) aggregate(k *ir.Const) ir.Value {
	t := k.Type()
	var n ir.Value = ir.Poison(t)
	count := len(k.Elems)
	if k.Kind == ir.ConstSplat {
		count = int(t.Len)
		if t.Scalable {
			count = 1
		}
	}
	for i := range count {
		e := x.expand(k.Elems[i%len(k.Elems)])
		if t.IsVector() {
			n = x.instr(ir.InsertElement, t, n, e, ir.IntConst(x.c.m.Types.I32, uint64(i)))
			continue
		}
		in := x.instr(ir.InsertValue, t, n, e)
		in.SetIndices([]int32{int32(i)})
		n = in
	}
	if k.Kind == ir.ConstSplat && t.Scalable {
		all := x.instr(ir.ShuffleVector, t, n, ir.Poison(t))
		all.SetIndices(make([]int32, t.Len))
		n = all
	}
	return n
}

func (x *constExpander) instr(op ir.Opcode, t *ir.Type, ops ...ir.Value) *ir.Instr {
	in := x.c.m.NewInstr(op, t, ops...)
	in.SetFrom(x.source)
	in.InsertBefore(x.at)
	return in
}
