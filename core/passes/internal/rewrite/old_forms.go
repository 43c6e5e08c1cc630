package rewrite

import (
	"context"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// tokenNameThen is what statepoints were called while PlaceSafepoints made them.
const tokenNameThen = "safepoint_token"

// InTodaysForm runs a pass on a module whose statepoints have the form of operand bundles: one in
// an older form is converted, and back again after the pass. Values keep their ids. run is told the
// dialect that the module has for its reader.
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

// isGiven reports whether in is a statepoint that the module came with and that no pass has
// completed: it has no relocates.
func isGiven(in *ir.Instr) bool {
	if !gc.IsStatepoint(in) {
		return false
	}
	relocates, err := gc.Relocates(in)
	return err == nil && len(relocates) == 0
}

// complete makes the statepoint that stands for a given one and lists the live pointers too. What
// the given one lists already, such as stack objects, and is not among them comes last. The name,
// the operands and the results that hang on it pass over.
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
