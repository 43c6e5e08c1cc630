package session_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore/breaks"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// The sites at which the list example can be broken, and the outcome of some breaks. All panes show
// the broken program, and claims link to them.
func TestProgramBreaks(t *testing.T) {
	r := listRun(t)
	all := r.do(report.RunBreak).Breaks
	if all == nil || len(all.Kinds) != len(breaks.Kinds) || all.Done != nil || all.Trouble != "" {
		t.Fatalf("breaks: %+v", all)
	}
	for _, c := range []struct{ key, by, says, stage string }{
		{"skip-relocate@double_all#3", "safepoint verifier", "reads through", report.StageBreak},
		{"drop-root@double_all#3", "machine", "reads through", ""},
		{"flip-byte@0x0", "map decoder", "is not loaded", ""},
		{"leaf@double_all#2", "collector", "has no record", report.StageBreak},
	} {
		r := listRun(t)
		r.of.Options.Break = c.key
		s := r.try(report.RunBreak)
		if s.Breaks == nil || s.Breaks.Done == nil || len(s.Breaks.Kinds) != len(breaks.Kinds) {
			t.Errorf("%s: %s, %+v", c.key, s.Trouble, s.Breaks)
			continue
		}
		d := s.Breaks.Done
		text := d.First.Text + "; " + d.Ended + "; " + d.Reason
		if d.Key != c.key || len(d.Notices) == 0 || d.Notices[0].By != c.by ||
			!strings.Contains(text, c.says) {
			t.Errorf("%s: %+v", c.key, d)
		}
		stages := ""
		links := map[uint32]bool{}
		rep := r.engine.Last().Outline()
		for _, st := range rep.Stages {
			stages += " " + st.Key
		}
		for _, l := range rep.Links {
			links[l.ID] = true
		}
		if rep.Broken != d.Title+": "+d.What {
			t.Errorf("%s: the report says %q, the run %q", c.key, rep.Broken, d.Title+": "+d.What)
		}
		if strings.Contains(stages, " "+report.StageBreak) != (c.stage != "") {
			t.Errorf("%s: the stages are%s", c.key, stages)
		}
		for _, claim := range append(d.Way, d.First) {
			for _, id := range claim.IDs {
				if !links[id] {
					t.Errorf("%s: %q links to nothing", c.key, claim.Text)
				}
			}
		}
		if c.by == "map decoder" { // the reason replaces the run, and is beside it
			const refused = "byte 0x0 of the map, of `header.version`, is 0xfc instead of 0x03; " +
				"reading stops at 0x0, `map[0].header.version`: no version 252; " +
				"known are 1, 2 and 3"
			if d.Refused != refused || s.Trouble != "the collector refuses the map: "+refused {
				t.Errorf("%s is refused with %q, %q", c.key, d.Refused, s.Trouble)
			}
			continue
		}
		// The step called wrong is the same in the view.
		if at := r.seek(d.First.Step); !at.Outside && d.First.Where != at.Where {
			t.Errorf("%s: step %d is at %s, not at %s", c.key, at.Step, at.Where, d.First.Where)
		}
	}
	r = listRun(t)
	r.of.Options.Break = "leaf@main#7"
	if s := r.do(report.RunBreak); s.Breaks.Done != nil || r.engine.Last().Outline().Broken != "" ||
		!strings.Contains(r.engine.Last().Outline().Diagnostics[0].Message,
			"the program is not broken") {
		t.Errorf("a place that is not there: %+v", s.Breaks.Done)
	}
}

// A run that ends normally although it read where its object was, or wrote beyond its object, says
// so.
func TestProgramAstray(t *testing.T) {
	const head = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @poll()
define i64 @main() gc "statepoint-example" {
  %root = alloca ptr addrspace(1)
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  store ptr addrspace(1) %a, ptr %root
`
	for _, c := range []struct{ body, says string }{
		{`  call void @poll()
  %o = load ptr addrspace(1), ptr %root
  %f = getelementptr i8, ptr addrspace(1) %o, i64 8
`, "a stale address: collection 3 freed"},
		{`  %f = getelementptr i8, ptr addrspace(1) %a, i64 24
  store i64 77, ptr addrspace(1) %f
`, "beyond the object of 16 bytes at"},
		{`  %f = getelementptr i8, ptr addrspace(1) %b, i64 8
`, ""},
	} {
		e := &engine.Engine{}
		of := report.Request{Source: head + c.body + "  %x = load i64, ptr addrspace(1) %f\n" +
			"  ret i64 %x\n}\n"}
		ask := report.RunRequest{Action: report.RunSeek, From: 1000, Of: e.Keep(&of)}
		s := e.Program(t.Context(), &ask)
		if s.Ended == "" || s.Failed || !strings.Contains(s.Astray.Text, c.says) ||
			c.says == "" && s.Astray.Text != "" {
			t.Errorf("%s%s: %q, %+v", s.Trouble, s.Ended, c.says, s.Astray)
		}
		if hides := strings.Contains(c.says, "stale"); hides != (s.Hidden.Text != "") || hides &&
			(!strings.Contains(s.Hidden.Text, "(%root) of @main") || s.Hidden.Line != 7) {
			t.Errorf("hidden: %+v", s.Hidden)
		}
		seeks := report.RunRequest{Action: report.RunSeek, From: 6, Of: ask.Of}
		if s := e.Program(t.Context(), &seeks); s.IR == "" {
			t.Error("no line of the program at step 6")
		}
		of.Covered = true
		e = &engine.Engine{}
		ask.Of = e.Keep(&of)
		seeks.Of = ask.Of
		if s := e.Program(t.Context(), &ask); s.Ended == "" || s.Astray.Text != "" {
			t.Errorf("covered: %s%s, %+v", s.Trouble, s.Ended, s.Astray)
		}
		if s := e.Program(t.Context(), &seeks); s.Step != 6 || s.IR != "" {
			t.Errorf("covered: %s, at step %d %q", s.Trouble, s.Step, s.IR)
		}
	}
}

// If the program's own barriers must report stores, a stopped run says which store no barrier
// reported.
func TestProgramWithoutBarrier(t *testing.T) {
	const source = `declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @main() gc "statepoint-example" {
  %old = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %t1 = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %young = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %f = getelementptr i8, ptr addrspace(1) %old, i64 8
  store ptr addrspace(1) %young, ptr addrspace(1) %f
  %t2 = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %got = load ptr addrspace(1), ptr addrspace(1) %f
  %at = getelementptr i8, ptr addrspace(1) %got, i64 16
  %v = load i64, ptr addrspace(1) %at
  ret i64 %v
}
`
	for _, by := range []string{"", report.BarriersByProgram} {
		r := &runner{T: t, ask: report.RunRequest{
			Setup: report.RunSetup{Collector: "generational", Barriers: by}},
			of: report.Request{Source: source}}
		s := r.do(report.RunSeek)
		s = r.seek(s.End)
		if s.Failed != (by != "") || (s.Astray.Text != "") != s.Failed {
			t.Errorf("barriers %q: %q, astray %+v", by, s.Ended, s.Astray)
		}
		if by == "" {
			continue
		}
		if s = r.seek(s.Astray.Step); !strings.HasPrefix(s.Next, "movq %r") {
			t.Errorf("the store that is not reported is %q", s.Next)
		}
	}
}

// The places that the run comes to are known, so that the page offers one of them first. A break
// where it does not come says that the call is never made.
func TestBreaksWhereTheRunComes(t *testing.T) {
	const source = `declare ptr addrspace(1) @rt_alloc(i64, i64)
define ptr addrspace(1) @idle(ptr addrspace(1) %kept) gc "statepoint-example" {
  %new = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  ret ptr addrspace(1) %kept
}
define ptr addrspace(1) @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  ret ptr addrspace(1) %a
}
`
	of := func(key string) *report.RunBreaks {
		r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "main"}},
			of: report.Request{Source: source}}
		r.of.Options.Break = key
		return r.do(report.RunBreak).Breaks
	}
	reached := 0
	for _, k := range of("").Kinds {
		for _, s := range k.Sites {
			if s.Reached != (s.Func == "main") {
				t.Errorf("%s is reached: %v", s.Key, s.Reached)
			}
			if s.Reached {
				reached++
			}
		}
	}
	if reached == 0 {
		t.Error("no place is reached")
	}
	const never = "this run never makes the call; "
	if d := of("skip-relocate@idle#1").Done; d == nil || !strings.HasPrefix(d.Reason, never) {
		t.Errorf("broken where the run does not come: %+v", d)
	}
}

// Instructions have the reader's numbers, of values and of metadata, in what a run and a break say.
func TestInstructionsHaveTheNumbersOfTheText(t *testing.T) {
	const source = `declare ptr addrspace(1) @rt_alloc(i64, i64)
define void @main() gc "statepoint-example" {
  %1 = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %2 = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %3 = getelementptr i8, ptr addrspace(1) %2, i64 8
  store i64 7, ptr addrspace(1) %3, !tbaa !0
  %4 = getelementptr i8, ptr addrspace(1) %1, i64 8
  store i64 7, ptr addrspace(1) %4, !tbaa !3
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"long", !2, i64 0}
!2 = !{!"C"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !2, i64 0}
`
	r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "main"}},
		of: report.Request{Source: source}}
	said := map[string]bool{}
	for at := r.do(report.RunSeek); at.Step < at.End; at = r.do(report.RunStep) {
		said[at.IR] = true
	}
	r = &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "main"}},
		of: report.Request{Source: source}}
	r.of.Options.Break = "skip-relocate@main#1"
	d := r.do(report.RunBreak).Breaks.Done
	if d == nil || len(d.Notices) == 0 {
		t.Fatalf("the break: %+v", d)
	}
	for _, want := range []string{"%3 = getelementptr i8, ptr addrspace(1) %2, i64 8",
		"%4 = getelementptr i8, ptr addrspace(1) %1, i64 8"} {
		if !said[want] {
			t.Errorf("no step is at %q: %q", want, slices.Sorted(maps.Keys(said)))
		}
	}
	const stale = "`%4` may be stale in `store i64 7, ptr addrspace(1) %4, align 4, !tbaa !3`"
	if got := d.Notices[0].Text; got != stale {
		t.Errorf("the verifier says %s", got)
	}
}
