package runview

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/workspace"
)

// What the view asks of what is beside it.
type (
	// Selection brings into view what a run is about.
	Selection interface {
		// ShowStep lights where a run stands; nil for nowhere.
		ShowStep(ids []uint32)
		Pin(ids []uint32)
		ToProblem(report.Diagnostic)
	}
	// Pins are the ids that are pinned.
	Pins interface{ Pinned() []uint32 }
	// Source compiles the text with other options.
	Source interface{ SetOptions(report.Options) }
	// Texts has the long texts of the site: the collectors in Go.
	Texts interface {
		Of(name, known string) (text, why string)
		Fetch(then func())
	}
	// Window is what it asks of the browser.
	Window interface {
		browser.Turns
		Focus(selector string)
		ScrollTo(selector string)
		RunDrawn()
	}
)

// View is the Run view.
type View struct {
	ws        *workspace.Workspace
	browser   Window
	selection Selection
	pins      Pins
	source    Source
	texts     Texts

	// open says that it is shown; front, that on a screen for one pane it is that one.
	open, front bool
	setup       report.RunSetup  // what the reader chose
	name        string           // of the text that it was chosen for
	state       *report.RunState // what is shown; nil for nothing yet
	of          *report.Report   // the compilation that is run
	renewing    bool             // the state is still of the one before, as are its ids
	playing     int              // number of the play that goes on, 0 for none
	plays       int
	stopped     bool
	first       uint64 // the step to begin at, which stays when the text is edited
	firstIn     uint32 // and after which of the collector's actions in it
	fast        fast   // a run at full speed
	tray        tray
	shape, part int    // which way to look at the run, and part of the picture
	file        string // of them that the reader chose, where the collector is in it
	// While the timeline is dragged its thumb is at sought, ahead of the engine.
	seeking bool
	sought  uint64
}

// New makes the view of what a workspace has.
func New(ws *workspace.Workspace, w Window, selection Selection, pins Pins, source Source,
	texts Texts) *View {
	v := &View{ws: ws, browser: w, selection: selection, pins: pins, source: source,
		texts: texts}
	ws.Client.Ran = v.ran
	return v
}

// Shown says how the view is shown: "", "open", or "front" if it is in front of panes that it hides
// on a narrow screen.
func (v *View) Shown() string {
	switch {
	case !v.open:
		return ""
	case v.front:
		return "front"
	}
	return "open"
}

// Stage is where the run is, as the strip of stages says it; "" if nothing runs.
func (v *View) Stage() string {
	if !v.open || v.state == nil || v.state.Trouble != "" {
		return ""
	}
	text := fmt.Sprintf("step %d of %d", v.state.Step, v.state.End)
	if !v.state.Complete {
		text += "…"
	}
	return text
}

// Toggle opens the view, or closes it.
func (v *View) Toggle() {
	if v.open && v.front {
		v.open, v.front, v.playing, v.fast.on = false, false, 0, false
		v.selection.ShowStep(nil)
		v.browser.Refresh()
		v.browser.Defer(func() { v.browser.Focus("#run-button") })
		return
	}
	v.Open()
}

// Open shows the view, in front.
func (v *View) Open() {
	v.open, v.front = true, true
	v.browser.Refresh()
	v.Renewed()
	v.browser.Defer(func() { v.browser.Focus("#title-run") })
}

// State says what runs, and at which step, for a link; nil if the view is not shown.
func (v *View) State() []string {
	if !v.open || v.state == nil || v.state.Trouble != "" {
		return nil
	}
	s := &v.state.Setup
	list := []string{strconv.FormatUint(v.state.Step, 10), s.Entry, s.Arguments, s.Collector,
		s.Stress, strconv.FormatUint(uint64(s.Heap), 10),
		strconv.FormatUint(uint64(v.state.Within), 10)}
	if s.Objects != "" || s.Barriers != "" {
		list = append(list, s.Objects)
	}
	if s.Barriers != "" {
		list = append(list, s.Barriers)
	}
	return list
}

// SetState opens the view as a link says, paused at its step, when the next report comes.
func (v *View) SetState(list []string) {
	v.open, v.front, v.of, v.setup, v.first, v.firstIn = false, false, nil, report.RunSetup{}, 0, 0
	if len(list) < 6 {
		return
	}
	v.open, v.front = true, true
	v.name = v.ws.Name
	v.first, _ = strconv.ParseUint(list[0], 10, 64)
	heap, _ := strconv.ParseUint(list[5], 10, 32)
	if len(list) > 6 { // earlier links have none
		within, _ := strconv.ParseUint(list[6], 10, 32)
		v.firstIn = uint32(within)
	}
	v.setup = report.RunSetup{Entry: list[1], Arguments: list[2], Collector: list[3],
		Stress: list[4], Heap: uint32(heap)}
	if len(list) > 7 {
		v.setup.Objects = list[7]
	}
	if len(list) > 8 {
		v.setup.Barriers = list[8]
	}
}

// Behind lets a pane be in front on a narrow screen.
func (v *View) Behind() { v.front = false }

// Renewed asks for a run of the newest compilation, if the view is shown.
func (v *View) Renewed() {
	if !v.open || v.ws.Good == nil || v.of == v.ws.Good || v.ws.Busy() {
		return
	}
	v.halt()
	v.stopped, v.seeking = false, false
	v.tray.renew()
	if v.name != v.ws.Name { // another text has other functions
		v.name, v.state = v.ws.Name, nil
		v.setup.Entry, v.setup.Arguments, v.setup.Call, v.setup.Objects = "", "", "", ""
		if v.of != nil {
			v.first, v.firstIn = 0, 0
		}
	}
	v.of, v.renewing = v.ws.Good, v.state != nil
	v.ask(report.RunSeek, v.first, v.firstIn)
}

// start runs anew, with another setup.
func (v *View) start(setup report.RunSetup) {
	v.halt()
	v.setup, v.stopped, v.first, v.firstIn = setup, false, 0, 0
	v.tray.renew()
	v.ask(report.RunSeek, 0, 0)
}

// halt ends what plays.
func (v *View) halt() { v.playing, v.fast.on = 0, false }

// ask asks the engine for a step.
func (v *View) ask(action string, from uint64, within uint32) {
	v.setup.Cases = v.ws.Cases()
	v.ws.Client.AskRun(report.RunRequest{Setup: v.setup, From: from, Within: within,
		Action: action, Request: v.ws.Question})
	v.browser.Refresh()
}

// do goes on from the step that is shown.
func (v *View) do(action string) {
	if v.state == nil || v.state.Trouble != "" || v.ws.Client.Running() {
		return
	}
	v.ask(action, v.state.Step, v.state.Within)
}

// seek goes to a step.
func (v *View) seek(step uint64) {
	if v.state != nil && v.state.Trouble == "" && (v.seeking || step != v.state.Step) {
		v.halt()
		v.seeking, v.sought = true, step
		v.ask(report.RunSeek, step, 0)
	}
}

// seekAction goes to where the collector is after one of its actions in a step.
func (v *View) seekAction(step uint64, within uint32) {
	if v.state != nil && v.state.Trouble == "" {
		v.halt()
		v.ask(report.RunSeek, step, within)
	}
}

// ran shows a state.
func (v *View) ran(_ *report.RunRequest, s *report.RunState) {
	if v.of == nil || v.of != v.ws.Good || s.Seq != v.ws.Question.Seq {
		return
	}
	if s.Trouble == "" {
		v.first, v.firstIn = s.Step, s.Within
	}
	v.state, v.renewing, v.seeking = s, false, v.seeking && v.ws.Client.Running()
	if v.fast.on {
		v.ranFast()
		return
	}
	v.selection.ShowStep(s.IDs)
	v.browser.Refresh()
	v.browser.Defer(v.browser.RunDrawn)
	v.learned(s)
	switch {
	case s.Trouble != "" && v.curious():
		v.halt()
		v.tray.asked = true
		v.ask(report.RunBreak, 0, 0)
	case s.Trouble != "" || v.stopped:
		v.halt()
	case !s.Complete && !v.ws.Client.Running():
		v.ask(report.RunMore, s.Step, s.Within) // the recording goes on, a piece at a time
	case v.curious():
		v.tray.asked = true
		v.ask(report.RunBreak, s.Step, s.Within)
	}
	v.next()
}

// pace is how long each safepoint of a play is shown.
const pace = 700 * time.Millisecond

// play goes from safepoint to safepoint until it is paused.
func (v *View) play() {
	if v.playing != 0 {
		v.playing = 0
		v.browser.Refresh()
		return
	}
	if v.state == nil || v.state.Trouble != "" {
		return
	}
	v.halt()
	v.plays++
	v.playing = v.plays
	action, from := report.RunNext, v.state.Step
	if v.state.Complete && v.state.Step == v.state.End {
		action, from = report.RunSeek, 0
	}
	v.ask(action, from, 0)
}

// next goes on playing after a while.
func (v *View) next() {
	n, s := v.playing, v.state
	if n == 0 || !s.Complete {
		return
	}
	if s.Step == s.End {
		v.playing = 0
		return
	}
	v.browser.After(pace, func() {
		if v.playing != n || v.state != s {
			return
		}
		marked := slices.ContainsFunc(s.Marks, func(m report.RunMark) bool {
			return m.Step == s.Step
		})
		switch {
		case s.Within > 0 && s.Within < s.Actions, marked && s.Within == 0 && actionsShown(s):
			v.ask(report.RunStep, s.Step, s.Within)
		case marked:
			// At a call the next thing to see is what it does.
			v.ask(report.RunOver, s.Step, s.Within)
		default:
			v.ask(report.RunNext, s.Step, 0)
		}
	})
}

// actionsShown reports whether a play shows the actions of a collection one by one: where the run
// has so few that all of them can be watched.
func actionsShown(s *report.RunState) bool {
	const most = 24
	return s.Actions > 0 && int(s.Actions)*len(s.Marks) <= most
}

// stop gives up on what the engine is at.
func (v *View) stop() {
	v.halt()
	v.stopped = true
	v.ws.Client.StopRun()
	v.browser.Refresh()
}

// Key acts on a key of the page, and says whether it did.
func (v *View) Key(key string, shift bool) bool {
	if !v.open {
		return false
	}
	action := map[string]string{"F8": report.RunNext, "F8+": report.RunPrevious,
		"F9": report.RunBack, "F10": report.RunOver, "F11": report.RunStep,
		"F11+": report.RunOut}[key+map[bool]string{true: "+"}[shift]]
	if action == "" {
		return false
	}
	v.halt()
	v.do(action)
	return true
}
