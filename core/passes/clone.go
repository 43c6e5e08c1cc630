package passes

import "statepoint/core/ir"

// cloneInstr copies an instruction, with its operands, flags, attributes and metadata, but without
// a name or a place. The copy carries the identity of the original.
func cloneInstr(m *ir.Module, in *ir.Instr) *ir.Instr {
	c := m.NewInstr(in.Op, in.Type())
	ops := make([]ir.Value, in.NumOps())
	for i := range ops {
		ops[i] = in.Operand(i)
	}
	c.SetOperands(ops...)
	c.Pred, c.Flags, c.ElemType = in.Pred, in.Flags, in.ElemType
	if in.Call != nil {
		call := *in.Call
		call.Bundles = append([]ir.Bundle(nil), in.Call.Bundles...)
		c.Call = &call
	}
	if in.Mem != nil {
		mem := *in.Mem
		c.Mem = &mem
	}
	c.Blocks = append([]*ir.Block(nil), in.Blocks...)
	c.SetIndices(append([]int32(nil), in.Indices()...))
	c.SetClauseFilter(append([]bool(nil), in.ClauseFilter()...))
	c.SetAttachments(append([]ir.Attachment(nil), in.Attachments()...))
	c.SetFrom(in.ID())
	return c
}

// hasFnAttr reports whether a call, or the function it calls directly, has a function attribute.
func hasFnAttr(call *ir.Instr, name string) bool {
	if call.Call.Attrs.Has(name) {
		return true
	}
	f, ok := call.Callee().(*ir.Func)
	return ok && f.Attrs.Has(name)
}

// fnAttr returns a function attribute of a call, or of the function it calls directly.
func fnAttr(call *ir.Instr, name string) (ir.Attr, bool) {
	if a, ok := call.Call.Attrs.Get(name); ok {
		return a, true
	}
	if f, ok := call.Callee().(*ir.Func); ok {
		return f.Attrs.Get(name)
	}
	return ir.Attr{}, false
}
