package grade_test

import (
	"strings"
	"testing"
)

// A check's text is only shown for programs on which the check can be decided: for others it would
// be misleading.
func TestCheckTold(t *testing.T) {
	const (
		checks = "compiles\n  Finish it.\nstatepoints in @f = 2\n  Call it.\n" +
			"live %p at @g\n  Use it.\nbase of %p at @g is %q\n  Derive it.\nrun f() = 2\n" +
			"  stopped: No.\n  returned: Two.\n"
		strategy = checks + "strategy of @f is \"statepoint-example\"\n  Take this one.\n"
		define   = "declare void @g()\n@at = global ptr addrspace(1) null\ndefine i64 @f() "
		body     = "{\n  %p = load ptr addrspace(1), ptr @at\n  call void @g()\n  ret i64 1\n}\n"
		live     = "{\n  %p = load ptr addrspace(1), ptr @at\n  call void @g()\n" +
			"  store ptr addrspace(1) %p, ptr @at\n  ret i64 1\n}\n"
		example = `gc "statepoint-example" `
	)
	for _, c := range []struct{ source, checks, want string }{
		{"define void @f() {\n", checks, "Finish it."},
		{"", checks, ""},
		{"define i64 @h() {\n  ret i64 1\n}\n", checks, ""},
		{define + body, checks, "Call it. Two."},
		{define + example + body, checks, "Call it. Use it. Two."},
		{define + example + live, checks, "Call it. Derive it. Two."},
		{strings.ReplaceAll(define+example+live, "%p", "%r"), checks, "Call it. Two."},
		{define + `gc "coreclr" ` + live, strategy, "Take this one."},
		{define + example + live, strategy, "Call it. Derive it. Two."},
	} {
		var told []string
		for _, v := range verdicts(t, c.source, c.checks) {
			if !v.OK && v.Told != "" {
				told = append(told, v.Told)
			}
		}
		if got := strings.Join(told, " "); got != c.want {
			t.Errorf("%s: told %q, want %q", c.source, got, c.want)
		}
	}
}

// The first fact that holds explains a check that fails, and only that. A check that cannot be
// decided neither passes nor fails.
func TestChecksByFacts(t *testing.T) {
	const facts = `statepoints in @sum = 2
  None.
  when statepoints in @nothing = 0: Absent.
  when leaf @visit: Silent.
  when leaf @leaf: One is a leaf.
  when statepoints in @sum = 1: One.
run plain(4) = 6
  returned: Not six.
  when run plain(4) = 4: Nothing is added.
  when run loops() = 1: Never.
  when uses of %x by add in @plain = 1: Too little is added.
run loops() = 1
  endless: It ends nowhere.
statepoints in @sum = 1
  when leaf @leaf: Not told.
live %head at @leaf
  when leaf @leaf: Not told either.
`
	const loops = "define i64 @loops() {\n  br label %on\non:\n  br label %on\n}\n"
	got := verdicts(t, checked+loops, facts)
	for i, want := range []string{"One is a leaf.", "Too little is added.", "It ends nowhere.", "",
		""} {
		if got[i].Told != want || got[i].OK != (i == 3) || got[i].Open != (i == 4) {
			t.Errorf("%+v: want %q", got[i], want)
		}
	}
	for _, v := range verdicts(t, "define void @sum() {\n  rat void\n}\n", "compiles\n"+facts) {
		if v.OK || v.Open != (v.Check != "compiles") || v.Told != "" {
			t.Errorf("%+v", v)
		}
	}
}

// Once a run was stopped, the next that is stopped says nothing of its result, only why it stopped.
func TestChecksOfStoppedRuns(t *testing.T) {
	const source = "define i64 @f(i64 %x) {\n  %p = inttoptr i64 %x to ptr\n" +
		"  %y = load i64, ptr %p\n  ret i64 %y\n}\n"
	got := verdicts(t, source, "run f(0) = 1\n  First.\nrun f(8) = 2\n  Second.\n"+
		"run f(16) = 3\n  Third.\n  stopped: It stops.\n"+
		"run f(24) = 4\n  Fourth.\n  when compiles: It compiles.\n")
	for i, want := range []string{"First.", "", "It stops.", "It compiles."} {
		if got[i].OK || got[i].Told != want {
			t.Errorf("%d: got %q, want %q", i, got[i].Told, want)
		}
	}
}
