package session_test

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// A run beside the collector's thread says at each of its steps what that did, and the colours of
// all objects; Next goes from one of its phases to the next. Going back shows the same again.
func TestProgramBesideItsCollector(t *testing.T) {
	r := listRun(t)
	r.ask.Setup.Collector = "concurrent"
	type seen struct{ sentence, colours, threads string }
	look := func(s *report.RunState) (x seen) {
		x.sentence = s.Sentence
		for _, o := range s.Objects {
			x.colours += " " + o.Note
		}
		for _, th := range s.Threads {
			x.threads += " " + th.Name + ": " + th.Text + "."
		}
		return x
	}
	all := map[uint64]seen{}
	s := r.do(report.RunSeek)
	for s.Ended == "" {
		if s = r.do(report.RunStep); s.Within == 0 {
			all[s.Step] = look(s)
		}
	}
	end := s.Step
	text := ""
	for step := range end {
		text += all[step].sentence + all[step].colours + "." + all[step].threads + "\n"
	}
	at := 0
	for _, want := range []string{
		"The collector's thread went on. A cycle is due: each thread is to show its roots at its " +
			"next safepoint. white white white white. Thread 0: runs, and has reached no " +
			"safepoint for 1 step: the collector waits for its roots. The collector: waits for " +
			"threads to show their roots at safepoints, since 1 step.",
		"Ran the runtime's @rt_alloc. The roots of thread 0 have been read: it is black. That " +
			"made 2 objects grey. The allocation then made the object at 0x100000d20. white " +
			"white grey grey black",
		"The collector's thread went on. Reference 1 of the object at 0x100000ce0 has been " +
			"followed: it is black. That made 1 object grey. white grey black grey black",
		"No object is grey, so white objects are garbage: the sweep begins.",
		"The black object at 0x100000ca0 stays, and is white again.",
	} {
		i := strings.Index(text[at:], want)
		if i < 0 {
			t.Fatalf("not found, or not in this order: %s\n%s", want, text)
		}
		at += i
	}
	for step := end - 1; step > 0; step-- {
		if got := look(r.seek(step)); got != all[step] {
			t.Fatalf("step %d is\n%+v\nwas\n%+v", step, got, all[step])
		}
	}
	stops := map[string]bool{}
	for s = r.seek(0); s.Ended == ""; s = r.do(report.RunNext) {
		stops[s.Next] = true
	}
	if !stops["the runtime's @rt_alloc"] || !stops["the next piece of the collector's work"] {
		t.Errorf("Next stops at %v", stops)
	}
}
