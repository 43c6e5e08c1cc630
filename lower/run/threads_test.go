package run_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

// twoThreads builds two lists at the same time and adds up both.
const twoThreads = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
declare void @rt_safepoint()

define i64 @build(ptr addrspace(1) %tail, i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %less, %loop ]
  %list = phi ptr addrspace(1) [ %tail, %entry ], [ %cell, %loop ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next.at = getelementptr i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %list, ptr addrspace(1) %next.at
  %n.at = getelementptr i8, ptr addrspace(1) %cell, i64 16
  store i64 %i, ptr addrspace(1) %n.at
  %less = sub i64 %i, 1
  %done = icmp eq i64 %less, 0
  br i1 %done, label %sum, label %loop
sum:
  %at = phi ptr addrspace(1) [ %cell, %loop ], [ %at.next, %sum ]
  %total = phi i64 [ 0, %loop ], [ %more, %sum ]
  %v.at = getelementptr i8, ptr addrspace(1) %at, i64 16
  %v = load i64, ptr addrspace(1) %v.at
  %more = add i64 %total, %v
  %link.at = getelementptr i8, ptr addrspace(1) %at, i64 8
  %at.next = load ptr addrspace(1), ptr addrspace(1) %link.at
  call void @rt_safepoint()
  %end = icmp eq ptr addrspace(1) %at.next, null
  br i1 %end, label %out, label %sum
out:
  ret i64 %more
}

define i64 @main() gc "statepoint-example" {
  %one = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %thread = call i64 @rt_start(ptr @build, ptr addrspace(1) %one, i64 40)
  %mine = call i64 @build(ptr addrspace(1) %one, i64 30)
  %other = call i64 @rt_join(i64 %thread)
  %sum = add i64 %mine, %other
  ret i64 %sum
}
`

// Two threads return the same results under every collector and stress, with every schedule, and
// all their frames are found.
func TestThreads(t *testing.T) {
	result, surface := compile(t, twoThreads, "rewrite-statepoints-for-gc", lower.Options{})
	for i, mode := range modes() {
		mode.Seed, mode.SwitchEvery = uint64(i), []uint64{0, 3, 17}[i%3]
		mode.HeapBytes, mode.Surface, mode.Code = 1<<13, surface, &result.Module
		mode.Sanitize = true
		p, err := run.Load(result.Object, mode)
		if err == nil {
			err = p.Call(context.Background(), "main", nil)
		}
		if err != nil {
			t.Errorf("%s: %v", modeName(mode), err)
			continue
		}
		sound(t, p, modeName(mode))
		if got := p.Result("main"); got != "1285" {
			t.Errorf("%s: %s", modeName(mode), got)
		}
		if n := p.Counts(); mode.Stress.Every == 1 && (n.Collections < 10 ||
			n.Frames < 2*n.Collections && !mode.Stress.Allocations) &&
			!late[mode.Collector] {
			t.Errorf("%s: %+v", modeName(mode), n)
		}
	}
}

// A loop without a poll keeps the collecting thread waiting, and the error of a run that ends
// because of it names the thread and position.
func TestThreadWithoutPoll(t *testing.T) {
	text := twoThreads + `
define i64 @spin(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  br label %loop
}
define i64 @waits() gc "statepoint-example" {
  %one = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %thread = call i64 @rt_start(ptr @spin, ptr addrspace(1) %one, i64 40)
  %mine = call i64 @build(ptr addrspace(1) %one, i64 30)
  ret i64 %mine
}
`
	result, surface := compile(t, text, "rewrite-statepoints-for-gc", lower.Options{})
	p, err := run.Load(result.Object, run.Options{Surface: surface, Code: &result.Module,
		Stress: run.Stress{Every: 1}, Limits: machine.Limits{Steps: 5000}})
	if err != nil {
		t.Fatal(err)
	}
	err = p.Call(context.Background(), "waits", nil)
	if err == nil || !strings.Contains(err.Error(), "thread 1 has not reached a safepoint for") ||
		!strings.Contains(err.Error(), "@spin") {
		t.Errorf("%v", err)
	}
	all := p.Threads()
	if len(all) != 2 || !all[0].Asks || all[1].Arrived || all[1].Since < 4000 {
		t.Errorf("%+v", all)
	}
}

// Requests to threads and the threads' positions are restored when the run goes back.
func TestThreadsBack(t *testing.T) {
	result, surface := compile(t, twoThreads, "rewrite-statepoints-for-gc", lower.Options{})
	p, err := run.Load(result.Object, run.Options{Surface: surface, Code: &result.Module,
		Stress: run.Stress{Every: 3}, SwitchEvery: 7})
	if err == nil {
		err = p.Start("main", nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	h, err := p.History(machine.HistoryLimits{})
	if err != nil {
		t.Fatal(err)
	}
	ctx := t.Context()
	var seen []string
	look := func() string {
		text := fmt.Sprintf("%+v %+v", p.Threads(), p.Counts())
		for i := range p.Machine.Threads() {
			frames, _ := p.FramesOf(i)
			text += fmt.Sprintf("\n%+v", frames)
		}
		return text
	}
	if _, err := h.Run(ctx, func(*machine.Machine) bool {
		seen = append(seen, look())
		return false
	}); err != nil {
		t.Fatal(err)
	}
	for step := len(seen); step > 0; step -= 7 {
		if err := h.Seek(ctx, uint64(step)); err != nil {
			t.Fatal(err)
		}
		if got := look(); got != seen[step-1] {
			t.Fatalf("step %d is\n%s\nwas\n%s", step, got, seen[step-1])
		}
	}
}

// Random programs print the same in two threads as alone, exceptions included, under every
// collector.
func TestRandomThreads(t *testing.T) {
	const inModule = 8
	modes := modes()
	for at := 0; at < short.Share(*programs/4, 6); at += inModule {
		var seeds []uint64
		for i := range inModule {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		t.Run(fmt.Sprint(seeds[0]), func(t *testing.T) {
			t.Parallel()
			result, surface := compile(t, gen.Pairs(seeds, gen.All),
				"place-safepoints,rewrite-statepoints-for-gc",
				lower.Options{MaxGCRegisters: at / inModule % 3})
			play := func(opt run.Options, entry string) string {
				var out [2]bytes.Buffer
				opt.Externals = map[string]machine.External{"mix": mix,
					"rt_print": func(m *machine.Machine) error {
						fmt.Fprintln(&out[min(m.Current(), 1)], int64(m.Arg(0)))
						return nil
					}}
				opt.Surface, opt.Code, opt.Sanitize = surface, &result.Module, true
				p, err := run.Load(result.Object, opt)
				if err == nil {
					err = p.Call(context.Background(), entry, nil)
				}
				if err != nil {
					t.Fatalf("%s, %s: %v", entry, modeName(opt), err)
				}
				sound(t, p, entry+", "+modeName(opt))
				return out[0].String() + "and " + out[1].String()
			}
			for i := 0; i < inModule; i += 2 {
				a := play(run.Options{HeapBytes: 64 << 20}, gen.Entry(seeds[i]))
				b := play(run.Options{HeapBytes: 64 << 20}, gen.Entry(seeds[i+1]))
				want := strings.TrimSuffix(a, "and ") + "and " + strings.TrimSuffix(b, "and ")
				for k := range 3 {
					mode := modes[(i+at+k*9)%len(modes)]
					mode.HeapBytes, mode.Seed, mode.SwitchEvery = 1<<18, seeds[i], uint64(1+k*20)
					if got := play(mode, gen.PairEntry(seeds[i])); got != want {
						t.Errorf("seeds %d and %d, %s: printed\n%s\nwant\n%s", seeds[i], seeds[i+1],
							modeName(mode), got, want)
					}
				}
			}
		})
	}
}
