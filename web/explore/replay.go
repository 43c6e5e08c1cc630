package explore

import (
	"errors"
	"fmt"

	"statepoint/core/passes"
	"statepoint/web/report"
)

// A replay is the same compilation again, up to a stage, with the passes telling their reasons.
// Passes work in place, so a module as it was after an earlier stage is only to be had by going
// there again; being the same compilation it has the same ids.
type replay struct {
	c *run
	// why is what each stage said, by key.
	why map[string]*passes.Explanation
	// before is the text before the last stage, nil if that is the first.
	before *irText
}

// errReached ends a replay where it is to end.
var errReached = errors.New("the stage is reached")

// replayTo goes to a stage again. The last replay is kept, as views of the same stage are often
// opened one after the other.
func (r *run) replayTo(stage string) (*replay, error) {
	if r.replayed != nil && r.replayedTo == stage {
		return r.replayed, nil
	}
	p := &replay{c: newRun(r.ctx, r.req, r.strategies), why: map[string]*passes.Explanation{}}
	reached := false
	p.c.watch = func(key string, before *irText, why *passes.Explanation) error {
		p.why[key] = why
		if key == stage {
			p.before, reached = before, true
			return errReached
		}
		return nil
	}
	if p.c.parse() {
		if reached = stage == report.StageParse; !reached {
			_ = p.c.runPasses() && p.c.breakModule()
		}
	}
	if !reached {
		return nil, fmt.Errorf("the compilation did not reach the stage %q", stage)
	}
	p.c.settleNames()
	r.replayed, r.replayedTo = p, stage
	return p, nil
}
