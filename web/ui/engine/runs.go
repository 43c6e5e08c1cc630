package engine

import (
	"statepoint/web/report"
)

// runs are the questions about a run of a program. Only the newest waits: whoever drags a timeline
// asks more than can be answered.
type runs struct {
	asked, waiting *report.RunRequest
}

// AskRun asks for a step of a run.
func (c *Client) AskRun(r report.RunRequest) {
	c.runs.waiting = &r
	if c.idle() {
		c.nextRun()
	}
}

// Running says that a step of a run is asked for and not answered yet.
func (c *Client) Running() bool { return c.runs.asked != nil || c.runs.waiting != nil }

// StopRun gives up on a step of a run, and ends the engine if it is at one.
func (c *Client) StopRun() {
	c.runs.waiting = nil
	if c.runs.asked != nil {
		c.restart()
	}
	c.Changed()
}

// nextRun sends the question that waits.
func (c *Client) nextRun() {
	if c.runs.asked != nil || c.runs.waiting == nil {
		return
	}
	c.Warm()
	c.runs.asked, c.runs.waiting = c.runs.waiting, nil
	c.again = false
	c.postRun(c.runs.asked)
}

// ran takes an answer.
func (c *Client) ran(s *report.RunState) {
	r := c.runs.asked
	if r == nil || s.Seq != r.Request.Seq {
		return
	}
	c.runs.asked = nil
	if c.Ran != nil {
		c.Ran(r, s)
	}
	c.proceed()
}

// idle says that the worker is busy with nothing.
func (c *Client) idle() bool {
	return c.asked == nil && c.next == nil && c.views.asked == nil && c.runs.asked == nil
}
