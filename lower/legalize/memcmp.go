package legalize

import (
	"math/bits"

	"statepoint/core/ir"
)

// mostCompared is the number of bytes up to which a comparison of memory is loads.
const mostCompared = 16

// comparesFew reports whether a call compares a few bytes of memory, by a function of the C library
// and for equality only.
func comparesFew(in *ir.Instr, f *ir.Func) bool {
	if name := f.Name(); name != "memcmp" && name != "bcmp" || !f.IsDeclaration() ||
		f.FuncType != in.Call.FuncType || in.Call.NumArgs != 3 || in.Call.Attrs.Has("nobuiltin") ||
		f.Attrs.Has("nobuiltin") || in.Func().Attrs.Has("no-builtins") ||
		in.Type().Kind != ir.IntegerKind {
		return false
	}
	for i := range 2 {
		if t := in.Arg(i).Type(); !t.IsPointer() || t.AddrSpace != 0 {
			return false
		}
	}
	n, ok := ir.AsInt(in.Arg(2))
	if !ok || n.Bits == 0 || n.Bits > mostCompared || ir.FirstUse(in) == nil {
		return false
	}
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		c := u.User
		if c == nil || c.Op != ir.ICmp || c.Pred != ir.EQ && c.Pred != ir.NE {
			return false
		}
		if zero, ok := ir.AsInt(c.Operand(1)); !ok || zero.Bits != 0 {
			return false
		}
	}
	return true
}

// compareMemory loads what is compared, in at most two parts of the same size, which may overlap.
func compareMemory(w *writer) {
	n, _ := ir.AsInt(w.in.Arg(2))
	size := min(uint64(1)<<(bits.Len64(n.Bits)-1), 8)
	t := w.m.Types.Int(uint32(8 * size))
	var x, y ir.Value
	for _, off := range [...]uint64{0, n.Bits - size} {
		var parts [2]ir.Value
		for i := range parts {
			p := byteAddress(w, w.in.Arg(i), number(w.m.Types.I64, int64(off)), t)
			load := w.add(ir.Load, t, p)
			load.Mem = &ir.MemInfo{Align: 1}
			parts[i] = load
		}
		if x == nil {
			x, y = parts[0], parts[1]
		} else {
			x = w.op(ir.Or, w.op(ir.Xor, x, y), w.op(ir.Xor, parts[0], parts[1]))
			y = number(t, 0)
		}
		if n.Bits == size {
			break
		}
	}
	for u := ir.FirstUse(w.in); u != nil; u = ir.FirstUse(w.in) {
		u.User.SetOperands(x, y)
	}
	w.finish(nil)
}
