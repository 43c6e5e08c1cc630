package roots

import (
	"errors"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// rootLowerer lets strategies lower the functions of a module, in the steps that package gc lists.
// Lists of roots are left to shadowStacks.
type rootLowerer struct {
	m          *ir.Module
	strategies *gc.Registry
	b          *gc.Builder
	// begun are the strategies that have lowered the module.
	begun map[string]bool
	// made are the functions with bodies that strategies have added to the module.
	made []*ir.Func
}

func newRootLowerer(m *ir.Module, strategies *gc.Registry) *rootLowerer {
	l := &rootLowerer{m: m, strategies: strategies, b: gc.NewBuilder(m), begun: map[string]bool{}}
	l.b.FindExits(func(f *ir.Func) ([]*ir.Instr, error) { return exits(m, f) })
	return l
}

// exits are the positions before each exit of a function, including that of a new cleanup.
func exits(m *ir.Module, f *ir.Func) (all []*ir.Instr, err error) {
	if err := refuseFunclets(f); err != nil {
		return nil, err
	}
	for _, b := range f.Blocks {
		if at := edit.ExitOf(b); at != nil {
			all = append(all, at)
		}
	}
	if resume := cleanup(m, f, []provenance.ID{f.ID()}); resume != nil {
		all = append(all, resume)
	}
	return all, nil
}

// rewrites reports whether a strategy inserts code that a second run would insert again.
func rewrites(s gc.Strategy) bool {
	_, whole := gc.As[gc.FunctionLowering](s)
	_, module := gc.As[gc.ModuleLowering](s)
	_, atPoints := gc.As[gc.PointCode](s)
	_, aroundCalls := gc.As[gc.CallCode](s)
	_, derived := gc.As[gc.DerivedRoots](s)
	return whole || module || atPoints || aroundCalls || derived
}

// function lowers one function by its strategy, and counts what it did.
func (l *rootLowerer) function(f *ir.Func, did *pass.Figures) error {
	if f.GC == "" || f.IsDeclaration() {
		return nil
	}
	s := strategyOrNil(l.strategies, f)
	again := rewrites(s)
	if again && f.Attrs.Has(loweredMark) {
		return nil
	}
	known := len(l.m.Funcs)
	if err := l.lower(f, s, did); err != nil {
		return strategyError(f, err)
	}
	for _, made := range l.m.Funcs[min(known, len(l.m.Funcs)):] {
		if !made.IsDeclaration() {
			l.made = append(l.made, made)
		}
	}
	if again {
		f.Attrs = f.Attrs.With(ir.Attr{Name: loweredMark, Quoted: true})
	}
	return nil
}

// placed is an error of a strategy with the instruction that it is about.
type placed struct {
	at  *ir.Instr
	err error
}

func (p placed) Error() string { return p.err.Error() }
func (p placed) Unwrap() error { return p.err }

// at adds a position to an error of a strategy; nil for nil.
func at(in *ir.Instr, err error) error {
	if err == nil {
		return nil
	}
	return placed{in, err}
}

// strategyError is the error for a module that a strategy refused.
func strategyError(f *ir.Func, err error) error {
	if _, ok := pass.AsDiagnostic(err); ok {
		return err
	}
	span := f.Span
	var p placed
	if errors.As(err, &p) && p.at.Span != (source.Span{}) {
		span = p.at.Span
	}
	return &pass.Unsupported{Span: span, Message: "the strategy `" + f.GC + "` cannot lower @" +
		f.Name() + ": " + err.Error()}
}

func (l *rootLowerer) lower(f *ir.Func, s gc.Strategy, did *pass.Figures) error {
	if own, ok := gc.As[gc.ModuleLowering](s); ok && !l.begun[f.GC] {
		l.begun[f.GC] = true
		if err := own.LowerModule(l.b); err != nil {
			return err
		}
	}
	whole, isWhole := gc.As[gc.FunctionLowering](s)
	reads, _ := gc.As[gc.CustomReads](s)
	writes, _ := gc.As[gc.CustomWrites](s)
	if s != nil && s.UsesStatepoints() { // whose barriers the pass gc-barriers places
		reads, writes = nil, nil
	}
	did.Barriers += l.defaultBarriers(f, reads == nil && !isWhole, writes == nil && !isWhole)
	if gc.InitializesRoots(s) {
		did.Nulls += initRoots(l.m, f, slotsOf(gc.RootsOf(f)))
	}
	if isWhole {
		if err := whole.LowerFunction(l.b, f); err != nil {
			return err
		}
	}
	n, err := l.customBarriers(f, reads, writes)
	if did.Barriers += n; err != nil {
		return err
	}
	did.Barriers += l.defaultBarriers(f, true, true)
	if own, ok := gc.As[gc.CustomRoots](s); ok {
		if roots := gc.RootsOf(f); len(roots) > 0 {
			if err := own.LowerRoots(l.b, f, roots); err != nil {
				return err
			}
		}
	}
	if err := l.aroundCalls(f, s); err != nil {
		return err
	}
	if err := l.atPoints(f, s); err != nil {
		return err
	}
	return l.derivedRoots(f, s)
}

// customBarriers lets a strategy lower its barriers.
func (l *rootLowerer) customBarriers(f *ir.Func, reads gc.CustomReads, writes gc.CustomWrites) (
	barriers int, err error) {
	var calls []*ir.Instr // before the code around them adds blocks
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			_, read := gc.ReadOf(in)
			_, write := gc.WriteOf(in)
			if read && reads != nil || write && writes != nil {
				calls = append(calls, in)
			}
		}
	}
	for _, in := range calls {
		l.b.Before(in)
		if w, ok := gc.WriteOf(in); ok {
			if err := writes.LowerWrite(l.b, w); err != nil {
				return barriers, at(in, err)
			}
		} else {
			r, _ := gc.ReadOf(in)
			v, err := reads.LowerRead(l.b, r)
			if err != nil {
				return barriers, at(in, err)
			}
			v = l.b.Cast(v, in.Type())
			if got, ok := v.(*ir.Instr); ok && got.Name() == "" {
				f.TakeName(got, in)
			}
			ir.ReplaceAllUses(in, v)
		}
		in.Erase()
		barriers++
	}
	return barriers, nil
}

// aroundCalls lets a strategy insert code before and after calls.
func (l *rootLowerer) aroundCalls(f *ir.Func, s gc.Strategy) error {
	around, ok := gc.As[gc.CallCode](s)
	if !ok {
		return nil
	}
	for _, p := range pointsOf(f, gc.Kinds(gc.PreCall)) {
		l.b.Before(p.At)
		if err := around.BeforeCall(l.b, p.At); err != nil {
			return at(p.At, err)
		}
		if p.At.Has(ir.MustTail) {
			continue
		}
		l.b.After(p.At)
		if err := around.AfterCall(l.b, p.At); err != nil {
			return at(p.At, err)
		}
	}
	return nil
}

// atPoints lets a strategy insert code at safe points.
func (l *rootLowerer) atPoints(f *ir.Func, s gc.Strategy) error {
	own, ok := gc.As[gc.PointCode](s)
	if !ok {
		return nil
	}
	for _, p := range SafePoints(f, s, false) {
		switch p.Kind {
		case gc.PostCall:
			l.b.After(p.At)
		case gc.Return:
			l.b.Before(edit.ExitOf(p.At.Parent()))
		default:
			l.b.Before(p.At)
		}
		if err := own.AtSafePoint(l.b, p); err != nil {
			return at(p.At, err)
		}
	}
	return nil
}
