package explore

import (
	"slices"

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

// belowSafepoint says whether a way leads from a statepoint to an instruction, on which a value is
// not computed anew.
func belowSafepoint(at *ir.Instr, value ir.Value) bool {
	for _, b := range at.Func().Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if gc.IsStatepoint(in) && wayWithout(in, at, value) {
				return true
			}
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

// wayWithout says whether a way leads from behind an instruction to another one, on which a value
// is not computed anew.
func wayWithout(from, to *ir.Instr, value ir.Value) bool {
	// walk says whether it comes to the instruction, and whether it goes on behind the block.
	walk := func(in *ir.Instr) (found, on bool) {
		for ; in != nil; in = in.Next() {
			if in == to || ir.Value(in) == value {
				return in == to, false
			}
		}
		return false, true
	}
	found, on := walk(from.Next())
	if found || !on {
		return found
	}
	seen := from.Parent().Succs()
	for i := 0; i < len(seen); i++ {
		if found, on = walk(seen[i].First()); found {
			return true
		}
		if !on {
			continue
		}
		for _, b := range seen[i].Succs() {
			if !slices.Contains(seen, b) {
				seen = append(seen, b)
			}
		}
	}
	return false
}
