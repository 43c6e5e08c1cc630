package grade_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

const checked = `declare void @visit(ptr addrspace(1))
declare void @leaf() "gc-leaf-function"

define i64 @sum(ptr addrspace(1) %head, ptr addrspace(1) %dead, ptr addrspace(1) %passed) gc "statepoint-example" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %head, i64 8
  call void @visit(ptr addrspace(1) %passed)
  call void @leaf()
  %v = load i64, ptr addrspace(1) %field
  ret i64 %v
}

define i64 @plain(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
`

// verdicts returns the result of each check in words.
func verdicts(t *testing.T, source, checks string) []report.Verdict {
	t.Helper()
	var e engine.Engine
	got, err := e.Check(t.Context(), &report.Request{Source: source}, checks)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// Each line is a check, with its message below; a mark says whether the program passes.
func TestChecks(t *testing.T) {
	const table = `compiles
+ The program compiles.
safe
+ No use of a pointer that a safepoint may have made stale.
statepoints in @sum = 1
+ Statepoints in ` + "`@sum`" + `: 1.
statepoints = 2
- Statepoints in the module: 1, and there should be 2.
relocates in @sum < 2
- Relocates in ` + "`@sum`" + `: 2, and there should be less than 2.
polls = 0
+ Polls in the module: 0.
records > 1
- Records in the module: 1, and there should be more than 1.
pairs in @sum = 2
+ Pairs in ` + "`@sum`" + `: 2.
calls @leaf in @sum = 1
+ Calls to ` + "`@leaf` in `@sum`" + `: 1.
calls @visit >= 1
+ Calls to ` + "`@visit`" + ` in the module: 1.
statepoints in @nothing = 1
- No function ` + "`@nothing`" + ` with a body.
live %field at @visit
+ ` + "`%field` is live across the call to `@visit`: `%v = load i64, ptr addrspace(1) %field, align 4` uses it afterwards." + `
live %passed at @visit
+ ` + "`%passed` is live across the call to `@visit`, as an operand of the call." + `
live %head at @visit
+ ` + "`%head` is live across the call to `@visit`: `%v = load i64, ptr addrspace(1) %field, " +
		"align 4` uses `%field` afterwards, which is computed from it." + `
dead %dead at @visit
+ ` + "`%dead` is not live across the call to `@visit`." + `
live %dead at @visit
- ` + "`%dead` is not live across the call to `@visit`." + `
dead %head at @visit
- ` + "`%head` is live across the call to `@visit`: `%v = load i64, ptr addrspace(1) %field, " +
		"align 4` uses `%field` afterwards, which is computed from it." + `
live %head at @leaf
- No statepoint belongs to the call to ` + "`@leaf`" + `: the function is declared never to run the collector.
base of %head is %head
+ The base of ` + "`%head` is `%head`" + `.
base of %field is %head
+ The base of ` + "`%field` is `%head`" + `.
base of %field is %passed
- The base of ` + "`%field` is `%head`, and should be `%passed`" + `.
base of %v is %head
- ` + "`%v` is not live across any call." + `
location of %head at @visit is Indirect
+ The location of ` + "`%head`" + ` is Indirect [rsp+8].
location of %head at @visit is Register
- The location of ` + "`%head`" + ` is Indirect [rsp+8], and should be Register.
location of %head at @visit is Indirect rsp+8
+ The location of ` + "`%head`" + ` is Indirect [rsp+8].
location of %head at @visit is Indirect rsp+0
- The location of ` + "`%head`" + ` is Indirect [rsp+8], and should be Indirect [rsp+0].
location of deopt 0 at @visit is Constant
- The record of the call to ` + "`@visit`" + ` has no deopt value 0.
location of deopt 0 at @leaf is Constant
- No record at a call to ` + "`@leaf`" + ` has deopt value 0: the function is declared never to run the collector.
deopts in @sum = 0
+ Deopt values in ` + "`@sum`" + `: 0.
strategy of @sum is "statepoint-example"
+ ` + "`@sum`" + ` has the strategy "statepoint-example".
strategy is coreclr
- ` + "`@sum`" + ` has the strategy "statepoint-example", and should have the strategy "coreclr".
strategy of @plain is none
+ ` + "`@plain`" + ` has no strategy.
strategy of @leaf is none
+ ` + "`@leaf`" + ` has no strategy.
strategy of @sum is none
- ` + "`@sum`" + ` has the strategy "statepoint-example", and should have no strategy.
leaf @leaf
+ ` + "`@leaf`" + ` is declared never to run the collector.
leaf @visit
- ` + "`@visit`" + ` is not declared a ` + "`\"gc-leaf-function\"`" + `.
leaf @nothing
- No function ` + "`@nothing`" + `.
uses of %head by getelementptr in @sum = 1
+ Uses of ` + "`%head` by `getelementptr` in `@sum`" + `: 1.
uses of %head by load < 0
- Uses of ` + "`%head` by `load`" + ` in the module: 0, and there should be less than 0.
uses of %head by load = 0
+ No ` + "`load` in the module uses `%head`" + `.
run plain(4) = 5
+ ` + "`plain(4)`" + ` returned 5.
run plain(4) = 6
- ` + "`plain(4)`" + ` returned 5, and should return 6.
run sum({| 7}, null, null) = 7 prints visit(null); leaf() under semispace stress every-safepoint
+ ` + "`sum({| 7}, null, null)` (`semispace`, a collection at every safepoint) returned 7 " +
		"and printed `visit(null); leaf()`" + `.
run sum({| 7}, null, null) throwing visit = stopped
+ ` + "`sum({| 7}, null, null)` (`@visit` throws) was stopped: @visit: nothing catches what " +
		"@visit throws: std::terminate" + `
run sum({| 7}, null, null) = 7
- ` + "`sum({| 7}, null, null)`" + ` returned 7, printed ` + "`visit(null); leaf()`" + ` and should print nothing.
run absent(4) = 5
`
	var checks, want []string
	for line := range strings.Lines(table) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "+") || strings.HasPrefix(line, "-") {
			want = append(want, line)
		} else {
			checks = append(checks, line)
		}
	}
	got := verdicts(t, checked, strings.Join(checks, "\n"))
	if len(got) != len(checks) {
		t.Fatalf("%d verdicts on %d checks", len(got), len(checks))
	}
	for i := range want {
		said, _, _ := strings.Cut(got[i].Said, "\n")
		if said = "- " + said; got[i].OK {
			said = "+" + said[1:]
		}
		if said != want[i] || got[i].Check != checks[i] {
			t.Errorf("%s\ngot  %s\nwant %s", checks[i], said, want[i])
		}
	}
	if last := got[len(got)-1]; last.OK || !strings.Contains(last.Said, "absent") {
		t.Errorf("a call to nothing: %+v", last)
	}
}

// A deopt value is a constant in the record, or has a location in the frame.
func TestCheckDeopts(t *testing.T) {
	const source = `declare void @visit()
define i64 @f(i64 %n) gc "statepoint-example" {
  call void @visit() [ "deopt"(i32 7, i64 %n, i64 123456789012) ]
  ret i64 %n
}
`
	for i, v := range verdicts(t, source, `deopts = 3
location of deopt 0 at @visit is Constant 7
location of deopt 1 at @visit in @f is Indirect
location of deopt 2 at @visit is ConstIndex 123456789012
location of deopt 0 at @visit is Constant 8
location of deopt 3 at @visit is Constant
`) {
		if v.OK != (i < 4) || len(v.IDs) == 0 {
			t.Errorf("%+v", v)
		}
	}
}

// A load that no optimizer moves is volatile, or atomic with an order of its own.
func TestCheckVolatileLoads(t *testing.T) {
	const program = `@word = external global i64
define i64 @f() {
  %a = load volatile i64, ptr @word
  %b = load atomic i64, ptr @word monotonic, align 8
  %c = load atomic i64, ptr @word unordered, align 8
  %d = load i64, ptr @word
  store volatile i64 %d, ptr @word
  ret i64 %a
}
`
	got := verdicts(t, program, "volatile loads in @f = 2\nvolatile loads > 2\n")
	if !got[0].OK || len(got[0].IDs) != 2 || got[1].OK || got[1].Said !=
		"Volatile or atomic loads in the module: 2, and there should be more than 2." {
		t.Errorf("%+v", got)
	}
}

// A record lists the value of a gc.result, and at a second call the pointer that the first one
// relocated.
func TestCheckLocationLater(t *testing.T) {
	const source = `declare ptr addrspace(1) @make()
declare void @one()
declare void @two()
define ptr addrspace(1) @f() gc "statepoint-example" {
  %p = call ptr addrspace(1) @make()
  call void @one()
  call void @two()
  ret ptr addrspace(1) %p
}
`
	for _, v := range verdicts(t, source, `location of %p at @one is Indirect rsp+0
location of %p at @two is Indirect rsp+0
`) {
		if !v.OK {
			t.Errorf("%+v", v)
		}
	}
}

// The selected item is the subject of the text.
func TestChecksSelect(t *testing.T) {
	var e engine.Engine
	req := &report.Request{Source: checked}
	got, err := e.Check(t.Context(), req, "live %head at @visit\nstatepoints = 3")
	if err != nil {
		t.Fatal(err)
	}
	labels := func(v report.Verdict) (out []string) {
		for _, id := range v.IDs {
			for i := range e.Last().Outline().Links {
				if l := &e.Last().Outline().Links[i]; l.ID == id {
					out = append(out, l.Label)
				}
			}
		}
		return out
	}
	if l := labels(got[0]); len(l) < 2 || l[0] != "%head" {
		t.Errorf("live: %q", l)
	}
	if l := labels(got[1]); len(l) != 1 {
		t.Errorf("statepoints: %q", l)
	}
}

// A source that already has statepoints is checked unchanged, and the verdict for one that does not
// compile says why.
func TestChecksOfWrittenStatepoints(t *testing.T) {
	const source = `declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @visit()
define ptr addrspace(1) @f(ptr addrspace(1) %obj, ptr addrspace(1) %stale) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @visit, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %obj)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  store i64 0, ptr addrspace(1) %stale
  ret ptr addrspace(1) %r
}
`
	got := verdicts(t, source, "live %obj at @visit\nbase of %obj is %obj\nsafe\nrelocates = 1")
	for i, want := range []bool{true, true, false, true} {
		if got[i].OK != want {
			t.Errorf("%+v", got[i])
		}
	}
	if !strings.HasPrefix(got[0].Said, "`%obj` is in the list of the statepoint") {
		t.Error(got[0].Said)
	}
	listed := verdicts(t, source, "live %stale at @visit")[0].Said
	if !strings.Contains(listed, "`%stale` is not in the list of the statepoint") {
		t.Error(listed)
	}
	if !strings.Contains(got[2].Said, "`%stale` is used as it was before a safepoint") {
		t.Error(got[2].Said)
	}
	got = verdicts(t, "define void @f() {\n  rat void\n}\n", "safe")
	if got[0].OK || !strings.Contains(got[0].Said, "does not compile: ") ||
		!strings.Contains(got[0].Said, "(line 2)") {
		t.Errorf("%+v", got[0])
	}
}

func TestChecksRefused(t *testing.T) {
	var e engine.Engine
	for text, want := range map[string]string{
		"compile":                                       "1:1: unknown check",
		"safe\nrun f(1 = 2":                             "line 2: value",
		"run plain(1) = 2 under mars":                   "line 1: the collector is one of",
		"run plain(1) = 2 stress mars":                  "line 1: ",
		"uses of %x by loaf = 1":                        `line 1: unknown instruction "loaf"`,
		"safe\n  when run plain(1 = 1: A.":              "line 2: value",
		"safe\n  when run plain(1) = 1 under mars: A.":  "line 2: the collector is one of",
		"safe\n  when uses of %x by loaf in @f = 1: A.": "line 2: unknown instruction",
	} {
		if _, err := e.Check(t.Context(), &report.Request{Source: checked}, text); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Stores reported only by barriers, runs that stop, and deopt operands.
func TestChecksOfRunsAndDeopt(t *testing.T) {
	const source = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @foo()

define i64 @plain(i64 %n) gc "statepoint-example" {
  %box = call ptr addrspace(1) @rt_alloc(i64 1, i64 0)
  call void @rt_safepoint()
  call void @rt_safepoint()
  %item = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %field = getelementptr i8, ptr addrspace(1) %box, i64 8
  store ptr addrspace(1) %item, ptr addrspace(1) %field
  call void @rt_safepoint()
  ret i64 %n
}

define i64 @endless() {
  br label %loop
loop:
  br label %loop
}

define i32 @state(i32 %local, ptr addrspace(1) %receiver) gc "statepoint-example" {
  call void @foo()
      [ "deopt"(i32 -17, i32 %local, ptr addrspace(1) null, ptr addrspace(1) %receiver) ]
  ret i32 %local
}
`
	const checks = `run plain(7) = 7 under generational stress every-safepoint
run plain(7) = 7 under generational stress every-safepoint stores unseen
run endless() = stopped
run state(4, null) = stopped
run state(4, null) = 4 prints foo()
run endless() = 3
run plain(7) = 8
deopt at @foo is -17 %local null %receiver
deopt at @foo in @state is 17
deopt at @rt_safepoint is none
deopt at @nothing is none`
	want := []string{"+`plain(7)` (`generational`, a collection at every safepoint) returned 7.",
		"-`plain(7)` (`generational`, a collection at every safepoint, only barriers report " +
			"stores) was stopped: no write barrier reported the store of ",
		"+`endless()` did not end within 4194304 steps, the limit of a check.",
		"-`state(4, null)` returned 4, but should be stopped", "+",
		"-`endless()` did not end within 4194304 steps, the limit of a check.",
		"-`plain(7)` was not called, because another call did not end.",
		"+The deopt operands of the call to `@foo`: `-17 %local null %receiver`.",
		"-The deopt operands of the call to `@foo`: `-17 %local null %receiver`, and should be " +
			"`17`.", "+", "-No statepoint belongs to the call to `@nothing`."}
	for i, v := range verdicts(t, source, checks) {
		got := "-" + v.Said
		if v.OK {
			got = "+" + v.Said
		}
		if !strings.HasPrefix(got, want[i]) {
			t.Errorf("%s:\ngot  %s\nwant %s", v.Check, got, want[i])
		}
		// A run that does not end is shown where it loops, any other where it uses a stale address.
		place := "#stale"
		if strings.Contains(got, "did not end within") {
			place = "#16384"
		}
		if strings.HasPrefix(v.Check, "run ") && !strings.HasSuffix(v.Run, place) {
			t.Errorf("%s: the run to watch is %q", v.Check, v.Run)
		}
	}
}

// One verdict says why a program does not compile; if the author's text says what to do instead, it
// has no advice of the compiler's.
func TestChecksSayOnceWhatDoesNotCompile(t *testing.T) {
	list := verdicts(t, "define void @f() gc \"moving\" {\n  ret void\n}\n", `compiles
  when error SP0301: Use another.
run f() = void
statepoints in @f = 0`)
	const begins, ends = "The program does not compile: unsupported GC: moving (known: ", "(line 1)"
	if got := list[0]; !strings.HasPrefix(got.Said, begins) || !strings.HasSuffix(got.Said, ends) ||
		got.Told != "Use another." || !got.Lead {
		t.Errorf("%+v", got)
	}
	for _, v := range list[1:] {
		if v.Said != "The program does not compile." || !v.Open {
			t.Errorf("%+v", v)
		}
	}
}

// The verdict on a handwritten relocate says which number is wrong, and that on an error has
// everything that the page shows.
func TestChecksOfNumbers(t *testing.T) {
	const source = `declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define ptr addrspace(1) @f(ptr addrspace(1) %array) gc "statepoint-example" {
  %element = getelementptr i8, ptr addrspace(1) %array, i64 24
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
      ["gc-live"(ptr addrspace(1) %element, ptr addrspace(1) %array)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 X)
  ret ptr addrspace(1) %r
}
`
	for numbers, want := range map[string]string{
		"1, i32 0": "The base of `%element` is `%array`.",
		"0, i32 0": "`%element` is given as its own base, and its base should be `%array`.",
		"0, i32 1": "No relocate returns `%element` after the call to `@g`. One returns `%array` " +
			"and names `%element` as its base: the two indices are swapped.",
		"1, i32 1": "No relocate returns `%element` after the call to `@g`, so no record has its " +
			"base.",
	} {
		v := verdicts(t, strings.Replace(source, "i32 X", "i32 "+numbers, 1),
			"base of %element at @g is %array")[0]
		if v.Said != want || v.OK != (numbers == "1, i32 0") {
			t.Errorf("%s: %v %s", numbers, v.OK, v.Said)
		}
	}
	const misspelt = "define i64 @f() gc statepoint-example {\n  ret i64 1\n}\n"
	said := verdicts(t, misspelt, "compiles")[0].Said
	if !strings.Contains(said, "(line 1)\nexpected ") || !strings.Contains(said, "did you mean") {
		t.Error(said)
	}
}
