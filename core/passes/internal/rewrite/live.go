package rewrite

import (
	"errors"
	"slices"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
)

// holdDeopt lists the references in deopt operands: they are live through the call.
func (r *rewriter) holdDeopt() [][]ir.Value {
	var held [][]ir.Value
	for i, in := range r.points {
		ops, ok := in.FindBundle("deopt")
		if !ok {
			continue
		}
		for j := range ops {
			if v := ops[j].Value; r.isRef(v.Type()) {
				if held == nil {
					held = make([][]ir.Value, len(r.points))
				}
				held[i] = append(held[i], v)
			}
		}
		if held != nil && len(held[i]) > 0 {
			r.decls.HoldUses()
		}
	}
	return held
}

// findBases finds the base of every live pointer, inserts missing merges of bases, and returns the
// bases to keep live at each point.
func (r *rewriter) findBases(live *analysis.Liveness) ([][]ir.Value, error) {
	n := len(live.Values)
	found := make([]ir.Value, n)
	base := make([]ir.Value, n)
	var order []int32
	inDeopt := map[ir.Value]bool{}
	clear(r.deoptDerived)
	for i, set := range live.At {
		clear(inDeopt)
		if ops, ok := r.points[i].FindBundle("deopt"); ok {
			// Pointers in deopt operands are assumed to be bases, unless they are seen to be
			// derived; they come first in the order of discovery.
			for j := range ops {
				v := ops[j].Value
				if at := valueIndex(v); at >= 0 && !inDeopt[v] && slices.Contains(set, at) {
					if !r.deoptIsBase(v) {
						r.keepDerived(v)
						continue
					}
					inDeopt[v] = true
					if base[at] == nil {
						order = append(order, at)
					}
					base[at] = v
				}
			}
		}
		for _, at := range set {
			v := live.Values[at]
			if len(inDeopt) > 0 && inDeopt[v] {
				continue
			}
			if found[at] == nil {
				b, err := r.findBase(v)
				if err != nil {
					return nil, r.unsupported(v, err)
				}
				found[at] = b
			}
			if base[at] == nil {
				order = append(order, at)
			}
			base[at] = found[at]
		}
	}
	if len(r.baseOf) > len(order)+1024 {
		// clearing a large one for each small function would cost more
		r.baseOf = make(map[ir.Value]ir.Value, len(order))
	}
	clear(r.baseOf)
	if r.o.Explain {
		r.taken = map[ir.Value]bool{}
	}
	r.derived = slices.Grow(r.derived[:0], len(order))
	for _, at := range order {
		r.baseOf[live.Values[at]] = base[at]
		if v := live.Values[at]; r.o.Explain && base[at] == v && found[at] != v {
			r.taken[v] = true
		}
		r.derived = append(r.derived, live.Values[at])
	}
	held := make([][]ir.Value, len(r.points))
	room := make([]ir.Value, listedIn(live))
	for i, set := range live.At {
		if len(set) == 0 {
			continue
		}
		r.decls.HoldUses()
		var bases []ir.Value
		bases, room = room[:len(set):len(set)], room[len(set):]
		for j, at := range set {
			bases[j] = base[at]
		}
		held[i] = bases
	}
	return held, nil
}

// listedIn is the number of values that are live at the points, of each point.
func listedIn(live *analysis.Liveness) (n int) {
	for _, set := range live.At {
		n += len(set)
	}
	return n
}

// valueIndex is a value's index in liveness, -1 for none.
func valueIndex(v ir.Value) int32 {
	switch v := v.(type) {
	case *ir.Instr:
		return v.Num() - 1
	case *ir.Arg:
		return v.Num() - 1
	}
	return -1
}

// adopt copies the final live sets to the records. A value that became live as a base is its own
// base. A value with a constant base needs no relocation.
func (r *rewriter) adopt(live *analysis.Liveness) {
	keep := make([]bool, len(live.Values))
	seen := make([]bool, len(live.Values))
	room := make([]ir.Value, listedIn(live))
	for i, set := range live.At {
		rec := &r.records[i]
		rec.live, room = room[:0:len(set)], room[len(set):]
		for _, at := range set {
			v := live.Values[at]
			if !seen[at] {
				seen[at] = true
				b, ok := r.baseOf[v]
				if !ok {
					b = v
					r.baseOf[v] = v
					r.derived = append(r.derived, v)
				}
				keep[at] = !ir.IsConstant(b)
				r.interiors.listed(r, r.points[i], b)
			}
			if keep[at] {
				rec.live = append(rec.live, v)
			}
		}
	}
}

// unsupported converts an error of the analysis to one with a position.
func (r *rewriter) unsupported(v ir.Value, err error) error {
	var u *analysis.UnsupportedBase
	if errors.As(err, &u) {
		return &pass.Unsupported{Code: pass.CodeBase, Span: u.At.Span, Message: u.Error()}
	}
	return err
}

// spendListed charges the pointers that a function's statepoints list and relocate, twice for the
// two edges of an invoke; a vector counts once per element.
func (r *rewriter) spendListed(live *analysis.Liveness) error {
	widths := make([]int, len(live.Values))
	for i, v := range live.Values {
		widths[i] = 1
		if t := v.Type(); t.IsVector() {
			widths[i] = int(min(t.Len, 1<<24))
		}
	}
	n := 0
	for i, set := range live.At {
		edges := 1
		if r.points[i].Op == ir.Invoke {
			edges = 2
		}
		for _, v := range set {
			n += edges * widths[v]
		}
	}
	return r.budget.Spend(r.f, n, "live pointers to list and relocate at its safepoints")
}
