package machine

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// HistoryLimits bounds the memory of a History. Zero fields take the defaults.
type HistoryLimits struct {
	Memory uint64 // bytes of snapshots; 48 MiB by default
}

// DefaultHistoryMemory is the default of HistoryLimits.Memory.
const DefaultHistoryMemory = 48 << 20

// History runs a machine and can go to any step of the run: it takes snapshots during the run, and
// reaches a step by restoring the last one before it and running from there. It owns the machine:
// while it is in use nothing else may run the machine or change its state, except in Edit.
//
// A step is an instruction, or an External with all its effects. Steps count from 0, where the
// History begins. Since code between snapshots is run again, Externals must have the same effects
// when they are called in the same state; see State.
type History struct {
	m      *Machine
	limits HistoryLimits
	now    uint64  // current step
	end    uint64  // the furthest step that was reached
	marks  []*mark // in order of steps; the first is at 0
	near   []*mark // further ones, around the last step that was sought
	every  uint64  // cost between marks
	cost   uint64  // since the last mark, at the end
	worked uint64  // Memory.work as included in cost
	held   uint64  // bytes, about
	copied uint64  // Memory.copied as included in held
	broken error   // why the run cannot go on
	seen   []seen  // states at steps that were left, to compare replays with
}

// mark is a snapshot with its step.
type mark struct {
	snapshot *Snapshot
	step     uint64
}

// seen are the registers at a step.
type seen struct {
	step uint64
	cpu  CPU
}

const (
	firstInterval = 1 << 16 // cost between the first snapshots
	maxMarks      = 256
	batch         = 1 << 12 // steps between checks of the context
	maxNear       = 12
	maxSeen       = 64
)

// NewHistory begins a history with the machine's present state.
func NewHistory(m *Machine, limits HistoryLimits) *History {
	if limits.Memory == 0 {
		limits.Memory = DefaultHistoryMemory
	}
	h := &History{m: m, limits: limits, every: firstInterval, worked: m.Mem.work}
	h.marks = []*mark{{snapshot: m.Snapshot()}}
	return h
}

// Now returns the step of the machine's present state.
func (h *History) Now() uint64 { return h.now }

// End returns the furthest step reached. When the machine is at it, Done and Err say whether the
// run ends there.
func (h *History) End() uint64 { return h.end }

// Replaying reports whether a History is repeating steps of this machine. Their effects have
// already been reported, in a log or on a screen. OnStep is not called then.
func (m *Machine) Replaying() bool { return m.replays }

// Done reports whether the started function has returned at the present step.
func (h *History) Done() bool { return h.m.done }

// Err returns the fault with which the run ended, if it is at its end and there was one.
func (h *History) Err() error {
	if h.now == h.end {
		return h.broken
	}
	return nil
}

// Step executes one step. At the end of the run it does nothing and returns the fault that ended
// it, if there was one.
func (h *History) Step(ctx context.Context) error { return h.forward(ctx, h.now+1, nil) }

// Seek goes to a step. It stops early at the end of the run, with the fault if there was one, and
// when the context ends. After an error the machine is at step Now.
func (h *History) Seek(ctx context.Context, step uint64) error {
	m := h.before(step)
	if step < h.now || m.step > h.now {
		h.leave()
		h.restore(m)
	}
	return h.forward(ctx, step, nil)
}

// Back goes back by one step. At the beginning it does nothing.
func (h *History) Back(ctx context.Context) error {
	if h.now == 0 {
		return nil
	}
	return h.Seek(ctx, h.now-1)
}

// Stop reports whether to stop at the machine's present state, which it must not change.
type Stop func(*Machine) bool

// Run steps until stop says so, after at least one step, and reports whether it did; if not, the
// run is at its end. A nil stop never stops.
func (h *History) Run(ctx context.Context, stop Stop) (bool, error) {
	if stop == nil {
		return false, h.forward(ctx, ^uint64(0), nil)
	}
	met := false
	err := h.forward(ctx, ^uint64(0), func(m *Machine) bool { met = stop(m); return met })
	return met, err
}

// RunBack goes back to the last earlier state at which stop returns true, and reports whether there
// was one; if not, the state does not change. It visits every state in between, and so takes as
// long as running forward did.
func (h *History) RunBack(ctx context.Context, stop Stop) (bool, error) {
	now := h.now
	h.leave()
	for end := now; end > 0; {
		from := h.before(end - 1)
		h.restore(from)
		found, at := false, uint64(0)
		look := func(m *Machine) bool {
			if stop(m) {
				found, at = true, h.now
			}
			return false
		}
		look(h.m)
		if err := h.forward(ctx, end-1, look); err != nil {
			return false, h.undo(now, err)
		}
		if found {
			return true, h.Seek(ctx, at)
		}
		end = from.step
	}
	return false, h.Seek(ctx, now)
}

// undo goes back to a step after an error, and returns the error.
func (h *History) undo(step uint64, err error) error {
	if again := h.Seek(context.Background(), step); again != nil {
		return again
	}
	return err
}

// before returns the last snapshot at or before a step.
func (h *History) before(step uint64) *mark {
	find := func(list []*mark) *mark {
		i, found := slices.BinarySearchFunc(list, step, func(m *mark, s uint64) int {
			switch {
			case m.step < s:
				return -1
			case m.step > s:
				return 1
			}
			return 0
		})
		switch {
		case found:
			return list[i]
		case i > 0:
			return list[i-1]
		}
		return nil
	}
	m := find(h.marks)
	if n := find(h.near); n != nil && n.step > m.step {
		m = n
	}
	return m
}

// leave records the registers at the present step before going to another.
func (h *History) leave() {
	h.seen = slices.DeleteFunc(h.seen, func(s seen) bool { return s.step == h.now })
	if len(h.seen) == maxSeen {
		h.seen = slices.Delete(h.seen, 0, 1)
	}
	h.seen = append(h.seen, seen{h.now, h.m.CPU})
}

// check compares the registers with those when the step was last left.
func (h *History) check() error {
	for i := range h.seen {
		if s := &h.seen[i]; s.step == h.now && s.cpu != h.m.CPU {
			return fmt.Errorf("machine: the run did not repeat: at step %d it is at %#x, and was "+
				"at %#x before, or other registers differ; some outside state is not a State of "+
				"the machine", h.now, h.m.RIP, s.cpu.RIP)
		}
	}
	return nil
}

// restore restores a snapshot.
func (h *History) restore(m *mark) {
	h.m.Restore(m.snapshot)
	h.now = m.step
	h.worked = h.m.Mem.work
}

// forward runs to a step, or until stop returns true after a step.
func (h *History) forward(ctx context.Context, to uint64, stop Stop) error {
	met, err := h.replay(ctx, min(to, h.end), stop)
	if met || err != nil {
		return err
	}
	h.worked = h.m.Mem.work
	for h.now < to && !h.m.done {
		if h.broken != nil {
			return h.broken
		}
		if err := ctx.Err(); err != nil {
			return &Fault{Kind: Cancelled, RIP: h.m.RIP, Err: err}
		}
		met, err := h.steps(min(to-h.now, batch), stop)
		h.account()
		if err != nil {
			return h.fault(err)
		}
		if met {
			return nil
		}
	}
	return nil
}

// replay repeats earlier steps, up to a given one.
func (h *History) replay(ctx context.Context, to uint64, stop Stop) (bool, error) {
	if h.now >= to {
		return false, nil
	}
	watch := h.m.OnStep
	h.m.OnStep, h.m.replays = nil, true
	defer func() { h.m.OnStep, h.m.replays = watch, false }()
	for h.now < to {
		if err := ctx.Err(); err != nil {
			return false, &Fault{Kind: Cancelled, RIP: h.m.RIP, Err: err}
		}
		next := h.nextNear(to)
		met, err := h.steps(min(next-h.now, batch), stop)
		if err == nil && h.m.done && h.now < to {
			err = fmt.Errorf("the function returned")
		}
		if err != nil {
			if isCancelled(err) {
				return false, err
			}
			return false, fmt.Errorf("machine: the run did not repeat at step %d: %w", h.now, err)
		}
		if h.now == next && next != to {
			h.addNear()
		}
		if met {
			return true, h.check()
		}
	}
	return false, h.check()
}

// steps executes n steps.
func (h *History) steps(n uint64, stop Stop) (bool, error) {
	m := h.m
	if stop == nil {
		done, err := m.steps(n)
		h.now += done
		return false, err
	}
	for ; n > 0 && !m.done; n-- {
		if err := m.Step(); err != nil {
			return false, err
		}
		h.now++
		if stop != nil && stop(m) {
			return true, nil
		}
	}
	return false, nil
}

// fault records why the run cannot continue. An External may have changed something before it
// failed, so the state goes back to before the call.
func (h *History) fault(err error) error {
	if f, ok := err.(*Fault); ok && f.Kind == HostError {
		now := h.now
		h.restore(h.before(now))
		if _, again := h.replay(context.Background(), now, nil); again != nil {
			return again
		}
	}
	if !isCancelled(err) {
		h.broken = err
	}
	return err
}

// isCancelled reports whether the context was cancelled, as opposed to the run ending.
func isCancelled(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
}
