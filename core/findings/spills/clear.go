package spills

import (
	"statepoint/core/analysis/regions"
	"statepoint/core/ir"
)

// Clear sets words to null where their objects are allocated and where their lifetimes start. The
// new instructions come from the allocas.
func Clear(m *ir.Module, res *regions.Result) {
	for _, w := range res.Clear {
		store(m, w, w.Object.Next())
		for _, start := range res.Starts[w.Object] {
			store(m, w, start.Next())
		}
	}
}

// store sets a word to null before an instruction.
func store(m *ir.Module, w regions.Word, at *ir.Instr) {
	add := func(in *ir.Instr) *ir.Instr {
		in.SetFrom(w.Object.ID())
		in.InsertBefore(at)
		return in
	}
	space := w.Object.Type().AddrSpace
	pointer := ir.Value(w.Object)
	if bytes := m.PointerTo(m.Types.I8, space); pointer.Type() != bytes {
		pointer = add(m.NewInstr(ir.BitCast, bytes, pointer))
	}
	if w.Offset != 0 {
		moved := m.NewInstr(ir.GetElementPtr, pointer.Type(), pointer,
			ir.IntConst(m.Types.I64, uint64(w.Offset)))
		moved.ElemType = m.Types.I8
		pointer = add(moved)
	}
	if words := m.PointerTo(m.Types.I64, space); pointer.Type() != words {
		pointer = add(m.NewInstr(ir.BitCast, words, pointer))
	}
	null := m.NewInstr(ir.Store, m.Types.Void, ir.IntConst(m.Types.I64, 0), pointer)
	null.Mem = &ir.MemInfo{Align: 8}
	add(null)
}
