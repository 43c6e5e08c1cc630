package rewrite

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
)

// Wrapper turns calls into statepoints without references, for PlaceSafepoints of LLVM 3.6 to 3.9.
// RewriteStatepointsForGC completes them.
type Wrapper struct{ r *rewriter }

// NewWrapper returns the wrapper of a module, which counts new statepoints in why.
func NewWrapper(m *ir.Module, o *pass.Options, why *pass.Explanation) *Wrapper {
	return &Wrapper{&rewriter{m: m, o: o, decls: edit.NewDeclarations(m), why: why,
		tokenName: tokenNameThen}}
}

// Wrap turns the given calls to a function into statepoints, in their order.
func (w *Wrapper) Wrap(f *ir.Func, s gc.Strategy, calls []*ir.Instr) error {
	r := w.r
	r.f, r.strategy, r.points, r.hasRecords = f, s, calls, false
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			r.hasRecords = r.hasRecords || edit.DescribesValues(in)
		}
	}
	r.records = make([]record, len(calls))
	for i, in := range calls {
		if in.Op == ir.Invoke && !in.Type().IsVoid() {
			edit.SplitForInvoke(r.m, in.NormalDest(), in.Parent())
		}
		if err := r.makeExplicit(i); err != nil {
			return err
		}
	}
	r.replaceCalls()
	return nil
}
