package edit

import "statepoint/core/ir"

// Clone copies an instruction, with its operands, flags, attributes and metadata, but without a
// name or block. The copy carries the identity of the original.
func Clone(m *ir.Module, in *ir.Instr) *ir.Instr {
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
