package rewrite

import (
	"context"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// tokenNameThen is the name of statepoints when PlaceSafepoints made them.
const tokenNameThen = "safepoint_token"

// InTodaysForm runs a pass on a module whose statepoints have operand bundles: a module in an older
// form is converted, and converted back after the pass. Values keep their ids. run gets the
// original dialect.
func InTodaysForm(ctx context.Context, m *ir.Module, run func(said ir.Dialect) error) error {
	said := m.Dialect
	if !pass.OldForm(said) {
		return run(said)
	}
	if err := convertForPass(ctx, m, ir.LLVM11); err != nil {
		return err
	}
	if err := run(said); err != nil {
		return err
	}
	return convertForPass(ctx, m, said)
}

func convertForPass(ctx context.Context, m *ir.Module, to ir.Dialect) error {
	list, err := convert.Dialect(ctx, m, to, nil)
	for _, d := range list.Items {
		if d.Severity == source.Error {
			return &pass.Unsupported{Code: d.Code, Span: d.Span, Message: d.Message, Notes: d.Notes}
		}
	}
	return err
}

// isGiven reports whether in is a statepoint of the input that no pass has completed, so it has no
// relocates.
func isGiven(in *ir.Instr) bool {
	if !gc.IsStatepoint(in) {
		return false
	}
	relocates, err := gc.Relocates(in)
	return err == nil && len(relocates) == 0
}

// complete creates the statepoint that replaces a given one and also lists the live pointers. Other
// values that the given one lists, such as stack objects, come last. The new one takes over its
// name, operands and results.
func (r *rewriter) complete(given *ir.Instr, live []ir.Value) *ir.Instr {
	ops := append(r.ops[:0], given.Callee())
	for _, u := range given.Args() {
		ops = append(ops, u.Value)
	}
	info := *given.Call
	info.Bundles = nil
	listed := append(append([]ir.Value(nil), live...), r.listed(given)...)
	for i, b := range given.Call.Bundles {
		uses := given.BundleOperands(i)
		if b.Tag == gc.LiveBundle {
			for j := range uses {
				if v := uses[j].Value; !isListed(listed, v) {
					listed = append(listed, v)
				}
			}
			continue
		}
		for j := range uses {
			ops = append(ops, uses[j].Value)
		}
		info.Bundles = append(info.Bundles, b)
	}
	if len(listed) > 0 {
		ops = append(ops, listed...)
		info.Bundles = append(info.Bundles, ir.Bundle{Tag: gc.LiveBundle, NumArgs: len(listed)})
	}
	if given.Op == ir.Invoke {
		ops = append(ops, given.NormalDest(), given.UnwindDest())
	}
	in := r.m.NewInstr(given.Op, given.Type(), ops...)
	r.ops = ops
	in.Call, in.Flags = &info, given.Flags
	in.SetFrom(given.ID())
	in.SetAttachments(append(in.Attachments(), given.Attachments()...))
	r.f.TakeName(in, given)
	given.SetNum(0)
	r.results = append(r.results, replacement{given, in})
	return in
}

func isListed(list []ir.Value, v ir.Value) bool {
	for _, o := range list {
		if o == v {
			return true
		}
	}
	return false
}
