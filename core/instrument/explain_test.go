package instrument

import (
	"strings"
	"testing"
	"time"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// explained runs passes over a text and returns the printed explanations, and the module.
func explained(t *testing.T, text, names string) (said, printed string) {
	t.Helper()
	m, list, err := irparse.Parse(t.Context(), source.NewText("test.ll", text), nil)
	if err != nil || list.HasErrors() {
		t.Fatal(list, err)
	}
	p, err := passes.ParsePipeline(names)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	Explain(p, m, m.Text, &b)
	var times Times
	times.Watch(p)
	if _, err := p.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	if len(times.names) != len(p.Passes) || len(times.spent) != len(p.Passes) {
		t.Errorf("times of %q", times.names)
	}
	return b.String(), string(printer.AppendModule(nil, m, nil))
}

// Polls and live pointers are shown by name and position; those that a pass removed as they were.
func TestExplain(t *testing.T) {
	const text = `declare void @foo()
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c, i32 %n) gc "statepoint-example" {
entry:
  %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  %d = getelementptr i8, ptr addrspace(1) %a, i64 8
  call void @foo()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %t = icmp ult i32 %j, %n
  br i1 %t, label %loop, label %x
x:
  %last = load i8, ptr addrspace(1) %d
  ret ptr addrspace(1) %s
}
`
	const want = `place-safepoints: 1 poll
  in @f at 7:25
    before the br at 17:3; no poll: the loop is counted: %t at 16:3
    before the call to @foo at 11:3; entry poll, before the first call or branch
rewrite-statepoints-for-gc: 2 statepoints, 4 relocates, 1 value computed again
  in @f at 7:25
    the call to @do_safepoint is %statepoint_token; gc pointers live there: 3
      %s at 9:3: a base; next needed by the ret at 20:3; relocated as %s.relocated
      %d at 10:3: derived from %a; next needed by the load at 19:3; recomputed as %d.remat
      %a at 7:45: a base; needed for pointers derived from it; relocated as %a.relocated
    the call to @foo at 11:3 is %statepoint_token1; gc pointers live there: 3
      %s at 9:3: a base; next needed by the ret at 20:3; relocated as %s.relocated2
      %d at 10:3: derived from %a; next needed by the load at 19:3; recomputed as %d.remat
      %a at 7:45: a base; needed for pointers derived from it; relocated as %a.relocated3
`
	said, _ := explained(t, text, "function(place-safepoints),rewrite-statepoints-for-gc")
	if said != want {
		t.Errorf("said\n%s\nwant\n%s", said, want)
	}
}

// Numbers of unnamed values say which text they belong to.
func TestExplainNumbers(t *testing.T) {
	const text = `declare void @foo()
declare ptr addrspace(1) @make()
define ptr addrspace(1) @f(ptr addrspace(1) %0) gc "statepoint-example" {
  call void @foo()
  %2 = call ptr addrspace(1) @make()
  call void @foo()
  %3 = load i64, ptr addrspace(1) %0
  ret ptr addrspace(1) %2
}
`
	said, out := explained(t, text, "rewrite-statepoints-for-gc")
	if !strings.Contains(out, "%2 = call coldcc") ||
		!strings.Contains(out, "%3 = call ptr addrspace(1) @llvm.experimental.gc.result") {
		t.Fatal(out)
	}
	for _, want := range []string{"      %0 at 3:45: a base; ", "relocated as %2 of the output",
		"      %2 of the input at 5:3: a base; next needed by the ret at 8:3"} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s\n%s", want, said, out)
		}
	}
}

// Times are printed with their share of the whole.
func TestPrintTimes(t *testing.T) {
	times := Times{names: []string{"place-safepoints", "verify"},
		spent: []time.Duration{3 * time.Second, time.Second}}
	const want = `Pass execution timing report
  Total Execution Time: 4.0000 seconds

  --User+System--  --- Name ---
   3.0000 ( 75.0%)  place-safepoints
   1.0000 ( 25.0%)  verify
`
	var b strings.Builder
	if times.Print(&b); b.String() != want {
		t.Errorf("printed\n%s\nwant\n%s", b.String(), want)
	}
}
