package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// sorted sorts pairs by their first number, some of which are equal, and looks some up. Its
// comparison function calls qsort, too.
const sorted = `
@pairs = global [14 x i32] [i32 5, i32 0, i32 2, i32 1, i32 9, i32 2, i32 2, i32 3, i32 -7, i32 4,
  i32 5, i32 5, i32 2, i32 6]
@format = constant [9 x i8] c"%d.%d %s\00"
@end = constant [1 x i8] zeroinitializer
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
define i32 @compare(ptr %a, ptr %b) {
  %two = alloca [2 x i32]
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  store i32 %y, ptr %two
  %second = getelementptr i32, ptr %two, i64 1
  store i32 %x, ptr %second
  call void @qsort(ptr %two, i64 2, i64 4, ptr @difference)
  %least = load i32, ptr %two
  %equal = icmp eq i32 %x, %y
  %less = icmp eq i32 %least, %x
  %order = select i1 %less, i32 -1, i32 1
  %r = select i1 %equal, i32 0, i32 %order
  ret i32 %r
}
define i32 @difference(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define i64 @main(i64 %n, i32 %key) {
entry:
  call void @qsort(ptr @pairs, i64 %n, i64 8, ptr @compare)
  br label %each
each:
  %i = phi i64 [ 0, %entry ], [ %j, %each ]
  %p = getelementptr [2 x i32], ptr @pairs, i64 %i
  %q = getelementptr i32, ptr %p, i64 1
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  call i32 (ptr, ...) @printf(ptr @format, i32 %x, i32 %y, ptr @end)
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 7
  br i1 %more, label %each, label %search
search:
  %k = alloca i32
  store i32 %key, ptr %k
  %found = call ptr @bsearch(ptr %k, ptr @pairs, i64 %n, i64 8, ptr @difference)
  %base = ptrtoint ptr @pairs to i64
  %at = ptrtoint ptr %found to i64
  %off = sub i64 %at, %base
  %none = icmp eq ptr %found, null
  %r = select i1 %none, i64 -1, i64 %off
  ret i64 %r
}
`

// TestSortingCallsTheProgram sorts and searches with comparisons of the program, which sort too,
// forwards and again after a step back into the middle.
func TestSortingCallsTheProgram(t *testing.T) {
	const whole = "-7.4 2.1 2.3 2.6 5.0 5.5 9.2 "
	for _, c := range []struct{ n, key, printed, result string }{
		{"7", "9", whole, "48"}, {"7", "-7", whole, "0"}, {"7", "3", whole, "-1"},
		{"7", "10", whole, "-1"}, {"1", "5", "5.0 2.1 9.2 2.3 -7.4 5.5 2.6 ", "0"},
		{"0", "5", "5.0 2.1 9.2 2.3 -7.4 5.5 2.6 ", "-1"},
		{"3", "5", "2.1 5.0 9.2 2.3 -7.4 5.5 2.6 ", "8"},
	} {
		p, err := loadWith(t, sorted, "verify", lower.Options{}, run.Options{})
		if err != nil {
			t.Fatal(err)
		}
		args, err := p.Arguments("main", []string{c.n, c.key})
		if err == nil {
			err = p.Call(t.Context(), "main", args)
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimSpace(string(p.Output())); got != strings.TrimSpace(c.printed) ||
			p.Result("main") != c.result {
			t.Errorf("of %s by %s: printed %s, result %s; want %s, %s", c.n, c.key, got,
				p.Result("main"), c.printed, c.result)
		}
	}
}

// TestSortingIsRestored goes back into the middle of a sort and to its end again.
func TestSortingIsRestored(t *testing.T) {
	p, err := loadWith(t, sorted, "verify", lower.Options{}, run.Options{})
	if err != nil {
		t.Fatal(err)
	}
	args, err := p.Arguments("main", []string{"7", "9"})
	if err == nil {
		err = p.Start("main", args)
	}
	for range 300 {
		if err == nil {
			err = p.Machine.Step()
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	middle := p.Machine.Snapshot()
	for range 2 {
		if err := p.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := p.Result("main"); got != "48" {
			t.Errorf("result %s, want 48", got)
		}
		p.Machine.Restore(middle)
	}
}
