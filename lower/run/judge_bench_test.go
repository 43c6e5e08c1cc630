package run_test

import (
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// turns is a program that builds lists and adds them up.
const turns = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @main() gc "statepoint-example" {
entry:
  br label %turn
turn:
  %t = phi i64 [ 0, %entry ], [ %t.next, %added ]
  br label %make
make:
  %list = phi ptr addrspace(1) [ null, %turn ], [ %cell, %make ]
  %i = phi i64 [ 0, %turn ], [ %i.next, %make ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next.at = getelementptr i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %list, ptr addrspace(1) %next.at
  %value.at = getelementptr i8, ptr addrspace(1) %cell, i64 16
  store i64 %i, ptr addrspace(1) %value.at
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, 50
  br i1 %more, label %make, label %round
round:
  %r = phi i64 [ 0, %make ], [ %r.next, %rounded ]
  br label %add
add:
  %at = phi ptr addrspace(1) [ %cell, %round ], [ %next, %add ]
  %sum = phi i64 [ 0, %round ], [ %sum.next, %add ]
  %v.at = getelementptr i8, ptr addrspace(1) %at, i64 16
  %v = load i64, ptr addrspace(1) %v.at
  %sum.next = add i64 %sum, %v
  %n.at = getelementptr i8, ptr addrspace(1) %at, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %n.at
  %end = icmp eq ptr addrspace(1) %next, null
  br i1 %end, label %rounded, label %add
rounded:
  %r.next = add i64 %r, 1
  %again = icmp ult i64 %r.next, 20
  br i1 %again, label %round, label %added
added:
  %t.next = add i64 %t, 1
  %go = icmp ult i64 %t.next, 200
  br i1 %go, label %turn, label %done
done:
  ret i64 %sum.next
}`

// BenchmarkJudge runs a program that accesses objects every few instructions: unchecked, with
// checked accesses, and with tracked addresses.
func BenchmarkJudge(b *testing.B) {
	t := &testing.T{}
	result, surface := compile(t, turns, "place-safepoints,rewrite-statepoints-for-gc",
		lower.Options{})
	for _, c := range []struct {
		name string
		opt  run.Options
	}{{"unjudged", run.Options{}}, {"judged", run.Options{Judge: true}},
		{"followed", run.Options{Sanitize: true}}} {
		b.Run(c.name, func(b *testing.B) {
			steps := uint64(0)
			for b.Loop() {
				p := judged(b, result, surface, c.opt)
				steps += p.Counts().Steps
				if f, _ := p.Findings(); f != nil {
					b.Fatal(f)
				}
			}
			b.ReportMetric(float64(steps)/b.Elapsed().Seconds(), "steps/s")
		})
	}
}
