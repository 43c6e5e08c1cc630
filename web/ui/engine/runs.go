package engine

import (
	"statepoint/web/report"
)

// runs are the requests for steps of a program's run. Only the newest waits: dragging the timeline
// sends more requests than can be answered.
type runs struct {
	asked, waiting *report.RunRequest
}

// AskRun requests a step of a run of what [Client.Keep] has given a handle.
func (c *Client) AskRun(r report.RunRequest) {
	c.runs.waiting = &r
	if c.idle() {
		c.nextRun()
	}
}

// Running reports whether a requested step of a run is still unanswered.
func (c *Client) Running() bool { return c.runs.asked != nil || c.runs.waiting != nil }

// StopRun cancels a step of a run, and terminates the engine if it is working on one.
func (c *Client) StopRun() {
	c.runs.waiting = nil
	if c.runs.asked != nil {
		c.restart()
	}
	c.Changed()
}

// nextRun sends the waiting request.
func (c *Client) nextRun() {
	if c.runs.asked != nil || c.runs.waiting == nil {
		return
	}
	c.warmWhole()
	c.runs.asked, c.runs.waiting = c.runs.waiting, nil
	c.again = false
	c.postRun(c.runs.asked)
}

// ran handles an answer.
func (c *Client) ran(s *report.RunState) {
	r := c.runs.asked
	if r == nil || s.Seq != r.Seq {
		return
	}
	c.runs.asked = nil
	if c.Ran != nil {
		c.Ran(r, s)
	}
	c.proceed()
}

// idle reports whether the worker is idle.
func (c *Client) idle() bool {
	return c.asked == nil && c.next == nil && c.views.asked == nil && c.runs.asked == nil
}
