package engine

import (
	"statepoint/web/report"
	"statepoint/web/wire"
)

// maxKnown is the number of requests with handles that a page retains: the text on screen, one to
// compare with, and two of a lesson. Their texts stay in memory.
const maxKnown = 4

// known is a request that has a handle.
type known struct {
	request report.Request
	handle  report.Handle
	life    int // the worker that has received the request for the handle
}

// handleOf returns the handle of a request and ensures that the worker knows it: told means that
// the next message posted tells it.
func (c *Client) handleOf(r *report.Request, told bool) report.Handle {
	var k *known
	for i, have := range c.known {
		if have.request.Same(r) {
			k = have
			c.known = append(c.known[:i], c.known[i+1:]...)
			break
		}
	}
	if k == nil {
		k = &known{request: *r, handle: r.Handle()}
		if len(c.known) == maxKnown {
			c.known = append(c.known[:0], c.known[1:]...)
		}
	}
	c.known = append(c.known, k)
	if k.life != c.life && !told {
		c.worker.Post(wire.Encode(&wire.Keep{Request: &k.request}))
	}
	k.life = c.life
	return k.handle
}

// postView posts the view request that the worker should process next.
func (c *Client) postView(v *report.ViewRequest) {
	m := &wire.ViewRequest{ViewRequest: v}
	if v.Kept != nil {
		m.Kept = c.handleOf(v.Kept, false)
	}
	m.Of = c.handleOf(&v.Request, false)
	c.worker.Post(wire.Encode(m))
}

// postRun is postView for a step of a run.
func (c *Client) postRun(r *report.RunRequest) {
	of := c.handleOf(&r.Request, false)
	c.worker.Post(wire.Encode(&wire.RunRequest{Of: of, RunRequest: r}))
}

// askAgain repeats the current request after resending the requests that the worker has dropped. An
// engine that drops them again immediately cannot answer.
func (c *Client) askAgain(m *wire.AskAgain) {
	v, r := c.views.asked, c.runs.asked
	if v != nil && v.Request.Seq != m.Seq || v == nil && (r == nil || r.Request.Seq != m.Seq) {
		return
	}
	if c.again {
		c.broke("the engine no longer holds this compilation")
		return
	}
	c.again = true
	for _, k := range c.known {
		for _, h := range m.Handles {
			if k.handle == h {
				k.life = 0
			}
		}
	}
	if v != nil {
		c.postView(v)
	} else {
		c.postRun(r)
	}
}
