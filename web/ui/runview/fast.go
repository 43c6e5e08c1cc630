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
func (p *player) run() {
	if p.fast.on {
		p.pause()
		return
	}
	s := p.state
	if s == nil || s.Trouble != "" {
		return
	}
	p.halt()
	p.stopped = false
	p.fast = fast{on: true, steps: leastSteps}
	from := s.Step
	if s.Complete && s.Step == s.End {
		from = 0
	}
	p.goOn(from)
	p.browser.Refresh()
}

// pause ends a run at full speed where it is.
func (p *player) pause() {
	p.fast.on = false
	if p.state != nil {
		p.ask(report.RunSeek, p.state.Step, 0)
	}
	p.browser.Refresh()
}

// goOn asks for the next steps when the browser draws.
func (p *player) goOn(from uint64) {
	p.browser.Frame(func(now float64) {
		if !p.fast.on || p.ws.Client.Running() { // what is being asked goes on from there
			return
		}
		p.fast.asked = now
		p.ws.Client.AskRun(report.RunRequest{Setup: p.setup, From: from, Action: report.RunOn,
			Steps: p.fast.steps, Request: p.ws.Question})
	})
}

// ranFast shows where a run at full speed has come to, and goes on. The steps made at once are as
// many as let the browser draw each time.
func (p *player) ranFast() {
	s, f := p.state, &p.fast
	if s.Trouble != "" || s.Ended != "" || p.stopped {
		f.on = false
		p.selection.ShowStep(s.IDs)
		p.browser.Refresh()
		p.browser.Defer(p.browser.RunDrawn)
		return
	}
	p.browser.Refresh()
	p.browser.Frame(func(now float64) {
		switch took := now - f.asked; {
		case took < 1.25*frameTime:
			f.steps = min(f.steps*2, mostSteps)
		case took > 2.25*frameTime:
			f.steps = max(f.steps/2, leastSteps)
		}
		p.goOn(s.Step)
	})
}
