package rewrite_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/internal/rewrite"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
)

// toRoots converts a module, which must stay valid. plain are the pointers that were not references
// before.
func toRoots(t *testing.T, text, strategy string) (m *ir.Module, why *pass.Explanation,
	plain map[ir.Value]bool) {
	t.Helper()
	m, _, err := irparse.Parse(t.Context(), source.NewText("random.ll", text), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline("references-to-gcroot<" + strategy + ">")
	if err != nil {
		t.Fatal(err)
	}
	plain = map[ir.Value]bool{}
	isPlain := func(v ir.Value) {
		if s := v.Type().Scalar(); s.IsPointer() && s.AddrSpace == 0 {
			plain[v] = true
		}
	}
	for _, f := range m.Funcs {
		for _, a := range f.Args {
			isPlain(a)
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				isPlain(in)
			}
		}
	}
	p.After = func(_ *pass.Pass, _ *ir.Module, said *pass.Explanation) error {
		why = said
		return nil
	}
	if _, err := p.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	if list, err := verify.Module(t.Context(), m, nil); err != nil {
		t.Fatalf("%v\n%v", err, list)
	}
	return m, why, plain
}

// randomRooted are random modules of different kinds, by a seed.
func randomRooted(seed uint64) (text string, typed bool) {
	typed = seed%2 == 1
	if seed%3 == 0 {
		return passtest.RandomAggregates(seed, 30, typed), typed
	}
	return passtest.RandomModule(seed, 30, typed), typed
}

// TestNothingMovableLivesInARegister checks the purpose of the conversion on random modules: after
// a call that may collect, no value that was a reference before it is used, unless it has a
// constant base; and every slot that is read is a root.
func TestNothingMovableLivesInARegister(t *testing.T) {
	roots := 0
	for seed := range uint64(60) {
		text, _ := randomRooted(seed)
		m, why, plain := toRoots(t, text, "gcmap")
		roots += why.Figures.Roots
		declared := 0
		for _, f := range m.Funcs {
			if f.GC == "statepoint-example" {
				t.Errorf("seed %d: @%s has its strategy still", seed, f.Name())
			}
			declared += len(gc.RootsOf(f))
			if !f.IsDeclaration() && f.GC == "gcmap" {
				noneAcross(t, fmt.Sprintf("seed %d, @%s", seed, f.Name()), f, plain)
			}
		}
		if declared != why.Figures.Roots {
			t.Errorf("seed %d: %d roots declared, %d counted", seed, declared, why.Figures.Roots)
		}
	}
	if roots < 1000 {
		t.Errorf("only %d roots in all modules", roots)
	}
}

func noneAcross(t *testing.T, what string, f *ir.Func, plain map[ir.Value]bool) {
	t.Helper()
	var points []*ir.Instr
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			callee := in.CalledFunc()
			if in.Op.IsCall() && !in.Has(ir.MustTail) && (callee == nil ||
				!strings.HasPrefix(callee.Name(), "llvm.") &&
					!callee.Attrs.Has("gc-leaf-function")) &&
				!in.Call.Attrs.Has("gc-leaf-function") {
				points = append(points, in)
			}
		}
	}
	isRef := func(t *ir.Type) bool { return t.Scalar().IsPointer() }
	live := analysis.Live(&analysis.LivenessQuery{CFG: analysis.NewCFG(f), IsRef: isRef,
		Points: points, AfterOnly: true})
	for i, set := range live.At {
		for _, at := range set {
			if v := live.Values[at]; !constantBase(v, plain, map[ir.Value]bool{}) {
				t.Errorf("%s: %v lives across call %d", what, printer.Value(v), i)
			}
		}
	}
}

// constantBase reports whether a pointer comes from constants alone.
func constantBase(v ir.Value, plain, seen map[ir.Value]bool) bool {
	in, ok := v.(*ir.Instr)
	if !ok {
		return plain[v] || ir.IsConstant(v)
	}
	if seen[v] || plain[v] || in.Op == ir.Alloca {
		return true
	}
	seen[v] = true
	from := in.Uses()
	switch in.Op {
	case ir.Phi:
	case ir.Select, ir.InsertElement:
		from = from[:2]
		if in.Op == ir.Select {
			from = in.Uses()[1:3]
		}
	case ir.ShuffleVector:
		from = from[:2]
	case ir.GetElementPtr, ir.BitCast, ir.ExtractElement, ir.AddrSpaceCast, ir.Freeze:
		from = from[:1]
	default:
		return false
	}
	for i := range from {
		if !constantBase(from[i].Value, plain, seen) {
			return false
		}
	}
	return true
}

// TestLLVMTakesRoots has both releases of LLVM verify and compile the converted modules.
func TestLLVMTakesRoots(t *testing.T) {
	for seed := range uint64(12) {
		text, typed := randomRooted(seed)
		release := oracle.Opaque
		if typed {
			release = oracle.Typed
		}
		strategy := []string{"shadow-stack", "ocaml", "erlang"}[seed%3]
		m, _, _ := toRoots(t, text, strategy)
		var b bytes.Buffer
		if err := printer.WriteModule(&b, m, nil); err != nil {
			t.Fatal(err)
		}
		if ok, said := oracle.Accepts(t, release, b.Bytes()); !ok {
			t.Fatalf("seed %d: %s", seed, said)
		}
		if strategy != "shadow-stack" { // LLVM's cleanups break functions with other landing pads
			oracle.Object(t, release, b.Bytes())
		}
	}
}

// TestStrategiesOfRoots refuses strategies that do not use roots.
func TestStrategiesOfRoots(t *testing.T) {
	for strategy, want := range map[string]string{
		"statepoint-example": "uses statepoints, not roots", "gcmpa": `did you mean "gcmap"?`,
		"": ""} {
		m, _, err := irparse.ParseString(t.Context(), "a.ll",
			`define void @f() gc "coreclr" { ret void }`)
		if err != nil {
			t.Fatal(err)
		}
		p, err := passes.ParsePipeline("references-to-gcroot<" + strategy + ">")
		if err == nil {
			_, err = p.Run(t.Context(), m)
		}
		if want == "" && (err != nil || m.Func("f").GC != rewrite.DefaultRootStrategy) ||
			want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v", strategy, err)
		}
	}
}
