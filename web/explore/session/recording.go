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

// recording is what has been run of the program so far, and the way to any moment of it.
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

	did     *did              // what collectors tell, if it is wanted
	actions map[uint64]uint32 // how many actions steps have, where that has been found out
}

// record goes on with the recording, to a step if to is not 0, else as far as one answer goes. The
// state is then where the recording ends.
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

// mark notes a safepoint that the last step came to, and what it printed.
func (r *recording) mark() {
	if out := r.program.Output(); len(out) != r.shown {
		if len(out) > r.shown && len(r.prints) < maxRunPrints {
			r.prints = append(r.prints, report.RunPrint{Step: r.history.Now() - 1,
				Text: strings.TrimSpace(string(out[r.shown:]))})
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
		r.ended = fmt.Sprintf("@%s returned %s.", r.entry, r.program.Result(r.entry))
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

// shownMarks are the marks, thinned out evenly where there are more than a screen has room for.
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
