package rewrite_test

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/e2e/passtest"
)

// refusal runs a pipeline that must fail and returns the message, the text its span marks, and its
// notes.
func refusal(t *testing.T, text, pipeline string) (message, marked string) {
	t.Helper()
	p, err := passes.ParsePipeline(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Run(context.Background(), passtest.Parse(t, text))
	if err == nil {
		t.Fatalf("no error for\n%s", text)
	}
	d, ok := pass.AsDiagnostic(err)
	if !ok {
		t.Fatalf("no position: %v", err)
	}
	return d.Message + "\n" + strings.Join(d.Notes, "\n"), text[d.Span.Start:d.Span.End]
}

// TestWhatCannotBeRewrittenIsSaidWithItsPlace covers the inputs on which LLVM crashes or silently
// loses a pointer.
func TestWhatCannotBeRewrittenIsSaidWithItsPlace(t *testing.T) {
	for _, c := range []struct{ name, text, pipeline, message, marked string }{
		{"array of very many parts", `declare void @foo()
define ptr addrspace(1) @f([257 x ptr addrspace(1)] %a) gc "statepoint-example" {
  call void @foo()
  %p = extractvalue [257 x ptr addrspace(1)] %a, 1
  ret ptr addrspace(1) %p
}`, "rewrite-statepoints-for-gc", "it has more than 256 parts", "%a"},
		{"struct as deopt operand", `declare void @foo()
define void @f({ i32, ptr addrspace(1) } %a) gc "statepoint-example" {
  call void @foo() [ "deopt"({ i32, ptr addrspace(1) } %a) ]
  ret void
}`, "rewrite-statepoints-for-gc", "list the pointers themselves as deopt operands", "%a"},
		{"addrspacecast", `declare void @foo()
define ptr addrspace(1) @f(ptr %a) gc "statepoint-example" {
  %p = addrspacecast ptr %a to ptr addrspace(1)
  call void @foo()
  ret ptr addrspace(1) %p
}`, "rewrite-statepoints-for-gc", "another address space", "%p"},
		{"unknown strategy", "define void @f() gc \"statepoint-exampel\" {\n  ret void\n}", "rewrite-statepoints-for-gc", `did you mean "statepoint-example"?`, `"statepoint-exampel"`},
		{"poll with a result", "define i32 @gc.safepoint_poll() {\n  ret i32 0\n}\ndefine void @f(ptr %p) gc \"statepoint-example\" {\n  ret void\n}", "place-safepoints", "it must be void ()", "@gc.safepoint_poll"},
		{"poll that never returns", "define void @gc.safepoint_poll() {\n  unreachable\n}\ndefine void @f(ptr %p) gc \"statepoint-example\" {\n  ret void\n}", "place-safepoints", "never returns", "@gc.safepoint_poll"},
	} {
		t.Run(c.name, func(t *testing.T) {
			message, marked := refusal(t, c.text, c.pipeline)
			if !strings.Contains(message, c.message) {
				t.Errorf("got %q, want %q in it", message, c.message)
			}
			if !strings.Contains(marked, c.marked) &&
				!strings.HasPrefix(c.text[strings.Index(c.text, marked):], c.marked) {
				t.Errorf("marked %q, want %q", marked, c.marked)
			}
		})
	}
}

// TestStrategiesOfOnesOwn rewrites for a non-moving collector with two address spaces.
func TestStrategiesOfOnesOwn(t *testing.T) {
	m := passtest.Parse(t, `declare void @foo()
define ptr addrspace(3) @f(ptr addrspace(2) %a, ptr addrspace(3) %b, ptr addrspace(1) %c) gc "mine" {
  call void @foo()
  %v = load i8, ptr addrspace(2) %a
  %w = load i8, ptr addrspace(1) %c
  ret ptr addrspace(3) %b
}`)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Strategies.Register(gc.Statepoints{StrategyName: "mine", AddrSpaces: []uint32{2, 3},
		NonMoving: true})
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	var s gc.Statepoint
	for in := m.Func("f").Entry().First(); in != nil; in = in.Next() {
		if gc.IsStatepoint(in) {
			if s, err = gc.View(in); err != nil {
				t.Fatal(err)
			}
		}
		if gc.IsRelocate(in) {
			t.Errorf("a collector that does not move got %s", printer.Instr(in))
		}
	}
	if len(s.Live) != 2 || s.Live[0].Value != ir.Value(m.Func("f").Args[1]) ||
		s.Live[1].Value != ir.Value(m.Func("f").Args[0]) {
		t.Errorf("live values: %v", s.Live)
	}
}

// TestStackObjectsAreListedOnRequest checks that allocas with references in them are listed after
// the relocated pointers.
func TestStackObjectsAreListedOnRequest(t *testing.T) {
	m := passtest.Parse(t, `declare void @foo()
declare void @fill(ptr) "gc-leaf-function"
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
  %plain = alloca i64
  %slot = alloca { i32, [2 x ptr addrspace(1)] }
  call void @fill(ptr %slot)
  call void @foo()
  call void @fill(ptr %slot)
  ret ptr addrspace(1) %a
}`)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify", "verify<safepoint-ir>")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.ListAllocas = true
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	for in := m.Func("f").Entry().First(); in != nil; in = in.Next() {
		if !gc.IsStatepoint(in) {
			continue
		}
		s, err := gc.View(in)
		if err != nil {
			t.Fatal(err)
		}
		relocates, err := gc.RelocatesOf(&s)
		if err != nil || len(relocates) != 1 || len(s.Live) != 2 ||
			s.Live[1].Value.(*ir.Instr).Name() != "slot" {
			t.Errorf("%s: relocates %v, %v", printer.Instr(in), relocates, err)
		}
	}
}

// TestCallsThatAreNoSafepointsOfTheFrame leaves calls unchanged that LLVM mishandles.
func TestCallsThatAreNoSafepointsOfTheFrame(t *testing.T) {
	m := passtest.Parse(t, `declare void @foo()
declare ptr addrspace(1) @bar(ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void asm sideeffect "nop", ""()
  call void @foo()
  %r = musttail call ptr addrspace(1) @bar(ptr addrspace(1) %p)
  ret ptr addrspace(1) %r
}`)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify", "verify<safepoint-ir>")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	text := printer.Func(m.Func("f"))
	for _, want := range []string{"call void asm sideeffect",
		"%r = musttail call ptr addrspace(1) @bar(ptr addrspace(1) %p.relocated)"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

// TestReturnPolls checks an option that LLVM does not have.
func TestReturnPolls(t *testing.T) {
	m := passtest.Parse(t,
		passtest.Poll(
			false)+"define i32 @f(i1 %c) gc \"statepoint-example\" {\n  br i1 %c, label %a, "+
			"label %b\na:\n  ret i32 1\nb:\n  ret i32 2\n}\n")
	p, err := passes.NewPipeline("place-safepoints", "verify")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.ReturnPolls, p.Options.NoEntry = true, true
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	if text := printer.Func(m.Func("f")); strings.Count(text, "call void @do_safepoint()") != 2 ||
		strings.Count(text, "gc.safepoint_poll.exit") < 4 {
		t.Errorf("got\n%s", text)
	}
}

// TestPipelineText parses valid texts of -passes=, and checks the errors for invalid ones.
func TestPipelineText(t *testing.T) {
	p, err := passes.ParsePipeline(
		" module( function(place-safepoints, verify), rewrite-statepoints-for-gc " +
			"),verify<safepoint-ir>,")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, q := range p.Passes {
		names = append(names, q.Name)
	}
	if got, want := strings.Join(names, " "),
		"place-safepoints verify rewrite-statepoints-for-gc verify<safepoint-ir>"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	for text, want := range map[string]string{
		"place-safepoint":                      `did you mean "place-safepoints"?`,
		"function(rewrite-statepoints-for-gc)": "module pass",
		"function(verify":                      "not closed",
		"verify)":                              `unexpected ")"`,
		"verify(verify)":                       "takes no nested passes",
		"function<eager>(verify)":              "takes no nested passes",
		"function(module(verify))":             "\"module\" cannot be inside function(…)",
		"cgscc(rewrite-statepoints-for-gc)":    "cannot be inside cgscc(…)",
		"function(no-op-module)":               "unknown pass name",
		"sroa<eager>":                          "has no parameter \"eager\"",
		"gvn":                                  "known: mem2reg, sroa, place-safepoints",
	} {
		if _, err := passes.ParsePipeline(text); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
	o := pass.DefaultOptions()
	if err := o.Set("spp-all-backedges", ""); err != nil || !o.AllBackedges {
		t.Errorf("spp-all-backedges: %v", err)
	}
	for _, bad := range [][2]string{{"spp-all-backedge", ""}, {"spp-no-call", "maybe"},
		{"spp-counted-loop-trip-width", "x"}} {
		if err := o.Set(bad[0], bad[1]); err == nil {
			t.Errorf("-%s=%s was accepted", bad[0], bad[1])
		}
	}
}

// TestMaxAdded refuses to add more to a module than Options.MaxAdded plus 8 for each instruction:
// pointers to relocate, a vector by its elements and an invoke for both its edges, values to merge
// in phis, and instructions of polls, in all functions together.
func TestMaxAdded(t *testing.T) {
	function := func(name, body string) string {
		return "define ptr addrspace(1) @" + name + "(ptr addrspace(1) %a, " +
			"<64 x ptr addrspace(1)> %v, i32 %n) gc \"statepoint-example\" " +
			"personality ptr @pers {\n" + body + "}\n"
	}
	const use = "  %r = extractelement <64 x ptr addrspace(1)> %v, i32 %n\n" +
		"  ret ptr addrspace(1) %r\n"
	var loads, cases, blocks, stores strings.Builder
	for k := range 100 {
		fmt.Fprintf(&loads, "  %%v%d = load ptr addrspace(1), ptr addrspace(1) %%a\n", k)
		fmt.Fprintf(&stores, "  store i8 0, ptr addrspace(1) %%v%d\n", k)
	}
	for k := range 9 {
		fmt.Fprintf(&cases, " i32 %d, label %%b%d", k, k)
		fmt.Fprintf(&blocks, "b%d:\n  call void @foo()\n  br label %%j\n", k)
	}
	polled := "define void @gc.safepoint_poll() {\n" + strings.Repeat("  call void @foo()\n", 40) +
		"  ret void\n}\n"
	for k := range 400 {
		polled += function(fmt.Sprint("f", k), "  ret ptr addrspace(1) %a\n")
	}
	for _, c := range []struct {
		name, text, pass string
		added            int
		says             string
	}{
		{"a vector", function("f", "  call void @foo()\n"+use), "", 64,
			"`@f` would get 64 live pointers to list"},
		{"two functions", function("f", "  call void @foo()\n"+use) +
			function("g", "  call void @foo()\n"+use), "", 128,
			"`@g` would get 64 live pointers to list"},
		{"an invoke", function("f", "  invoke void @foo() to label %k unwind label %u\nk:\n"+use+
			"u:\n  %l = landingpad token cleanup\n  %s = extractelement <64 x ptr "+
			"addrspace(1)> %v, i32 0\n  ret ptr addrspace(1) %s\n"), "", 128,
			"`@f` would get 128 live pointers to list"},
		{"phis", function("f", loads.String()+"  switch i32 %n, label %j ["+cases.String()+" ]\n"+
			blocks.String()+"j:\n"+stores.String()+"  ret ptr addrspace(1) %a\n"), "",
			101 * (9 + 10), "`@f` would get 10 values to merge in phis"},
		{"polls", polled, "place-safepoints", 400 * 41,
			"`@f399` would get 41 instructions of a poll"},
	} {
		for _, short := range []int{0, 1} {
			m := passtest.Parse(t, "declare void @foo()\ndeclare i32 @pers(...)\n"+c.text)
			share := 0
			for _, f := range m.Funcs {
				for _, b := range f.Blocks {
					for in := b.First(); in != nil; in = in.Next() {
						share += 8
					}
				}
			}
			if c.added <= share+1 {
				t.Fatalf("%s: the share of the instructions is %d of %d", c.name, share, c.added)
			}
			p, err := passes.NewPipeline(cmp.Or(c.pass, "rewrite-statepoints-for-gc"))
			if err != nil {
				t.Fatal(err)
			}
			p.Options.MaxAdded = c.added - share - short
			_, err = p.Run(context.Background(), m)
			switch {
			case short == 0 && err != nil:
				t.Errorf("%s: %v", c.name, err)
			case short == 1 && (err == nil || !strings.Contains(err.Error(), c.says) ||
				!strings.Contains(err.Error(), fmt.Sprintf("its limit is %d (MaxAdded)",
					c.added-1))):
				t.Errorf("%s, one less: %v", c.name, err)
			}
		}
	}
}
