package runview

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/location"
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/uitest"
	"statepoint/web/ui/workspace"
	"statepoint/web/wire"
)

// beside stands in for the view's neighbours: it records the view's requests and has the site's
// texts immediately.
type beside struct {
	pinned []uint32
	step   []uint32
	caret  *report.Diagnostic
	ws     *workspace.Workspace
}

func (b *beside) ShowStep(ids []uint32)               { b.step = ids }
func (b *beside) Pin(ids []uint32)                    { b.pinned = ids }
func (b *beside) Pinned() []uint32                    { return b.pinned }
func (b *beside) ToProblem(d report.Diagnostic)       { b.caret = &d }
func (b *beside) Of(_, known string) (string, string) { return "", known + " is not here." }
func (b *beside) Fetch(then func())                   { then() }

func (b *beside) SetOptions(o report.Options) {
	b.ws.Options = o
	b.ws.Compile()
}

// host is a page that shows nothing else.
type host struct{ browser.None }

func (host) Text() string                { return "" }
func (host) Caret() int32                { return 0 }
func (host) Answered()                   {}
func (host) Viewed()                     {}
func (host) Exported(*report.ViewAnswer) {}
func (host) Progressed()                 {}
func (host) Settled()                    {}
func (host) Refused(string)              {}
func (host) Opened()                     {}
func (host) Closed()                     {}

// worker records its requests.
type worker struct{ asked []*report.RunRequest }

func (w *worker) Stop() {}
func (w *worker) Post(b []byte) {
	if m, err := wire.Decode(b, nil); err == nil {
		if r, ok := m.(*wire.RunRequest); ok {
			w.asked = append(w.asked, r.Ask)
		}
	}
}

func (w *worker) last() *report.RunRequest { return w.asked[len(w.asked)-1] }

// testView is the view of a small report.
func testView() (*View, *worker) { return testViewIn(browser.None{}) }

func testViewIn(in Window) (*View, *worker) {
	w := &worker{}
	start := func(func(wire.Message, error), func(string)) engine.Worker { return w }
	ws := workspace.New(nil, start)
	b := &beside{ws: ws}
	ws.Connect(host{})
	v := New(ws, in, b, b, b, b)
	r := uitest.Report()
	ws.SetText(r.Source.Text, "one")
	ws.Have(r)
	return v, w
}

func answer(v *View, s *report.RunState) {
	s.Seq = v.ws.Question.Seq
	v.player.ran(nil, s)
}

// The page shows what a state contains: frames, slots, objects, and how a slot changed.
func TestRenderState(t *testing.T) {
	v, w := testView()
	v.Open()
	if len(w.asked) != 1 || w.last().Action != report.RunSeek || w.last().From != 0 {
		t.Fatalf("asked %+v", w.asked)
	}
	value := report.RunValue{Value: 0x100000040, Before: 0x100000010, Changed: true,
		Object: 0x100000040}
	old := report.RunValue{Value: 0x100000010, Object: 0x100000010, Stale: true}
	answer(v, &report.RunState{Complete: true, Step: 4, End: 9, Where: "@f+0x5", Sentence: "Said.",
		Marks:  []report.RunMark{{Step: 3, Collected: true}},
		Events: []report.RunEvent{{Text: "what <was> done", IDs: []uint32{7}}},
		Within: 1, Actions: 3, EventsOf: 4, EventsFrom: 1, EventsAll: 3,
		Reads: []report.RunRead{{Section: ".llvm_stackmaps", Offset: 0x2c, Bytes: "03000800",
			Text: "base 0", Light: report.LightNow}},
		Frames: []report.RunFrame{{Name: "f", ID: 9, Record: 5, Number: 2, Start: 16, End: 64,
			Slots: []report.RunSlot{{Place: "[rsp+0]", Name: "%obj", Roles: location.Roles(location.RoleBase),
				IDs: []uint32{7}, RunValue: value},
				{Place: "[rsp+8]", Name: "%listed", Roles: location.Roles(location.RoleBase),
					IDs: []uint32{8}, RunValue: old}}}},
		Registers: []report.RunRegister{{Name: "rdi", RunValue: old}},
		Objects: []report.RunObject{{Address: 0x100000010, To: 0x100000040, Size: 24},
			{Address: 0x100000040, From: 0x100000010, Size: 24, HasData: true, Data: 7}}, Total: 1})
	html := app.HTMLString(v.Render())
	for _, want := range []string{" · action 1 / 3", "actions 1 to 1 of 3", "002c",
		`aria-current="step"`, `data-to="0x100000040"`, `data-at="0x100000040"`,
		"at @f+0x5", "Said.", "what &lt;was&gt; done",
		"→ record 2, bytes 0x10–0x3f", "%obj", "0x100000010", "0x100000040",
		"0x100000040: 24 bytes, data 7; this step moved it here from 0x100000010; held by %obj",
		"this step moved it to 0x100000040", `class="object left"`, `class="move"`} {
		if !strings.Contains(html, want) {
			t.Errorf("the view lacks %q", want)
		}
	}
	// The map has no registers: only the slot is going to be updated.
	if n := strings.Count(html, " to update"); n != 1 || !strings.Contains(html, " left behind") {
		t.Errorf("%d words are to be updated", n)
	}
	if got := v.State(); len(got) != 7 || got[0] != "4" {
		t.Errorf("a link carries %q", got)
	}
	if got := v.Stage(); got != "step 4 of 9" {
		t.Errorf("the strip of stages says %q", got)
	}
	text, detail, id, ok := v.Word([]uint32{3, 7})
	if text != "0x100000010 → 0x100000040" || detail != "[rsp+0] at step 4" || id != 7 || !ok {
		t.Errorf("the pointer is %q, %q, %d", text, detail, id)
	}
	if _, _, _, ok := v.Word([]uint32{3}); ok {
		t.Error("something else is in the frame")
	}
	if v.Toggle(); v.Stage() != "" {
		t.Errorf("the strip of stages says %q of a closed view", v.Stage())
	}
}

// Only a word whose object has moved is left behind.
func TestWordsOfFreedObjects(t *testing.T) {
	freed := report.RunValue{Value: 0x100000010, Object: 0x100000010, Stale: true, Freed: true}
	for _, within := range []bool{false, true} {
		if got := wordNote(heldWord(&freed, true), within); got != " freed" {
			t.Errorf("within an action %v: %q", within, got)
		}
	}
}

// A recording continues until it is stopped; another text has other functions.
func TestRunFollowsText(t *testing.T) {
	v, w := testView()
	v.SetState([]string{"40", "g", "[1]", "mark-sweep", "none", "4096"})
	v.Renewed()
	first := w.last()
	want := report.RunSetup{Entry: "g", Arguments: "[1]", Collector: "mark-sweep", Stress: "none",
		Heap: 4096}
	if first.From != 40 || first.Setup != want {
		t.Fatalf("a link asks for %+v", first)
	}
	again := *v.ws.Good
	v.ws.Name = "two"
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}}
	v.ws.Have(&again)
	v.Renewed()
	want.Entry, want.Arguments = "", ""
	if last := w.last(); last == first || last.From != 0 || last.Setup != want {
		t.Errorf("another text asks for %+v", last)
	}
	// It is shown without a run if it does not run. After an edit the trouble stays.
	answer(v, &report.RunState{Trouble: "there is no function to call"})
	if v.Shown() != "" {
		t.Error("a run of a text that does not run is", v.Shown())
	}
	v.Open()
	answer(v, &report.RunState{Trouble: "there is no function to call"})
	if v.Shown() != "front" {
		t.Error("the reader's own run is", v.Shown())
	}
}

// A function that the program no longer has gives way to the program's usual one, and a question in
// a trouble ends with its own mark.
func TestRunOfFunctionThatIsGone(t *testing.T) {
	v, w := testView()
	v.SetState([]string{"40", "main_", "[1]", "mark-sweep", "none", "4096"})
	v.Open()
	v.Renewed()
	first := w.last()
	trouble := &report.RunState{Functions: []string{"main"}, Setup: first.Setup,
		Trouble: "the program defines no function @main_; did you mean @main?"}
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}} // a free one
	answer(v, trouble)
	want := report.RunSetup{Collector: "mark-sweep", Stress: "none", Heap: 4096}
	if last := w.last(); last == first || last.From != 0 || last.Setup != want {
		t.Fatalf("without the function the page asks for %+v", last)
	}
	asked := w.last()
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}}
	answer(v, trouble)
	if w.last() != asked {
		t.Errorf("the usual function does not run either, and the page asks for %+v", w.last())
	}
	html := app.HTMLString(v.Render())
	if !strings.Contains(html, "did you mean") || strings.Contains(html, "?.") {
		t.Errorf("the trouble is said as %s", html)
	}
}

// A talk goes through a run as a play does and to spills and reloads, or by single steps.
func TestRunInATalk(t *testing.T) {
	v, w := testView()
	if v.Go(-1, false) || v.Go(1, false) {
		t.Error("a talk goes through a run that is not there")
	}
	v.Open()
	at := report.RunState{Complete: true, Step: 3, End: 9, Actions: 2,
		Marks: []report.RunMark{{Step: 3, Collected: true}}}
	for _, c := range []struct {
		step   uint64
		within uint32
		by     int
		single bool
		want   string
	}{{3, 0, 1, false, report.RunStep}, {3, 2, 1, false, report.RunOver},
		{4, 0, 1, false, report.RunLater}, {4, 0, 1, true, report.RunStep},
		{3, 1, -1, false, report.RunBack}, {4, 0, -1, false, report.RunEarlier},
		{4, 0, -1, true, report.RunBack}, {0, 0, -1, false, ""}} {
		v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}}
		s := at
		s.Step, s.Within = c.step, c.within
		answer(v, &s)
		asked := len(w.asked)
		done := v.Go(c.by, c.single)
		if done != (c.want != "") || done && (len(w.asked) == asked || w.last().Action != c.want) {
			t.Errorf("%+v: %t, asks for %q", c, done, w.last().Action)
		}
	}
}

// A text that does not compile leaves the previous run on screen, with a note. The next run begins
// at the step shown, with the same setup.
func TestRunOfTextBefore(t *testing.T) {
	v, w := testView()
	v.Open()
	setup := report.RunSetup{Entry: "f", Arguments: "[1, 2]"}
	v.player.start(setup)
	answer(v, &report.RunState{Complete: true, Step: 4, End: 9, Sentence: "Said.", Setup: setup})
	asked := len(w.asked)
	good := v.ws.Good
	v.ws.Latest = &report.Report{Diagnostics: []report.Diagnostic{
		{Severity: report.Warning, Line: 3}, {Severity: report.Error, Line: 7}}}
	v.Renewed()
	html := app.HTMLString(v.Render())
	for _, want := range []string{"The text has an error in line 7.", "Said.", "[1, 2]",
		"This is still the run of the last text that compiled."} {
		if !strings.Contains(html, want) {
			t.Errorf("the view lacks %q", want)
		}
	}
	if len(w.asked) != asked {
		t.Errorf("a text that does not compile is run")
	}
	if got := v.Stage(); got != "of an earlier text" {
		t.Errorf("the strip of stages says %q beside a text that does not compile", got)
	}
	again := *good
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}}
	v.ws.Have(&again)
	v.Renewed()
	setup.Cases = w.last().Setup.Cases
	if last := w.last(); last.From != 4 || last.Setup != setup {
		t.Errorf("the next text asks for %+v", last)
	}
	if html := app.HTMLString(v.Render()); !strings.Contains(html, "Said.") ||
		strings.Contains(html, "The text has an error") {
		t.Error("the run that was shown is not kept until the next one comes")
	}
}

// A heap with too many objects to draw becomes a map of cells, which says how many objects it
// omits.
func TestRenderMap(t *testing.T) {
	v, _ := testView()
	v.Open()
	answer(v, &report.RunState{Complete: true, End: 1, Total: 7, Cells: []report.RunCell{
		{Address: 0x40, Objects: 3, Bytes: 72, Look: report.LookHeld},
		{Address: 0x100, Objects: 2, Bytes: 48}}})
	html := app.HTMLString(v.Render())
	for _, want := range []string{"up to 3 in a cell; 2 more are not shown",
		`class="cell held"`, "0x100: 2 objects, 48 bytes"} {
		if !strings.Contains(html, want) {
			t.Errorf("the view lacks %q", want)
		}
	}
}

// At full speed, each frame runs as many steps as leave the browser time to draw.
func TestRunAtFullSpeed(t *testing.T) {
	c := &clock{}
	v, w := testViewIn(c)
	v.Open()
	answer(v, &report.RunState{Complete: true, End: 1 << 30})
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}}
	v.player.run()
	step := func(took float64) uint64 {
		c.draw(0)
		last := w.last()
		if last.Action != report.RunOn {
			t.Fatalf("asked for %q", last.Action)
		}
		v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {}}
		answer(v, &report.RunState{Complete: true, Step: last.From + last.Steps, End: 1 << 30})
		c.draw(took)
		return last.Steps
	}
	first := step(frameTime)
	if second := step(3 * frameTime); second != 2*first {
		t.Errorf("%d steps, and when there was time %d", first, second)
	}
	if third := step(frameTime); third != first {
		t.Errorf("%d steps, and when there was none %d", 2*first, third)
	}
	v.player.run()
	c.draw(0)
	if w.last().Action != report.RunSeek || v.player.fast.on {
		t.Errorf("a pause asks for %q", w.last().Action)
	}
}

// clock draws on demand.
type clock struct {
	browser.None
	now     float64
	waiting []func(float64)
}

func (c *clock) Frame(f func(float64)) { c.waiting = append(c.waiting, f) }

// draw lets some milliseconds pass and draws.
func (c *clock) draw(after float64) {
	c.now += after
	now := c.waiting
	c.waiting = nil
	for _, f := range now {
		f(c.now)
	}
}

// The tray offers the engine's choices, the banner says what is broken, and one button fixes it.
func TestBreakAndFix(t *testing.T) {
	v, w := testView()
	v.Open()
	answer(v, &report.RunState{Complete: true, Step: 4, End: 9})
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {},
		After: func(time.Duration, func()) {}} // it has answered
	v.tray.toggle()
	if w.last().Action != report.RunBreak || w.last().From != 4 {
		t.Fatalf("asked %+v", w.last())
	}
	kinds := []report.RunBreakKind{
		{Key: "drop-root", Title: "Drop a root", Sites: []report.RunBreakSite{
			{Key: "drop-root@f#1", What: "`[rsp+0]` of record 0", Func: "f",
				IDs: []uint32{3}},
			{Key: "drop-root@f#2", What: "`[rsp+8]` of record 0", Func: "f",
				IDs: []uint32{4}}}},
		{Key: "flip-byte", Title: "Flip a byte", Bytes: 64}, {Key: "remove-poll", Title: "Remove"}}
	answer(v, &report.RunState{Complete: true, Step: 4, End: 9,
		Breaks: &report.RunBreaks{Kinds: kinds}})
	html := app.HTMLString(v.Render())
	for _, want := range []string{"2 places", "64 bytes", "none", "@f: [rsp+8] of record 0"} {
		if !strings.Contains(html, want) {
			t.Errorf("the tray lacks %q", want)
		}
	}
	if kind, key := v.tray.places(v.tray.known); kind.Key != "drop-root" || key != "drop-root@f#1" {
		t.Errorf("the place is %s", key)
	}
	v.player.state.Setup.Entry, v.player.state.Functions = "g", []string{"f", "g"}
	for _, reached := range []bool{false, true} {
		kinds[0].Sites[0].Reached = reached
		html := app.HTMLString(v.Render())
		if strings.Contains(html, "The run of @g does not come to this place. ") == reached ||
			strings.Contains(html, "Run @f<") == reached {
			t.Errorf("of a place that is reached, %v, the tray says %s", reached, html)
		}
	}
	kinds[0].Sites[0].Reached = false
	kinds[0].Sites[1].Reached = true
	if _, key := v.tray.places(v.tray.known); key != "drop-root@f#2" {
		t.Errorf("the first place that the run comes to is %s", key)
	}
	v.tray.kind = "flip-byte"
	if _, key := v.tray.places(v.tray.known); key != "flip-byte@0x0" {
		t.Errorf("the byte is %s", key)
	}
	v.tray.breakIt("drop-root@f#2")
	if v.ws.Options.Break != "drop-root@f#2" || v.ws.Stage != report.StageBreak {
		t.Errorf("broken: %+v", v.ws.Options)
	}
	v.ws.Client = &engine.Client{Start: v.ws.Client.Start, Changed: func() {},
		After: func(time.Duration, func()) {}} // it has answered
	done := &report.RunBreaks{Kinds: kinds, Done: &report.RunBroken{Title: "Drop a root",
		What: "`[rsp+8]`", First: report.RunClaim{Step: 7, Text: "reads <stale>", Code: "mov",
			IDs: []uint32{9}},
		Way:     []report.RunClaim{{Step: 3, Text: "is computed"}},
		Notices: []report.RunNotice{{By: "machine", Text: "protected", Running: true, Step: 7}},
		Ended:   "returns 1", Whole: "returns 2"}}
	answer(v, &report.RunState{Complete: true, End: 9, Breaks: done})
	if last := w.last(); last.Action != report.RunSeek || last.From != 7 {
		t.Errorf("once broken, the run goes to %+v", last)
	}
	answer(v, &report.RunState{Complete: true, Step: 7, End: 9, Sentence: "A step."})
	html = app.HTMLString(v.RenderBanner()) + app.HTMLString(v.Render())
	for _, want := range []string{"Broken on purpose", "Step 7", "Step 3",
		"The first wrong step: reads &lt;stale&gt;",
		"machine", "at step 7: ", "returns 1", "returns 2", `class="wrong" x1="77.7%"`, "Fix it"} {
		if !strings.Contains(html, want) {
			t.Errorf("the explanation lacks %q", want)
		}
	}
	v.tray.breakIt("")
	if v.ws.Options.Break != "" || v.ws.Stage != report.StageRewrite {
		t.Errorf("fixed: %+v", v.ws.Options)
	}
}

// A timeline label that would overlap the previous one is omitted. Labels at the ends of the line
// extend to one side of their marks only.
func TestLabelsOfTheTimelineLieApart(t *testing.T) {
	v, _ := testView()
	for _, c := range []struct {
		first, second uint64
		want          int
	}{{40, 210, 1}, {40, 310, 2}, {400, 574, 1}, {400, 575, 2}, {800, 990, 1}, {700, 980, 2}} {
		first := report.RunMark{Step: c.first, Collected: true}
		second := report.RunMark{Step: c.second, Collected: true}
		marks := []report.RunMark{first, second}
		picture := v.controls.drawMarks(&report.RunState{End: 1000, Marks: marks})
		if n := strings.Count(picture, "<text"); n != c.want {
			t.Errorf("collections at %d and %d: %d labels, not %d", c.first, c.second, n, c.want)
		}
	}
}

// Two calls that differ only in what throws have different summaries, and words that point nowhere
// have different notes.
func TestRunSaysWhatThrows(t *testing.T) {
	v, _ := testView()
	v.Open()
	setup := report.RunSetup{Entry: "try", Arguments: "{| 3}", Collector: "semispace"}
	state := report.RunState{Complete: true, Step: 4, End: 9, Setup: setup,
		Registers: []report.RunRegister{
			{Name: "r14", RunValue: report.RunValue{Value: 5, Before: 5, Nowhere: true}},
			{Name: "rax", RunValue: report.RunValue{Value: 5, Before: 5, Filler: true}}}}
	v.player.start(setup)
	answer(v, &state)
	html := app.HTMLString(v.Render())
	for _, want := range []string{">try(object 3)<", "no object there",
		"fill pattern of freed memory"} {
		if !strings.Contains(html, want) {
			t.Errorf("the view lacks %q", want)
		}
	}
	state.Setup.Call = "try({| 3}) throwing may_throw"
	answer(v, &state)
	html = app.HTMLString(v.Render())
	if !strings.Contains(html, ">try(object 3) throwing may_throw<") {
		t.Error("the button does not say what throws")
	}
}
