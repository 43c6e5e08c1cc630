package session_test

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/explore/panes"

	"statepoint/core/location"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// After the last safepoint, Next shows what the collection there did, and only then the end.
func TestNextShowsTheLastCollection(t *testing.T) {
	r := listRun(t)
	s := r.do(report.RunSeek)
	last := s.Marks[len(s.Marks)-1]
	if !last.Collected {
		t.Fatalf("the last mark is %+v", last)
	}
	r.seek(last.Step)
	if s = r.do(report.RunNext); s.Step != last.Step+1 || s.Ended != "" {
		t.Errorf("after step %d comes %d", last.Step, s.Step)
	}
	if s = r.do(report.RunNext); s.Ended == "" {
		t.Errorf("step %d is not the end", s.Step)
	}
}

// Each action of a collector can be reached by stepping forwards and backwards. At each, the slots
// match memory, one frame, slot or object is lit, and the bytes read are those of the record.
func TestProgramActions(t *testing.T) {
	r := listRun(t)
	r.do(report.RunNext)
	at := r.do(report.RunNext)
	if at.Actions < 8 || at.Within != 0 || at.EventsOf != at.Step || at.EventsAll != at.Actions ||
		len(at.Events) != int(at.Actions) {
		t.Fatalf("%d actions, events %d of step %d", at.Actions, len(at.Events), at.EventsOf)
	}
	var there []*report.RunState
	kinds := map[string]int{}
	for n := uint32(1); n <= at.Actions; n++ {
		s := r.do(report.RunStep)
		if s.Step != at.Step || s.Within != n || s.Actions != at.Actions {
			t.Fatalf("at step %d, action %d of %d", s.Step, s.Within, s.Actions)
		}
		e := at.Events[n-1]
		kinds[e.Kind]++
		if s.Sentence != e.Text {
			t.Errorf("action %d is %q, not %q", n, s.Sentence, e.Text)
		}
		there = append(there, s)
		looksAt(t, s, e)
	}
	for _, k := range []string{report.ActFrame, report.ActVisit, report.ActMove, report.ActUpdate,
		report.ActField} {
		if kinds[k] == 0 {
			t.Errorf("no action is a %s: %v", k, kinds)
		}
	}
	after := r.do(report.RunStep)
	if after.Step != at.Step+1 || after.Within != 0 {
		t.Fatalf("after the actions is step %d, action %d", after.Step, after.Within)
	}
	// After the last action, the frame is as after the step.
	last := there[len(there)-1].Frames[1]
	for i, slot := range after.Frames[0].Slots {
		if last.Slots[i].Address != slot.Address || last.Slots[i].Value != slot.Value {
			t.Errorf("%s is %#x after the last action, and %#x after the step", slot.Place,
				last.Slots[i].Value, slot.Value)
		}
	}
	for i := len(there) - 1; i >= 0; i-- {
		if s := r.do(report.RunBack); !reflect.DeepEqual(s, there[i]) {
			t.Errorf("back at action %d:\n%+v\nnot\n%+v", i+1, s, there[i])
		}
	}
	if s := r.do(report.RunBack); !reflect.DeepEqual(s, at) {
		t.Errorf("back at the safepoint:\n%+v\nnot\n%+v", s, at)
	}
	// The same place by name: the collections are counted from the beginning of the run.
	byName := r.seekTo(report.RunCollection, 2, 3)
	if !reflect.DeepEqual(byName, there[2]) {
		t.Errorf("the second collection's third action:\n%+v\nnot\n%+v", byName, there[2])
	}
	for _, end := range []*report.RunState{r.seekTo(report.RunEnd, 0, 0),
		r.seekTo(report.RunCollection, 1000, 0), r.seekTo(report.RunStale, 0, 0)} {
		if end.Step != end.End || end.Ended == "" {
			t.Errorf("step %d of %d is not the end", end.Step, end.End)
		}
	}
	r.engine = engine.Engine{}
	r.ask.From, r.ask.Within = at.Step, 3
	if s := r.do(report.RunSeek); !reflect.DeepEqual(s, there[2]) {
		t.Errorf("another engine shows\n%+v\nnot\n%+v", s, there[2])
	}
}

// looksAt compares what is lit with the action.
func looksAt(t *testing.T, s *report.RunState, e report.RunEvent) {
	t.Helper()
	for _, f := range s.Frames {
		for _, slot := range f.Slots {
			if slot.Kind == location.SlotPadding && !strings.Contains(slot.Means, " byte") {
				t.Errorf("%s of %s says %q", slot.Place, f.Name, slot.Means)
			}
		}
	}
	var slots, objects []string
	var returns []report.RunSlot
	frames := 0
	for _, f := range s.Frames {
		if f.Light == report.LightNow {
			frames++
		}
		for _, slot := range f.Slots {
			if slot.Light == report.LightNow {
				slots = append(slots, slot.Name)
				if slot.Kind == location.SlotReturn {
					returns = append(returns, slot)
				}
			}
		}
	}
	for _, o := range s.Objects {
		if o.Light == report.LightNow {
			objects = append(objects, fmt.Sprintf("0x%x", o.Address))
		}
	}
	now := 0
	for _, b := range s.Reads {
		if b.Light == report.LightNow {
			now++
		}
	}
	said := s.Sentence
	switch e.Kind {
	case report.ActVisit, report.ActUpdate:
		if len(slots) != 1 || !strings.Contains(said, "`"+slots[0]+"`") || frames != 1 ||
			now != 1 || len(objects) == 0 {
			t.Errorf("%q: slots %q, %d frames, %d rows of %d, objects %q", said, slots, frames, now,
				len(s.Reads), objects)
		}
	case report.ActFrame:
		if len(returns) != 1 || len(slots) != 1 ||
			!strings.Contains(said, fmt.Sprintf("Return address 0x%x, %s →", returns[0].Value,
				returns[0].Means)) {
			t.Errorf("%q lights the return addresses %+v", said, returns)
		}
	case report.ActMove:
		if len(objects) != 2 || !strings.Contains(said, objects[0]) ||
			!strings.Contains(said, objects[1]) {
			t.Errorf("%q: objects %q", said, objects)
		}
	case report.ActField:
		if len(objects) == 0 {
			t.Errorf("%q lights no object", said)
		}
	}
}

// Under every collector, the actions of a step can be stepped through, and the whole heap is drawn.
func TestProgramActionsOfCollectors(t *testing.T) {
	for _, collector := range emulated.Collectors() {
		r := listRun(t)
		r.ask.Setup.Collector = collector
		seen := map[string]int{}
		s := r.do(report.RunSeek)
		for s.Ended == "" {
			s = r.do(report.RunNext)
			for n := s.Actions; n > 0; n-- {
				in := r.do(report.RunStep)
				seen[in.Events[in.Within-in.EventsFrom].Kind]++
				live := uint64(0)
				for _, o := range in.Objects {
					if o.To == 0 && !o.Freed {
						live++
					}
				}
				if live != in.Total {
					t.Errorf("%s, step %d, action %d: %d objects of %d", collector, in.Step,
						in.Within, live, in.Total)
				}
			}
		}
		if seen[report.ActFrame] == 0 || seen[report.ActVisit] == 0 {
			t.Errorf("%s: %v", collector, seen)
		}
	}
}

// Each of several threads is shown with its current state. A thread whose loop has no poll keeps
// the other waiting; once it reaches a safepoint, both stacks are read.
func TestProgramThreads(t *testing.T) {
	source, err := os.ReadFile("testdata/late-thread.ll")
	if err != nil {
		t.Fatal(err)
	}
	r := &runner{T: t, of: report.Request{
		Source: string(source)}}
	s := r.do(report.RunSeek)
	late, longest, read := false, 0, 0
	for s.Ended == "" {
		s = r.do(report.RunNext)
		for _, th := range s.Threads {
			var n int
			_, err := fmt.Sscanf(th.Text, "runs, and has reached no safepoint for %d", &n)
			late = late || err == nil && th.Late
			_, err = fmt.Sscanf(th.Text, "waits at a safepoint for thread 0 to collect; it took %d",
				&n)
			if err == nil || len(th.Frames) == 0 {
				longest = max(longest, n)
			}
		}
		if s.Actions > 0 && len(s.Threads) == 2 && read == 0 {
			for _, e := range s.Events {
				if e.Kind == report.ActFrame && strings.Contains(e.Text, "@count") {
					read++
				}
			}
		}
	}
	if !late || longest > 1000 || read == 0 {
		t.Errorf("late %v, took %d steps, %d frames of the other thread read", late, longest, read)
	}
	if s.Ended != "@main returned 4501702." {
		t.Error(s.Ended)
	}
	if at := s.Threads[s.Thread].Text; at != "has ended" {
		t.Errorf("at the end of the run its thread %q", at)
	}
}

// seekTo goes to a place that a lesson names.
func (r *runner) seekTo(action string, from uint64, within uint32) *report.RunState {
	r.ask.From, r.ask.Within = from, within
	return r.do(action)
}

// A program that keeps an old address goes astray at the load from it.
func TestProgramStale(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{
		Setup: report.RunSetup{Entry: "keep", Arguments: "7"}},
		of: report.Request{Source: `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define i64 @keep(i64 %n) {
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %data = getelementptr i8, ptr addrspace(1) %object, i64 8
  store i64 %n, ptr addrspace(1) %data
  call void @rt_collect()
  %read = load i64, ptr addrspace(1) %data
  ret i64 %read
}
`}}
	s := r.seekTo(report.RunStale, 0, 0)
	if s.Step == s.End || s.Astray.Text == "" || s.Step != s.Astray.Step ||
		!strings.Contains(s.Next, "8(%r14)") {
		t.Errorf("step %d of %d, astray at %d: %s", s.Step, s.End, s.Astray.Step, s.Next)
	}
}

// While the collector works on a frame, whichever thread's, the run's position is the call in that
// frame, which the panes show.
func TestPositionIsTheVisitedFrame(t *testing.T) {
	r := &runner{T: t, of: report.Request{Source: exampleSource(t, "two-threads")}}
	index := report.NewIndex(panes.Run(t.Context(), &r.of).Links)
	visited, others := 0, 0
	for s := r.do(report.RunSeek); s.Ended == ""; s = r.do(report.RunNext) {
		for n := s.Actions; n > 0; n-- {
			in := r.do(report.RunStep)
			check := func(frames []report.RunFrame) (found int) {
				for _, f := range frames {
					if f.Light != report.LightNow {
						continue
					}
					found++
					if l := index.Link(in.IDs[0]); l == nil || l.Func != f.ID ||
						in.IDs[1] != f.Record {
						t.Errorf("%q visits @%s, and the position is %+v", in.Sentence, f.Name, l)
					}
				}
				return found
			}
			visited += check(in.Frames)
			for _, th := range in.Threads {
				others += check(th.Frames)
			}
		}
	}
	if visited == 0 || others == 0 {
		t.Errorf("visited %d frames of the running thread and %d of another", visited, others)
	}
}

// In the middle of a collection, objects show the references that they hold wherever their layout
// puts them: each leads to an object, at its old address or its new one.
func TestReferencesDuringCollections(t *testing.T) {
	const text = `; object: gc_malloc: 24 bytes, references at 0, 16
declare ptr addrspace(1) @gc_malloc(i64)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %a = call ptr addrspace(1) @gc_malloc(i64 24)
  %a.number = getelementptr i8, ptr addrspace(1) %a, i64 8
  store i64 7, ptr addrspace(1) %a.number
  %b = call ptr addrspace(1) @gc_malloc(i64 24)
  store ptr addrspace(1) %a, ptr addrspace(1) %b
  %b.last = getelementptr i8, ptr addrspace(1) %b, i64 16
  store ptr addrspace(1) %b, ptr addrspace(1) %b.last
  %c = call ptr addrspace(1) @gc_malloc(i64 24)
  store ptr addrspace(1) %b, ptr addrspace(1) %c
  %d = call ptr addrspace(1) @gc_malloc(i64 24)
  ret ptr addrspace(1) %c
}
`
	for _, collector := range emulated.Collectors() {
		r := &runner{T: t, of: report.Request{Source: text},
			ask: report.RunRequest{Setup: report.RunSetup{Entry: "f", Collector: collector}}}
		led := 0
		for s := r.do(report.RunSeek); s.Ended == ""; s = r.do(report.RunStep) {
			if s.Within == 0 {
				continue
			}
			known := map[uint64]bool{0: true}
			for _, o := range s.Objects {
				known[o.Address], known[o.To], known[o.Next] = true, true, true
			}
			for _, o := range s.Objects {
				for n, to := range o.References {
					if !known[to] {
						t.Errorf("%s, step %d, action %d: reference %d of the object at %#x is %#x",
							collector, s.Step, s.Within, n, o.Address, to)
					} else if to != 0 {
						led++
					}
				}
			}
		}
		if led == 0 {
			t.Errorf("%s: no reference is shown", collector)
		}
	}
}
