package runview

import "statepoint/web/report"

// fast is a run at full speed: each time that the browser draws, the engine is asked to go on by as
// many steps as it makes until the browser draws again.
type fast struct {
	on    bool
	steps uint64  // to be made at once
	asked float64 // when, in milliseconds
}

// frameTime is how long the browser has for a picture at 60 a second, in milliseconds.
const frameTime = 1000.0 / 60

// Bounds of the steps that are made at once.
const leastSteps, mostSteps = 64, 4 << 20

// run runs at full speed from the step that is shown, or from the beginning if that is the end; it
// pauses what runs.
func (v *View) run() {
	if v.fast.on {
		v.pause()
		return
	}
	s := v.state
	if s == nil || s.Trouble != "" {
		return
	}
	v.halt()
	v.stopped = false
	v.fast = fast{on: true, steps: leastSteps}
	from := s.Step
	if s.Complete && s.Step == s.End {
		from = 0
	}
	v.goOn(from)
	v.browser.Refresh()
}

// pause ends a run at full speed where it is.
func (v *View) pause() {
	v.fast.on = false
	if v.state != nil {
		v.ask(report.RunSeek, v.state.Step, 0)
	}
	v.browser.Refresh()
}

// goOn asks for the next steps when the browser draws.
func (v *View) goOn(from uint64) {
	v.browser.Frame(func(now float64) {
		if !v.fast.on || v.ws.Client.Running() { // what is being asked goes on from there
			return
		}
		v.fast.asked = now
		v.ws.Client.AskRun(report.RunRequest{Setup: v.setup, From: from, Action: report.RunOn,
			Steps: v.fast.steps, Request: v.ws.Question})
	})
}

// ranFast shows where a run at full speed has come to, and goes on. The steps made at once are as
// many as let the browser draw each time.
func (v *View) ranFast() {
	s, f := v.state, &v.fast
	if s.Trouble != "" || s.Ended != "" || v.stopped {
		f.on = false
		v.selection.ShowStep(s.IDs)
		v.browser.Refresh()
		v.browser.Defer(v.browser.RunDrawn)
		return
	}
	v.browser.Refresh()
	v.browser.Frame(func(now float64) {
		switch took := now - f.asked; {
		case took < 1.25*frameTime:
			f.steps = min(f.steps*2, mostSteps)
		case took > 2.25*frameTime:
			f.steps = max(f.steps/2, leastSteps)
		}
		v.goOn(s.Step)
	})
}
