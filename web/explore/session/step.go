package session

import (
	"context"

	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/web/report"
)

// moment is a point in a run: a step, and a number of collector actions in the next one.
type moment struct {
	step   uint64
	within uint32
}

// target returns the moment that a request moves to.
func (r *recording) target(ctx context.Context, ask *report.RunRequest) (moment, error) {
	from, h := ask.From, r.history
	switch ask.Action {
	case report.RunCollection:
		var err error
		if from, err = r.collection(ctx, from); err != nil {
			return moment{}, err
		}
	case report.RunEnd:
		from = MaxRunSteps
	}
	for from > h.End() && !r.complete {
		if err := r.record(ctx, from); err != nil {
			return moment{}, err
		}
	}
	from = min(from, h.End())
	at := moment{from, 0}
	if ask.Within > 0 {
		n, err := r.actionsAt(ctx, from)
		if err != nil {
			return at, err
		}
		at.within = min(ask.Within, n)
	}
	switch ask.Action {
	case report.RunMore:
		return at, r.record(ctx, 0)
	case report.RunStep:
		return r.forth(ctx, at)
	case report.RunBack:
		return r.back(ctx, at)
	case report.RunOver:
		return r.seek(ctx, from, func(stop machine.Stop) error { return h.Over(ctx, stop) })
	case report.RunOut:
		return r.seek(ctx, from, func(stop machine.Stop) error { return h.Out(ctx, stop) })
	case report.RunNext:
		for {
			if i := r.after(from); i < len(r.marks) {
				return moment{r.marks[i].Step, 0}, nil
			}
			if r.complete {
				if i := r.after(from) - 1; i >= 0 && r.marks[i].Step == from &&
					r.marks[i].Collected {
					return moment{from + 1, 0}, nil // what the last collection did
				}
				return moment{h.End(), 0}, nil
			}
			if err := r.record(ctx, 0); err != nil {
				return moment{}, err
			}
		}
	case report.RunLater:
		next, err := r.target(ctx, &report.RunRequest{Action: report.RunNext, From: from})
		if err != nil {
			return at, err
		}
		return r.moved(ctx, from, next)
	case report.RunEarlier:
		call, err := r.target(ctx, &report.RunRequest{Action: report.RunPrevious, From: from,
			Within: at.within})
		if err != nil || at.within > 0 {
			return call, err
		}
		return r.movedBefore(ctx, from, call)
	case report.RunOn:
		to := from + min(ask.Steps, MaxRunSteps)
		for to > h.End() && !r.complete {
			if err := r.record(ctx, to); err != nil {
				return at, err
			}
		}
		return moment{min(to, h.End()), 0}, nil
	case report.RunPrevious:
		last := from
		if at.within == 0 {
			last = max(from, 1) - 1
		}
		if i := r.after(last); i > 0 {
			return moment{r.marks[i-1].Step, 0}, nil
		}
		return moment{}, nil
	}
	return at, nil
}

// moves returns the addresses of the instructions of the program that spill a value to the frame or
// reload one.
func (s *Session) moves() map[uint64]bool {
	all := map[uint64]bool{}
	for i := range s.comp.Lowered().Funcs {
		f := &s.comp.Lowered().Funcs[i]
		at, ok := s.program.Image.Lookup(f.Name)
		for k := range f.Insts {
			if in := &f.Insts[k]; ok && in.Note != code.NoteNone && len(in.At) > 0 {
				all[at+uint64(in.Offset)] = true
			}
		}
	}
	return all
}

// moved returns the moment after the next spill or reload, or a later moment if none is before
// that.
func (r *recording) moved(ctx context.Context, from uint64, until moment) (moment, error) {
	h := r.history
	if err := h.Seek(ctx, from); err != nil || from >= until.step {
		return until, err
	}
	executed := r.program.Machine.RIP
	if _, err := h.Run(ctx, func(m *machine.Machine) bool {
		moves := r.moves[executed]
		executed = m.RIP
		return moves || h.Now() >= until.step
	}); err != nil && ctx.Err() != nil {
		return until, err
	}
	if h.Now() < until.step {
		return moment{h.Now(), 0}, nil
	}
	return until, nil
}

// movedBefore returns the moment after the last spill or reload before a step, or an earlier moment
// if none is after that.
func (r *recording) movedBefore(ctx context.Context, from uint64, after moment) (moment, error) {
	h := r.history
	if from <= after.step+1 {
		return after, nil
	}
	if err := h.Seek(ctx, from-1); err != nil {
		return after, err
	}
	if _, err := h.RunBack(ctx, func(m *machine.Machine) bool {
		return r.moves[m.RIP] || h.Now() <= after.step
	}); err != nil {
		return after, err
	}
	if h.Now() <= after.step && !r.moves[r.program.Machine.RIP] {
		return after, nil
	}
	return moment{h.Now() + 1, 0}, nil
}

// collection returns the step of the nth collection, or the last step of the run.
func (r *recording) collection(ctx context.Context, n uint64) (uint64, error) {
	seen := 0
	for {
		for ; seen < len(r.marks); seen++ {
			if !r.marks[seen].Collected {
				continue
			}
			if n--; n == 0 {
				return r.marks[seen].Step, nil
			}
		}
		if r.complete {
			return r.history.End(), nil
		}
		if err := r.record(ctx, 0); err != nil {
			return 0, err
		}
	}
}

// seek returns the step that then reaches from another.
func (r *recording) seek(ctx context.Context, from uint64, then func(machine.Stop) error) (moment,
	error) {
	h, left := r.history, MaxRunSteps
	if err := h.Seek(ctx, from); err != nil {
		return moment{}, err
	}
	err := then(func(*machine.Machine) bool {
		if h.Now() == h.End() {
			r.mark()
		}
		left--
		return left == 0
	})
	if err != nil && ctx.Err() != nil {
		return moment{}, err
	}
	return moment{h.Now(), 0}, nil
}

// forth returns the moment after another: after the collector's next action, or the next step.
func (r *recording) forth(ctx context.Context, at moment) (moment, error) {
	n, err := r.actionsAt(ctx, at.step)
	if err != nil {
		return at, err
	}
	if at.within < n {
		at.within++
		return at, nil
	}
	if at.step == r.history.End() {
		if err := r.record(ctx, at.step+1); err != nil {
			return at, err
		}
	}
	return moment{min(at.step+1, r.history.End()), 0}, nil
}

// back returns the moment before another.
func (r *recording) back(ctx context.Context, at moment) (moment, error) {
	switch {
	case at.within > 0:
		at.within--
		return at, nil
	case at.step == 0:
		return at, nil
	}
	n, err := r.actionsAt(ctx, at.step-1)
	return moment{at.step - 1, n}, err
}

// actionsAt returns the number of collector actions in the step after another.
func (r *recording) actionsAt(ctx context.Context, step uint64) (uint32, error) {
	if n, known := r.actions[step]; known {
		return n, nil
	}
	did, err := r.listen(ctx, step, nil)
	if err != nil {
		return 0, err
	}
	r.actions[step] = did.told
	return did.told, nil
}

// listen repeats the step after another while recording the collector's actions, and goes back. If
// that step is not in the runtime, it records nothing.
func (r *recording) listen(ctx context.Context, step uint64, to *did) (*did, error) {
	if to == nil {
		to = &did{}
	}
	if err := r.history.Seek(ctx, step); err != nil {
		return to, err
	}
	if _, outside := r.program.Machine.ExternalAt(r.program.Machine.RIP); !outside {
		return to, nil
	}
	if step == r.history.End() {
		if r.complete {
			return to, nil
		}
		if err := r.record(ctx, step+1); err != nil {
			return to, err
		}
		if err := r.history.Seek(ctx, step); err != nil {
			return to, err
		}
	}
	if step < r.history.End() {
		r.did = to
		err := r.history.Step(ctx) // Seek may use a snapshot of after the step
		r.did = nil
		if err != nil {
			return to, err
		}
		if to.finished != nil {
			to.finished()
		}
	}
	return to, r.history.Seek(ctx, step)
}
