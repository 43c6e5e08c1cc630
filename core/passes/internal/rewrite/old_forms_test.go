package rewrite_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/e2e/passtest"
)

// inDialect converts a text to a dialect, runs a pipeline and returns the module.
func inDialect(t *testing.T, text string, d ir.Dialect, pipeline string,
	options ...string) *ir.Module {
	t.Helper()
	m := passtest.Parse(t, text)
	if _, err := convert.Dialect(context.Background(), m, d, nil); err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	p.VerifyEach = true
	for _, o := range options {
		k, v, _ := strings.Cut(o, "=")
		if err := p.Options.Set(k, v); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatalf("%v\n%s", err, printer.AppendModule(nil, m, nil))
	}
	return m
}

// bodyOf is the text of a function between its braces, with single spaces.
func bodyOf(m *ir.Module, name string) string {
	s := printer.Func(m.Func(name))
	s = s[strings.Index(s, "{\n")+2 : strings.LastIndex(s, "}")]
	return strings.Join(strings.Fields(s), " ")
}

// TestStatepointsAsOlderDocumentsPrintThem runs the examples of the documents of 3.7 (before its
// release, when statepoints had the form of 3.6) and 3.9. LLVM's present printer omits the type of
// the callee, and prints the values of a relocate.
func TestStatepointsAsOlderDocumentsPrintThem(t *testing.T) {
	const calls = `define void @test() gc "statepoint-example" {
  call void @foo()
  ret void
}
declare void @foo()
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
@typed = external global i8*
`
	given := func(head string) string {
		return "declare void @foo()\ndefine i8 addrspace(1)* @test(i8 addrspace(1)* %obj) gc " +
			"\"statepoint-example\" {\n  " + head + "\n  ret i8 addrspace(1)* %obj\n}\n"
	}
	for _, c := range []struct {
		name, text, pipeline, want string
		dialect                    ir.Dialect
	}{
		{"place, 3.7 before release", calls, "place-safepoints", `%safepoint_token = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @do_safepoint, i32 0, i32 0, i32 0)
%safepoint_token1 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0) ret void`, ir.LLVM36},
		{"place, 3.9", calls, "place-safepoints", `%safepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @do_safepoint, i32 0, i32 0, i32 0, i32 0)
%safepoint_token1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) ret void`, ir.LLVM38},
		{"rewrite, 3.7 before release",
			given(
				"call i32 (void ()*, i32, i32, ...) "+
					"@llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, "+
					"i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0)") +
				"declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, " +
				"...)\n",
			"rewrite-statepoints-for-gc", `%1 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
%obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %1, i32 9, i32 9) ; (%obj, %obj) ret i8 addrspace(1)* %obj.relocated`, ir.LLVM36},
		{
			"rewrite, 3.9",
			given(
				"call token (i64, i32, void ()*, i32, i32, ...) "+
					"@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void "+
					"()* @foo, i32 0, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0)") +
				"declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, " +
				"i32, " +
				"i32, ...)\n",
			"rewrite-statepoints-for-gc", `%1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
%obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %1, i32 12, i32 12) ; (%obj, %obj) ret i8 addrspace(1)* %obj.relocated`, ir.LLVM38},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := inDialect(t, c.text, c.dialect, c.pipeline)
			if got, want := bodyOf(m, "test"),
				strings.Join(strings.Fields(c.want), " "); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

// olderProgram has a result, an invoke whose landing pad's value is unused, and address arithmetic.
const olderProgram = `declare i8 addrspace(1)* @make(i32)
declare void @leaf() "gc-leaf-function"
declare i32 @personality(...)
define i8 addrspace(1)* @f(i8 addrspace(1)* %p, i64 %n) gc "statepoint-example" personality i32 (...)* @personality {
entry:
  %d = getelementptr i8, i8 addrspace(1)* %p, i64 %n
  %q = invoke i8 addrspace(1)* @make(i32 7) to label %ok unwind label %bad
ok:
  call void @leaf()
  %r = call i8 addrspace(1)* @make(i32 8) "statepoint-num-patch-bytes"="0"
  store i8 0, i8 addrspace(1)* %d
  ret i8 addrspace(1)* %q
bad:
  %lp = landingpad { i8*, i32 } cleanup
  ret i8 addrspace(1)* %p
}
`

// TestCallsBecomeStatepointsInEveryOlderForm places statepoints and then completes them: the second
// pass completes the statepoints of the first, no pointer is stale, and there is a relocate
// wherever LLVM's present pass has one.
func TestCallsBecomeStatepointsInEveryOlderForm(t *testing.T) {
	today := inDialect(t, olderProgram, ir.LLVM11,
		"rewrite-statepoints-for-gc,verify<safepoint-ir>")
	for _, d := range []ir.Dialect{ir.LLVM36, ir.LLVM37, ir.LLVM38} {
		m := inDialect(t, olderProgram, d, "place-safepoints")
		if n := count(m, gc.IsStatepoint); n != 2 || count(m, gc.IsResult) != 1 ||
			count(m, gc.IsRelocate) != 0 {
			t.Errorf("%v: %d statepoints\n%s", d, n, printer.Func(m.Func("f")))
		}
		text := string(printer.AppendModule(nil, m, nil))
		// which looks as 11 does without gc operands
		if got := passtest.Parse(t, text).Dialect; got != d && d != ir.LLVM38 {
			t.Errorf("what is written for %v reads as %v\n%s", d, got, text)
		}
		m = inDialect(t, olderProgram, d,
			"place-safepoints,rewrite-statepoints-for-gc,verify<safepoint-ir>")
		if got, want := count(m, gc.IsRelocate), count(today, gc.IsRelocate); got != want ||
			count(m, gc.IsStatepoint) != 2 {
			t.Errorf("%v: %d relocates, want %d\n%s", d, got, want, printer.Func(m.Func("f")))
		}
		if part := strings.Contains(printer.Func(m.Func("f")),
			"%relocate_token = extractvalue { i8*, i32 } %lp, 1"); part != (d != ir.LLVM38) {
			t.Errorf("%v: the token of the exceptional relocates:\n%s", d,
				printer.Func(m.Func("f")))
		}
		m = inDialect(t, olderProgram, d, "place-safepoints", "spp-no-call")
		if n := count(m, gc.IsStatepoint); n != 0 {
			t.Errorf("%v: %d calls became statepoints in spite of -spp-no-call", d, n)
		}
	}
}

// TestTheOlderWayOnRequest has PlaceSafepoints make statepoints in the present form, and none in an
// older one.
func TestTheOlderWayOnRequest(t *testing.T) {
	m := inDialect(t, olderProgram, ir.LLVM11, "place-safepoints", "spp-call-safepoints")
	if n := count(m, gc.IsStatepoint); n != 2 {
		t.Errorf("%d statepoints\n%s", n, printer.Func(m.Func("f")))
	}
	m = inDialect(t, olderProgram, ir.LLVM11,
		"place-safepoints,rewrite-statepoints-for-gc,verify<safepoint-ir>", "spp-call-safepoints")
	if n := count(m, gc.IsRelocate); n != count(inDialect(t, olderProgram, ir.LLVM11,
		"rewrite-statepoints-for-gc"), gc.IsRelocate) {
		t.Errorf("%d relocates\n%s", n, printer.Func(m.Func("f")))
	}
	m = inDialect(t, olderProgram, ir.LLVM38, "place-safepoints", "spp-call-safepoints=false")
	if n := count(m, gc.IsStatepoint); n != 0 {
		t.Errorf("%d statepoints\n%s", n, printer.Func(m.Func("f")))
	}
}

// TestGivenStatepointsKeepWhatTheyList completes a statepoint that already lists a pointer, which
// is not needed afterwards, and one that has its relocates.
func TestGivenStatepointsKeepWhatTheyList(t *testing.T) {
	m := inDialect(t, `declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 9, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %a)
  ret i8 addrspace(1)* %b
}
define i8 addrspace(1)* @g(i8 addrspace(1)* %a) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 9, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %a)
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 7, i32 7)
  ret i8 addrspace(1)* %r
}
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
`, ir.LLVM38, "rewrite-statepoints-for-gc,verify<safepoint-ir>")
	for f, want := range map[string]string{
		"f": "%t = call token (i64, i32, void ()*, i32, i32, ...) " +
			"@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 9, i32 0, void ()* @foo, i32 0, " +
			"i32 0, i32 0, i32 0, i8 addrspace(1)* %b, i8 addrspace(1)* %a) " +
			"%b.relocated = call coldcc i8 addrspace(1)* " +
			"@llvm.experimental.gc.relocate.p1i8(token %t, i32 7, i32 7) ; (%b, %b) " +
			"%a.relocated = call coldcc i8 addrspace(1)* " +
			"@llvm.experimental.gc.relocate.p1i8(token %t, i32 8, i32 8) ; (%a, %a) ret i8 " +
			"addrspace(1)* %b.relocated",
		"g": "%t = call token (i64, i32, void ()*, i32, i32, ...) " +
			"@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 9, i32 0, void ()* @foo, i32 0, " +
			"i32 0, i32 0, i32 0, i8 addrspace(1)* %a) " +
			"%r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 7, i32 " +
			"7) ; (%a, %a) ret i8 addrspace(1)* %r",
	} {
		if got := bodyOf(m, f); got != want {
			t.Errorf("@%s: got\n%s\nwant\n%s", f, got, want)
		}
	}
}

// count is the number of instructions of a kind in a module.
func count(m *ir.Module, is func(*ir.Instr) bool) (n int) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op.IsCall() && is(in) {
					n++
				}
			}
		}
	}
	return n
}

// TestLandingPadsThatAreNoTokens covers three cases: the pad's value is unused, no pointer is
// needed after it, and neither, which is refused at the pad.
func TestLandingPadsThatAreNoTokens(t *testing.T) {
	program := func(after string) string {
		return `declare ptr addrspace(1) @make()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" personality ptr @personality {
entry:
  %q = invoke ptr addrspace(1) @make() to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %p
bad:
  %lp = landingpad { ptr, i32 } cleanup
` + after + "\n}\n"
	}
	const pipeline = "rewrite-statepoints-for-gc,verify,verify<safepoint-ir>"
	unused := passtest.Ours(t, "pad.ll", program("  ret ptr addrspace(1) %p"), pipeline)
	if !strings.Contains(unused, "%lp = landingpad token") ||
		strings.Count(unused, "= call coldcc") != 2 {
		t.Errorf("a pad without uses:\n%s", unused)
	}
	passtest.Theirs(t, passtest.Release(false), unused, "verify<safepoint-ir>")
	unneeded := passtest.Ours(t, "pad.ll", program("  resume { ptr, i32 } %lp"), pipeline)
	if !strings.Contains(unneeded, "%lp = landingpad { ptr, i32 }") ||
		strings.Count(unneeded, "= call coldcc") != 1 {
		t.Errorf("a pad past which nothing is needed:\n%s", unneeded)
	}
	passtest.Theirs(t, passtest.Release(false), unneeded, "verify<safepoint-ir>")
	resumed := passtest.Ours(t, "pad.ll",
		program("  store i8 0, ptr addrspace(1) %p\n  resume { ptr, i32 } %lp"), pipeline)
	if !strings.Contains(resumed, "%lp = landingpad token") ||
		!strings.Contains(resumed, "resume token %lp") ||
		strings.Count(resumed, "= call coldcc") != 2 {
		t.Errorf("a pad that is only resumed:\n%s", resumed)
	}
	passtest.Theirs(t, passtest.Release(false), resumed, "verify<safepoint-ir>")
	message, marked := refusal(t,
		program(
			"  store i8 0, ptr addrspace(1) %p\n  %e = extractvalue { ptr, i32 } %lp, 0\n  store "+
				"i8 0, ptr %e\n  resume { ptr, i32 } %lp"), pipeline)
	if !strings.Contains(message, "%p is needed after it, by a `store`") ||
		!strings.HasPrefix(marked, "%lp") {
		t.Errorf("%q at %q", message, marked)
	}
}

// A token of a shared landing pad cannot be merged for its users; it is refused at its position.
func TestSharedPadOfTokenIsRefused(t *testing.T) {
	message, marked := refusal(t, `declare void @foo()
declare i32 @personality(...)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %next unwind label %bad
next:
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret void
bad:
  %lp = landingpad token cleanup
  resume token %lp
}
`, "rewrite-statepoints-for-gc,verify")
	if !strings.Contains(message, "shares its landing pad") ||
		!strings.HasPrefix(marked, "invoke") {
		t.Errorf("%q at %q", message, marked)
	}
}
