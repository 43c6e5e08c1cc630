package place

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/internal/rewrite"
	"statepoint/core/passes/pass"
)

// placeCalls turns the calls in a function's polls into statepoints, and its other calls unless
// -spp-no-call is given, in the order of LLVM 3.9: those of the polls first. They list and relocate
// no gc pointers yet.
func (p *placer) placeCalls(inPolls []*ir.Instr, s gc.Strategy) error {
	var points []*ir.Instr
	seen := map[*ir.Instr]bool{}
	add := func(in *ir.Instr) {
		if !seen[in] && becomesStatepoint(p.o, in) {
			seen[in] = true
			points = append(points, in)
		}
	}
	for _, in := range inPolls {
		add(in)
	}
	for _, b := range p.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op.IsCall() && !p.o.NoCall {
				add(in)
			}
		}
	}
	if p.wrapper == nil {
		p.wrapper = rewrite.NewWrapper(p.m, p.o, p.why)
	}
	return p.wrapper.Wrap(p.f, s, points)
}

// becomesStatepoint reports whether PlaceSafepoints can make a statepoint of a call. Intrinsics
// that become calls to runtime functions are left to RewriteStatepointsForGC.
func becomesStatepoint(o *pass.Options, in *ir.Instr) bool {
	return (in.Op == ir.Call || in.Op == ir.Invoke) && isSafepointCall(o, in) &&
		!edit.IsIntrinsicCall(in) && !in.Has(ir.MustTail) && !callsAsm(in)
}

func callsAsm(in *ir.Instr) bool {
	_, asm := in.Callee().(*ir.InlineAsm)
	return asm
}
