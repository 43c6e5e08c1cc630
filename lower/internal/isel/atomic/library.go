package atomic

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// memoryOrders maps orderings to the argument of the runtime library's atomic functions (C11,
// memory_order).
var memoryOrders = map[string]int64{"unordered": 0, "monotonic": 0, "acquire": 2, "release": 3,
	"acq_rel": 4, "seq_cst": 5}

// functions are the functions of the runtime library for atomicrmw.
var functions = map[string]string{
	"xchg": "exchange", "add": "fetch_add", "sub": "fetch_sub", "and": "fetch_and",
	"or": "fetch_or", "xor": "fetch_xor", "nand": "fetch_nand",
}

// wide selects atomic accesses of 128 bits. All but the first x86-64 processors have
// instructions for them; like LLVM, it calls the runtime library, which queries the processor.
func (u *Unit) wide(in *ir.Instr) bool {
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
		ops = []mir.Operand{u.Source(in.Operand(0), 0).In(amd64.RSI),
			u.Source(in.Operand(0), 1).In(amd64.RDX), order.In(amd64.RCX)}
	default:
		fn, ok := functions[in.Mem.RMW]
		if !ok {
			u.Fail("`atomicrmw " + in.Mem.RMW + "` of `i128`")
			return true
		}
		name = "__atomic_" + fn + "_16"
		ops = []mir.Operand{u.Source(in.Operand(1), 0).In(amd64.RSI),
			u.Source(in.Operand(1), 1).In(amd64.RDX), order.In(amd64.RCX)}
	}
	ops = append(ops, u.Source(pointer, 0).In(amd64.RDI))
	if in.Op != ir.Store && u.Needed(in) {
		ops = append(ops, mir.Out(u.VReg(in, 0), amd64.RAX), mir.Out(u.VReg(in, 1), amd64.RDX))
	}
	u.CallLibrary(name, ops)
	return true
}

// inMemoryCall selects atomic accesses whose size has no instruction or whose alignment may split
// them in two. Like LLVM, it calls functions of the runtime library that pass values in memory.
func (u *Unit) inMemoryCall(in *ir.Instr) bool {
	t, pointer := in.Type(), in.Operand(0)
	switch in.Op {
	case ir.Load, ir.Store:
		if in.Flags&ir.Atomic == 0 {
			return false
		}
		if in.Op == ir.Store {
			t, pointer = pointer.Type(), in.Operand(1)
		}
	case ir.AtomicRMW:
		if in.Mem == nil || in.Mem.RMW != "xchg" {
			return false
		}
	case ir.CmpXchg:
		t = in.Operand(1).Type()
	}
	if in.Mem == nil || !u.needsLibrary(t, in.Mem.Align) {
		return false
	}
	size := u.Env.Layout.StoreSize(t)
	next := int64(size+15) &^ 15 // the second value, if any
	object := u.ScratchObject(uint64(2 * next))
	store := func(v ir.Value, off int64) {
		for i, p := range append([]build.Part(nil), u.Parts(t)...) {
			u.StorePart(mir.Frame(object, off+int64(p.Off)), v, i, p)
		}
	}
	at := func(off int64) mir.Operand {
		return mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(object), Val: off}
	}
	ops := []mir.Operand{mir.I(int64(size)).In(amd64.RDI), u.Source(pointer, 0).In(amd64.RSI),
		at(0).In(amd64.RDX)}
	order := mir.I(memoryOrders[in.Mem.Ordering])
	name, found := "load", int64(0)
	switch in.Op {
	case ir.Load:
		ops = append(ops, order.In(amd64.RCX))
	case ir.Store:
		name = "store"
		store(in.Operand(0), 0)
		ops = append(ops, order.In(amd64.RCX))
	case ir.AtomicRMW:
		name, found = "exchange", next
		store(in.Operand(1), 0)
		ops = append(ops, at(next).In(amd64.RCX), order.In(amd64.R8))
	default:
		name = "compare_exchange"
		store(in.Operand(1), 0)
		store(in.Operand(2), next)
		failure := mir.I(memoryOrders[in.Mem.FailureOrdering])
		ops = append(ops, at(next).In(amd64.RCX), order.In(amd64.R8), failure.In(amd64.R9))
		if u.Needed(in) {
			ops = append(ops, mir.Out(u.VReg(in, u.CountParts(t)), amd64.RAX))
		}
	}
	u.CallLibrary("__atomic_"+name, ops)
	if in.Op != ir.Store && u.Needed(in) {
		for i, p := range append([]build.Part(nil), u.Parts(t)...) {
			u.LoadPart(u.VReg(in, i), mir.Frame(object, found+int64(p.Off)), p)
		}
	}
	return true
}

// needsLibrary reports whether no instruction accesses a type atomically at an alignment, 0 for its
// size.
func (u *Unit) needsLibrary(t *ir.Type, align uint64) bool {
	size := u.Env.Layout.StoreSize(t)
	return size > 16 || bits.OnesCount64(size) != 1 || align != 0 && align < size
}
