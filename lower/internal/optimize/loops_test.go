package optimize_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/provenance"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/stackmap"
)

// TestLoopsDoNoMoreThanTheyMust counts the instructions of one iteration of loops, as the
// difference between two runs.
func TestLoopsDoNoMoreThanTheyMust(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       uint64 // of f(100)
		turn       int    // instructions
	}{
		{"an array's address", `@a = internal global [256 x i64] zeroinitializer
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr [256 x i64], ptr @a, i64 0, i64 %i
  store i64 %i, ptr %p
  %x = load i64, ptr %p
  %more = add i64 %sum, %x
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}`, 4950, 5},
		{"a product of what is outside", `define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %k = mul i64 %n, 12345678901
  %x = xor i64 %i, %k
  %more = add i64 %sum, %x
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %r = sub i64 %more, %sum
  ret i64 %r
}`, 1234567890100 ^ 99, 7},
		{"a counter used after the loop", `@a = internal global [256 x i8] zeroinitializer
define i64 @f(i64 %n) {
entry:
  %end = getelementptr i8, ptr @a, i64 %n
  store i8 1, ptr %end
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr @a, i64 %i
  %x = load i8, ptr %p
  %next = add i64 %i, 1
  %done = icmp ne i8 %x, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %i
}`, 100, 3},
		{"equal counters", `@a = internal global [1024 x i64] zeroinitializer
define i64 @f(i64 %n) {
entry:
  %m = mul i64 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %turns = phi i64 [ 0, %entry ], [ %turns2, %loop ]
  %p = getelementptr [1024 x i64], ptr @a, i64 0, i64 %i
  store i64 %i, ptr %p
  %x = load i64, ptr %p
  %more = add i64 %sum, %x
  %next = add i64 %i, 3
  %turns2 = add i64 %turns, 3
  %done = icmp eq i64 %turns2, %m
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}`, 3 * 4950, 5},
		{"a running minimum", `@a = internal global [256 x i64] zeroinitializer
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %least = phi i64 [ 0, %entry ], [ %less, %loop ]
  %p = getelementptr [256 x i64], ptr @a, i64 0, i64 %i
  %x = load i64, ptr %p
  %y = add i64 %x, %n
  %up = add i64 %least, 1
  %less = call i64 @llvm.smin.i64(i64 %up, i64 %y)
  store i64 %less, ptr %p
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %less
}
declare i64 @llvm.smin.i64(i64, i64)`, 100, 9},
		{"a place and the next", `@a = internal global [1024 x i64] zeroinitializer
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %p = phi i64 [ 0, %entry ], [ %p1, %even ], [ %p2, %odd ]
  %q = phi i64 [ 1, %entry ], [ %q1, %even ], [ %q2, %odd ]
  %i = phi i64 [ 0, %entry ], [ %next, %even ], [ %next, %odd ]
  %at = getelementptr i64, ptr @a, i64 %p
  store i64 %i, ptr %at
  %next = add i64 %i, 1
  %bit = and i64 %i, 1
  %is = icmp eq i64 %bit, 0
  br i1 %is, label %even, label %odd
even:
  %p1 = add i64 %q, 1
  %q1 = add i64 %q, 2
  br label %loop
odd:
  %p2 = add i64 %q, 2
  %q2 = add i64 %q, 3
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %q
}`, 248, 9},
		{"counters with different starts and steps", `define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i64 [ 1, %entry ], [ %j2, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k2, %loop ]
  %i2 = add i64 %i, 1
  %j2 = add i64 %j, 1
  %k2 = add i64 %k, 2
  %done = icmp eq i64 %i2, %n
  br i1 %done, label %exit, label %loop
exit:
  %a = mul i64 %i, 1000000
  %b = mul i64 %j, 1000
  %c = add i64 %a, %b
  %d = add i64 %c, %k
  ret i64 %d
}`, 99100198, 7},
		{"a counter used in a later block", `@a = internal global [256 x i64] zeroinitializer
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %next = add i64 %i, 1
  %odd = trunc i64 %i to i1
  br i1 %odd, label %one, label %on
one:
  br label %on
on:
  %x = phi i64 [ 5, %loop ], [ 7, %one ]
  %p = getelementptr [256 x i64], ptr @a, i64 0, i64 %i
  store i64 %x, ptr %p
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %last = load i64, ptr %p
  ret i64 %last
}`, 7, 9},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, short := lowertest.Steps(t, c.text, 100)
			if got != c.want {
				t.Errorf("f(100) = %d, want %d", got, c.want)
			}
			_, long := lowertest.Steps(t, c.text, 200)
			if turn := float64(long-short) / 100; turn > float64(c.turn) {
				t.Errorf("a turn takes %.2f instructions, want at most %d\n%s", turn, c.turn,
					lowertest.Rows(lowertest.Compile(t, c.text, lower.Options{Detail: true})))
			}
		})
	}
}

// TestValuesAreUsedAgain compiles repeated computations, and those that must be repeated: across a
// call, or because their flags are read.
func TestValuesAreUsedAgain(t *testing.T) {
	const head = "declare void @g()\ndefine i64 @f(i64 %x, i64 %y, ptr %p) {\n  %a = mul i64 %x, " +
		"%y\n  store i64 %a, ptr %p\n"
	for _, c := range []struct {
		name, body string
		op         string
		want       int
	}{
		{"twice in a block", "  %b = mul i64 %x, %y\n  %c = add i64 %a, %b\n  ret i64 %c\n", "imul",
			1},
		{"in a block that only this one leads to",
			"  %t = icmp eq i64 %x, 0\n  br i1 %t, label %u, label %v\nu:\n  ret i64 0\nv:\n  %b " +
				"= mul i64 %x, %y\n  ret i64 %b\n", "imul", 1},
		{"in the other order it is another", "  %b = sub i64 %x, %y\n  %c = sub i64 %y, %x\n  %d " +
			"= mul i64 %b, %c\n  %e = add i64 %d, %a\n  ret i64 %e\n", "sub", 2},
		{"behind a call", "  call void @g()\n  %b = mul i64 %x, %y\n  ret i64 %b\n", "imul", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			rows := lowertest.Rows(lowertest.Compile(t, head+c.body+"}\n",
				lower.Options{Detail: true}))
			if n := strings.Count(rows, c.op+"q"); n != c.want {
				t.Errorf("%d %s, want %d\n%s", n, c.op, c.want, rows)
			}
		})
	}
}

// TestWideHalvesThatAreZero counts the instructions of a multiplication whose operands have half
// their width.
func TestWideHalvesThatAreZero(t *testing.T) {
	const text = `define i64 @f(i64 %x, i64 %y) {
  %a = zext i64 %x to i128
  %b = zext i64 %y to i128
  %c = mul i128 %a, %b
  %d = lshr i128 %c, 64
  %e = trunc i128 %d to i64
  ret i64 %e
}`
	got, n := lowertest.Steps(t, text, 1<<63, 6)
	if got != 3 || n > 4 {
		t.Errorf("%d in %d instructions, want 3 in at most 4", got, n)
	}
}

// sharedCalls is a function with two paths, each with a call and a return.
const sharedCalls = `declare void @g(i64)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %%p, i1 %%c) gc "statepoint-example" {
entry:
  br i1 %%c, label %%a, label %%b
a:
  %%s = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 %[3]d, ptr elementtype(void (i64)) @g, i32 1, i32 0, i64 1, i32 0, i32 0) ["deopt"(i32 5), "gc-live"(ptr addrspace(1) %%p)]
  %%q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %%s, i32 0, i32 0)
  ret ptr addrspace(1) %%q
b:
  %%t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 %[1]d, i32 %[3]d, ptr elementtype(void (i64)) @g, i32 1, i32 0, i64 2, i32 0, i32 0) ["deopt"(i32 %[2]d), "gc-live"(ptr addrspace(1) %%p)]
  %%r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %%t, i32 0, i32 0)
  ret ptr addrspace(1) %%r
}
`

// TestSharedEndsShareRecords compiles two calls that differ only in an argument, and others that
// differ in their records or must not be merged.
func TestSharedEndsShareRecords(t *testing.T) {
	for _, c := range []struct{ id, deopt, patch, records int }{{7, 5, 0, 1}, {8, 5, 0, 2},
		{7, 6, 0, 2}, {7, 5, 8, 2}} {
		res := lowertest.Compile(t, fmt.Sprintf(sharedCalls, c.id, c.deopt, c.patch),
			lower.Options{Detail: true})
		if n := len(res.Map.Records); n != c.records {
			t.Errorf("id %d, deopt %d, %d patch bytes: %d records, want %d", c.id, c.deopt,
				c.patch, n, c.records)
		}
		for _, l := range res.Links {
			if l.Kind == provenance.KindRecord && len(l.From) != 3-c.records {
				t.Errorf("%s comes from %d calls", l.Label, len(l.From))
			}
		}
	}
}

// TestSharedEndsRun runs four paths that end in the same call, one of which adds something to its
// result.
func TestSharedEndsRun(t *testing.T) {
	const text = `define internal i64 @g(i64 %x) noinline {
  %r = mul i64 %x, 3
  ret i64 %r
}
define i64 @f(i64 %x) {
entry:
  switch i64 %x, label %d [ i64 1, label %a
    i64 2, label %b
    i64 3, label %c ]
a:
  %r = call i64 @g(i64 10)
  ret i64 %r
b:
  %s = call i64 @g(i64 %x)
  ret i64 %s
c:
  %t = call i64 @g(i64 %x)
  %u = add i64 %t, 1
  ret i64 %u
d:
  %v = call i64 @g(i64 20)
  ret i64 %v
}`
	for x, want := range map[uint64]uint64{1: 30, 2: 6, 3: 10, 4: 60} {
		if got, _ := lowertest.Steps(t, text, x); got != want {
			t.Errorf("f(%d) = %d, want %d", x, got, want)
		}
	}
	res := lowertest.Compile(t, text, lower.Options{Detail: true})
	if n := strings.Count(lowertest.Rows(res), "callq"); n != 2 {
		t.Errorf("%d calls, want 2\n%s", n, lowertest.Rows(res))
	}
}

// TestReusedDeoptValues records one value that is computed twice at several statepoints, as deopt
// operands and as references of a non-moving collector, with a vector live across all: a recorded
// value that the call does not change is the same value after it.
func TestReusedDeoptValues(t *testing.T) {
	registry := gc.NewRegistry()
	registry.Register(gc.Statepoints{StrategyName: "mark", AddrSpaces: []uint32{1},
		NonMoving: true})
	const text = `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo(i64)
define i64 @f(i64 %n, ptr addrspace(1) %p, <2 x i64> %v) gc "mark" {
  %a = add i64 %n, 77
  %b = add i64 %n, 77
  %c = getelementptr i8, ptr addrspace(1) %p, i64 16
  %d = getelementptr i8, ptr addrspace(1) %p, i64 16
  %x = add <2 x i64> %v, %v
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (i64)) @foo, i32 1, i32 0, i64 %a, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %c) ]
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (i64)) @foo, i32 1, i32 0, i64 %b, i32 0, i32 0) [ "deopt"(i64 %b), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
  %w = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (i64)) @foo, i32 1, i32 0, i64 %b, i32 0, i32 0) [ "deopt"(i64 %b, i64 %a), "gc-live"(ptr addrspace(1) %d, ptr addrspace(1) %c) ]
  %y = extractelement <2 x i64> %x, i32 1
  %l = load i64, ptr addrspace(1) %c
  %m = load i64, ptr addrspace(1) %d
  %o = add i64 %l, %m
  %q = mul i64 %o, %y
  %r = add i64 %q, %b
  ret i64 %r
}
`
	res := lowertest.Compile(t, text, lower.Options{Strategies: registry})
	var first stackmap.Location
	for i := range res.Map.Records {
		s, err := res.Map.Records[i].Statepoint()
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = s.Deopt[0]
		}
		if s.Deopt[0] != first {
			t.Errorf("record %d has the deopt value in %v, record 0 in %v", i, s.Deopt[0], first)
		}
	}
}
