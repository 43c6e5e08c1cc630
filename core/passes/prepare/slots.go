package prepare

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/mem2reg"
	"statepoint/core/passes/pass"
)

// Slot returns a stack slot that holds a pointer to what is allocated, and that the pass mem2reg
// would make a value, as in clang's output without optimization; nil if there is none, or if some
// pointer becomes a reference as the module is.
func (p *Plan) Slot() *ir.Instr {
	if !p.isEmpty() {
		return nil
	}
	for _, g := range p.Groups {
		for _, site := range g.Sites {
			for u := ir.FirstUse(site); u != nil; u = u.Next() {
				if u.User == nil || u.User.Op != ir.Store || u.User.Operand(0) != ir.Value(site) {
					continue
				}
				slot, ok := u.User.Operand(1).(*ir.Instr)
				if ok && mem2reg.Promotable(slot) {
					return slot
				}
			}
		}
	}
	return nil
}

// remedy returns what would make references where the plan makes none, or why nothing would. It may
// miss a remedy: it takes all that a slot ever holds for one value.
func (p *Plan) remedy(ctx context.Context) (advice, nothing string, err error) {
	o, passes := p.Options, "`"+options.MakeReferences+"`"
	last := p
	if p.Slot() != nil {
		o.promoted, passes = true, "`"+options.Mem2Reg+","+options.MakeReferences+"`"
		if last, err = New(ctx, p.f.m, o); err != nil {
			return "", "", err
		}
		if !last.isEmpty() {
			return "run the passes " + passes +
				" first: stack slots hold the pointers, and only values become references", "", nil
		}
	}
	if o.Lists = true; !p.Lists {
		if last, err = New(ctx, p.f.m, o); err != nil {
			return "", "", err
		}
		if !last.isEmpty() {
			return "run " + passes + " with -rs4gc-list-allocas first: stack objects hold the " +
				"pointers, and statepoints list these only with this option", "", nil
		}
	}
	return "", last.Nothing(), nil
}

// Promote makes values of the stack slots of a module, as the pass mem2reg.
func Promote(ctx context.Context, m *ir.Module, o *pass.Options) error {
	budget := pass.NewBudget(m, o)
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return err
		}
		if o.Skips(f) {
			continue
		}
		if _, err := mem2reg.Function(m, f, budget.Values(f)); err != nil {
			return err
		}
	}
	return nil
}
