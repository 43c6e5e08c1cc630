package run_test

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/run"
)

// barrierProgram makes %count cells, of which the last %width are in a list at any time, and adds
// up the remaining numbers. The last cell is old when a young one is stored into it. Each cell has
// an object. Every sixteenth object is moved to the first cell, which is marked long before the
// last, and its old field is overwritten.
const barrierProgram = `declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_collect()
define i64 @window(i64 %count, i64 %width) gc "STRATEGY" {
entry:
  %head = alloca ptr
  %last = alloca ptr
  %kept = alloca ptr
  call void @llvm.gcroot(ptr %head, ptr null)
  call void @llvm.gcroot(ptr %last, ptr null)
  call void @llvm.gcroot(ptr %kept, ptr null)
  %total = alloca i64
  store i64 0, ptr %total
  %one = call ptr @rt_alloc(i64 2, i64 8)
  store ptr %one, ptr %head
  store ptr %one, ptr %last
  br label %append
append:
  %i = phi i64 [ 1, %entry ], [ %next.i, %more ]
  %made = call ptr @rt_alloc(i64 2, i64 8)
  %made.number = getelementptr i8, ptr %made, i64 24
  store i64 %i, ptr %made.number
  store ptr %made, ptr %kept
  %new = call ptr @rt_alloc(i64 2, i64 8)
  %number.field = getelementptr i8, ptr %new, i64 24
  store i64 %i, ptr %number.field
  %brought = load ptr, ptr %kept
  %brought.field = getelementptr i8, ptr %new, i64 16
  call void @llvm.gcwrite(ptr %brought, ptr %new, ptr %brought.field)
  store ptr null, ptr %kept
  %old = load ptr, ptr %last
  %top = load ptr, ptr %head
  %which = and i64 %i, 15
  %sixteenth = icmp eq i64 %which, 0
  br i1 %sixteenth, label %move, label %link
move:
  %spare.field = getelementptr i8, ptr %old, i64 16
  %spare = call ptr @llvm.gcread(ptr %old, ptr %spare.field)
  %top.field = getelementptr i8, ptr %top, i64 16
  call void @llvm.gcwrite(ptr %spare, ptr %top, ptr %top.field)
  call void @llvm.gcwrite(ptr null, ptr %old, ptr %spare.field)
  br label %link
link:
  %field = getelementptr i8, ptr %old, i64 8
  call void @llvm.gcwrite(ptr %new, ptr %old, ptr %field)
  store ptr %new, ptr %last
  call void @rt_safepoint()
  %full = icmp ugt i64 %i, %width
  br i1 %full, label %drop, label %more
drop:
  %first = load ptr, ptr %head
  %second.field = getelementptr i8, ptr %first, i64 8
  %second = call ptr @llvm.gcread(ptr %first, ptr %second.field)
  store ptr %second, ptr %kept
  %third.field = getelementptr i8, ptr %second, i64 8
  %third = call ptr @llvm.gcread(ptr %second, ptr %third.field)
  call void @llvm.gcwrite(ptr %third, ptr %first, ptr %second.field)
  call void @rt_safepoint()
  store ptr null, ptr %kept
  br label %more
more:
  %front = load ptr, ptr %head
  %its.field = getelementptr i8, ptr %front, i64 16
  %its = call ptr @llvm.gcread(ptr %front, ptr %its.field)
  %nothing = icmp eq ptr %its, null
  %from = select i1 %nothing, ptr %front, ptr %its
  %from.number = getelementptr i8, ptr %from, i64 24
  %n = load i64, ptr %from.number
  %t = load i64, ptr %total
  %t.next = add i64 %t, %n
  store i64 %t.next, ptr %total
  %next.i = add i64 %i, 1
  %again = icmp ult i64 %next.i, %count
  br i1 %again, label %append, label %add
add:
  %start = load ptr, ptr %head
  br label %cell
cell:
  %at = phi ptr [ %start, %add ], [ %following, %cell ]
  %sum = phi i64 [ 0, %add ], [ %sum.next, %cell ]
  %number.at = getelementptr i8, ptr %at, i64 24
  %number = load i64, ptr %number.at
  %sum.next = add i64 %sum, %number
  %next.at = getelementptr i8, ptr %at, i64 8
  %following = call ptr @llvm.gcread(ptr %at, ptr %next.at)
  %end = icmp eq ptr %following, null
  br i1 %end, label %done, label %cell
done:
  %all = load i64, ptr %total
  %result = add i64 %all, %sum.next
  ret i64 %result
}
define i64 @main(i64 %count, i64 %width) {
  %r = call i64 @window(i64 %count, i64 %width)
  call void @rt_collect()
  ret i64 %r
}
`

// collectorsOf are the collectors for which a strategy's barrier is enough, without help from the
// emulator. The others move objects although counted roots do not list them, or need further
// reports.
var collectorsOf = map[string][]string{
	"shadow-stack": {"semispace", "mark-compact", "mark-sweep"},
	"card-marking": {"semispace", "mark-compact", "mark-sweep", "generational", "incremental"},
	"snapshot": {"semispace", "mark-compact", "mark-sweep", "incremental",
		"concurrent"},
	"brooks":             {"semispace", "mark-compact", "mark-sweep"},
	"reference-counting": {"refcount"},
}

// expectedOf is what barrierProgram returns.
func expectedOf(count, width int) string {
	sum := (2*count - width - 1) * width / 2
	for i := 16; i < count; i++ {
		sum += i/16*16 - 1
	}
	return strconv.Itoa(sum)
}

// TestBarriersTellTheCollector runs a program with each strategy that has a barrier, under each
// collector for which it is enough: the symbols that the barriers use are supplied, and their
// reports reach the collector.
func TestBarriersTellTheCollector(t *testing.T) {
	const count, width = 400, 20
	want := fmt.Sprintf("result %s\n", expectedOf(count, width))
	for strategy, good := range collectorsOf {
		result, surface := compile(t, strings.ReplaceAll(barrierProgram, "STRATEGY", strategy), "",
			lower.Options{})
		for _, collector := range run.Collectors() {
			for _, stress := range short.Some([]uint64{1, 0, 3}, 3) {
				opt := run.Options{Collector: collector, Surface: surface, Code: &result.Module,
					Stress: run.Stress{Every: stress}, HeapBytes: 1 << 14, NoBarrier: true}
				var out bytes.Buffer
				opt.Out = &out
				p, err := run.Load(result.Object, opt)
				if err == nil {
					err = p.Call(t.Context(), "main", []run.Value{run.Int(count), run.Int(width)})
				}
				got := ""
				if err == nil {
					got = fmt.Sprintf("result %s\n", p.Result("main"))
				}
				what := fmt.Sprintf("%s, %s, stress %d", strategy, collector, stress)
				if !slices.Contains(good, collector) {
					if err == nil && stress == 1 && got == want && !late[collector] {
						t.Errorf("%s: the collector needs no barrier", what)
					}
					continue
				}
				if got != want || err != nil {
					t.Errorf("%s: %q, %v; want %q", what, got, err, want)
					continue
				}
				n := p.Counts()
				if n.Collections == 0 || n.Skipped > 0 || n.Allocated != 2*count-1 {
					t.Errorf("%s: %+v", what, n)
				}
				if live := n.Allocated - n.Freed; collector != "semispace" &&
					collector != "mark-compact" && collector != "generational" && live != 0 {
					t.Errorf("%s: %d objects are left", what, live)
				}
				if missed := p.MissedStore(); missed != "" {
					t.Errorf("%s: %s", what, missed)
				}
				if missing := p.StandIns.Variables(); len(missing) > 0 {
					t.Errorf("%s: nobody supplies %q", what, missing)
				}
			}
		}
	}
}

// TestArgumentsAreCounted frees an object that is reachable only from an argument.
func TestArgumentsAreCounted(t *testing.T) {
	const text = `declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @rt_collect()
define i64 @cut(ptr %list) gc "reference-counting" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %list, ptr %root
  %next = getelementptr i8, ptr %list, i64 8
  call void @llvm.gcwrite(ptr null, ptr %list, ptr %next)
  call void @rt_collect()
  ret i64 1
}
`
	result, surface := compile(t, text, "", lower.Options{})
	p, err := run.Load(result.Object, run.Options{Collector: "refcount", Surface: surface,
		Code: &result.Module})
	if err != nil {
		t.Fatal(err)
	}
	args, err := p.Arguments("cut", []string{"[1, 2, 3]"})
	if err == nil {
		err = p.Call(t.Context(), "cut", args)
	}
	if n := p.Counts(); err != nil || n.Freed != 2 {
		t.Errorf("%v, %+v", err, n)
	}
}

// TestChainsOfTheirOwn moves objects in the roots of a strategy whose list has a different name,
// and that polls a flag.
func TestChainsOfTheirOwn(t *testing.T) {
	s, err := gc.ParseSpec("name=mine,roots=linked:my_chain,safepoints=return," +
		"at-safepoints=poll:my_flag:my_collect,read-barrier=call:my_read," +
		"write-barrier=call:my_write,before-call=my_notice")
	if err != nil {
		t.Fatal(err)
	}
	known := gc.NewRegistry().With(s)
	m, _, err := irparse.ParseString(t.Context(), "mine.ll",
		strings.ReplaceAll(barrierProgram, "STRATEGY", "mine"))
	if err != nil {
		t.Fatal(err)
	}
	surface := run.Describe(m, known)
	result, err := lower.Compile(t.Context(), m, lower.Options{Strategies: known, Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, collector := range run.Collectors() {
		p, err := run.Load(result.Object, run.Options{Collector: collector, Surface: surface,
			Code: &result.Module, Stress: run.Stress{Every: 1}})
		if err == nil {
			err = p.Call(t.Context(), "main", []run.Value{run.Int(100), run.Int(10)})
		}
		if err != nil {
			t.Errorf("%s: %v", collector, err)
			continue
		}
		n := p.Counts()
		if got := p.Result("main"); got != expectedOf(100, 10) || n.Skipped > 0 ||
			n.Polls == 0 || len(p.StandIns.Variables()) > 0 {
			t.Errorf("%s: %s, %+v, %q", collector, got, n, p.StandIns.Variables())
		}
	}
}
