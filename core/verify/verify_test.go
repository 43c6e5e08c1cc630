package verify_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/core/verify/diag"
)

// verifyCases are modules that each break one rule, with the code and a part of the message.
var verifyCases = []struct{ name, text, code, message string }{
	{"use before definition", `define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  ret i32 %x
}`, "SP0205", "%x is used here"},
	{"use before definition in one block", `define i32 @f() {
  %x = add i32 %y, 2
  %y = add i32 1, 2
  ret i32 %x
}`, "SP0205", "%y is used here"},
	{"phi without an edge", `define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ]
  ret i32 %p
}`, "SP0204", "no value for predecessor %entry"},
	{"phi with an edge too many", `define i32 @f(i1 %c) {
entry:
  br label %b
a:
  ret i32 0
b:
  %p = phi i32 [ 1, %entry ], [ 2, %a ]
  ret i32 %p
}`, "SP0204", "%a, which is not a predecessor"},
	{"two values for one predecessor", `define i32 @f(i1 %c) {
entry:
  br i1 %c, label %b, label %b
b:
  %p = phi i32 [ 1, %entry ], [ 2, %entry ]
  ret i32 %p
}`, "SP0204", "two different values for %entry"},
	{"phi value not available", `define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  %p = phi i32 [ 1, %a ], [ %x, %entry ]
  ret i32 %p
}`, "SP0205", "%x is not defined on every path to the end of block %entry"},
	{"phi after another instruction", `define i32 @f() {
entry:
  br label %b
b:
  %x = add i32 1, 2
  %p = phi i32 [ 1, %entry ]
  ret i32 %p
}`, "SP0203", "phis come first"},
	{"branch to entry", `define void @f() {
entry:
  br label %entry
}`, "SP0202", "entry block"},
	{"result of an invoke on the unwind path", `declare i32 @g()
define i32 @f() personality ptr null {
entry:
  %r = invoke i32 @g() to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %lp = landingpad token cleanup
  ret i32 %r
}`, "SP0205", "%r is used here"},
	{"landingpad reached by a branch", `declare void @g()
define void @f() personality ptr null {
entry:
  invoke void @g() to label %ok unwind label %bad
ok:
  br label %bad
bad:
  %lp = landingpad token cleanup
  ret void
}`, "SP0210", "unwind edges"},
	{"invoke without personality", `declare void @g()
define void @f() {
entry:
  invoke void @g() to label %ok unwind label %bad
ok:
  ret void
bad:
  unreachable
}`, "SP0210", "personality"},
	{"strategy that does not exist", `define void @f() gc "nonesuch" {
  ret void
}`, "SP0301", "nonesuch"},
	{"address of an intrinsic", `declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define ptr @f() {
  ret ptr @llvm.experimental.gc.statepoint.p0
}`, "SP0211", "address of intrinsic"},
	{"token in a phi", `declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() {
entry:
  br label %b
b:
  %t = phi token [ none, %entry ]
  ret void
}`, "SP0209", "type token"},
}

const gcPrelude = `declare void @foo()
declare i64 @bar(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
declare void @llvm.gcroot(ptr, ptr)
`

// gcCases are bodies of a function of %p and %n, after gcPrelude.
var gcCases = []struct{ name, body, code, message string }{
	{"index out of the bundle", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)`, "SP0304", `derived index 1 is outside of "gc-live", which has 1`},
	{"inline index out of the gc section", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 1, i32 5, ptr addrspace(1) %p)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 7, i32 8)`, "SP0304", "base index 7 is outside of the gc operands"},
	{"relocating a number", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 %n) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)`, "SP0304", "not a pointer"},
	{"relocate of no statepoint", `
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 %i, i32 0)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 %n) ]
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 %i, i32 0)`, "SP0307", "argument 2"},
	{"wrong number of call arguments", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i64 (i32)) @bar, i32 0, i32 0, i32 0, i32 0)`, "SP0302", "takes 1 argument, the statepoint passes 0"},
	{"wrong type of call argument", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i64 (i32)) @bar, i32 1, i32 0, i64 %n, i32 0, i32 0)`, "SP0302", "call argument 1 has type i64"},
	{"counts beyond the arguments", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 9, i32 0)`, "SP0302", "number of transition operands"},
	{"unknown flags", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 4, i32 0, i32 0)`, "SP0302", "flags 4"},
	{"no elementtype", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @foo, i32 0, i32 0, i32 0, i32 0)`, "SP0302", "elementtype"},
	{"readnone", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) memory(none)`, "SP0302", "memory(none) says otherwise"},
	{"result of another type", `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %r = call i64 @llvm.experimental.gc.result.i64(token %t)`, "SP0305", "returns void, not i64"},
	{"gcroot of a parameter", `
  call void @llvm.gcroot(ptr %q, ptr null)`, "SP0306", "must be an alloca"},
	{"gcroot with a variable as metadata", `
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr %q)`, "SP0306", "must be a constant"},
}

func problems(t *testing.T, text string) []diag.Problem {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), "test.ll", text)
	if err != nil {
		t.Fatalf("%v", err.Error())
	}
	problems, err := verify.Module(t.Context(), m,
		&verify.Options{Strategies: gc.NewRegistry()})
	if err != nil {
		t.Fatal(err)
	}
	return problems
}

func checkProblem(t *testing.T, ps []diag.Problem, code, message string) {
	t.Helper()
	for i := range ps {
		if ps[i].Code == code && strings.Contains(ps[i].Message, message) {
			return
		}
	}
	t.Errorf("no %s with %q among %d problems", code, message, len(ps))
	for i := range ps {
		t.Logf("%s %s", ps[i].Code, ps[i].String())
	}
}

func TestVerifyFindsBrokenRules(t *testing.T) {
	for _, c := range verifyCases {
		t.Run(c.name, func(t *testing.T) {
			checkProblem(t, problems(t, c.text), c.code,
				c.message)
		})
	}
	for _, c := range gcCases {
		t.Run(c.name, func(t *testing.T) {
			text := gcPrelude +
				"define void @f(ptr addrspace(1) %p, i64 %n, i32 %i, ptr %q) gc " +
				"\"statepoint-example\" {" + c.body + "\n  ret void\n}\n"
			checkProblem(t, problems(t, text), c.code, c.message)
		})
	}
}

func TestVerifyAcceptsWhatIsRight(t *testing.T) {
	for _, text := range []string{
		gcPrelude + `define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" personality ptr @foo {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i64 (i32)) @bar, i32 1, i32 1, i32 3, i32 0, i32 0) [ "deopt"(i32 1), "gc-transition"(), "gc-live"(ptr addrspace(1) %p) ]
          to label %ok unwind label %bad
ok:
  %v = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %l = load i64, ptr addrspace(1) %r
  %s = add i64 %v, %l
  ret i64 %s
bad:
  %lp = landingpad token cleanup
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0)
  ret i64 0
}`,
		`define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %next = add i32 %i, 1
  br label %head
exit:
  ret i32 %i
dead:
  %x = add i32 %y, %next
  %y = add i32 %x, 1
  br label %dead
}`,
		`define i32 @switch(i32 %n) {
entry:
  switch i32 %n, label %a [ i32 1, label %a
                            i32 2, label %a ]
a:
  %p = phi i32 [ 3, %entry ], [ 3, %entry ], [ 3, %entry ]
  ret i32 %p
}`,
	} {
		for _, p := range problems(t, text) {
			t.Errorf("%s %s", p.Code, p.String())
		}
	}
}
