package run_test

import (
	"fmt"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// stored is a program whose only reference to an object is at an offset of a variable, across a
// collection.
const stored = `
%s
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define void @keep() gc "statepoint-example" {
  %%o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %%d = getelementptr i8, ptr addrspace(1) %%o, i64 8
  store i64 5, ptr addrspace(1) %%d
  %%at = getelementptr i8, ptr %[2]s, i64 %[3]d
  store ptr addrspace(1) %%o, ptr %%at
  ret void
}
define i64 @main() gc "statepoint-example" {
  call void @keep()
  call void @rt_collect()
  %%n = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @rt_collect()
  %%at = getelementptr i8, ptr %[2]s, i64 %[3]d
  %%p = load ptr addrspace(1), ptr %%at
  %%e = getelementptr i8, ptr addrspace(1) %%p, i64 8
  %%v = load i64, ptr addrspace(1) %%e
  ret i64 %%v
}`

// References in variables are roots under every collector, for any linkage, type, initialiser and
// thread-local storage model.
func TestVariablesAreRoots(t *testing.T) {
	for _, c := range []struct {
		variable, name string
		offset         int
	}{
		{"@v = global ptr addrspace(1) null", "@v", 0},
		{"@v = internal global ptr addrspace(1) null", "@v", 0},
		{"@v = private global ptr addrspace(1) null", "@v", 0},
		{"@v = weak global ptr addrspace(1) null", "@v", 0},
		{"@v = linkonce_odr global ptr addrspace(1) null", "@v", 0},
		{"@v = common global ptr addrspace(1) null", "@v", 0},
		{"@v = hidden global ptr addrspace(1) null, section \"kept\"", "@v", 0},
		{"@v = global ptr addrspace(1) addrspacecast (ptr @w to ptr addrspace(1))\n" +
			"@w = global i64 3", "@v", 0},
		{"@0 = global ptr addrspace(1) null", "@0", 0},
		{"@0 = private global ptr addrspace(1) null", "@0", 0},
		{"@\"\\01v\" = global ptr addrspace(1) null", "@\"\\01v\"", 0},
		{"@v = external global ptr addrspace(1)", "@v", 0},
		{"@a = global { i64, ptr addrspace(1) } zeroinitializer\n" +
			"@v = alias { i64, ptr addrspace(1) }, ptr @a", "@v", 8},
		{"@v = global { i64, [3 x ptr addrspace(1)] } zeroinitializer", "@v", 24},
		{"@v = global <{ i8, ptr addrspace(1) }> zeroinitializer", "@v", 1},
		{"@v = global [2 x <2 x ptr addrspace(1)>] zeroinitializer", "@v", 24},
		{"@v = thread_local global ptr addrspace(1) null", "@v", 0},
		{"@v = internal thread_local global ptr addrspace(1) null", "@v", 0},
		{"@v = private thread_local global ptr addrspace(1) null", "@v", 0},
		{"@v = private thread_local(localdynamic) global ptr addrspace(1) null", "@v", 0},
		{"@v = thread_local(initialexec) global ptr addrspace(1) null", "@v", 0},
		{"@v = thread_local(localexec) global ptr addrspace(1) null", "@v", 0},
		{"@x = thread_local global i64 7\n@v = thread_local global { i32, " +
			"ptr addrspace(1) } { i32 1, ptr addrspace(1) null }", "@v", 8},
		{"@v = thread_local global [2 x <2 x ptr addrspace(1)>] zeroinitializer", "@v", 16},
		{"@0 = thread_local global ptr addrspace(1) null", "@0", 0},
	} {
		result, surface := compile(t, fmt.Sprintf(stored, c.variable, c.name, c.offset),
			"place-safepoints,rewrite-statepoints-for-gc",
			lower.Options{})
		for _, name := range run.Collectors() {
			got, err := outcomeOf(t, result, surface, run.Options{Collector: name,
				Stress: run.Stress{Every: 1}}, "main")
			if err != nil || got != "result 5\n" {
				t.Errorf("%s, %s: %q, %v", c.variable, name, got, err)
			}
		}
	}
}

// A word is one root, however often it is registered, and if its variable is one by its type.
func TestRegisteredVariablesAreOneRoot(t *testing.T) {
	const text = `
@v = %s
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare void @rt_root(ptr) "gc-leaf-function"
define i64 @main() gc "statepoint-example" {
  %%o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %%d = getelementptr i8, ptr addrspace(1) %%o, i64 8
  store i64 5, ptr addrspace(1) %%d
  store ptr addrspace(1) %%o, ptr @v
  call void @rt_root(ptr @v)
  call void @rt_root(ptr @v)
  call void @rt_collect()
  call void @rt_collect()
  %%p = load ptr addrspace(1), ptr @v
  %%e = getelementptr i8, ptr addrspace(1) %%p, i64 8
  %%x = load i64, ptr addrspace(1) %%e
  ret i64 %%x
}`
	for _, variable := range []string{
		"global ptr addrspace(1) null",
		"thread_local global ptr addrspace(1) null",
		"internal thread_local global ptr addrspace(1) null",
		"global i64 0",
		"thread_local global i64 0",
	} {
		result, surface := compile(t, fmt.Sprintf(text, variable),
			"place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
		for _, s := range []*run.Surface{surface, nil} { // nil runs the object alone
			for _, name := range run.Collectors() {
				got, err := outcomeOf(t, result, s, run.Options{Collector: name,
					Stress: run.Stress{Every: 1}}, "main")
				if err != nil || got != "result 5\n" {
					t.Errorf("%s, %s: %q, %v", variable, name, got, err)
				}
			}
		}
	}
}

// Each thread's own copy of a thread-local variable is a root, for as long as the thread runs.
func TestThreadLocalVariablesOfThreads(t *testing.T) {
	const text = `
@v = thread_local global { i64, ptr addrspace(1) } zeroinitializer
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare i64 @rt_start(ptr, ptr addrspace(1), i64) "gc-leaf-function"
declare i64 @rt_join(i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
define i64 @keep(ptr addrspace(1) %none, i64 %n) gc "statepoint-example" {
entry:
  %v = call ptr @llvm.threadlocal.address.p0(ptr @v)
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %n, ptr addrspace(1) %d
  %at = getelementptr i8, ptr %v, i64 8
  store ptr addrspace(1) %o, ptr %at
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %garbage = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @rt_collect()
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, 5
  br i1 %again, label %loop, label %done
done:
  %p = load ptr addrspace(1), ptr %at
  %e = getelementptr i8, ptr addrspace(1) %p, i64 8
  %got = load i64, ptr addrspace(1) %e
  ret i64 %got
}
define i64 @main() gc "statepoint-example" {
  %a = call i64 @rt_start(ptr @keep, ptr addrspace(1) null, i64 20)
  %b = call i64 @rt_start(ptr @keep, ptr addrspace(1) null, i64 300)
  %own = call i64 @keep(ptr addrspace(1) null, i64 1)
  %one = call i64 @rt_join(i64 %a)
  %two = call i64 @rt_join(i64 %b)
  call void @rt_collect()
  %s = add i64 %own, %one
  %t = add i64 %s, %two
  ret i64 %t
}`
	result, surface := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc",
		lower.Options{})
	for _, name := range run.Collectors() {
		for seed := range uint64(4) {
			got, err := outcomeOf(t, result, surface, run.Options{Collector: name,
				Stress: run.Stress{Every: 1}, Seed: seed, SwitchEvery: 7}, "main")
			if err != nil || got != "result 321\n" {
				t.Errorf("%s, seed %d: %q, %v", name, seed, got, err)
			}
		}
	}
}
