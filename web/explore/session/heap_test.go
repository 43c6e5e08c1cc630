package session_test

import (
	"slices"
	"strings"
	"testing"

	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// A value that a program writes over an object's header is not taken for its size.
func TestOverwrittenHeader(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "f"}},
		of: report.Request{Source: `declare ptr addrspace(1) @rt_alloc(i64, i64)
define void @f() gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  store i64 33880, ptr addrspace(1) %b
  ret void
}
`}}
	first := r.do(report.RunSeek)
	overwritten := 0
	for at := first; at.Step < at.End; at = r.do(report.RunStep) {
		for _, p := range at.Spaces {
			if p.Used > p.Size {
				t.Fatalf("%d of %d bytes used", p.Used, p.Size)
			}
			if p.Overwritten != 0 {
				overwritten++
				if len(at.Objects) == 0 || at.Objects[len(at.Objects)-1].Address != p.Overwritten {
					t.Errorf("%+v, objects %+v", p, at.Objects)
				}
			}
		}
	}
	if overwritten == 0 {
		t.Error("nobody noticed")
	}
}

// The first object of a part of the heap is at the address that references have, in every step and
// action.
func TestFirstObjectOfSpace(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 1, i64 0)
  %f = getelementptr i8, ptr addrspace(1) %b, i64 8
  store ptr addrspace(1) %a, ptr addrspace(1) %f
  ret ptr addrspace(1) %b
}
`
	for _, collector := range emulated.Collectors() {
		r := &runner{T: t, ask: report.RunRequest{
			Setup: report.RunSetup{Entry: "f", Collector: collector}},
			of: report.Request{Source: text}}
		known := 0
		at := r.do(report.RunSeek)
		for ; at.Step < at.End; at = r.do(report.RunStep) {
			for _, p := range at.Spaces {
				var first uint64
				for i := range at.Objects {
					o := &at.Objects[i]
					if first == 0 && o.To == 0 && !o.Freed && o.Address-p.Start < p.Size {
						first = o.Address
					}
				}
				if p.First != first {
					t.Errorf("%s, step %d: %+v, first object at 0x%x", collector, at.Step, p, first)
				}
				if first > p.Start {
					known++
				}
			}
		}
		below := collector == "semispace" || collector == "mark-compact" || collector == "refcount"
		if below != (known > 0) {
			t.Errorf("%s: %d times something is free below the first object", collector, known)
		}
	}
}

// The used bytes of a part of the heap are those from one object to the next.
func TestUsedBytesOfSpace(t *testing.T) {
	const text = `; object: make: 16 bytes, references at 0
declare ptr addrspace(1) @make(i64)
define void @f() gc "statepoint-example" {
  %a = call ptr addrspace(1) @make(i64 16)
  %b = call ptr addrspace(1) @make(i64 16)
  %c = call ptr addrspace(1) @make(i64 16)
  store ptr addrspace(1) %b, ptr addrspace(1) %c
  store ptr addrspace(1) %a, ptr addrspace(1) %b
  ret void
}
`
	for _, collector := range emulated.Collectors() {
		r := &runner{T: t, ask: report.RunRequest{
			Setup: report.RunSetup{Entry: "f", Collector: collector, Stress: "none"}},
			of: report.Request{Source: text}}
		r.do(report.RunSeek)
		at := r.do(report.RunEnd)
		if len(at.Objects) != 3 {
			t.Fatalf("%s: %s%s, %d objects", collector, at.Trouble, at.Ended, len(at.Objects))
		}
		used := uint64(0)
		for _, p := range at.Spaces {
			used += p.Used
		}
		if each := at.Objects[1].Address - at.Objects[0].Address; used != 3*each {
			t.Errorf("%s: %d bytes are used, by 3 objects %d apart", collector, used, each)
		}
	}
}

// A call to an address without code stops at the call, with its frames and IR.
func TestCallOfNothing(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "outer"}},
		of: report.Request{Source: `@methods = global [2 x ptr] zeroinitializer
define i64 @inner(ptr %table) {
  %slot = getelementptr i8, ptr %table, i64 8
  %method = load ptr, ptr %slot
  %r = call i64 %method(i64 3)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @outer() {
  %r = call i64 @inner(ptr @methods)
  %s = add i64 %r, 1
  ret i64 %s
}
`}}
	at := r.do(report.RunSeek)
	for at.Step < at.End {
		at = r.do(report.RunStep)
	}
	if !at.Failed || !strings.Contains(at.Ended, "a call to address 0x0") ||
		!strings.Contains(at.Ended, "at @inner+") || !strings.Contains(at.Where, "@inner+") ||
		!strings.Contains(at.IR, "call i64 %method") || len(at.Frames) != 2 {
		t.Errorf("failed %v, %q at %s, IR %q, %d frames", at.Failed, at.Ended, at.Where, at.IR,
			len(at.Frames))
	}
}

// A register with the address of a freed object is distinguished from one that points to an object,
// and so is one with the fill pattern of freed memory.
func TestProgramTellsWhereNoObjectIs(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{
		Setup: report.RunSetup{Entry: "keep", Arguments: "7"}},
		of: report.Request{Source: `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define i64 @keep(i64 %n) gc "statepoint-example" {
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %data = getelementptr i8, ptr addrspace(1) %object, i64 8
  store i64 %n, ptr addrspace(1) %data
  %hidden = ptrtoint ptr addrspace(1) %data to i64
  call void @rt_collect()
  %stale = inttoptr i64 %hidden to ptr addrspace(1)
  %read = load i64, ptr addrspace(1) %stale
  ret i64 %read
}
`}}
	var object uint64
	var said []string
	for at := r.do(report.RunSeek); at.Step < at.End; at = r.do(report.RunStep) {
		if object == 0 && len(at.Objects) > 0 {
			object = at.Objects[0].Address
		}
		for _, g := range at.Registers {
			word := ""
			switch {
			case g.Filler:
				word = "filler"
			case g.Nowhere:
				word = "nowhere"
			case g.Value == object && g.Object == object && object != 0:
				word = "object"
			}
			if word != "" && !slices.Contains(said, word) {
				said = append(said, word)
			}
			if g.Filler != (g.Value == 0xdeadbeefdeadbeef) || g.Nowhere && g.Value-object >= 16 ||
				g.Nowhere && len(at.Objects) > 0 {
				t.Errorf("step %d: %+v", at.Step, g)
			}
		}
	}
	if got := strings.Join(said, " "); got != "object nowhere filler" {
		t.Error(got)
	}
}

// A word of an object that is freed where it is, which no collector moves, is that of a freed one.
func TestFreedObjectsAreNotMoved(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{
		Setup: report.RunSetup{Entry: "drop", Collector: "mark-sweep"}},
		of: report.Request{Source: `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define void @drop() gc "statepoint-example" {
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @rt_collect()
  ret void
}
`}}
	freed := 0
	for at := r.do(report.RunSeek); at.Step < at.End; at = r.do(report.RunStep) {
		gone := map[uint64]bool{}
		for _, o := range at.Objects {
			gone[o.Address] = o.Freed
		}
		for _, g := range at.Registers {
			if g.Freed != (g.Object != 0 && gone[g.Object]) || g.Freed && !g.Stale {
				t.Errorf("step %d, action %d: %+v", at.Step, at.Within, g)
			}
			if g.Freed {
				freed++
			}
		}
	}
	if freed == 0 {
		t.Error("no register has the address of the freed object")
	}
}

// A call that only a stub answered is not told as printed, and comes before the collection in it.
func TestStubAnswersBeforeCollection(t *testing.T) {
	r := &runner{T: t, of: report.Request{Source: exampleSource(t, "live-pointer")}}
	at := r.do(report.RunSeek)
	for at.Output == "" {
		at = r.do(report.RunOver)
	}
	if want := `A stub answered foo(). Collection 1 read 1 frame, moved 3 objects`; !strings.
		HasPrefix(at.Sentence, want) {
		t.Errorf("the sentence is %q, not %q", at.Sentence, want)
	}
}
