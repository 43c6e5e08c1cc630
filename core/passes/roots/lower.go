package roots

import (
	"context"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
)

// loweredMark is the attribute of a function that its strategy has rewritten, so that further runs
// of the passes do not do it again.
const loweredMark = "gc-lowered"

// LowerBarriers runs the pass gc-lowering.
func LowerBarriers(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	why := &pass.Explanation{Pass: options.LowerGC}
	if err := o.CheckStrategies(m); err != nil {
		return nil, err
	}
	l := newRootLowerer(m, o.Strategies)
	for _, f := range slices.Clone(m.Funcs) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := l.function(f, &why.Figures); err != nil {
			return nil, err
		}
	}
	return why, nil
}

// NeedsLowering reports whether a function uses the older interface: it has a strategy and calls
// llvm.gcroot, llvm.gcread or llvm.gcwrite, or its strategy inserts code into every function. A nil
// registry means that of gc.NewRegistry.
func NeedsLowering(f *ir.Func, strategies *gc.Registry) bool {
	if f.GC == "" || f.IsDeclaration() {
		return false
	}
	if rewrites(strategyOrNil(strategies, f)) && !f.Attrs.Has(loweredMark) {
		return true
	}
	if !gc.Declares(f, gc.RootName) && !gc.Declares(f, gc.ReadName) &&
		!gc.Declares(f, gc.WriteName) {
		return false
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Call && (isRootCall(in) || in.IsIntrinsic(gc.ReadName) ||
				in.IsIntrinsic(gc.WriteName)) {
				return true
			}
		}
	}
	return false
}

// ConcernsModule reports whether lowering a function may change or depend on more than the
// function. It may report true unnecessarily.
func ConcernsModule(f *ir.Func, strategies *gc.Registry) bool {
	if f.GC == "" {
		return false
	}
	s := strategyOrNil(strategies, f)
	return s == nil || !s.UsesStatepoints() || gc.TabulatesRoots(s) || NeedsLowering(f, strategies)
}

// strategyOrNil is the strategy of a function, nil for none and for an unknown one, which the code
// generator refuses.
func strategyOrNil(strategies *gc.Registry, f *ir.Func) gc.Strategy {
	s, err := strategies.Lookup(f.GC)
	if err != nil {
		return nil
	}
	return s
}

// LoweringPasses are the names of the passes that run on a module with such functions before code
// generation, in order.
func LoweringPasses() []string { return []string{options.LowerGC, options.LowerShadowStack} }

// Lowering does the work of both passes function by function, for a code generator that gets
// functions one at a time.
type Lowering struct {
	l *rootLowerer
	s shadowStacks
}

// NewLowering returns a Lowering for a module. A nil registry means that of gc.NewRegistry.
func NewLowering(m *ir.Module, strategies *gc.Registry) *Lowering {
	return &Lowering{l: newRootLowerer(m, strategies), s: shadowStacks{m: m}}
}

// Function lowers one function, in any order. The error, an *Unsupported, names what cannot be
// lowered. Calls to llvm.gcroot remain in functions of strategies that write tables; they emit no
// code.
func (l *Lowering) Function(f *ir.Func) error {
	if !NeedsLowering(f, l.l.strategies) {
		if f.GC == "" {
			return nil
		}
		// Every module with a function of such a strategy defines the head of the list.
		_, err := l.s.of(strategyOrNil(l.l.strategies, f))
		return err
	}
	if err := l.l.function(f, &pass.Figures{}); err != nil {
		return err
	}
	return l.s.function(f, strategyOrNil(l.l.strategies, f))
}

// Declared adds to the module what the strategy of a function without a body needs: the head of its
// list.
func (l *Lowering) Declared(f *ir.Func) error {
	if f.GC == "" || !f.IsDeclaration() {
		return nil
	}
	_, err := l.s.of(strategyOrNil(l.l.strategies, f))
	return err
}

// Made are the functions with bodies that strategies have added to the module.
func (l *Lowering) Made() []*ir.Func { return l.l.made }

// defaultBarriers replaces the barriers that a strategy does not lower by loads and stores.
func (l *rootLowerer) defaultBarriers(f *ir.Func, reads, writes bool) (barriers int) {
	m := l.m
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; {
			next := in.Next()
			if w, ok := gc.WriteOf(in); ok && writes {
				barriers++
				replaceBarrier(in, m.NewInstr(ir.Store, m.Types.Void, w.Value, w.Field))
			} else if r, ok := gc.ReadOf(in); ok && reads {
				barriers++
				replaceBarrier(in, m.NewInstr(ir.Load, in.Type(), r.Field))
			}
			in = next
		}
	}
	return barriers
}

// replaceBarrier replaces a barrier by an access.
func replaceBarrier(barrier, access *ir.Instr) {
	access.SetFrom(barrier.ID())
	access.InsertBefore(barrier)
	if !barrier.Type().IsVoid() {
		barrier.Func().TakeName(access, barrier)
		ir.ReplaceAllUses(barrier, access)
	}
	barrier.Erase()
}

func isRootCall(in *ir.Instr) bool { return in.Op == ir.Call && in.IsIntrinsic(gc.RootName) }

// slotsOf are the allocas of roots.
func slotsOf(roots []gc.Root) (slots []*ir.Instr) {
	for _, r := range roots {
		slots = append(slots, r.Slot)
	}
	return slots
}

// initRoots stores null to the roots that the entry block does not initialise before a possible
// safepoint, because the collector visits all roots of a frame at every safepoint. It returns the
// number of stores.
func initRoots(m *ir.Module, f *ir.Func, roots []*ir.Instr) (stored int) {
	if len(roots) == 0 {
		return 0
	}
	in := f.Entry().First()
	for in.Op == ir.Alloca {
		in = in.Next()
	}
	var done []*ir.Instr
	for ; !mayBeSafepoint(in); in = in.Next() {
		if in.Op == ir.Store {
			if a, ok := gc.WithoutCasts(in.Operand(1)).(*ir.Instr); ok && a.Op == ir.Alloca {
				done = append(done, a)
			}
		}
	}
	for _, a := range roots {
		if slices.Contains(done, a) {
			continue
		}
		null := m.NewInstr(ir.Store, m.Types.Void, ir.Zero(a.ElemType), a)
		null.SetFrom(a.ID())
		a.Parent().InsertAfter(null, a)
		stored++
	}
	return stored
}

// mayBeSafepoint is as conservative as LLVM: even arithmetic may become a call to the runtime
// library.
func mayBeSafepoint(in *ir.Instr) bool {
	switch in.Op {
	case ir.Alloca, ir.GetElementPtr, ir.Store, ir.Load:
		return false
	}
	return !isRootCall(in)
}
