package engine

import (
	"statepoint/web/report"
	"statepoint/web/wire"
)

// maxKnown is how many requests a page knows the handles of: the text on screen, one to compare
// with, and two of a lesson. Their texts stay in memory.
const maxKnown = 4

// known is a request that was asked about.
type known struct {
	request report.Request
	handle  report.Handle
	life    int // the worker that was told what the handle stands for
}

// handleOf gives the handle of a request, and ensures that the worker knows it: told says that the
// worker is being told by what is posted next.
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

// postView posts the question that the worker is to be busy with.
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

// askAgain asks what the worker is busy with once more, after telling it again what it forgot. An
// engine that forgets it at once cannot answer.
func (c *Client) askAgain(m *wire.AskAgain) {
	v, r := c.views.asked, c.runs.asked
	if v != nil && v.Request.Seq != m.Seq || v == nil && (r == nil || r.Request.Seq != m.Seq) {
		return
	}
	if c.again {
		c.broke("the engine does not keep what it is asked about")
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
