package roots

import (
	"context"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// DefaultReferenceStrategy is the strategy that functions get if the pass has no parameter.
const DefaultReferenceStrategy = "statepoint-example"

// ToReferences returns the Run of the pass for a strategy.
func ToReferences(strategy string) pass.Runner {
	return func(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
		return promoteRoots(ctx, m, o, strategy)
	}
}

// promoteRoots runs the pass gcroot-to-references for a strategy. Functions whose strategy finds
// roots by llvm.gcroot get one with statepoints. Their roots become SSA values, and barriers become
// loads and stores.
//
// The type of an ordinary pointer does not show whether it is a reference. It is one if a root
// holds it, if a barrier uses it as an object, or if it flows to or from such a pointer, in any
// function: these get the strategy's type of references. A program that follows the rules of
// llvm.gcroot has no other reference live across a call, so none is lost. The pass needs a module
// with `ptr`.
func promoteRoots(ctx context.Context, m *ir.Module, o *pass.Options, strategy string,
) (*pass.Explanation, error) {
	if strategy == "" {
		strategy = DefaultReferenceStrategy
	}
	to, err := o.Strategies.Lookup(strategy)
	if err != nil {
		return nil, err
	}
	space, ok := referenceSpace(to)
	if !ok {
		return nil, fmt.Errorf("the strategy %q has no references in SSA form", strategy)
	}
	why := &pass.Explanation{Pass: options.RootsToReferences}
	p := &rootPromoter{m: m, reference: m.Types.OpaquePointer(space), classes: newClasses(),
		budget: pass.NewBudget(m, o), roots: map[*ir.Func][]gc.Root{}}
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s := strategyOrNil(o.Strategies, f)
		if s == nil || s.UsesStatepoints() {
			continue
		}
		if !m.Dialect.Opaque() {
			return nil, &pass.Unsupported{Span: f.Span, Message: "`" + options.RootsToReferences +
				"` needs pointers without types", Notes: []string{"convert the module to `ptr` " +
				"first, with `--dialect`"}}
		}
		f.GC = strategy
		if f.IsDeclaration() {
			continue
		}
		edit.RemoveUnreachable(m, f)
		if err := p.collect(f); err != nil {
			return nil, err
		}
	}
	if len(p.order) == 0 {
		return why, nil
	}
	if err := p.findReferences(); err != nil {
		return nil, err
	}
	p.retype()
	l := &rootLowerer{m: m}
	for _, f := range p.order {
		l.defaultBarriers(f, true, true)
	}
	for _, f := range p.order {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := p.promote(f); err != nil {
			return nil, err
		}
		why.Figures.Roots += len(p.roots[f])
		f.PackNames()
	}
	return why, nil
}

// referenceSpace is the address space of a strategy's references, the first nonzero one, or 0 if
// that is the only one.
func referenceSpace(s gc.Strategy) (uint32, bool) {
	spaces := gc.ReferenceSpaces(s)
	if len(spaces) > 1 && spaces[0] == 0 {
		spaces = spaces[1:]
	}
	return append(spaces, 0)[0], len(spaces) > 0
}

// rootPromoter promotes the roots of a module.
type rootPromoter struct {
	m         *ir.Module
	reference *ir.Type
	classes   *classes
	budget    *pass.Budget
	// became maps replaced values of the current function to their replacements.
	became map[ir.Value]ir.Value
	// order are the functions that may have roots or barriers, and roots the roots that they
	// declare.
	order []*ir.Func
	roots map[*ir.Func][]gc.Root
}

// collect finds a function's roots and barriers, and refuses roots that cannot become values.
func (p *rootPromoter) collect(f *ir.Func) error {
	p.order = append(p.order, f)
	seen := map[*ir.Instr]bool{}
	for _, r := range gc.RootsOf(f) {
		if seen[r.Slot] {
			continue
		}
		seen[r.Slot] = true
		foldCasts(r.Slot)
		if err := p.checkRoot(f, r); err != nil {
			return err
		}
		p.roots[f] = append(p.roots[f], r)
		p.classes.reference(contentOf{r.Slot})
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if r, ok := gc.ReadOf(in); ok {
				p.classes.reference(in)
				p.classes.reference(r.Object)
				p.classes.reference(r.Field)
			} else if w, ok := gc.WriteOf(in); ok {
				p.classes.reference(w.Value)
				p.classes.reference(w.Object)
				p.classes.reference(w.Field)
			}
		}
	}
	return nil
}

// checkRoot refuses a root whose address has uses other than loads and stores of it.
func (p *rootPromoter) checkRoot(f *ir.Func, r gc.Root) error {
	bad := func(why string) error {
		name := "a root"
		if r.Slot.Name() != "" {
			name = "the root `%" + r.Slot.Name() + "`"
		}
		span := r.Call.Span
		if span == (source.Span{}) {
			span = f.Span
		}
		return &pass.Unsupported{Span: span, Message: name + " cannot become a value: " + why}
	}
	n, one := ir.AsInt(r.Slot.Operand(0))
	if !r.Slot.ElemType.IsPointer() || !one || n.Bits != 1 {
		return bad("it is not one pointer")
	}
	for u := ir.FirstUse(r.Slot); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
		case in.Op == ir.Call && (in.IsIntrinsic(gc.RootName) || in.IsIntrinsic("llvm.lifetime")):
		case in.Op == ir.Load && in.Type() == r.Slot.ElemType && !in.Has(ir.Volatile):
		case in.Op == ir.Store && u.Index() == 1 && !in.Has(ir.Volatile) &&
			in.Operand(0).Type() == r.Slot.ElemType:
		default:
			return bad("its address escapes")
		}
	}
	return nil
}

// foldCasts removes no-op casts of a slot's address, which are left over from typed pointers.
func foldCasts(slot *ir.Instr) {
	for u := ir.FirstUse(slot); u != nil; {
		in := u.User
		u = u.Next()
		if in != nil && in.Op == ir.BitCast && in.Type() == slot.Type() {
			ir.ReplaceAllUses(in, slot)
			in.Erase()
			u = ir.FirstUse(slot)
		}
	}
}
