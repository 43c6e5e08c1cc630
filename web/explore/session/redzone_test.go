package session_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/emulator"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Roots of a function that calls nothing are below the stack pointer, and are drawn there from the
// start.
func TestFrameInRedZone(t *testing.T) {
	const source = `declare void @llvm.gcroot(ptr, ptr)
define ptr @leaf(ptr %a) gc "erlang" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store volatile ptr %a, ptr %r
  %v = load volatile ptr, ptr %r
  ret ptr %v
}
`
	frames := panes.Frames(emulator.Compile(t.Context(), &report.Request{Source: source}, nil))
	if len(frames) != 1 || frames[0].Size != 0 || len(frames[0].Slots) != 2 ||
		frames[0].Slots[0].Offset != -8 || frames[0].Slots[0].Name != "%r" {
		t.Fatalf("%+v", frames)
	}
	drawn := draw.Frame(&frames[0], 1)
	pointer, slot := strings.Index(drawn, "f-rsp"), strings.Index(drawn, ">rsp-8<")
	if pointer < 0 || slot < pointer || strings.Contains(drawn, "not there yet") {
		t.Errorf("the pointer at %d, the root at %d: %s", pointer, slot, drawn)
	}
	r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "leaf",
		Arguments: "[1, 2]"}}, of: report.Request{Source: source}}
	r.do(report.RunSeek)
	s := r.seek(1)
	if slots := s.Frames[0].Slots; len(slots) < 2 || slots[1].Place != "[rsp-8]" ||
		slots[1].Name != "%r" || slots[1].Value == 0 {
		t.Errorf("in the run: %+v", slots)
	}
}

// A stack object is shown word by word, so an address hidden in one is visible. Of a large one,
// only the words that point into the heap are shown.
func TestWordsOfStackObjects(t *testing.T) {
	const source = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
define i64 @main() gc "statepoint-example" {
  %pair = alloca { i64, ptr addrspace(1) }
  %many = alloca [40 x ptr addrspace(1)]
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %f = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
  store ptr addrspace(1) %o, ptr %f
  %g = getelementptr [40 x ptr addrspace(1)], ptr %many, i32 0, i32 30
  store ptr addrspace(1) %o, ptr %g
  call void @rt_safepoint()
  %p = load ptr addrspace(1), ptr %f
  %q = load ptr addrspace(1), ptr %g
  %e = getelementptr i8, ptr addrspace(1) %p, i64 8
  %v = load i64, ptr addrspace(1) %e
  ret i64 %v
}
`
	r := &runner{T: t, of: report.Request{Source: source}}
	s := r.do(report.RunSeek)
	if s = r.seek(s.End); s.Astray.Text == "" {
		t.Fatal("the run does not go astray")
	}
	s = r.seek(s.Astray.Step)
	slots := map[string]report.RunSlot{}
	for _, slot := range s.Frames[0].Slots {
		slots[slot.Name] = slot
	}
	pair, hidden := slots["%pair"], slots["%pair+8"]
	if hidden.Place == "" || hidden.Address != pair.Address+8 || !hidden.Nowhere ||
		!strings.Contains(s.Hidden.Text, hidden.Place) {
		t.Errorf("%q, and the word is %+v", s.Hidden.Text, hidden)
	}
	if far := slots["%many+240"]; far.Value != hidden.Value || len(s.Frames[0].Slots) > 6 {
		t.Errorf("of the array: %+v", s.Frames[0].Slots)
	}
}
