package passes

import (
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// warnOfMemory warns of a reference that waits in a stack object across a safepoint and is read
// after it: only values are relocated, so the address that is read is the one from before. One
// warning stands for all stack objects of the function. Objects whose addresses go elsewhere than
// into loads and stores are left out, since a runtime may know of them.
func (r *rewriter) warnOfMemory() {
	var slots []*ir.Instr
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Alloca && r.isRef(in.ElemType) && storesReference(in) {
				slots = append(slots, in)
			}
		}
	}
	if len(slots) == 0 || r.o.ListAllocas {
		return
	}
	points := make(map[*ir.Instr]bool, len(r.points))
	for _, p := range r.points {
		points[p] = true
	}
	all := analysis.NewSlots(r.f, slots)
	stale := make([]*ir.Instr, len(slots)) // a safepoint that each is read after
	all.Each(func(in *ir.Instr, live func(int) bool) {
		if !points[in] {
			return
		}
		for i, slot := range slots {
			if all.Escaped[slot] == nil && live(i) {
				stale[i] = in
			}
		}
	})
	n := 0
	var first, call *ir.Instr
	for i, p := range stale {
		if p != nil {
			if n++; n == 1 {
				first, call = slots[i], p
			}
		}
	}
	if n == 0 {
		return
	}
	r.why.Findings.Warn(memoryWarning(first, call, n-1))
}

// memoryWarning is the warning of a stack object that is read after a call, and of others.
func memoryWarning(slot, call *ir.Instr, others int) source.Diagnostic {
	what := "the reference in this stack object is read after the call of " + calleeName(call) +
		", and is not relocated"
	switch {
	case others == 1:
		what += "; nor is that in another one"
	case others > 1:
		what += "; nor are those in " + strconv.Itoa(others) + " others"
	}
	return source.Diagnostic{
		Severity: source.Warning, Code: codeMemory, Span: slot.Span, Message: what,
		Notes: []string{"values are relocated, not what the frame's memory holds, by LLVM's pass " +
			"as well: run mem2reg or sroa before it"},
	}
}

// storesReference reports whether something else than a constant is stored to a stack object.
func storesReference(slot *ir.Instr) bool {
	for u := ir.FirstUse(slot); u != nil; u = u.Next() {
		if in := u.User; in != nil && in.Op == ir.Store && u.Index() == 1 &&
			!ir.IsConstant(in.Operand(0)) {
			return true
		}
	}
	return false
}
