package cli

import (
	"context"
	"fmt"
	"io"

	"statepoint/core/instrument"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
)

// optPasses are passes of LLVM's opt that have nothing to do with a collector, and that tests run
// beside those that do. print writes to w what only says.
func optPasses(w io.Writer, only instrument.Only) []pass.Pass {
	printed := func(_ context.Context, m *ir.Module, _ *pass.Options) (*pass.Explanation, error) {
		return nil, only.WriteModule(w, m, &printer.Options{ModuleID: m.Name})
	}
	functions := func(_ context.Context, m *ir.Module, _ *pass.Options) (*pass.Explanation, error) {
		return nil, only.WriteFunctions(w, m, "\n")
	}
	return []pass.Pass{
		{Name: "print", About: "prints the module on standard error", Run: printed},
		{Name: "print", Function: true, About: "prints each function on standard error",
			Run: functions},
		{Name: "instnamer", Function: true, About: "names what has no name", Run: nameValues},
		{Name: "always-inline", About: "refuses calls that LLVM would inline", Run: refuseInlining},
		{Name: "default<O0>", About: "does the same", Run: refuseInlining},
	}
}

// nameValues is LLVM's instnamer.
func nameValues(_ context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	for _, f := range m.Definitions() {
		if o.Skips(f) {
			continue
		}
		for _, a := range f.Args {
			if a.Name() == "" {
				f.SetName(a, "arg")
			}
		}
		for _, b := range f.Blocks {
			if b.Name() == "" {
				f.SetName(b, "bb")
			}
			for in := b.First(); in != nil; in = in.Next() {
				if in.Name() == "" && !in.Type().IsVoid() {
					f.SetName(in, "i")
				}
			}
		}
	}
	return nil, nil
}

// refuseInlining stands for passes that inline functions with alwaysinline and change nothing
// else.
func refuseInlining(_ context.Context, m *ir.Module, _ *pass.Options) (*pass.Explanation, error) {
	for _, f := range m.Definitions() {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				g := in.CalledFunc()
				if g == nil || g.IsDeclaration() || in.Call.Attrs.Has("noinline") ||
					!g.Attrs.Has("alwaysinline") && !in.Call.Attrs.Has("alwaysinline") {
					continue
				}
				return nil, fmt.Errorf("a call in @%s would be inlined, of @%s, which has "+
					"alwaysinline; this tool does not inline", f.Name(), g.Name())
			}
		}
	}
	return nil, nil
}
