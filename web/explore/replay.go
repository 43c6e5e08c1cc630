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
func (r *Compilation) At(ctx context.Context, stage string) (*Stage, error) {
	if r.replayed != nil && r.replayedTo == stage {
		return r.replayed, nil
	}
	p := &Stage{Compilation: newRun(ctx, r.Request, r.Strategies),
		Why: map[string]*passes.Explanation{}}
	reached := false
	p.Compilation.watch = func(key string, before *irText, why *passes.Explanation) error {
		p.Why[key] = why
		if key == stage {
			p.Before, reached = before, true
			return errReached
		}
		return nil
	}
	if p.Compilation.parse() {
		if reached = stage == report.StageParse; !reached {
			_ = p.Compilation.runPasses() && p.Compilation.breakModule()
		}
	}
	if !reached {
		return nil, fmt.Errorf("the compilation did not reach the stage %q", stage)
	}
	p.Compilation.settleNames()
	r.replayed, r.replayedTo = p, stage
	return p, nil
}
