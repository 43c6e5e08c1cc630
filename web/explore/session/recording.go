package session

import (
	"context"
	"errors"
	"fmt"
	"sort"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// recording is the run of the program so far, with what is needed to reach any moment of it.
type recording struct {
	program *emulated.Program
	entry   string
	history *machine.History

	marks       []report.RunMark
	prints      []report.RunPrint
	shown       int    // bytes of output noted in prints
	safepoints  uint64 // counted so far
	collections uint64
	complete    bool
	ended       string
	failed      bool

	did     *did              // events of collectors, if requested
	actions map[uint64]uint32 // numbers of actions in steps, as far as they are known
	moves   map[uint64]bool   // addresses of the instructions that spill and reload
}

// record continues the recording, to a step if to is not 0, otherwise as far as one answer may. The
// machine is then at the end of the recording.
func (r *recording) record(ctx context.Context, to uint64) error {
	if r.complete {
		return nil
	}
	if err := r.history.Seek(ctx, r.history.End()); err != nil {
		return err
	}
	left := uint64(recordedAtOnce)
	met, err := r.history.Run(ctx, func(*machine.Machine) bool {
		r.mark()
		left--
		return left == 0 || to != 0 && r.history.Now() >= to
	})
	switch {
	case met:
		return nil
	case err != nil && ctx.Err() != nil:
		return err
	}
	r.complete = true
	r.end(err)
	return nil
}

// mark records the safepoint that the last step reached, and what it printed.
func (r *recording) mark() {
	if out := r.program.Output(); len(out) != r.shown {
		if len(out) > r.shown && len(r.prints) < maxRunPrints {
			does := "prints "
			if r.program.StubAt(r.shown) {
				does = "calls "
			}
			r.prints = append(r.prints, report.RunPrint{Step: r.history.Now() - 1,
				Text: does + strings.TrimSpace(string(out[r.shown:]))})
		}
		r.shown = len(out)
	}
	n := r.program.Safepoints()
	if n == r.safepoints {
		return
	}
	r.safepoints = n
	now := r.program.Counts().Collections
	r.marks = append(r.marks, report.RunMark{Step: r.history.Now() - 1,
		Collected: now != r.collections})
	r.collections = now
}

// end says how the run ended.
func (r *recording) end(err error) {
	if err == nil {
		r.ended = fmt.Sprintf("@%s returned %s.", r.entry,
			report.PlainCall(r.program.Result(r.entry)))
		return
	}
	var exit *emulated.ErrExit
	var fault *machine.Fault
	err = r.program.Explain(err)
	switch {
	case errors.As(err, &exit):
		r.ended = explore.UpperFirst(exit.Error()) + "."
		return
	case errors.As(err, &fault) && fault.Kind == machine.StepLimit:
		r.ended = fmt.Sprintf("Stopped after %s, the page's limit; the command "+
			"`statepoint run --max-steps` goes further%s.", source.Count(fault.Limit, "step"),
			r.program.Late())
	default:
		r.ended = explore.UpperFirst(err.Error())
	}
	r.failed = true
}

// after returns the index of the first mark after a step.
func (r *recording) after(step uint64) int {
	return sort.Search(len(r.marks), func(i int) bool { return r.marks[i].Step > step })
}

// shownMarks are the marks, thinned out evenly if there are more than a screen can show.
func (r *recording) shownMarks() []report.RunMark {
	if len(r.marks) <= report.MostRunMarks {
		return r.marks
	}
	out := make([]report.RunMark, report.MostRunMarks)
	for i := range out {
		out[i] = r.marks[i*len(r.marks)/report.MostRunMarks]
	}
	return out
}
