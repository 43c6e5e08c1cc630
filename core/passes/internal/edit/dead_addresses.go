package edit

import "statepoint/core/ir"

// FinishDeadAddresses replaces the addresses of blocks that a pass has deleted by 1.
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
		c.FinishDeadAddress(m.Types)
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
