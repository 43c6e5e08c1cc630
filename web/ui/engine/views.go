package engine

import (
	"slices"
	"strings"

	"statepoint/web/report"
)

// views are the requests about finished compilations. They wait for the newest compilation, which
// makes those about an older one obsolete.
type views struct {
	asked   *report.ViewRequest // what the worker is busy with
	waiting []*report.ViewRequest
}

// AskView requests a view of what [Client.Keep] has given a handle. A request that is already
// pending is not repeated.
func (c *Client) AskView(v report.ViewRequest) {
	same := func(o *report.ViewRequest) bool {
		return o.View == v.View && o.Stage == v.Stage && o.Against == v.Against &&
			o.Cases == v.Cases && o.Lookup == v.Lookup && o.Step == v.Step &&
			o.Subject == v.Subject && o.Seq == v.Seq && o.Of == v.Of
	}
	if c.views.asked != nil && same(c.views.asked) || slices.ContainsFunc(c.views.waiting, same) {
		return
	}
	c.views.waiting = append(c.views.waiting, &v)
	if c.idle() {
		c.nextView()
	}
}

// isCheck reports whether a request is for the checks of a lesson.
func isCheck(v *report.ViewRequest) bool { return v.View == report.ViewChecks }

// checks returns the waiting checks of a lesson.
func (q *views) checks() []*report.ViewRequest {
	var out []*report.ViewRequest
	for _, v := range q.waiting {
		if isCheck(v) {
			out = append(out, v)
		}
	}
	return out
}

// nextView sends the request that has waited longest.
func (c *Client) nextView() {
	if c.views.asked != nil || len(c.views.waiting) == 0 {
		return
	}
	c.warmWhole()
	c.views.asked, c.views.waiting = c.views.waiting[0], c.views.waiting[1:]
	c.again = false
	c.postView(c.views.asked)
}

// viewed handles an answer.
func (c *Client) viewed(a *report.ViewAnswer) {
	v := c.views.asked
	if v == nil || a.View != v.View || a.Seq != v.Seq {
		return
	}
	c.views.asked = nil
	c.proceed()
	c.Viewed(v, a)
}

// broke answers the request that crashed the worker: repeated, it would only crash the next one.
func (q *views) broke(text string, viewed func(*report.ViewRequest, *report.ViewAnswer)) {
	v := q.asked
	q.asked = nil
	viewed(v, &report.ViewAnswer{Seq: v.Seq, View: v.View, Stage: v.Stage,
		Subject: v.Subject, Trouble: "the engine stopped: " + firstLine(text)})
}

// working describes the worker's current request, for comparison.
func (c *Client) working() any {
	if c.asked != nil {
		return c.asked
	}
	if c.runs.asked != nil {
		return c.runs.asked
	}
	return c.views.asked
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}
