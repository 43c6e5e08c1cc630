package grade

import (
	"bytes"
	"context"

	emulated "statepoint/lower/run"
	"statepoint/web/check"
	"statepoint/web/explore"
)

// Outcome is how a program behaves in the run of a check.
type Outcome struct {
	// Result is the result as a check has it, "stopped" if the run failed or did not end.
	Result string
	// Printed are the lines that it printed.
	Printed string
	// Unsound says that it used an address where its object is not, or listed a wrong base.
	Unsound bool
}

// Outcomes makes the runs of checks on a compilation, whatever they expect.
func Outcomes(ctx context.Context, r *explore.Compilation, list []check.Check) ([]Outcome, error) {
	c := checker{ctx: ctx, comp: r}
	out := make([]Outcome, len(list))
	for i := range list {
		if out[i].Result = stoppedRun; !r.Outline().OK {
			continue
		}
		call, opt, err := c.runOptions(&list[i])
		if err != nil {
			return nil, err
		}
		var printed bytes.Buffer
		opt.Out, opt.Sanitize = &printed, true
		limited, busy := c.limitFrames(&opt)
		p, err := emulated.Load(r.Lowered().Object, opt)
		if err != nil {
			continue
		}
		args, err := p.Arguments(call.Entry, []string{call.Arguments})
		if err == nil {
			err = p.Call(limited, call.Entry, args)
		}
		busy()
		if stop := ctx.Err(); stop != nil {
			return nil, stop
		}
		if err == nil {
			out[i].Result = p.Result(call.Entry)
		}
		first, _ := p.Findings()
		out[i].Printed, out[i].Unsound = printed.String(), first != nil && p.Blame() == ""
	}
	return out, nil
}
