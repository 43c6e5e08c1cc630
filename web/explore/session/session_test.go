package session_test

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/explore/session"

	emulated "statepoint/lower/run"
	"statepoint/static/examples"
	"statepoint/web/explore/emulator"
	"statepoint/web/report"
)

func exampleSource(t *testing.T, name string) string {
	t.Helper()
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Name == name {
			return e.Source
		}
	}
	t.Fatal("no example " + name)
	return ""
}

// runner sends one engine requests for one run.
type runner struct {
	*testing.T
	engine engine.Engine
	of     report.Request
	ask    report.RunRequest
}

// try performs an action that may fail, and stays at its step.
func (r *runner) try(action string) *report.RunState {
	r.ask.Of, r.ask.Action = r.engine.Keep(&r.of), action
	return r.engine.Program(r.Context(), &r.ask)
}

func (r *runner) do(action string) *report.RunState {
	r.Helper()
	s := r.try(action)
	if s.Trouble != "" {
		r.Fatal(s.Trouble)
	}
	r.ask.From, r.ask.Within = s.Step, s.Within
	return s
}

func (r *runner) seek(step uint64) *report.RunState {
	r.Helper()
	r.ask.From, r.ask.Within = step, 0
	return r.do(report.RunSeek)
}

func listRun(t *testing.T) *runner {
	return &runner{T: t, ask: report.RunRequest{
		Setup: report.RunSetup{Entry: "double_all", Arguments: "[1, 2, 3]"}},
		of: report.Request{Source: exampleSource(t, "list-walk")}}
}

// An instruction into which a spill folded a statepoint's result belongs to the statepoint.
func TestProgramNamesTheStatepoint(t *testing.T) {
	r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Entry: "twice"}},
		of: report.Request{Source: `declare ptr addrspace(1) @rt_alloc(i64, i64)
define void @twice() gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  store i64 1, ptr addrspace(1) %a
  ret void
}
`}}
	calls := 0
	for at := r.do(report.RunSeek); at.Step < at.End; at = r.do(report.RunOver) {
		if !strings.HasPrefix(at.Next, "callq") {
			continue
		}
		calls++
		if !strings.Contains(at.IR, "@llvm.experimental.gc.statepoint") {
			t.Errorf("%s is given %s", at.Next, at.IR)
		}
	}
	if calls != 2 {
		t.Errorf("%d calls", calls)
	}
}

// The list example: to a call to the allocator, through the collection in it, and back.
func TestProgramMovesObjects(t *testing.T) {
	r := listRun(t)
	start := r.do(report.RunSeek)
	if !start.Complete || len(start.Marks) != 4 || start.Step != 0 || start.End == 0 {
		t.Fatalf("the recording is %+v", start)
	}
	r.do(report.RunNext)
	at := r.do(report.RunNext) // the first in the loop
	if !at.Outside || at.Step != at.Marks[1].Step || at.Where != "@rt_alloc" {
		t.Fatalf("at step %d, %s", at.Step, at.Where)
	}
	frame := at.Frames[1]
	if frame.Name != "double_all" || frame.Record == 0 || frame.End <= frame.Start {
		t.Fatalf("the frame is %+v", frame)
	}
	after := r.do(report.RunOver)
	moved := 0
	for _, slot := range after.Frames[0].Slots {
		if len(slot.IDs) == 0 {
			continue
		}
		var was *report.RunSlot
		for i := range frame.Slots {
			if frame.Slots[i].Address == slot.Address {
				was = &frame.Slots[i]
			}
		}
		if was == nil || was.Name != slot.Name || was.Value != slot.Before || was.Object == 0 {
			t.Errorf("%s was %+v, is %+v", slot.Name, was, slot)
			continue
		}
		moved++
		// The sentence, the heap and the slot agree.
		words := fmt.Sprintf("`%s`, the object at 0x%x → moved by +0x%x", slot.Name, slot.Before,
			slot.Value-slot.Before)
		if slot.Value < slot.Before {
			words = fmt.Sprintf("`%s`, the object at 0x%x → moved by -0x%x", slot.Name, slot.Before,
				slot.Before-slot.Value)
		}
		told := false
		for _, e := range after.Events {
			told = told || strings.Contains(e.Text, words) && reflect.DeepEqual(e.IDs, slot.IDs)
		}
		if !told {
			t.Errorf("nothing says %q: %+v", words, after.Events)
		}
		drawn := false
		for _, o := range after.Objects {
			drawn = drawn || o.Address == slot.Value && o.From == slot.Before
		}
		if !drawn || slot.Object != slot.Value {
			t.Errorf("%s: no object came from %#x to %#x", slot.Name, slot.Before, slot.Value)
		}
	}
	live := uint64(0)
	for _, o := range after.Objects {
		if o.To == 0 {
			live += o.Size
		}
	}
	if s := after.Spaces[0]; s.Used != live || live == 0 {
		t.Errorf("%d bytes of the space are in use, and the objects have %d", s.Used, live)
	}
	if moved < 2 || !strings.HasPrefix(after.Sentence, "Collection ") {
		t.Errorf("%d slots changed: %s", moved, after.Sentence)
	}
	for n := at.Actions; n > 0; n-- {
		if in := r.do(report.RunBack); in.Step != at.Step || in.Within != n {
			t.Fatalf("back is step %d, action %d, not %d", in.Step, in.Within, n)
		}
	}
	if back := r.do(report.RunBack); !reflect.DeepEqual(back, at) {
		t.Errorf("back is\n%+v\nnot\n%+v", back, at)
	}
	end := r.seek(start.End)
	if end.Ended != "@double_all returned [2, 4, 6]." || end.Failed {
		t.Errorf("ended with %q", end.Ended)
	}
	if p := r.do(report.RunPrevious); p.Step != start.Marks[3].Step {
		t.Errorf("the safepoint before is %d", p.Step)
	}
}

// A state's words and objects match the machine's memory at each step of the run, and a program
// that runs unobserved does the same.
func TestProgramStatesAreTrue(t *testing.T) {
	r := listRun(t)
	end := r.do(report.RunSeek).End
	for step := range end + 1 {
		s := r.seek(step)
		p := r.engine.Session().Program()
		if p.Machine.RIP == 0 || s.Step != step {
			t.Fatalf("step %d is %d", step, s.Step)
		}
		for _, f := range s.Frames {
			for _, slot := range f.Slots {
				if v, err := p.Machine.Mem.Load64(slot.Address); err != nil || v != slot.Value {
					t.Errorf("step %d: %s of %s is %#x, not %#x", step, slot.Place, f.Name, v,
						slot.Value)
				}
			}
		}
		n := 0
		for _, o := range s.Objects {
			if o.To != 0 {
				continue
			}
			n++
			for i, to := range o.References {
				if v, _ := p.Machine.Mem.Load64(o.Address + 8 + 8*uint64(i)); v != to {
					t.Errorf("step %d: object %#x refers to %#x, not %#x", step, o.Address, v, to)
				}
			}
		}
		if uint64(n) != s.Total {
			t.Errorf("step %d: %d objects of %d", step, n, s.Total)
		}
		for _, f := range s.Frames {
			for _, slot := range f.Slots {
				if slot.Stale && len(slot.IDs) > 0 {
					t.Errorf("step %d: %s is stale", step, slot.Name)
				}
			}
		}
	}
	var out bytes.Buffer
	sess := r.engine.Session()
	alone, err := emulated.Load(sess.Compilation().Lowered().Object, emulated.Options{Out: &out,
		Surface: emulator.Surface(sess.Compilation()), Code: &sess.Compilation().Lowered().Module,
		HeapBytes: session.RunHeap,
		Stress:    emulated.Stress{Every: 1}})
	if err != nil {
		t.Fatal(err)
	}
	args, err := alone.Arguments("double_all", []string{"[1, 2, 3]"})
	if err != nil {
		t.Fatal(err)
	}
	if err := alone.Call(t.Context(), "double_all", args); err != nil {
		t.Fatal(err)
	}
	r.seek(end)
	if got, want := sess.Program().Counts(), alone.Counts(); got != want || got.Steps != end {
		t.Errorf("counts are %+v, not %+v", got, want)
	}
}

// Over stays in the function, out leaves it, and both reach moments of the machine's history.
func TestProgramOverAndOut(t *testing.T) {
	r := listRun(t)
	first := r.do(report.RunNext)
	over := r.do(report.RunBack)
	if over.Outside {
		t.Fatalf("before the call is %s", over.Where)
	}
	if s := r.do(report.RunOver); s.Outside || s.Step != first.Step+1 {
		t.Errorf("over goes to step %d, %s", s.Step, s.Where)
	}
	r.seek(first.Step)
	if s := r.do(report.RunOut); s.Step != first.Step+1 {
		t.Errorf("out of the runtime goes to step %d", s.Step)
	}
	if s := r.do(report.RunOut); s.Ended == "" {
		t.Errorf("out of the entry goes to step %d, %s", s.Step, s.Where)
	}
}

// A new engine gets the page's current step, and shows the same.
func TestProgramOfNewEngine(t *testing.T) {
	r := listRun(t)
	want := r.seek(40)
	r.engine = engine.Engine{}
	if got := r.seek(40); !reflect.DeepEqual(got, want) {
		t.Errorf("another engine shows\n%+v\nnot\n%+v", got, want)
	}
}

// Every example can be run or says why not, under each collector, and never panics.
func TestProgramOfExamples(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, e := range all {
		var engine engine.Engine
		for _, collector := range emulated.Collectors() {
			ask := &report.RunRequest{Action: report.RunNext,
				Setup: report.RunSetup{Collector: collector},
				Of:    engine.Keep(&report.Request{Source: e.Source, FileName: e.Name + ".ll"})}
			for range 3 {
				s := engine.Program(t.Context(), ask)
				if s.Trouble != "" {
					t.Logf("%s, %s: %s", e.Name, collector, s.Trouble)
					break
				}
				ran++
				ask.From = s.Step
				for _, f := range s.Frames {
					if !f.Outside && f.ID == 0 {
						t.Errorf("%s: a frame of %q without an id", e.Name, f.Name)
					}
				}
			}
		}
	}
	if ran < len(all) {
		t.Errorf("only %d states of %d examples", ran, len(all))
	}
}

// An endless run is recorded piece by piece.
func TestProgramWithoutEnd(t *testing.T) {
	r := &runner{T: t, of: report.Request{
		Source: "define void @main() {\n  br label %l\nl:\n  br label %l\n}\n"}}
	s := r.do(report.RunSeek)
	if s.Complete || s.End != session.RecordedAtOnce {
		t.Fatalf("recorded %d steps, complete %v", s.End, s.Complete)
	}
	if s = r.do(report.RunMore); s.Complete || s.End != 2*session.RecordedAtOnce || s.Step != 0 {
		t.Errorf("recorded %d steps, at %d", s.End, s.Step)
	}
	for !s.Complete {
		s = r.do(report.RunMore)
	}
	if s.End != session.MaxRunSteps || s.Step != 0 {
		t.Errorf("ends at %d, is at %d", s.End, s.Step)
	}
	if s = r.seek(s.End); !s.Failed || !strings.Contains(s.Ended, "limit") {
		t.Errorf("ended %q", s.Ended)
	}
}

// A run begins with the call that the text's author gave; the reader can choose another, and say
// which functions throw. Each call has the outcome that its example states.
func TestProgramCases(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		var engine engine.Engine
		for line := range strings.Lines(e.Runs) {
			c, err := emulated.ParseCase(line)
			if err != nil {
				t.Fatal(err)
			}
			ask := &report.RunRequest{Action: report.RunSeek, From: session.MaxRunSteps,
				Setup: report.RunSetup{Cases: e.Runs, Call: session.CallOf(&c), Stress: "none"},
				Of:    engine.Keep(&report.Request{Source: e.Source, FileName: e.Name + ".ll"})}
			s := engine.Program(t.Context(), ask)
			want := "@" + c.Entry + " returned " + report.PlainCall(c.Result) + "."
			if s.Ended != want || strings.Join(append(c.Prints, ""), "\n") != s.Output {
				t.Errorf("%s: %s%s%s printed\n%s", e.Name, line, s.Trouble, s.Ended, s.Output)
			}
		}
	}
	r := &runner{T: t, of: report.Request{
		Source: "; run: g(4) = 4\n; run: nothing\n; run: f(2) = 2\n; run: g(5) = 5\n" +
			"define i64 @f(i64 %x) {\n  ret i64 %x\n}\n" +
			"define i64 @g(i64 %x) {\n  ret i64 %x\n}\n"}}
	for _, c := range []struct{ entry, arguments, want string }{
		{"", "", "g(4)"}, {"f", "", "f(2)"}, {"g", "7", "g(7)"}} {
		r.ask.Setup = report.RunSetup{Entry: c.entry, Arguments: c.arguments}
		if s := r.seek(0); !strings.Contains(s.Sentence, "`"+c.want+"`.") || len(s.Calls) != 3 {
			t.Errorf("%q(%q) runs %s of %q", c.entry, c.arguments, s.Sentence, s.Calls)
		}
	}
}
