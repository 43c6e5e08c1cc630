package barriers

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// kind is a kind of access.
type kind uint8

const (
	load kind = iota
	store
	exchange // atomicrmw, cmpxchg
	copying  // llvm.memcpy and its like
	read     // llvm.gcread
	write    // llvm.gcwrite
)

// access is an access of an object.
type access struct {
	in   *ir.Instr
	kind kind
	// reference is set if the value read or written is a reference.
	reference bool
	// spared are the reasons for omitting parts of a write barrier.
	spared gc.Spared
}

// address is the operand of an instruction that holds the address it accesses, -1 if it accesses
// none.
func address(op ir.Opcode) int {
	switch op {
	case ir.Load, ir.AtomicRMW, ir.CmpXchg:
		return 0
	case ir.Store:
		return 1
	}
	return -1
}

// accesses are the accesses of objects that may need a barrier, in the order of the text.
func (w *work) accesses() (all []access) {
	for _, b := range w.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if a, ok := w.access(in); ok {
				all = append(all, a)
			}
		}
	}
	return all
}

func (w *work) access(in *ir.Instr) (a access, ok bool) {
	a.in = in
	if n := address(in.Op); n >= 0 && !w.inObject(in.Operand(n)) {
		return a, false
	}
	switch in.Op {
	case ir.Load:
		a.kind, a.reference = load, w.isReference(in.Type())
		return a, a.reference && w.reads != nil || w.forwardsReads != nil
	case ir.Store:
		a.kind, a.reference = store, w.isReference(in.Operand(0).Type())
		return a, a.reference && w.writes != nil || w.forwardsWrites != nil
	case ir.AtomicRMW, ir.CmpXchg:
		a.kind, a.reference = exchange, w.isReference(in.Operand(in.NumOps()-1).Type())
		return a, a.reference && (w.writes != nil || w.reads != nil) || w.forwardsWrites != nil
	case ir.Call:
		return w.called(a)
	}
	return a, false
}

// called is a call that accesses objects.
func (w *work) called(a access) (access, bool) {
	in := a.in
	switch {
	case in.IsIntrinsic(gc.ReadName) && in.Call.NumArgs == 2:
		a.kind, a.reference = read, true
		return a, w.reads != nil
	case in.IsIntrinsic(gc.WriteName) && in.Call.NumArgs == 3:
		a.kind, a.reference = write, true
		return a, w.writes != nil
	case in.IsIntrinsic("llvm.memcpy"), in.IsIntrinsic("llvm.memmove"),
		in.IsIntrinsic("llvm.memset"):
		a.kind = copying
		return a, w.inObject(in.Arg(0)) || !in.IsIntrinsic("llvm.memset") && w.inObject(in.Arg(1))
	}
	return a, false
}

// isReference reports whether values of a type are references.
func (w *work) isReference(t *ir.Type) bool { return gc.IsGCPointer(w.strategy, t) }

// inObject reports whether an address may be in an object: it is derived from a reference other
// than a stack slot, a global variable or null.
func (w *work) inObject(address ir.Value) bool {
	reference := false
	for {
		reference = reference || w.isReference(address.Type())
		in, ok := address.(*ir.Instr)
		if !ok {
			break
		}
		if in.Op == ir.Alloca {
			return false
		}
		if !derives(in.Op) {
			return reference
		}
		address = in.Operand(0)
	}
	_, argument := address.(*ir.Arg)
	return argument && reference
}

// derives reports whether an instruction computes an address from that in its first operand.
func derives(op ir.Opcode) bool {
	switch op {
	case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast, ir.Freeze:
		return true
	}
	return false
}
