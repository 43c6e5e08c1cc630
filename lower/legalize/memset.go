package legalize

import "statepoint/core/ir"

// fillPattern expands llvm.experimental.memset.pattern: a loop that stores the pattern a given
// number of times.
func fillPattern(w *writer) {
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
