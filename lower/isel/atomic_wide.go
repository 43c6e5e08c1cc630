package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// memoryOrders are the orderings as the atomic functions of the runtime library take them (C11,
// memory_order).
var memoryOrders = map[string]int64{"unordered": 0, "monotonic": 0, "acquire": 2, "release": 3,
	"acq_rel": 4, "seq_cst": 5}

// atomicFunctions are the functions of the runtime library for atomicrmw.
var atomicFunctions = map[string]string{
	"xchg": "exchange", "add": "fetch_add", "sub": "fetch_sub", "and": "fetch_and",
	"or": "fetch_or", "xor": "fetch_xor", "nand": "fetch_nand",
}

// atomicLibrary selects atomic accesses of 128 bits, for which every x86-64 processor has
// instructions but the very first; like LLVM, it leaves them to the runtime library, which asks the
// processor.
func (s *atomics) atomicLibrary(in *ir.Instr) bool {
	t := in.Type()
	if in.Op == ir.Store {
		t = in.Operand(0).Type()
	}
	if !t.IsInt(128) || in.Mem == nil || in.Op != ir.AtomicRMW && in.Flags&ir.Atomic == 0 {
		return false
	}
	order := mir.I(memoryOrders[in.Mem.Ordering])
	pointer := in.Operand(0)
	var name string
	var ops []mir.Operand
	switch in.Op {
	case ir.Load:
		name = "__atomic_load_16"
		ops = []mir.Operand{order.In(amd64.RSI)}
	case ir.Store:
		name = "__atomic_store_16"
		pointer = in.Operand(1)
		ops = []mir.Operand{s.Source(in.Operand(0), 0).In(amd64.RSI),
			s.Source(in.Operand(0), 1).In(amd64.RDX), order.In(amd64.RCX)}
	default:
		fn, ok := atomicFunctions[in.Mem.RMW]
		if !ok {
			s.Fail("`atomicrmw " + in.Mem.RMW + "` of `i128`")
			return true
		}
		name = "__atomic_" + fn + "_16"
		ops = []mir.Operand{s.Source(in.Operand(1), 0).In(amd64.RSI),
			s.Source(in.Operand(1), 1).In(amd64.RDX), order.In(amd64.RCX)}
	}
	ops = append(ops, s.Source(pointer, 0).In(amd64.RDI))
	if in.Op != ir.Store && s.Needed(in) {
		ops = append(ops, mir.Out(s.VReg(in, 0), amd64.RAX), mir.Out(s.VReg(in, 1), amd64.RDX))
	}
	s.CallLibrary(name, ops)
	return true
}
