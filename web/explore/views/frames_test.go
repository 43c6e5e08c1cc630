package views_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/web/explore"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

const dynamicFrames = `declare void @poll()
declare void @take(ptr)
define i64 @grows(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %dyn = alloca i8, i64 %n, align 16
  call void @take(ptr %dyn)
  %x = load i64, ptr addrspace(1) %o
  ret i64 %x
}
define i64 @rounded(ptr addrspace(1) %o) gc "statepoint-example" {
  %fixed = alloca [4 x i64], align 64
  call void @take(ptr %fixed)
  %x = load i64, ptr addrspace(1) %o
  ret i64 %x
}
define i64 @both(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %fixed = alloca [4 x i64], align 32
  %dyn = alloca i8, i64 %n, align 16
  call void @take(ptr %dyn)
  %x = load i64, ptr addrspace(1) %o
  %y = load i64, ptr %fixed
  %z = add i64 %x, %y
  ret i64 %z
}
define i64 @whole(ptr addrspace(1) %o) gc "statepoint-example" {
  call void @poll()
  %x = load i64, ptr addrspace(1) %o
  ret i64 %x
}
`

// The frame of a function that moves RSP or rounds it down names its slots as the map does, and
// claims neither to be complete nor where RSP is.
func TestFramesOfUnknownSize(t *testing.T) {
	engine := &engine.Engine{}
	request := report.Request{FileName: "f.ll", Source: dynamicFrames}
	rep := engine.Run(t.Context(), &request)
	frames := panes.Frames(explore.Compile(t.Context(), &request, nil))
	if len(frames) != 4 || !rep.OK {
		t.Fatalf("%d frames, %v", len(frames), rep.Diagnostics)
	}
	for i, want := range [][]string{
		{"rbp-16", "Dynamic allocas", "24 bytes of fixed size", "and more below"},
		{"rbp-16", "aligned to 64", "up to 48 bytes", "rsp+0, 32 bytes, alloca, for %fixed"},
		{"rbp-16", "Dynamic allocas", "up to 16 bytes", "rbx+0, 32 bytes, alloca, for %fixed"},
		{"rsp+0", "The whole frame is allocated: 8 bytes", "Stack frame of whole, 8 bytes\""},
	} {
		f := &frames[i]
		at := f.FirstRecord()
		step := &f.Steps[at]
		view := draw.FrameView(frames, i, at)
		for _, s := range want {
			if !strings.Contains(view, s) {
				t.Errorf("@%s: no %q in\n%s", f.Name, s, view)
			}
		}
		if f.Dynamic && (strings.Contains(view, "whole:") || strings.Contains(view, "rsp+16")) {
			t.Errorf("@%s is whole, or counts from rsp:\n%s", f.Name, view)
		}
		// The frame has each slot where the map says it is.
		for _, r := range panes.Records(engine.Last()) {
			for _, l := range r.Locations {
				for _, use := range step.Uses {
					for _, s := range f.Slots {
						if use.Location == l.ID && use.Slot == s.ID && s.Place != l.Place {
							t.Errorf("@%s: %s of the frame, %s of the map", f.Name, s.Place,
								l.Place)
						}
					}
				}
			}
		}
		if len(step.Uses) == 0 {
			t.Errorf("@%s: the record names no slot", f.Name)
		}
		for _, s := range f.Slots {
			for _, l := range rep.Links {
				if l.ID == s.ID && s.ID != 0 && l.Label != "["+s.Place+"]" {
					t.Errorf("@%s: %s is %s in the bar", f.Name, s.Place, l.Label)
				}
			}
		}
		// Before RSP moves and after it is restored, its distance is known.
		if f.Dynamic && (f.Steps[0].Body || f.Steps[len(f.Steps)-1].Body || !step.Body) {
			t.Errorf("@%s: entry, body and exit are not told apart", f.Name)
		}
	}
	list := engine.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions,
		Of: engine.Keep(&request)})
	if n := strings.Count(list.HTML, `title="The part of fixed size`); n != 3 {
		t.Errorf("%d functions with more than a fixed size: %s", n, list.HTML)
	}
}

// Without call frame information, a frame is as deep at each instruction as with it, also before a
// frame that is made late and in an exit in the middle.
func TestFramesWithoutUnwinding(t *testing.T) {
	const text = `declare i64 @take(i64)
define i64 @late(i64 %n, i64 %m) ATTRIBUTE {
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %more
out:
  ret i64 %m
more:
  %x = call i64 @take(i64 %m)
  %some = icmp eq i64 %x, %n
  br i1 %some, label %one, label %two
one:
  ret i64 %n
two:
  %y = call i64 @take(i64 %x)
  %z = add i64 %y, %m
  ret i64 %z
}
`
	var depths [2]string
	for i, attribute := range [...]string{"nounwind", "uwtable"} {
		frames := panes.Frames(explore.Compile(t.Context(), &report.Request{FileName: "f.ll",
			Source: strings.Replace(text, "ATTRIBUTE", attribute, 1)}, nil))
		for _, s := range frames[0].Steps {
			depths[i] += fmt.Sprintf("%d %t %s\n", s.Depth, s.Body, s.Text)
		}
	}
	if depths[0] != depths[1] || !strings.Contains(depths[0], "24 true") {
		t.Errorf("without\n%s\nwith\n%s", depths[0], depths[1])
	}
}
