package verify

import (
	"statepoint/core/ir"
	"statepoint/core/verify/diag"
)

// phis checks the phis of a block: they come first, and have one value for each incoming edge
// (LangRef, "phi Instruction").
func (v *phiChecks) phis(b *ir.Block) {
	in := b.First()
	if in != nil && in.Op == ir.Phi {
		v.flow.preds = b.AppendPreds(v.flow.preds[:0])
	}
	for ; in != nil && in.Op == ir.Phi; in = in.Next() {
		v.phi(in)
	}
	for ; in != nil; in = in.Next() {
		if in.Op == ir.Phi {
			v.r.Bad(in, diag.PhiPlace,
				"a phi follows other instructions; phis come first in a block")
		}
	}
}

func (v *phiChecks) phi(in *ir.Instr) {
	if in.Type().Kind == ir.TokenKind {
		v.r.AtWord("token").Bad(in, diag.TokenUse, "a phi cannot have type token")
	}
	for i := range in.Uses() {
		val := in.Operand(i)
		if val.Type() != in.Type() {
			v.r.At(i).Bad(in, diag.OperandType, "the phi has type %s, but a value of type %s",
				in.Type(), val.Type())
		}
		from := in.Blocks[i]
		if from == nil || from.Parent() != v.r.F {
			v.r.Bad(in, diag.Foreign, "the phi names a block of another function")
			return
		}
		if def, ok := val.(*ir.Instr); ok && def.Parent() != nil &&
			def.Parent().Parent() == v.r.F &&
			def.Parent() != from && !v.flow.definesIn(def, from) {
			v.r.At(i).Bad(in, diag.Dominance,
				"%s is not defined on every path to the end of block %s",
				v.r.Name(def), v.r.Name(from))
		} else if ok && def.Op == ir.Invoke && def.Parent() == from && v.flow.dom.reachable(from) &&
			in.Parent() != def.NormalDest() {
			v.r.At(i).Bad(in, diag.Dominance, "%s is not defined where the invoke unwinds to",
				v.r.Name(def))
		}
	}
	v.phiEdges(in)
}

// phiEdges compares the incoming blocks with the predecessors, each as often as it has an edge to
// the block.
func (v *phiChecks) phiEdges(in *ir.Instr) {
	if len(in.Blocks) == len(v.flow.preds) && len(v.flow.preds) <= fewPreds && v.fewEdgesMatch(in) {
		return
	}
	count := map[*ir.Block]int{}
	for _, p := range v.flow.preds {
		count[p]++
	}
	value := map[*ir.Block]ir.Value{}
	for i, b := range in.Blocks {
		if _, pred := count[b]; !pred {
			v.r.AtWord(v.r.Name(b)).Bad(in, diag.PhiEdges,
				"the phi has a value for %s, which is not a predecessor of this block", v.r.Name(b))
			return
		}
		count[b]--
		if old, twice := value[b]; twice && !ir.SameValue(old, in.Operand(i)) {
			v.r.AtWord(v.r.Name(b)).Bad(in, diag.PhiEdges,
				"the phi has two different values for %s",
				v.r.Name(b))
			return
		}
		value[b] = in.Operand(i)
	}
	for _, p := range v.flow.preds {
		if count[p] > 0 {
			v.r.AtWord("phi").Bad(in, diag.PhiEdges, "the phi has no value for predecessor %s",
				v.r.Name(p))
			return
		}
	}
	for _, b := range in.Blocks {
		if count[b] < 0 {
			v.r.AtWord(v.r.Name(b)).Bad(in, diag.PhiEdges,
				"the phi has more values for %s than there are edges from it", v.r.Name(b))
			return
		}
	}
	// LLVM 22 accepts it in dead code
	if len(in.Blocks) == 0 && len(v.flow.preds) == 0 && !v.r.M.Dialect.Opaque() {
		v.r.Bad(in, diag.PhiEdges, "a phi without values")
	}
}

// fewPreds is the number of predecessors up to which comparing each pair is faster than a map.
const fewPreds = 8

// fewEdgesMatch reports whether every block occurs as often among the phi's incoming blocks as
// among the predecessors, always with the same value.
func (v *phiChecks) fewEdgesMatch(in *ir.Instr) bool {
	for i, b := range in.Blocks {
		n := 0
		for _, p := range v.flow.preds {
			if p == b {
				n++
			}
		}
		for j, o := range in.Blocks {
			if o == b {
				n--
				if !ir.SameValue(in.Operand(j), in.Operand(i)) {
					return false
				}
			}
		}
		if n != 0 {
			return false
		}
	}
	return len(in.Blocks) > 0
}
