package passes

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// placeCalls makes statepoints of the calls in the polls of a function, and of its other calls
// unless -spp-no-call keeps them, in the order of LLVM 3.9: those of the polls first. They list no
// gc pointers yet and relocate none.
func (p *placer) placeCalls(inPolls []*ir.Instr, s gc.Strategy) error {
	r := p.calls
	if r == nil {
		r = &rewriter{m: p.m, o: p.o, decls: newDeclarations(p.m), why: p.why,
			tokenName: tokenNameThen}
		p.calls = r
	}
	r.f, r.strategy, r.points, r.hasRecords = p.f, s, nil, false
	seen := map[*ir.Instr]bool{}
	add := func(in *ir.Instr) {
		if !seen[in] && p.o.becomesStatepoint(in) {
			seen[in] = true
			r.points = append(r.points, in)
		}
	}
	for _, in := range inPolls {
		add(in)
	}
	for _, b := range p.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			r.hasRecords = r.hasRecords || speaksOfValues(in)
			if in.Op.IsCall() && !p.o.NoCall {
				add(in)
			}
		}
	}
	r.records = make([]record, len(r.points))
	for i, in := range r.points {
		if in.Op == ir.Invoke && !in.Type().IsVoid() {
			splitForInvoke(p.m, in.NormalDest(), in.Parent())
		}
		if err := r.makeExplicit(i); err != nil {
			return err
		}
	}
	r.replaceCalls()
	return nil
}

// becomesStatepoint reports whether PlaceSafepoints can make a statepoint of a call. What only
// RewriteStatepointsForGC knows how to call, intrinsics, is left to it.
func (o *Options) becomesStatepoint(in *ir.Instr) bool {
	return (in.Op == ir.Call || in.Op == ir.Invoke) && o.isSafepointCall(in) &&
		!isIntrinsicCall(in) && !in.Has(ir.MustTail) && !callsAsm(in)
}

func callsAsm(in *ir.Instr) bool {
	_, asm := in.Callee().(*ir.InlineAsm)
	return asm
}
