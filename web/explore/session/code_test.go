package session_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/session"

	emulated "statepoint/lower/run"
	"statepoint/stackmap/collect"
	"statepoint/web/report"
)

// At each action of a collector, the executed lines of its source are known: the innermost reports
// the action, and the collector's own file is among them.
func TestProgramCode(t *testing.T) {
	texts, err := collect.Sources()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range emulated.Collectors() {
		r := listRun(t)
		r.ask.Setup.Collector = name
		own := collect.Find(name).File
		if lines := strings.Count(texts[own], "\n"); lines == 0 || lines >= 350 {
			t.Errorf("%s: %d lines of %s", name, lines, own)
		}
		s := r.do(report.RunSeek)
		if len(s.Code) != 1 || s.Code[0] != (report.RunCode{File: own}) {
			t.Errorf("%s: before a collection it is at %+v", name, s.Code)
		}
		seen, functions := 0, map[string]bool{}
		for range 4 {
			r.do(report.RunNext)
			for s = r.do(report.RunStep); s.Within > 0; s = r.do(report.RunStep) {
				seen++
				inOwn := false
				for _, c := range s.Code[1:] {
					lines := strings.Split(texts[c.File], "\n")
					if c.Line == 0 || int(c.Line) > len(lines) {
						t.Fatalf("%s: %s has no line %d", name, c.File, c.Line)
					}
					inOwn = inOwn || c.File == own
					functions[c.Function] = true
				}
				if len(s.Code) < 2 || !inOwn || s.Code[0].File != own {
					t.Fatalf("%s: %q is done at %+v", name, s.Sentence, s.Code)
				}
				last := s.Code[len(s.Code)-1]
				line := strings.Split(texts[last.File], "\n")[last.Line-1]
				if !strings.Contains(line, "h.on.") && !strings.Contains(line, "tell(") {
					t.Errorf("%s: %q is done by %s:%d: %s", name, s.Sentence, last.File, last.Line,
						line)
				}
			}
		}
		if seen == 0 || !functions["Step"] && !functions["Safepoint"] &&
			!functions["Scan"] {
			t.Errorf("%s: %d actions in %v", name, seen, functions)
		}
	}
}

// A deep stack is shown in part, because a line for each frame would block the page.
func TestProgramDeepStack(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{
		Setup: report.RunSetup{Entry: "deep", Arguments: "1"}},
		of: report.Request{Source: `define i64 @deep(i64 %n) gc "statepoint-example" {
  %m = add i64 %n, 1
  %r = call i64 @deep(i64 %m)
  %s = add i64 %r, %m
  ret i64 %s
}`}}
	s := r.do(report.RunSeek)
	r.ask.From = s.End
	s = r.do(report.RunSeek)
	skipped := uint32(0)
	for i := range s.Frames {
		skipped += s.Frames[i].Skipped
	}
	if !s.Failed || len(s.Frames) != session.InnerFrames+session.OuterFrames || skipped < 1000 ||
		s.Frames[session.InnerFrames-1].Skipped != skipped {
		t.Errorf("%d frames, %d skipped: %s", len(s.Frames), skipped, s.Sentence)
	}
	if !strings.Contains(s.Sentence, "it overflowed") {
		t.Errorf("the run ends: %s", s.Sentence)
	}
}

// Each heap size that the page offers works with each collector, and the message for a full heap
// says what the reader can do on the page.
func TestProgramHeaps(t *testing.T) {
	source := `declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @main() gc "statepoint-example" {
entry:
  br label %loop
loop:
  %last = phi ptr addrspace(1) [ null, %entry ], [ %c, %loop ]
  %c = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %f = getelementptr i8, ptr addrspace(1) %c, i64 8
  store ptr addrspace(1) %last, ptr addrspace(1) %f
  br label %loop
}`
	for _, name := range emulated.Collectors() {
		for _, heap := range report.RunHeaps {
			r := listRun(t)
			r.ask.Setup.Collector, r.ask.Setup.Heap = name, heap
			s := r.do(report.RunSeek)
			r.ask.From = s.End
			if s = r.do(report.RunSeek); s.Sentence != "@double_all returned [2, 4, 6]." {
				t.Errorf("%s, %d bytes: %s", name, heap, s.Sentence)
			}
		}
		r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Collector: name,
			Heap: report.RunHeaps[0]}}, of: report.Request{Source: source}}
		s := r.do(report.RunSeek)
		r.ask.From = s.End
		s = r.do(report.RunSeek)
		if !s.Failed || !strings.Contains(s.Sentence, "choose a larger one beside the call") {
			t.Errorf("%s: a full heap ends in %s", name, s.Sentence)
		}
	}
}
