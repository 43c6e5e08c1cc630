package explore

import (
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Roots of a function that calls nothing lie below the stack pointer, and are drawn there from the
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
	frames := Frames(t.Context(), &report.Request{Source: source})
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
		Arguments: "[1, 2]"}, Request: report.Request{Source: source}}}
	r.do(report.RunSeek)
	s := r.seek(1)
	if slots := s.Frames[0].Slots; len(slots) < 2 || slots[1].Place != "[rsp-8]" ||
		slots[1].Name != "%r" || slots[1].Value == 0 {
		t.Errorf("in the run: %+v", slots)
	}
}
