package codes_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/source/codes"
	"statepoint/core/verify"
	"statepoint/lower"
)

// inGo are the examples that no text can show, wrong and fixed. Each holds the lines of its page,
// which TestGoExamples compares.
var inGo = map[string]func(t *testing.T, fixed bool) []source.Diagnostic{
	"SP0109": func(t *testing.T, fixed bool) []source.Diagnostic {
		if fixed {
			text := "@g = external global " + strings.Repeat("[1 x ", 300) + "i8" +
				strings.Repeat("]", 300) + "\n"
			m, list, err := irparse.ParseString(ctx, "deep.ll", text)
			return verified(m, list, err)
		}
		text := "@g = external global " + strings.Repeat("[1 x ", 3000) + "i8" +
			strings.Repeat("]", 3000) + "\n"
		m, list, err := irparse.ParseString(ctx, "deep.ll", text)
		return verified(m, list, err)
	},
	"SP0110": func(t *testing.T, fixed bool) []source.Diagnostic {
		if fixed {
			opts := &irparse.Options{MaxBytes: 1 << 20}
			text := source.NewText("large.ll",
				"source_filename = \""+strings.Repeat("x", 100)+"\"\n")
			m, list, err := irparse.Parse(ctx, text, opts)
			return verified(m, list, err)
		}
		opts := &irparse.Options{MaxBytes: 64}
		text := source.NewText("large.ll", "source_filename = \""+strings.Repeat("x", 100)+"\"\n")
		m, list, err := irparse.Parse(ctx, text, opts)
		return verified(m, list, err)
	},
	"SP0120": func(t *testing.T, fixed bool) []source.Diagnostic {
		if fixed {
			m, list, err := irparse.ParseString(ctx, "quiet.ll",
				strings.Repeat("; define @f\n", 100))
			return verified(m, list, err)
		}
		m, list, err := irparse.ParseString(ctx, "noise.ll", strings.Repeat("define @f\n", 100))
		return verified(m, list, err)
	},
	"SP0201": func(t *testing.T, fixed bool) []source.Diagnostic {
		m := ir.NewModule("m")
		ptr := m.PointerTo(m.Types.I8, 0)
		if fixed {
			f := m.NewFunc("f", m.Types.Func(m.Types.Void, nil, false), ptr)
			entry := f.NewBlock("entry")
			entry.Append(m.NewInstr(ir.Ret, m.Types.Void))
			return verified(m, source.NewList(nil), nil)
		}
		f := m.NewFunc("f", m.Types.Func(m.Types.Void, nil, false), ptr)
		entry := f.NewBlock("entry")
		entry.Append(m.NewInstr(ir.Unreachable, m.Types.Void))
		entry.Append(m.NewInstr(ir.Ret, m.Types.Void))
		return verified(m, source.NewList(nil), nil)
	},
	"SP0206": func(t *testing.T, fixed bool) []source.Diagnostic {
		m := ir.NewModule("m")
		i32 := m.Types.I32
		f := m.NewFunc("f", m.Types.Func(i32, nil, false), m.PointerTo(m.Types.I8, 0))
		entry := f.NewBlock("entry")
		if fixed {
			x := m.NewInstr(ir.Add, i32, ir.IntConst(i32, 1), ir.IntConst(i32, 2))
			entry.Append(x)
			entry.Append(m.NewInstr(ir.Ret, m.Types.Void, x))
			return verified(m, source.NewList(nil), nil)
		}
		x := m.NewInstr(ir.Add, i32, ir.IntConst(i32, 1), ir.IntConst(i32, 2))
		entry.Append(m.NewInstr(ir.Ret, m.Types.Void, x))
		return verified(m, source.NewList(nil), nil)
	},
	"SP0411": func(t *testing.T, fixed bool) []source.Diagnostic {
		p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
		if err != nil {
			t.Fatal(err)
		}
		p.Options.MaxAdded = 1000
		if fixed {
			p.Options.MaxAdded = 1_000_000
		}
		if _, err = p.Run(ctx, manyLive(t)); err == nil {
			return nil
		}
		d, _ := pass.AsDiagnostic(err)
		return []source.Diagnostic{d}
	},
	"SP0504": func(t *testing.T, fixed bool) []source.Diagnostic {
		m, _, _ := irparse.ParseString(context.Background(), "two.ll",
			"define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n")
		if fixed {
			res, err := lower.Compile(ctx, m, lower.Options{MaxInstructions: 1_000_000})
			return compiled(t, res, err)
		}
		res, err := lower.Compile(ctx, m, lower.Options{MaxInstructions: 1})
		return compiled(t, res, err)
	},
	"SP0505": func(t *testing.T, fixed bool) []source.Diagnostic {
		if fixed {
			res, err := lower.Compile(ctx, pointersOver(4), lower.Options{})
			return compiled(t, res, err)
		}
		res, err := lower.Compile(ctx, pointersOver(40_000), lower.Options{})
		return compiled(t, res, err)
	},
}

// pointersOver is a module with a call over which so many pointers are alive.
func pointersOver(n int) *ir.Module {
	var live, loads, relocates strings.Builder
	for i := range n {
		fmt.Fprintf(&loads, "  %%a%d = getelementptr ptr addrspace(1), ptr %%from, i64 %d\n", i, i)
		fmt.Fprintf(&loads, "  %%p%d = load ptr addrspace(1), ptr %%a%d\n", i, i)
		fmt.Fprintf(&live, ", ptr addrspace(1) %%p%d", i)
		fmt.Fprintf(&relocates,
			"  %%r%d = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %%t, i32 "+
				"%d, i32 %d)\n", i, i, i)
	}
	m, _, _ := irparse.ParseString(context.Background(), "many.ll", `declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()
define void @f(ptr %from) gc "statepoint-example" {
`+loads.String()+`  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(`+
		strings.TrimPrefix(live.String(), ", ")+`) ]
`+relocates.String()+`  ret void
}
`)
	return m
}

// manyLive is a module with 50 pointers live across each of 50 calls.
func manyLive(t *testing.T) *ir.Module {
	t.Helper()
	var loads, reads strings.Builder
	for i := range 50 {
		fmt.Fprintf(&loads, "  %%v%d = load ptr addrspace(1), ptr %%from\n", i)
		fmt.Fprintf(&reads, "  store i8 1, ptr addrspace(1) %%v%d\n", i)
	}
	m, _, err := irparse.ParseString(ctx, "live.ll", "declare void @foo()\n"+
		"define void @f(ptr %from) gc \"statepoint-example\" {\n"+loads.String()+
		strings.Repeat("  call void @foo()\n", 50)+reads.String()+"  ret void\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// ctx is what the examples run in.
var ctx = context.Background()

// verified is what reading and, if that succeeded, the verifier said.
func verified(m *ir.Module, list *source.List, err error) []source.Diagnostic {
	if err != nil {
		return list.Items
	}
	broken, _ := verify.Diagnose(ctx, m, nil)
	return append(list.Items, broken.Items...)
}

// TestGoExamples compares what pages show with what the tests above run.
func TestGoExamples(t *testing.T) {
	b, err := os.ReadFile("built_test.go")
	if err != nil {
		t.Fatal(err)
	}
	// Where lines and strings are broken does not count.
	plain := func(s string) string {
		return strings.ReplaceAll(strings.Join(strings.Fields(s), ""), `"+"`, "")
	}
	here := plain(string(b))
	for _, p := range codes.All() {
		if !p.InGo {
			continue
		}
		for _, example := range []string{p.Wrong, p.Fixed} {
			// the tests look at the result too
			text := strings.ReplaceAll(plain(example), "_,err", "res,err")
			if !strings.Contains(here, text) {
				t.Errorf("%s shows what no test runs:\n%s", p.Code, example)
			}
		}
	}
}
