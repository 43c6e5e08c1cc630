package irparse

import (
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// countedTransition inserts the number of a statepoint's transition operands if it is missing: the
// document of LLVM 3.9 ("GC Transitions") writes only the operands. vals are the callee and the
// arguments. The statepoint is recorded, because indices in its relocates must be adjusted.
func (p *upgrader) countedTransition(vals []ir.Value, info *ir.CallInfo, at int) ([]ir.Value,
	bool) {
	f, ok := vals[0].(*ir.Func)
	if !ok || len(vals) != info.NumArgs+1 || !strings.HasPrefix(f.Name(), gc.StatepointName) {
		return vals, false
	}
	begin, n := gc.UncountedTransition(vals)
	if n == 0 {
		return vals, false
	}
	p.noteOnce(codeOldForm, p.From(at), "transition operands without their number",
		"LLVM itself would refuse this because their number precedes them: `i32 "+itoa(n)+
			"` is read here.")
	vals = slices.Insert(vals, begin, ir.Value(ir.IntConst(p.ts.I32, uint64(n))))
	if len(info.Params) > begin-1 {
		info.Params = slices.Insert(slices.Clone(info.Params), begin-1, nil)
	}
	info.NumArgs++
	return vals, true
}

// shiftRelocates adjusts the relocates of statepoints that got an operand.
func (p *upgrader) shiftRelocates() {
	for _, in := range p.transitions {
		shiftRelocatesOf(in)
		if in.Op != ir.Invoke {
			continue
		}
		if pad := in.UnwindDest().FirstNonPhi(); pad != nil && pad.Op == ir.LandingPad {
			shiftRelocatesOf(pad)
		}
	}
}

func shiftRelocatesOf(token ir.Value) {
	for u := ir.FirstUse(token); u != nil; u = u.Next() {
		if u.User == nil || !gc.IsRelocate(u.User) || u.User.Call.NumArgs != 3 {
			continue
		}
		for i := 2; i <= 3; i++ {
			if c, ok := ir.AsInt(u.User.Operand(i)); ok {
				u.User.SetOperand(i, ir.IntConst(c.Type(), c.Bits+1))
			}
		}
	}
}
