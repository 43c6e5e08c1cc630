package engine

import (
	"fmt"
	"slices"
	"time"

	"statepoint/web/report"
	"statepoint/web/wire"
)

// Worker is a running engine.
type Worker interface {
	// Post sends the worker a message.
	Post([]byte)
	// Stop terminates the worker immediately.
	Stop()
}

// StartFunc starts a worker. received gets its messages in order; failed gets an error text if it
// terminates on its own.
type StartFunc func(received func(wire.Message, error), failed func(string)) Worker

// Never starts a worker that never answers.
func Never(func(wire.Message, error), func(string)) Worker { return silent{} }

type silent struct{}

func (silent) Post([]byte) {}
func (silent) Stop()       {}

// Times of the client.
const (
	// Debounce is how long the text must stay unchanged before it is compiled.
	Debounce = 200 * time.Millisecond
	// patience is how long a superseded request may delay the newest one before the engine is
	// terminated.
	patience = 300 * time.Millisecond
	// slow is the delay after which the page shows that it is still compiling.
	slow = 400 * time.Millisecond
)

// Limit is how long the engine may work on one request. A longer request would be of little use in
// a tab, and might never end.
const Limit = 2 * time.Minute

var overLimit = fmt.Sprintf(
	"no answer within %d seconds, the limit of the page; the command `statepoint compile` has none",
	Limit/time.Second)

// now is the time since the page began. A time.Time in a struct adds its methods to the program.
func now() time.Duration { return time.Since(began) }

var began = time.Now()

// Client sends requests to the engine and ensures that only the newest is answered. Its methods
// must be called from one goroutine.
type Client struct {
	// Start starts a worker; its callbacks run on the client's goroutine.
	Start StartFunc
	// StartCompiler starts one that only compiles, whose program loads sooner; nil for none. The
	// client replaces it with one of Start's for the first request that is not a compilation.
	StartCompiler StartFunc
	// After calls f on the client's goroutine after a delay.
	After func(d time.Duration, f func())
	// Answer is called with the report for the newest request.
	Answer func(*report.Report)
	// Trouble is called when the engine crashed on the newest request or hit a limit; asked is nil
	// if it crashed without a request.
	Trouble func(asked *report.Request, text string)
	// Viewed is called with the requested view.
	Viewed func(*report.ViewRequest, *report.ViewAnswer)
	// Ran is called with a step of a run; may be nil.
	Ran func(*report.RunRequest, *report.RunState)
	// Changed is called when Busy or Slow changes.
	Changed func()

	worker  Worker
	whole   bool            // the worker is, or would be, one of Start's
	life    int             // number of the worker; callbacks of earlier ones are ignored
	asked   *report.Request // what the worker is busy with
	next    *report.Request // what it gets next
	known   []*known        // requests that were used, the latest last
	again   bool            // the current request was sent again
	views   views           // requests to send when no compilation is pending
	runs    runs            // likewise, of runs
	seq     uint32
	slowSeq uint32 // the request known to take long
	stage   string // the worker's stage, as last reported
	done    uint32 // of all functions
	all     uint32
	sent    time.Duration // when the program got the current request; 0 if it was still arriving
	took    time.Duration // of the newest answered request
	heard   bool          // the engine's program has sent a message
	loading *wire.Loading // how much of it has arrived, as last reported by the browser
}

// Ask requests a compilation and drops every earlier request except checks, whose caller waits for
// an answer whatever is typed meanwhile. It returns the number that identifies the request and its
// report.
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

// Busy reports whether the newest request is still unanswered.
func (c *Client) Busy() bool { return c.asked != nil || c.next != nil }

// Slow reports whether Busy has lasted long enough to tell the reader.
func (c *Client) Slow() bool { return c.Busy() && c.slowSeq == c.seq }

// Stage returns the key of the engine's current stage, as last reported.
func (c *Client) Stage() string {
	if c.asked == nil {
		return ""
	}
	return c.stage
}

// Took returns how long the engine took for the newest answer, without the time that it or its
// program was waited for; 0 if that is unknown.
func (c *Client) Took() time.Duration { return c.took }

// Through returns how many functions have passed the stage, and their total; 0 and 0 if unknown.
func (c *Client) Through() (done, all uint32) {
	if c.asked == nil {
		return 0, 0
	}
	return c.done, c.all
}

// Program returns what the worker's program is called on the page: "compiler" if it only compiles,
// otherwise "engine".
func (c *Client) Program() string {
	if c.StartCompiler != nil && !c.whole {
		return "compiler"
	}
	return "engine"
}

// Loading returns how much of the engine's program has arrived; nil if it is running or its
// progress is unknown.
func (c *Client) Loading() *wire.Loading {
	if c.heard {
		return nil
	}
	return c.loading
}

// Stop cancels every request.
func (c *Client) Stop() {
	c.next = nil
	c.StopChecks()
	c.views.waiting, c.runs.waiting = nil, nil
	if c.asked != nil || c.views.asked != nil || c.runs.asked != nil {
		c.restart()
	}
	c.Changed()
}

// StopChecks cancels the checks of a lesson, and terminates the engine if it is working on one.
// Other requests remain.
func (c *Client) StopChecks() {
	checks := c.views.checks()
	c.views.waiting = slices.DeleteFunc(c.views.waiting, isCheck)
	if v := c.views.asked; v != nil && isCheck(v) {
		checks = append(checks, v)
		c.views.asked = nil
		c.restart()
	}
	for _, v := range checks {
		c.Viewed(v, &report.ViewAnswer{Seq: v.Seq, View: v.View, Trouble: "it was stopped"})
	}
}

// Warm starts the engine before the first request.
func (c *Client) Warm() {
	if c.worker == nil {
		c.start()
	}
}

func (c *Client) start() {
	c.life++
	life, begin := c.life, c.Start
	if !c.whole && c.StartCompiler != nil {
		begin = c.StartCompiler
	}
	c.worker = begin(
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

// warmWhole is Warm for requests that a worker of StartCompiler cannot answer. The worker must be
// idle.
func (c *Client) warmWhole() {
	if !c.whole {
		c.whole = true
		if c.worker != nil && c.StartCompiler != nil {
			c.worker.Stop()
			c.worker, c.heard, c.loading = nil, false, nil
		}
	}
	c.Warm()
}

func (c *Client) send(r *report.Request) {
	if r.Options.Break != "" {
		c.warmWhole()
	}
	c.Warm()
	c.asked, c.stage, c.done, c.all = r, "", 0, 0
	if c.sent = 0; c.heard {
		c.sent = now()
	}
	c.keep(r).life = c.life // which the message tells the worker
	c.worker.Post(wire.Encode(&wire.Request{Request: r}))
	// The timer for the limit must not hold the text, or all edits of that time would stay in
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

// restart terminates the worker and sends the waiting requests to a new one.
func (c *Client) restart() {
	if c.worker != nil {
		c.worker.Stop()
	}
	if v := c.views.asked; v != nil && isCheck(v) {
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
		if !m.Complete(c.asked.Source) {
			c.broke("the report is of another text")
			return
		}
		c.asked, c.took = nil, 0
		if c.sent != 0 {
			c.took = now() - c.sent
		}
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
		c.viewed(m.Answer)
	case *wire.RunState:
		c.ran(m.State)
	case *wire.AskAgain:
		c.askAgain(m)
	case *wire.Crash:
		c.broke(m.Text)
	}
}

// broke handles a worker that terminated or cannot be trusted any more. Its request is not
// repeated, because it would only crash the next worker.
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
			c.Ran(r, &report.RunState{Seq: r.Seq, Setup: r.Setup,
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
