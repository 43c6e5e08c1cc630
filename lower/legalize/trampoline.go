package legalize

import "statepoint/core/ir"

// trampoline expands llvm.init.trampoline: it writes code that loads the static chain and jumps to
// the function, as LLVM does,
//
//	movabsq $function, %r11
//	movabsq $chain, %r10
//	jmpq *%r11
func trampoline(w *writer) {
	at, ts := w.in.Arg(0), w.m.Types
	function := w.cast(ir.PtrToInt, w.in.Arg(1), ts.I64)
	chain := w.cast(ir.PtrToInt, w.in.Arg(2), ts.I64)
	for _, p := range [...]struct {
		off int64
		v   ir.Value
	}{{0, number(ts.Int(16), 0xbb49)}, {2, function}, {10, number(ts.Int(16), 0xba49)}, {12, chain},
		{20, number(ts.Int(16), 0xff49)}, {22, number(ts.I8, 0xe3)}} {
		storeAt(w, p.v, at, number(ts.I64, p.off))
	}
	w.finish(nil)
}

// storeAt stores at an offset in bytes from a pointer, without alignment.
func storeAt(w *writer, v, pointer, off ir.Value) {
	p := byteAddress(w, pointer, off, v.Type())
	in := w.add(ir.Store, w.m.Types.Void, v, p)
	in.Mem = &ir.MemInfo{Align: 1}
}

// byteAddress is the address of a value of a type at an offset in bytes from a pointer.
func byteAddress(w *writer, pointer, off ir.Value, t *ir.Type) ir.Value {
	p := w.address(pointer, w.m.Types.I8, off)
	return w.cast(ir.BitCast, p, w.m.PointerTo(t, pointer.Type().AddrSpace))
}
