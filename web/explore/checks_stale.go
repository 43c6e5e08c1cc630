package explore

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
)

// longestChain bounds how many addresses are followed, each computed from the next: in code that
// nothing leads to, they may go round in a circle.
const longestChain = 100

// staleIn gives the pointer that an instruction takes from above a safepoint, nil for none. The
// verifier names the instructions that go to such an address, and not those below the safepoint
// that compute it from another one; these are wrong as well.
func staleIn(at *ir.Instr, list []passes.Violation) ir.Value {
	for i := range list {
		v := &list[i]
		if v.Use == at.ID() {
			return at.Operand(v.Operand)
		}
		in := instrOf(at.Func(), v.Value)
		for n := 0; n < longestChain && in != nil && computesAddress(in); n++ {
			from := in.Operand(0)
			if in == at && computedStale(at, longestChain) {
				return from
			}
			in, _ = from.(*ir.Instr)
		}
	}
	return nil
}

// computesAddress says whether an instruction makes a pointer from that in its first operand.
func computesAddress(in *ir.Instr) bool {
	return in.Op == ir.GetElementPtr || in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast
}

// computedStale says whether an address is stale as soon as it is computed.
func computedStale(in *ir.Instr, depth int) bool {
	from := in.Operand(0)
	if belowSafepoint(in, from) {
		return true
	}
	up, ok := from.(*ir.Instr)
	return ok && depth > 0 && computesAddress(up) && computedStale(up, depth-1)
}

// staleRoot is the pointer that an address below a safepoint was computed from, as it was above:
// the address itself if it is the one from above.
func staleRoot(v ir.Value) ir.Value {
	root := v
	for range longestChain {
		in, ok := v.(*ir.Instr)
		if !ok || !computesAddress(in) {
			break
		}
		if v = in.Operand(0); belowSafepoint(in, v) {
			root = v
		}
	}
	return root
}

// stalePhi is the phi that an address is computed from, if it takes a value of above a safepoint on
// the way from a block; nil if it does not.
func stalePhi(v ir.Value) (phi *ir.Instr, old ir.Value, from *ir.Block) {
	in, ok := v.(*ir.Instr)
	for n := 0; ok && n < longestChain && computesAddress(in); n++ {
		in, ok = in.Operand(0).(*ir.Instr)
	}
	if !ok || in.Op != ir.Phi {
		return nil, nil, nil
	}
	for i := range in.NumOps() {
		b := in.Blocks[i]
		if last := b.Last(); last != nil && belowSafepoint(last, in.Operand(i)) {
			return in, in.Operand(i), b
		}
	}
	return nil, nil, nil
}

// belowSafepoint says whether a way leads from a statepoint to an instruction, on which a value is
// not computed anew.
func belowSafepoint(at *ir.Instr, value ir.Value) bool {
	// walk goes up from an instruction, to a statepoint, or on above the block.
	walk := func(in *ir.Instr) (found, on bool) {
		for ; in != nil; in = in.Prev() {
			if ir.Value(in) == value {
				return false, false
			}
			if in.Op.IsCall() && gc.IsStatepoint(in) {
				return true, false
			}
		}
		return false, true
	}
	found, on := walk(at.Prev())
	if !on {
		return found
	}
	seen := map[*ir.Block]bool{}
	for todo := at.Parent().Preds(); len(todo) > 0; {
		b := todo[len(todo)-1]
		if todo = todo[:len(todo)-1]; seen[b] {
			continue
		}
		seen[b] = true
		if found, on = walk(b.Last()); found {
			return true
		}
		if on {
			todo = append(todo, b.Preds()...)
		}
	}
	return false
}

func instrOf(f *ir.Func, id ir.ID) *ir.Instr {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() == id {
				return in
			}
		}
	}
	return nil
}
