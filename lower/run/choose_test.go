package run_test

import (
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/lower/run"
)

// staying is a program whose references outlive safepoints without relocates; GC is a strategy.
const staying = `declare void @do_safepoint()
define i64 @main(ptr addrspace(1) %obj) GC {
  %d = getelementptr i8, ptr addrspace(1) %obj, i64 8
  call void @do_safepoint()
  %v = load i64, ptr addrspace(1) %d
  ret i64 %v
}
`

// strategyProgram loads a program with strategies of the given specs.
func strategyProgram(t *testing.T, text string, opt run.Options, specs ...string) (*run.Program,
	error) {
	t.Helper()
	var known *gc.Registry
	for _, spec := range specs {
		s, err := gc.ParseSpec(spec)
		if err != nil {
			t.Fatal(err)
		}
		known = known.With(s)
	}
	m, _, err := irparse.ParseString(t.Context(), "program.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	surface := run.Describe(m, known)
	p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Strategies = known
	if _, err := p.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	opt.Surface = surface.Rewritten(m, known)
	result, err := lower.Compile(t.Context(), m, lower.Options{Strategies: known, Detail: true,
		Table: opt.Tables})
	if err != nil {
		t.Fatal(err)
	}
	opt.Code = &result.Module
	return run.Load(result.Object, opt)
}

// A collector that moves objects refuses a strategy that expects them not to move. If none is
// named, the default moves nothing and keeps objects that only a derived pointer refers to.
func TestStrategiesWhoseObjectsStay(t *testing.T) {
	const moves = "name=gone,references=1"
	for _, c := range []struct{ name, gc, spec, more string }{
		{"statepoints", `gc "ms"`, "name=ms,references=1,moving=no", ""},
		{"roots", `gc "ms"`, "name=ms,moving=no", ""},
		{"beside one that moves", `gc "ms"`, "name=ms,references=1,moving=no",
			"define void @g() gc \"gone\" {\n  ret void\n}\n"},
	} {
		text := strings.Replace(staying, "GC", c.gc, 1) + c.more
		for _, tables := range []bool{false, true} {
			for _, collector := range append([]string{""}, run.Collectors()...) {
				opt := run.Options{Collector: collector, Stress: run.Stress{Every: 1},
					Tables: tables}
				p, err := strategyProgram(t, text, opt, c.spec, moves)
				moving := collector == "semispace" || collector == "mark-compact" ||
					collector == "generational"
				if moving {
					if err == nil || !strings.Contains(err.Error(), "collector "+collector+
						" moves objects, and the strategy gc \"ms\" of @main expects") ||
						!strings.Contains(err.Error(), "mark-sweep") {
						t.Errorf("%s, %s: %v", c.name, collector, err)
					}
					continue
				}
				if err != nil {
					t.Errorf("%s, %q: %v", c.name, collector, err)
					continue
				}
				args, err := p.Arguments("main", []string{"{| 7}"})
				if err == nil {
					err = p.Call(t.Context(), "main", args)
				}
				if got := p.Result("main"); err != nil || got != "7" {
					t.Errorf("%s, %q: %s, %v", c.name, collector, got, err)
				}
			}
		}
	}
	// The same holds for a collector of the caller's.
	_, err := strategyProgram(t, strings.Replace(staying, "GC", `gc "ms"`, 1),
		run.Options{Own: pairs}, "name=ms,references=1,moving=no")
	if err == nil || !strings.Contains(err.Error(), "collector pair moves objects") {
		t.Errorf("a collector of the caller's: %v", err)
	}
	// Other programs have the first collector by default, and may use any.
	p, err := strategyProgram(t, strings.Replace(staying, "GC", `gc "statepoint-example"`, 1),
		run.Options{Stress: run.Stress{Every: 1}})
	if err != nil {
		t.Fatal(err)
	}
	args, _ := p.Arguments("main", []string{"{| 7}"})
	if err := p.Call(t.Context(), "main", args); err != nil || p.Counts().Moved == 0 {
		t.Errorf("%v; %+v", err, p.Counts())
	}
}

// A function whose frame no map describes may hold references: without a strategy, pointers of
// address space 1 are references. The collector skips such safepoints instead of freeing objects
// that the function uses.
func TestReferencesWithoutAStrategy(t *testing.T) {
	for _, spec := range []string{"name=plain", "name=plain,safepoints=post-call"} {
		p, err := strategyProgram(t, strings.Replace(staying, "GC", `gc "plain"`, 1),
			run.Options{Stress: run.Stress{Every: 1}}, spec)
		if err != nil {
			t.Fatal(err)
		}
		args, _ := p.Arguments("main", []string{"{| 7}"})
		err = p.Call(t.Context(), "main", args)
		if got := p.Result("main"); err != nil || got != "7" ||
			!strings.Contains(p.Skipped(), "@main is on the stack, which holds references") {
			t.Errorf("%q: %s, %v, skipped %q", spec, got, err, p.Skipped())
		}
	}
}

// If no function names a strategy, collections run, and the later read of a stale address is found.
func TestNoStrategyAtAll(t *testing.T) {
	p, err := strategyProgram(t, strings.Replace(staying, "GC", "", 1),
		run.Options{Stress: run.Stress{Every: 1}, Judge: true})
	if err != nil {
		t.Fatal(err)
	}
	args, _ := p.Arguments("main", []string{"{| 7}"})
	if err := p.Call(t.Context(), "main", args); err != nil {
		t.Fatal(err)
	}
	if first, n := p.Findings(); n == 0 || p.Counts().Collections == 0 {
		t.Errorf("%d collections, %d findings, %v", p.Counts().Collections, n, first)
	}
}
