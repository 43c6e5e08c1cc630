package explore

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/passes"
	"statepoint/web/report"
)

// A replay is the same compilation again, up to a stage, with the passes telling their reasons.
// Passes work in place, so a module as it was after an earlier stage is only to be had by going
// there again; being the same compilation it has the same ids.
type Stage struct {
	Compilation *Compilation
	// why is what each stage said, by key.
	Why map[string]*passes.Explanation
	// before is the text before the last stage, nil if that is the first.
	Before *irText
}

// errReached ends a replay where it is to end.
var errReached = errors.New("the stage is reached")

// At goes to a stage again. The last replay is kept, as views of the same stage are often
// opened one after the other.
func (c *Compilation) At(ctx context.Context, stage string) (*Stage, error) {
	if c.replayed != nil && c.replayedTo == stage {
		return c.replayed, nil
	}
	again := newBuilder(ctx, c.Request, c.Strategies)
	p := &Stage{Compilation: again.c, Why: map[string]*passes.Explanation{}}
	reached := false
	again.watch = func(key string, before *irText, why *passes.Explanation) error {
		p.Why[key] = why
		if key == stage {
			p.Before, reached = before, true
			return errReached
		}
		return nil
	}
	if again.parse() {
		if reached = stage == report.StageParse; !reached {
			_ = again.runPasses() && again.breakModule()
		}
	}
	if !reached {
		return nil, fmt.Errorf("the compilation did not reach the stage %q", stage)
	}
	again.settleNames()
	c.replayed, c.replayedTo = p, stage
	return p, nil
}
