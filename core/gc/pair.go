package gc

import "statepoint/core/ir"

// Pair returns what LLVM prints in a comment after a relocate: base and derived pointer
// (Statepoints.rst, "llvm.experimental.gc.relocate"). It is for ir.Module.PairOf. Invalid modules
// are also printed, so an index may refer to any argument of the statepoint.
func Pair(in *ir.Instr) (ir.Pair, bool) {
	if !isRelocate(in) {
		return ir.Pair{}, false
	}
	if c, isConst := in.Arg(0).(*ir.Const); isConst &&
		(c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison) {
		return ir.Pair{First: ir.Undef(in.Type()), Second: ir.Undef(in.Type())}, true
	}
	sp, _, ok := StatepointOf(in.Arg(0))
	if !ok || !sp.Shaped() || !in.Shaped() {
		return ir.Pair{}, false
	}
	from, bundled := sp.FindBundle("gc-live")
	if !bundled {
		from = sp.Args()
	}
	var pair [2]ir.Value
	for i := range pair {
		c, ok := ir.AsInt(in.Arg(1 + i))
		if !ok || c.Bits >= uint64(len(from)) {
			return ir.Pair{}, false
		}
		pair[i] = from[c.Bits].Value
	}
	return ir.Pair{First: pair[0], Second: pair[1], From: from}, true
}
