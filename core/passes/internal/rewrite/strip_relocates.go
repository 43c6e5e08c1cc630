package rewrite

import (
	"context"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
)

// StripRelocates runs the pass strip-gc-relocates: it replaces each relocate by the pointer that it
// relocates, as if no safepoint moved objects. The result is for reading, not for running under a
// moving collector. As in LLVM, the relocates of unwind edges stay.
func StripRelocates(ctx context.Context, m *ir.Module, _ *pass.Options) (*pass.Explanation, error) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			for in := b.First(); in != nil; {
				next := in.Next()
				if gc.IsRelocate(in) {
					stripRelocate(m, in)
				}
				in = next
			}
		}
	}
	return &pass.Explanation{Pass: options.StripRelocates}, nil
}

func stripRelocate(m *ir.Module, in *ir.Instr) {
	r, err := gc.ViewRelocate(in)
	if err != nil || r.Exceptional {
		return
	}
	v := r.Derived
	if v.Type() != in.Type() {
		cast := m.NewInstr(ir.BitCast, in.Type(), v)
		cast.SetFrom(in.ID())
		cast.InsertBefore(in)
		in.Func().SetName(cast, "cast")
		v = cast
	}
	ir.ReplaceAllUses(in, v)
	in.Erase()
}
