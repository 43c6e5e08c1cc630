package passes

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// wrapper makes statepoints of calls that list no references yet, for PlaceSafepoints of LLVM 3.6
// to 3.9. RewriteStatepointsForGC completes them.
type wrapper struct{ r *rewriter }

// newWrapper returns the wrapper of a module, which counts what it makes in why.
func newWrapper(m *ir.Module, o *Options, why *Explanation) *wrapper {
	return &wrapper{&rewriter{m: m, o: o, decls: newDeclarations(m), why: why,
		tokenName: tokenNameThen}}
}

// wrap makes statepoints of some calls of a function, in their order.
func (w *wrapper) wrap(f *ir.Func, s gc.Strategy, calls []*ir.Instr) error {
	r := w.r
	r.f, r.strategy, r.points, r.hasRecords = f, s, calls, false
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			r.hasRecords = r.hasRecords || speaksOfValues(in)
		}
	}
	r.records = make([]record, len(calls))
	for i, in := range calls {
		if in.Op == ir.Invoke && !in.Type().IsVoid() {
			splitForInvoke(r.m, in.NormalDest(), in.Parent())
		}
		if err := r.makeExplicit(i); err != nil {
			return err
		}
	}
	r.replaceCalls()
	return nil
}
