package runview

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// player holds the current run at one of its steps, and advances it.
type player struct {
	ws        *workspace.Workspace
	browser   Window
	selection Selection
	tray      *tray
	isOpen    func() bool
	close     func() // shows the panes instead

	setup    report.RunSetup  // what the reader chose
	name     string           // the subject that it was chosen for
	state    *report.RunState // what is shown; nil for nothing yet
	of       *report.Report   // the compilation that is run
	renewing bool             // the state and its ids still belong to the previous one
	playing  int              // number of the current play, 0 for none
	another  bool             // the run requested last is the first one of its text
	plays    int
	stopped  bool
	first    uint64 // the step to begin at; it survives edits
	firstIn  uint32 // and after which of the collector's actions in it
	// goal is where a lesson sends the run, also after an edit, until the reader moves; its Action
	// is empty if there is none.
	goal report.RunRequest
	fast fast // a run at full speed
	// While the timeline is dragged its thumb is at sought, ahead of the engine.
	seeking bool
	sought  uint64
}

// subject is the name of the text or of the opened object.
func (p *player) subject() string {
	if object := p.ws.Object(); object != "" {
		return "object " + object
	}
	return p.ws.Name
}

// steps describes a run's position: "step 4 of 9".
func steps(s *report.RunState) string {
	text := fmt.Sprintf("step %d of %d", s.Step, s.End)
	if !s.Complete {
		text += "…"
	}
	return text
}

// linked is a run at its step, as encoded in a link.
func linked(state *report.RunState) []string {
	s := &state.Setup
	list := []string{strconv.FormatUint(state.Step, 10), s.Entry, s.Arguments, s.Collector,
		s.Stress, strconv.FormatUint(uint64(s.Heap), 10),
		strconv.FormatUint(uint64(state.Within), 10)}
	more := []string{s.Objects, s.Barriers, ""}
	if strings.Contains(s.Call, ") throwing ") { // otherwise entry and arguments have it
		more[2] = s.Call
	}
	for len(more) > 0 && more[len(more)-1] == "" {
		more = more[:len(more)-1]
	}
	return append(list, more...)
}

// open makes the run of the next report begin as a link says. It reports whether the link has a
// run.
func (p *player) open(list []string) bool {
	p.of, p.setup, p.first, p.firstIn = nil, report.RunSetup{}, 0, 0
	p.goal = report.RunRequest{}
	if len(list) < 6 {
		return false
	}
	p.name = p.subject()
	p.first, _ = strconv.ParseUint(list[0], 10, 64)
	p.goal = goalOf(list[0])
	heap, _ := strconv.ParseUint(list[5], 10, 32)
	if len(list) > 6 { // earlier links have none
		within, _ := strconv.ParseUint(list[6], 10, 32)
		p.firstIn = uint32(within)
	}
	p.setup = report.RunSetup{Entry: list[1], Arguments: list[2], Collector: list[3],
		Stress: list[4], Heap: uint32(heap)}
	if len(list) > 7 {
		p.setup.Objects = list[7]
	}
	if len(list) > 8 {
		p.setup.Barriers = list[8]
	}
	if len(list) > 9 {
		p.setup.Call = list[9]
	}
	return true
}

// goalOf returns the request for a place that a lesson names instead of a step: "collection-2", its
// third action "collection-2.3", the first access of a "stale" address, or the "end". Its Action is
// empty for anything else.
func goalOf(place string) report.RunRequest {
	if place == report.RunStale || place == report.RunEnd {
		return report.RunRequest{Action: place}
	}
	place, isCollection := strings.CutPrefix(place, report.RunCollection+"-")
	number, within, _ := strings.Cut(place, ".")
	n, err := strconv.ParseUint(number, 10, 32)
	if !isCollection || err != nil {
		return report.RunRequest{}
	}
	action, _ := strconv.ParseUint(within, 10, 32)
	return report.RunRequest{Action: report.RunCollection, From: n, Within: uint32(action)}
}

// runTo makes the run go to an instruction, by its id, from whatever entry reaches it.
func (p *player) runTo(id uint32) {
	p.of, p.setup.Entry, p.setup.Arguments, p.setup.Call = nil, "", "", ""
	p.name = p.subject()
	p.goal = report.RunRequest{Action: report.RunAt, From: uint64(id)}
}

// renew requests a run of the newest compilation.
func (p *player) renew() {
	if p.ws.Good == nil || p.of == p.ws.Good || p.ws.Busy() {
		return
	}
	p.halt()
	p.stopped, p.seeking = false, false
	p.tray.renew()
	p.another = p.name != p.subject() && p.of != nil
	if p.name != p.subject() { // another text has other functions
		p.name, p.state = p.subject(), nil
		p.setup.Entry, p.setup.Arguments, p.setup.Call, p.setup.Objects = "", "", "", ""
		if p.of != nil {
			p.first, p.firstIn = 0, 0
		}
	}
	p.of, p.renewing = p.ws.Good, p.state != nil
	if p.goal.Action != "" {
		p.ask(p.goal.Action, p.goal.From, p.goal.Within)
		return
	}
	p.ask(report.RunSeek, p.first, p.firstIn)
}

// start restarts the run with a new setup.
func (p *player) start(setup report.RunSetup) {
	p.halt()
	p.setup, p.stopped, p.first, p.firstIn = setup, false, 0, 0
	p.tray.renew()
	p.ask(report.RunSeek, 0, 0)
}

// change restarts the run with a new setup; one that a reader has sent to an instruction goes there
// again.
func (p *player) change(setup report.RunSetup) {
	goal := p.goal
	if goal.Action != report.RunAt {
		p.start(setup)
		return
	}
	p.halt()
	p.setup, p.stopped = setup, false
	p.tray.renew()
	p.ask(goal.Action, goal.From, 0)
}

// halt stops playing.
func (p *player) halt() { p.playing, p.fast.on = 0, false }

// ask requests a step from the engine.
func (p *player) ask(action string, from uint64, within uint32) {
	switch action {
	case p.goal.Action, report.RunMore, report.RunBreak: // the reader has not moved
	default:
		p.goal = report.RunRequest{}
	}
	p.setup.Cases = p.ws.Cases()
	p.ws.AskRun(report.RunRequest{Setup: p.setup, From: from, Within: within, Action: action})
	p.browser.Refresh()
}

// do continues from the current step.
func (p *player) do(action string) {
	if p.state == nil || p.state.Trouble != "" || p.ws.Engine().Running() {
		return
	}
	p.ask(action, p.state.Step, p.state.Within)
}

// seek goes to a step.
func (p *player) seek(step uint64) {
	if p.state != nil && p.state.Trouble == "" && (p.seeking || step != p.state.Step) {
		p.halt()
		p.seeking, p.sought = true, step
		p.ask(report.RunSeek, step, 0)
	}
}

// seekAction goes to the state after one of the collector's actions in a step.
func (p *player) seekAction(step uint64, within uint32) {
	if p.state != nil && p.state.Trouble == "" {
		p.halt()
		p.ask(report.RunSeek, step, within)
	}
}

// ran shows a state.
func (p *player) ran(_ *report.RunRequest, s *report.RunState) {
	if p.of == nil || p.of != p.ws.Good || s.Seq != p.ws.Question.Seq {
		return
	}
	if s.Trouble == "" {
		p.first, p.firstIn = s.Step, s.Within
	}
	if p.goal.Action == report.RunAt && p.setup.Entry == "" {
		p.setup.Entry = s.Setup.Entry
	}
	p.state, p.renewing, p.seeking = s, false, p.seeking && p.ws.Engine().Running()
	another := p.another
	if p.another = false; another && s.Trouble != "" {
		p.close() // another text was opened, to see that, and it does not run
		return
	}
	if p.gone(s) {
		next := p.setup
		next.Entry, next.Arguments, next.Call = "", "", ""
		p.start(next)
		return
	}
	if p.fast.on {
		p.ranFast()
		return
	}
	if p.isOpen() {
		p.selection.ShowStep(s.IDs)
	}
	p.browser.Refresh()
	p.browser.Defer(p.browser.RunDrawn)
	p.tray.learned(s)
	switch {
	case s.Trouble != "" && p.tray.curious():
		p.halt()
		p.tray.asked = true
		p.ask(report.RunBreak, 0, 0)
	case s.Trouble != "" || p.stopped:
		p.halt()
	case !s.Complete && !p.ws.Engine().Running():
		p.ask(report.RunMore, s.Step, s.Within) // the recording continues, a piece at a time
	case p.tray.curious():
		p.tray.asked = true
		p.ask(report.RunBreak, s.Step, s.Within)
	}
	p.next()
}

// gone reports whether nothing runs because the program no longer has the chosen function; the form
// cannot show that choice.
func (p *player) gone(s *report.RunState) bool {
	return s.Trouble != "" && p.setup.Entry != "" && len(s.Functions) > 0 &&
		!slices.Contains(s.Functions, p.setup.Entry)
}

// pace is how long each safepoint of a play is shown.
const pace = 700 * time.Millisecond

// play goes from safepoint to safepoint until it is paused.
func (p *player) play() {
	if p.playing != 0 {
		p.playing = 0
		p.browser.Refresh()
		return
	}
	if p.state == nil || p.state.Trouble != "" {
		return
	}
	p.halt()
	p.plays++
	p.playing = p.plays
	action, from := report.RunNext, p.state.Step
	if p.state.Complete && p.state.Step == p.state.End {
		action, from = report.RunSeek, 0
	}
	p.ask(action, from, 0)
}

// following returns the action that leads to what a play shows after the current state.
func (p *player) following() string {
	s := p.state
	marked := slices.ContainsFunc(s.Marks, func(m report.RunMark) bool {
		return m.Step == s.Step
	})
	switch {
	case s.Within > 0 && s.Within < s.Actions, marked && s.Within == 0 && actionsShown(s):
		return report.RunStep
	case marked:
		// After a call, the next thing to show is its effect.
		return report.RunOver
	}
	return report.RunNext
}

// shown returns the state to show, nil while it is of another text.
func (p *player) shown() *report.RunState {
	if p.ws.Foreign() || p.name != p.subject() {
		return nil
	}
	return p.state
}

// next continues playing after a delay.
func (p *player) next() {
	n, s := p.playing, p.state
	if n == 0 || !s.Complete {
		return
	}
	if s.Step == s.End {
		p.playing = 0
		return
	}
	p.browser.After(pace, func() {
		if p.playing != n || p.state != s {
			return
		}
		within := s.Within
		action := p.following()
		if action == report.RunNext {
			within = 0
		}
		p.ask(action, s.Step, within)
	})
}

// actionsShown reports whether a play shows a collection's actions one by one: only if the run has
// few enough to watch them all.
func actionsShown(s *report.RunState) bool {
	const most = 24
	return s.Actions > 0 && int(s.Actions)*len(s.Marks) <= most
}

// stop cancels the engine's current request.
func (p *player) stop() {
	p.halt()
	p.stopped = true
	p.ws.Engine().StopRun()
	p.browser.Refresh()
}
