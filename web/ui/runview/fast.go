package runview

import "statepoint/web/report"

// fast is a run at full speed: on each frame, it requests as many steps from the engine as it can
// execute before the next frame.
type fast struct {
	on    bool
	steps uint64  // to execute per frame
	asked float64 // when, in milliseconds
}

// frameTime is the duration of a frame at 60 frames per second, in milliseconds.
const frameTime = 1000.0 / 60

// Bounds of the number of steps per frame.
const leastSteps, mostSteps = 64, 4 << 20

// run starts a run at full speed from the current step, or from the beginning if that is the last,
// or pauses a running one.
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

// pause ends a run at full speed at its current step.
func (p *player) pause() {
	p.fast.on = false
	if p.state != nil {
		p.ask(report.RunSeek, p.state.Step, 0)
	}
	p.browser.Refresh()
}

// goOn requests the next steps when the browser draws.
func (p *player) goOn(from uint64) {
	p.browser.Frame(func(now float64) {
		if !p.fast.on || p.ws.Engine().Running() { // the pending request continues from there
			return
		}
		p.fast.asked = now
		p.ws.AskRun(report.RunRequest{Setup: p.setup, From: from, Action: report.RunOn,
			Steps: p.fast.steps})
	})
}

// ranFast shows the current step of a run at full speed and continues. The number of steps per
// frame is adjusted so that the browser can draw every frame.
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
