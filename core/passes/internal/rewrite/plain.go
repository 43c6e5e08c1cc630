package rewrite

import (
	"fmt"
	"slices"
	"sync"

	"statepoint/core/analysis"
	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// FindPlain warns about functions with statepoints in which a pointer whose type is not a reference
// type is needed after a call at which the collector may run: about the first such pointer of each
// function. Addresses of variables and stack objects, and pointers computed from them, do not
// count. Where the module has references, its other pointers are taken for those of memory that is
// not collected, unless they were loaded from a collected object.
func FindPlain(m *ir.Module, o *pass.Options) pass.Check {
	passed := sync.OnceValue(func() []*ir.Type { return gc.PassedPointers(m) })
	return func(f *ir.Func, found *findings.List) error {
		if f.GC == "" {
			return nil
		}
		s, err := o.Strategy(f)
		if err != nil || !s.UsesStatepoints() {
			return nil
		}
		if !hasPlain(f, s) {
			return nil
		}
		var calls []*ir.Instr
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if gc.IsStatepoint(in) || NeedsStatepoint(o, in) {
					calls = append(calls, in)
				}
			}
		}
		if len(calls) > 0 {
			live := analysis.Live(&analysis.LivenessQuery{CFG: analysis.NewCFG(f),
				IsRef:  func(t *ir.Type) bool { return isPlain(s, t) },
				Points: calls, AfterOnly: true})
			warnOfPlain(f, s, suspects{s, hasReferences(f, s) ||
				slices.ContainsFunc(passed(), s.IsReference)}, calls, live, found)
		}
		return nil
	}
}

// isPlain reports whether a type is that of pointers that are no references.
func isPlain(s gc.Strategy, t *ir.Type) bool {
	return t.Kind == ir.PointerKind && !gc.IsGCPointer(s, t)
}

// hasPlain reports whether a function has a pointer of unknown memory that is no reference.
func hasPlain(f *ir.Func, s gc.Strategy) bool {
	for _, a := range f.Args {
		if isPlain(s, a.Type()) {
			return true
		}
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if isPlain(s, in.Type()) && (in.Op == ir.Load || in.Op.IsCall()) {
				return true
			}
		}
	}
	return false
}

// hasReferences reports whether a value of a function is a reference.
func hasReferences(f *ir.Func, s gc.Strategy) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if gc.HoldsGCPointers(s, in.Type()) {
				return true
			}
		}
	}
	return false
}

func warnOfPlain(f *ir.Func, s gc.Strategy, suspects suspects, calls []*ir.Instr,
	live *analysis.Liveness, found *findings.List) {
	for i, call := range calls {
		for _, n := range live.At[i] {
			v := live.Values[n]
			if !suspects.mayBeObject(v, 0) || isCode(v) {
				continue
			}
			names := pass.NewNames(f)
			found.Add(findings.Finding{Func: f.ID(), Value: v.ID(), Safepoint: call.ID(),
				Diagnostic: source.Diagnostic{Severity: source.Warning, Code: pass.CodePlain,
					Span: ir.SpanOf(v),
					Message: fmt.Sprintf("`%s` is needed after a call at which the collector may "+
						"run, but it is no reference: the collector neither finds nor updates it",
						names.Of(v)),
					Notes: []string{gc.SpacesText(f.GC, s)},
				}})
			return
		}
	}
}

// mostPlainSteps bounds the steps from a pointer to where it comes from.
const mostPlainSteps = 16

// suspects decides which pointers may be forgotten references. mixed is set if the module has
// references as well.
type suspects struct {
	strategy gc.Strategy
	mixed    bool
}

// mayBeObject reports whether a pointer may point to an object of the heap: it does not come from a
// variable or stack object, or in a module that has references, it comes from a collected object.
func (s suspects) mayBeObject(v ir.Value, steps int) bool {
	in, ok := v.(*ir.Instr)
	if !ok {
		a, isArg := v.(*ir.Arg)
		return isArg && !s.mixed && !a.Attrs.Has("byval") && !a.Attrs.Has("sret")
	}
	if steps == mostPlainSteps {
		return false
	}
	switch in.Op {
	case ir.Load:
		return !s.mixed || gc.IsGCPointer(s.strategy, in.Operand(0).Type())
	case ir.GetElementPtr, ir.BitCast, ir.Freeze:
		return s.mayBeObject(in.Operand(0), steps+1)
	case ir.Phi, ir.Select:
		for i := range in.NumOps() {
			if s.mayBeObject(in.Operand(i), steps+1) {
				return true
			}
		}
		return false
	}
	return in.Op.IsCall() && !s.mixed
}

// isCode reports whether a pointer is only called or branched to.
func isCode(v ir.Value) bool {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		if u.User == nil || u.User.Op != ir.IndirectBr && (!u.User.Op.IsCall() || u.Index() != 0) {
			return false
		}
	}
	return true
}
