package expand

import "statepoint/core/ir"

// otherExpansions are intrinsics that are no operations on vectors, by their names without the
// suffixes for their types.
var otherExpansions = map[string]func(*writer){
	"init.trampoline":             (*writer).trampoline,
	"adjust.trampoline":           func(w *writer) { w.finish(w.in.Arg(0)) },
	"eh.sjlj.setjmp":              (*writer).setJump,
	"eh.sjlj.longjmp":             (*writer).longJump,
	"get.dynamic.area.offset":     func(w *writer) { w.finish(number(w.in.Type(), 0)) },
	"convert.from.fp16":           (*writer).fromHalf,
	"convert.to.fp16":             (*writer).toHalf,
	"experimental.memset.pattern": (*writer).fillPattern,
	"frexp":                       func(w *writer) { w.pairs("frexp") }, "modf": func(w *writer) { w.pairs("modf") },
	"sincos": func(w *writer) { w.pairs("sincos") },
}

// trampoline expands llvm.init.trampoline: it writes code that loads the static chain and jumps to
// the function, as LLVM does,
//
//	movabsq $function, %r11
//	movabsq $chain, %r10
//	jmpq *%r11
func (w *writer) trampoline() {
	at, ts := w.in.Arg(0), w.m.Types
	function := w.cast(ir.PtrToInt, w.in.Arg(1), ts.I64)
	chain := w.cast(ir.PtrToInt, w.in.Arg(2), ts.I64)
	for _, p := range [...]struct {
		off int64
		v   ir.Value
	}{{0, number(ts.Int(16), 0xbb49)}, {2, function}, {10, number(ts.Int(16), 0xba49)}, {12, chain},
		{20, number(ts.Int(16), 0xff49)}, {22, number(ts.I8, 0xe3)}} {
		w.storeAt(p.v, at, number(ts.I64, p.off))
	}
	w.finish(nil)
}

// storeAt stores so many bytes behind a pointer, aligned to nothing.
func (w *writer) storeAt(v, pointer, off ir.Value) {
	p := w.byteAddress(pointer, off, v.Type())
	in := w.add(ir.Store, w.m.Types.Void, v, p)
	in.Mem = &ir.MemInfo{Align: 1}
}

// byteAddress is the address of something of a type so many bytes behind a pointer.
func (w *writer) byteAddress(pointer, off ir.Value, t *ir.Type) ir.Value {
	p := w.address(pointer, w.m.Types.I8, off)
	return w.cast(ir.BitCast, p, w.m.PointerTo(t, pointer.Type().AddrSpace))
}

// fromHalf and toHalf expand the conversions of numbers of 16 bits that are kept as integers.
func (w *writer) fromHalf() {
	w.finish(w.cast(ir.FPExt, w.cast(ir.BitCast, w.in.Arg(0), w.m.Types.Half), w.in.Type()))
}

func (w *writer) toHalf() {
	w.finish(w.cast(ir.BitCast, w.cast(ir.FPTrunc, w.in.Arg(0), w.m.Types.Half), w.in.Type()))
}

// fillPattern expands llvm.experimental.memset.pattern: a loop that stores the pattern so many
// times.
func (w *writer) fillPattern() {
	pointer, v, count := w.in.Arg(0), w.in.Arg(1), w.in.Arg(2)
	volatile := w.in.Call.NumArgs > 3 && isOne(w.in.Arg(3))
	zero := number(count.Type(), 0)
	w.when(w.compare(ir.NE, count, zero), nil, func() ir.Value {
		before := w.split()
		loop := w.block()
		w.branch(before, loop)
		w.branch(loop, loop) // replaced below
		after, here := w.in.Parent(), w.in
		w.in = loop.Last()
		i := w.phi(loop, count.Type())
		store := w.add(ir.Store, w.m.Types.Void, v, w.address(pointer, v.Type(), i))
		store.Mem = &ir.MemInfo{Align: 1}
		if volatile {
			store.Flags |= ir.Volatile
		}
		next := w.op(ir.Add, i, number(count.Type(), 1))
		w.in.SetOperands(w.compare(ir.EQ, next, count), after, loop)
		i.AddIncoming(zero, before)
		i.AddIncoming(next, loop)
		w.in = here
		return nil
	})
	w.finish(nil)
}

func isOne(v ir.Value) bool {
	c, ok := ir.AsInt(v)
	return ok && c.Bits == 1
}

// fitsOther reports whether an intrinsic of otherExpansions is to be expanded.
func fitsOther(in *ir.Instr, name string) bool {
	switch name {
	case "frexp", "modf", "sincos":
		return isPairOf(in)
	}
	return true
}
