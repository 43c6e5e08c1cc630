package session

import (
	"context"

	"statepoint/lower/machine"
	"statepoint/web/report"
)

// moment is a point in a run: a step, and a number of collector actions in the next one.
type moment struct {
	step   uint64
	within uint32
}

// act moves to the moment of a request and shows it.
func (s *Session) act(ctx context.Context, ask *report.RunRequest) (*report.RunState, error) {
	to, err := s.target(ctx, ask)
	if err != nil {
		return nil, err
	}
	return s.state(ctx, to)
}

// target returns the moment that a request moves to.
func (s *Session) target(ctx context.Context, ask *report.RunRequest) (moment, error) {
	from, h := ask.From, s.history
	for from > h.End() && !s.complete {
		if err := s.record(ctx, from); err != nil {
			return moment{}, err
		}
	}
	from = min(from, h.End())
	at := moment{from, 0}
	if ask.Within > 0 {
		n, err := s.actionsAt(ctx, from)
		if err != nil {
			return at, err
		}
		at.within = min(ask.Within, n)
	}
	switch ask.Action {
	case report.RunMore:
		return at, s.record(ctx, 0)
	case report.RunStep:
		return s.forth(ctx, at)
	case report.RunBack:
		return s.back(ctx, at)
	case report.RunOver:
		return s.seek(ctx, from, func(stop machine.Stop) error { return h.Over(ctx, stop) })
	case report.RunOut:
		return s.seek(ctx, from, func(stop machine.Stop) error { return h.Out(ctx, stop) })
	case report.RunNext:
		for {
			if i := s.after(from); i < len(s.marks) {
				return moment{s.marks[i].Step, 0}, nil
			}
			if s.complete {
				return moment{h.End(), 0}, nil
			}
			if err := s.record(ctx, 0); err != nil {
				return moment{}, err
			}
		}
	case report.RunOn:
		to := from + min(ask.Steps, MaxRunSteps)
		for to > h.End() && !s.complete {
			if err := s.record(ctx, to); err != nil {
				return at, err
			}
		}
		return moment{min(to, h.End()), 0}, nil
	case report.RunPrevious:
		last := from
		if at.within == 0 {
			last = max(from, 1) - 1
		}
		if i := s.after(last); i > 0 {
			return moment{s.marks[i-1].Step, 0}, nil
		}
		return moment{}, nil
	}
	return at, nil
}

// seek returns the step that then reaches from another.
func (s *Session) seek(ctx context.Context, from uint64, then func(machine.Stop) error) (moment,
	error) {
	h, left := s.history, MaxRunSteps
	if err := h.Seek(ctx, from); err != nil {
		return moment{}, err
	}
	err := then(func(*machine.Machine) bool {
		if h.Now() == h.End() {
			s.mark()
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
func (s *Session) forth(ctx context.Context, at moment) (moment, error) {
	n, err := s.actionsAt(ctx, at.step)
	if err != nil {
		return at, err
	}
	if at.within < n {
		at.within++
		return at, nil
	}
	if at.step == s.history.End() {
		if err := s.record(ctx, at.step+1); err != nil {
			return at, err
		}
	}
	return moment{min(at.step+1, s.history.End()), 0}, nil
}

// back returns the moment before another.
func (s *Session) back(ctx context.Context, at moment) (moment, error) {
	switch {
	case at.within > 0:
		at.within--
		return at, nil
	case at.step == 0:
		return at, nil
	}
	n, err := s.actionsAt(ctx, at.step-1)
	return moment{at.step - 1, n}, err
}

// actionsAt returns the number of collector actions in the step after another.
func (s *Session) actionsAt(ctx context.Context, step uint64) (uint32, error) {
	if n, known := s.actions[step]; known {
		return n, nil
	}
	did, err := s.listen(ctx, step, nil)
	if err != nil {
		return 0, err
	}
	s.actions[step] = did.told
	return did.told, nil
}

// listen repeats the step after another while recording the collector's actions, and goes back. If
// that step is not in the runtime, it records nothing.
func (s *Session) listen(ctx context.Context, step uint64, to *did) (*did, error) {
	if to == nil {
		to = &did{}
	}
	if err := s.history.Seek(ctx, step); err != nil {
		return to, err
	}
	if _, outside := s.program.Machine.ExternalAt(s.program.Machine.RIP); !outside {
		return to, nil
	}
	if step == s.history.End() {
		if s.complete {
			return to, nil
		}
		if err := s.record(ctx, step+1); err != nil {
			return to, err
		}
		if err := s.history.Seek(ctx, step); err != nil {
			return to, err
		}
	}
	if step < s.history.End() {
		s.did = to
		err := s.history.Seek(ctx, step+1)
		s.did = nil
		if err != nil {
			return to, err
		}
		if to.finished != nil {
			to.finished()
		}
	}
	return to, s.history.Seek(ctx, step)
}
