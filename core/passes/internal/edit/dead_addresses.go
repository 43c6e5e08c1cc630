package edit

import "statepoint/core/ir"

// FinishDeadAddresses replaces the addresses of blocks that a pass has deleted by 1, as LLVM does
// (BasicBlock's destructor): nothing can branch there, but the constant may still be compared.
func FinishDeadAddresses(m *ir.Module) {
	if !m.BlocksRemoved() {
		return
	}
	seen := map[*ir.Const]bool{}
	var settle func(v ir.Value)
	settle = func(v ir.Value) {
		c, ok := v.(*ir.Const)
		if !ok || len(c.Elems) == 0 || seen[c] {
			return
		}
		seen[c] = true
		if c.Kind != ir.ConstBlockAddress {
			for _, e := range c.Elems {
				settle(e)
			}
			return
		}
		if b, ok := c.Elems[1].(*ir.Block); ok && b.Parent() == nil {
			c.Kind, c.Op = ir.ConstExpr, ir.IntToPtr
			c.Elems = []ir.Value{ir.IntConst(m.Types.I32, 1)}
		}
	}
	for _, g := range m.Globals {
		settle(g.Init)
	}
	for _, a := range m.Aliases {
		settle(a.Aliasee)
	}
	for _, f := range m.Funcs {
		settle(f.Prefix)
		settle(f.Prologue)
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				for i := range in.NumOps() {
					settle(in.Operand(i))
				}
			}
		}
	}
}
