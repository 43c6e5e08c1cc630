package engine

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/wire"
)

// maxKnown is the number of requests with handles that a page retains: the text on screen, one to
// compare with, and two of a lesson. Their texts stay in memory. Those of unanswered questions are
// retained beyond it.
const maxKnown = 4

// known is a request that has a handle.
type known struct {
	request report.Request
	handle  report.Handle
	life    int // the worker that has received the request for the handle
}

// Keep retains a request and returns its handle, for questions about its compilation.
func (c *Client) Keep(r *report.Request) report.Handle { return c.keep(r).handle }

// keep finds a request among those retained, or retains it and drops those used longest ago that
// no question is about.
func (c *Client) keep(r *report.Request) *known {
	h := r.Handle() // most others differ from it, and two long texts need not be compared
	at := slices.IndexFunc(c.known, func(k *known) bool {
		return k.handle == h && k.request.Same(r)
	})
	if at >= 0 {
		return c.use(at)
	}
	for i := 0; i < len(c.known) && len(c.known) >= maxKnown; {
		if c.pending(c.known[i].handle) {
			i++
			continue
		}
		c.known = slices.Delete(c.known, i, i+1)
	}
	k := &known{request: *r, handle: h}
	c.known = append(c.known, k)
	return k
}

// use moves what is at an index to the end.
func (c *Client) use(at int) *known {
	k := c.known[at]
	c.known = append(slices.Delete(c.known, at, at+1), k)
	return k
}

// pending reports whether an unanswered question is about a handle.
func (c *Client) pending(h report.Handle) bool {
	about := func(v *report.ViewRequest) bool { return v != nil && (v.Of == h || v.Kept == h) }
	runs := func(r *report.RunRequest) bool { return r != nil && r.Of == h }
	return about(c.views.asked) || slices.ContainsFunc(c.views.waiting, about) ||
		runs(c.runs.asked) || runs(c.runs.waiting)
}

// tell ensures that the worker knows the request of a handle; 0 is none.
func (c *Client) tell(h report.Handle) {
	at := slices.IndexFunc(c.known, func(k *known) bool { return k.handle == h })
	if at < 0 {
		return
	}
	k := c.use(at)
	if k.life != c.life {
		c.worker.Post(wire.Encode(&wire.Keep{Request: &k.request}))
	}
	k.life = c.life
}

// postView posts the view request that the worker should process next.
func (c *Client) postView(v *report.ViewRequest) {
	c.tell(v.Kept)
	c.tell(v.Of)
	c.worker.Post(wire.Encode(&wire.ViewRequest{Ask: v}))
}

// postRun is postView for a step of a run.
func (c *Client) postRun(r *report.RunRequest) {
	c.tell(r.Of)
	c.worker.Post(wire.Encode(&wire.RunRequest{Ask: r}))
}

// askAgain repeats the current request after resending the requests that the worker has dropped. An
// engine that drops them again immediately cannot answer.
func (c *Client) askAgain(m *wire.AskAgain) {
	v, r := c.views.asked, c.runs.asked
	if v != nil && v.Seq != m.Seq || v == nil && (r == nil || r.Seq != m.Seq) {
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
