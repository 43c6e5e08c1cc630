package engine

import (
	"fmt"
	"time"

	"statepoint/web/report"
	"statepoint/web/wire"
)

// Worker is a running engine.
type Worker interface {
	// Post sends it a message.
	Post([]byte)
	// Stop ends it at once, whatever it is doing.
	Stop()
}

// StartFunc starts a worker. received gets what it says, in order, failed a text
// when it ends by itself.
type StartFunc func(received func(wire.Message, error), failed func(string)) Worker

// Never starts a worker that says nothing.
func Never(func(wire.Message, error), func(string)) Worker { return silent{} }

type silent struct{}

func (silent) Post([]byte) {}
func (silent) Stop()       {}

// Times of the client.
const (
	// Debounce is how long the text must rest before it is compiled.
	Debounce = 200 * time.Millisecond
	// patience is how long an answer that is no longer wanted may keep the
	// engine from the newest question, before the engine is ended.
	patience = 300 * time.Millisecond
	// slow is when the page says that it is still compiling.
	slow = 400 * time.Millisecond
)

// Limit is how long the engine may be at one question. What takes longer would
// hardly be read in a tab, and might never end.
const Limit = 2 * time.Minute

var overLimit = fmt.Sprintf(
	"no answer within %d seconds, the limit of the page; the command `statepoint compile` has none",
	Limit/time.Second)

// Client asks the engine, and ensures that only the newest question is
// answered. Its methods must be called from one goroutine.
type Client struct {
	// Start starts a worker; its callbacks come on the client's goroutine.
	Start StartFunc
	// After calls f on the client's goroutine after a while.
	After func(d time.Duration, f func())
	// Answer is called with the report of the newest question.
	Answer func(*report.Report)
	// Trouble is called when the engine broke down over the newest question, or
	// met a limit; asked is nil when it broke down over nothing.
	Trouble func(asked *report.Request, text string)
	// Viewed is called with the view asked for.
	Viewed func(*report.ViewRequest, *report.ViewAnswer)
	// Ran is called with a step of a run; nil for nobody.
	Ran func(*report.RunRequest, *report.RunState)
	// Changed is called when Busy or Slow changes.
	Changed func()

	worker  Worker
	life    int             // number of the worker; callbacks of an earlier one are late
	asked   *report.Request // what the worker is busy with
	next    *report.Request // what it gets when it is done
	known   []*known        // requests that were asked about; the latest stand last
	again   bool            // the worker was asked again what it is busy with
	views   views           // what it is asked when there is no compilation
	runs    runs            // likewise, of runs
	seq     uint32
	slowSeq uint32 // the question that is known to take long
	stage   string // what the worker is at, as it last said
	done    uint32 // of all functions
	all     uint32
	heard   bool          // the engine's program has said something
	loading *wire.Loading // how much of it has arrived, as far as the browser said
}

// Ask asks for a compilation, and forgets every earlier question but checks: who
// asked for those waits for an answer, whatever is typed meanwhile. It gives the
// number that the request, and the report that answers it, is known by.
func (c *Client) Ask(r report.Request) uint32 {
	c.seq++
	r.Seq = c.seq
	c.views.waiting, c.runs.waiting = c.views.checks(), nil
	if c.asked == nil && c.views.asked == nil && c.runs.asked == nil {
		c.send(&r)
		return c.seq
	}
	c.next = &r
	life, busy := c.life, c.working()
	c.After(patience, func() {
		if c.life == life && c.next != nil && c.working() == busy {
			c.restart()
		}
	})
	c.Changed()
	return c.seq
}

// Busy says that the newest question is not answered yet.
func (c *Client) Busy() bool { return c.asked != nil || c.next != nil }

// Slow says that Busy has lasted long enough to be worth a word.
func (c *Client) Slow() bool { return c.Busy() && c.slowSeq == c.seq }

// Stage gives the key of the stage that the engine is at, as far as it said.
func (c *Client) Stage() string {
	if c.asked == nil {
		return ""
	}
	return c.stage
}

// Through says how many of how many functions are through the stage; 0 of 0 where that is not told.
func (c *Client) Through() (done, all uint32) {
	if c.asked == nil {
		return 0, 0
	}
	return c.done, c.all
}

// Loading says how much of the engine's program has arrived; nil when that is known to run, or
// nobody says how far it is.
func (c *Client) Loading() *wire.Loading {
	if c.heard {
		return nil
	}
	return c.loading
}

// Stop gives up on every question.
func (c *Client) Stop() {
	c.next = nil
	checks := c.views.checks()
	if v := c.views.asked; v != nil && v.View == report.ViewChecks {
		checks = append(checks, v)
	}
	c.views.waiting, c.runs.waiting = nil, nil
	if c.asked != nil || c.views.asked != nil || c.runs.asked != nil {
		c.views.asked = nil
		c.restart()
	}
	for _, v := range checks {
		c.Viewed(v, &report.ViewAnswer{Seq: v.Request.Seq, View: v.View, Trouble: "it was stopped"})
	}
	c.Changed()
}

// Warm starts the engine before there is a question.
func (c *Client) Warm() {
	if c.worker == nil {
		c.start()
	}
}

func (c *Client) start() {
	c.life++
	life := c.life
	c.worker = c.Start(
		func(m wire.Message, err error) {
			if c.life == life {
				c.received(m, err)
			}
		},
		func(text string) {
			if c.life == life {
				c.broke(text)
			}
		})
}

func (c *Client) send(r *report.Request) {
	c.Warm()
	c.asked, c.stage, c.done, c.all = r, "", 0, 0
	c.handleOf(r, true)
	c.worker.Post(wire.Encode(&wire.Request{Request: r}))
	// What waits for the limit does not hold the text, or all edits of that time would be in
	// memory.
	seq, life := r.Seq, c.life
	c.After(Limit, func() {
		if c.life == life && c.asked != nil && c.asked.Seq == seq {
			c.broke(overLimit)
		}
	})
	c.After(slow, func() {
		if c.seq == seq && c.Busy() {
			c.slowSeq = seq
			c.Changed()
		}
	})
	c.Changed()
}

// restart ends the worker and sends what waits to a new one.
func (c *Client) restart() {
	if c.worker != nil {
		c.worker.Stop()
	}
	if v := c.views.asked; v != nil && v.View == report.ViewChecks {
		c.views.waiting = append([]*report.ViewRequest{v}, c.views.waiting...)
	}
	c.worker, c.asked, c.views.asked, c.runs.asked = nil, nil, nil, nil
	c.start()
	c.proceed()
}

func (c *Client) proceed() {
	if r := c.next; r != nil {
		c.next = nil
		c.send(r)
		return
	}
	c.nextView()
	if c.views.asked == nil {
		c.nextRun()
	}
}

func (c *Client) received(m wire.Message, err error) {
	if err != nil {
		c.broke(err.Error())
		return
	}
	if m, ok := m.(*wire.Loading); ok {
		if c.loading = m; !c.heard {
			c.Changed()
		}
		return
	}
	c.heard = true
	switch m := m.(type) {
	case *wire.Report:
		if c.asked == nil || m.Report.Seq != c.asked.Seq {
			return
		}
		c.asked = nil
		if m.Report.Seq == c.seq {
			c.Answer(m.Report)
		}
		c.proceed()
		c.Changed()
	case *wire.Progress:
		if c.asked != nil && m.Seq == c.asked.Seq {
			c.stage, c.done, c.all = m.Stage, m.Done, m.All
			if c.Slow() {
				c.Changed()
			}
		}
	case *wire.ViewAnswer:
		c.viewed(m.ViewAnswer)
	case *wire.RunState:
		c.ran(m.RunState)
	case *wire.AskAgain:
		c.askAgain(m)
	case *wire.Crash:
		c.broke(m.Text)
	}
}

// broke is for a worker that ended, or cannot be trusted any more. What it was
// asked is not asked again, or it would only break the next one.
func (c *Client) broke(text string) {
	asked := c.asked
	if c.worker != nil {
		c.worker.Stop()
	}
	c.life++
	c.worker, c.asked = nil, nil
	if r := c.runs.asked; r != nil {
		c.runs.asked = nil
		if c.Ran != nil {
			c.Ran(r, &report.RunState{Seq: r.Request.Seq, Setup: r.Setup,
				Trouble: "the engine stopped: " + firstLine(text)})
		}
	} else if c.views.asked != nil {
		c.views.broke(text, c.Viewed)
	} else if asked != nil && asked.Seq == c.seq || asked == nil && c.next == nil {
		c.Trouble(asked, text)
	}
	c.proceed()
	c.Changed()
}
