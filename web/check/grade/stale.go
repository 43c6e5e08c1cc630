package grade

import (
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
)

// longestChain bounds the chain of addresses followed, each computed from the next: in unreachable
// code it may be a cycle.
const longestChain = 100

// safe reports the findings of the safepoint verifier.
func (c *checker) safe() (found, error) {
	list, err := c.violations()
	if err != nil || len(list) == 0 {
		return found{ok: err == nil,
			said: "No use of a pointer that a safepoint may have made stale."}, err
	}
	v := &list[0]
	f := found{ids: []uint32{uint32(v.Value), uint32(v.Use),
		uint32(c.comp.Links().CallOf(v.Safepoint))}}
	name := c.comp.Links().SourceLabel(v.Value)
	f.said = fmt.Sprintf("`%s` is used as it was before a safepoint that may have moved its "+
		"object.", name)
	switch {
	case v.Phi != 0:
		f.said = fmt.Sprintf("`%s` takes from `%s` the value that `%s` had before a safepoint "+
			"that may have moved its object.", c.comp.Links().SourceLabel(v.Phi),
			c.comp.Links().SourceLabel(v.From),
			c.comp.Links().SourceLabel(v.Root))
		f.ids = append(f.ids, uint32(v.Phi))
	case v.Root != v.Value:
		f.said = fmt.Sprintf("`%s` is computed from the value that `%s` had before a safepoint "+
			"that may have moved its object.", name, c.comp.Links().SourceLabel(v.Root))
	}
	if n := len(list); n > 1 {
		f.said += fmt.Sprintf(" There are %d such uses.", n)
	}
	return f, nil
}

// staleIn returns the pointer from before a safepoint that an instruction uses, nil for none. The
// verifier reports the instructions that access such an address, but not those after the safepoint
// that compute it from another stale one; these are wrong as well.
func staleIn(at *ir.Instr, list []pass.Violation) ir.Value {
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

// computesAddress reports whether an instruction computes a pointer from its first operand.
func computesAddress(in *ir.Instr) bool {
	return in.Op == ir.GetElementPtr || in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast
}

// computedStale reports whether an address is stale as soon as it is computed.
func computedStale(in *ir.Instr, depth int) bool {
	from := in.Operand(0)
	if belowSafepoint(in, from) {
		return true
	}
	up, ok := from.(*ir.Instr)
	return ok && depth > 0 && computesAddress(up) && computedStale(up, depth-1)
}

// staleRoot returns the pointer from before a safepoint that an address was computed from: the
// address itself if it is that pointer.
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

// belowSafepoint reports whether a path leads from a statepoint to an instruction without
// redefining a value.
func belowSafepoint(at *ir.Instr, value ir.Value) bool {
	// walk goes up from an instruction to a statepoint, or past the top of the block.
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

func instrOf(f *ir.Func, id provenance.ID) *ir.Instr {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() == id {
				return in
			}
		}
	}
	return nil
}
