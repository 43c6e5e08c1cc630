package run

import (
	"errors"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
	"statepoint/stackmap/collect"
)

// safepoints does the work that is due when a thread reaches a safepoint.
type safepoints struct {
	machine  *machine.Machine
	heap     *heap
	barriers *barriers
	threads  *threads
	worker   *worker
	roots    *roots
	stress   Stress
	names    *names
	trace    *Trace
	state    safepointState
}

// safepointState counts what has been done at safepoints.
type safepointState struct {
	reached, polls, skipped uint64
	served                  uint64 // those at which the due work has been done
	since                   uint64 // those since stress last collected
	// why says why a collection was first skipped, refused why the last one was.
	why, refused string
}

// safepoint is a call at which the collector may run.
type safepoint struct {
	returnAddress, sp uint64
}

// here is the safepoint of the running function of the runtime.
func here(c *libc.Call) (safepoint, error) {
	ra, err := c.M.ReturnAddress()
	return safepoint{returnAddress: ra, sp: c.M.Get(amd64.RSP) + 8}, err
}

// reach runs the collector if a collection is due or stress requires one, before an object of
// need bytes is allocated if need is not 0. If it reports that the thread waits, the function of
// the runtime must return, and is called again.
func (s *safepoints) reach(c *libc.Call, need uint64) (waits bool, err error) {
	if s.worker.state.thread != 0 {
		return s.worker.beside(c, need)
	}
	if s.stress.Every == 0 && s.alone() && s.heap.collector.Rests(need) {
		s.state.reached++
		s.state.served++
		return false, nil
	}
	return s.stop(c, func(stopped *collect.Stopped) error {
		if !s.threads.me().stressed && s.stresses(need) {
			if s.state.since+1 >= s.stress.Every {
				s.tracing(c)
				err := s.passOver(collect.Stress(s.heap.collector, s.heap.config, stopped))
				if err != nil {
					return err
				}
				s.state.since = 0
			} else {
				s.state.since++
			}
			s.threads.me().stressed = true
		}
		return s.passOver(s.heap.collector.Safepoint(stopped, need))
	})
}

// stresses reports whether a safepoint counts for stress, before an object of need bytes is
// allocated if need is not 0.
func (s *safepoints) stresses(need uint64) bool {
	return s.stress.Every > 0 && (need > 0 || !s.stress.Allocations)
}

// alone reports whether there is a single thread, which neither waits nor has reports for the
// collector: then a safepoint at which no collection is due only needs to be counted.
func (s *safepoints) alone() bool {
	b := s.barriers
	return s.machine.Threads() == 1 && !s.threads.request.on && !s.threads.me().counted &&
		b.cards == 0 && b.marking == 0 && !b.forward
}

// stop does the work due at a safepoint. Work that needs the frames of all threads waits until each
// has reached a safepoint.
func (s *safepoints) stop(c *libc.Call, due func(*collect.Stopped) error) (waits bool, err error) {
	s.arrive(s.threads.me())
	if s.threads.yields(s.machine.Current()) {
		return true, nil
	}
	at, err := here(c)
	if err != nil {
		return false, err
	}
	stopped, err := s.roots.stopped(at)
	if err != nil {
		return false, err
	}
	// Then others may not mark a card again before a safepoint.
	if s.threads.stoppedAll(s.machine.Current()) {
		if err := s.barriers.before(); err != nil {
			return false, err
		}
	}
	err = due(stopped)
	if err == nil {
		err = s.barriers.after()
	}
	if errors.Is(err, errRunning) {
		return true, s.threads.ask()
	} else if err != nil {
		return false, err
	}
	s.threads.me().counted = false
	s.state.served++
	return false, s.threads.letGo()
}

// arrive counts the safepoint that a thread is at, once.
func (s *safepoints) arrive(t *threadState) {
	if !t.counted {
		t.counted, t.stressed = true, false
		s.state.reached++
	}
}

// tracing records in the trace that a collection begins, unless it has to wait.
func (s *safepoints) tracing(c *libc.Call) {
	if s.trace == nil {
		return
	}
	if at, err := here(c); err == nil && s.threads.stoppedAll(s.machine.Current()) {
		s.trace.collecting(s.heap.collector.Stats().Collections+1,
			s.names.symbol(at.returnAddress))
	}
}

// Refused is the error of a collection: the collector or the heap verifier found an inconsistency.
type Refused struct{ Err error }

// Error describes what was found.
func (r *Refused) Error() string { return r.Err.Error() }

// Unwrap returns the error.
func (r *Refused) Unwrap() error { return r.Err }

// passOver skips a collection that was impossible at a safepoint: the collector has done nothing.
func (s *safepoints) passOver(err error) error {
	if s.state.refused = ""; err == nil {
		s.trace.begun()
		return nil
	}
	var unreadable *Unreadable
	if !errors.As(err, &unreadable) || unreadable.Wrong {
		s.trace.begun()
		return &Refused{err}
	}
	s.trace.skipped(unreadable.Error())
	s.state.skipped++
	s.state.refused = unreadable.Error()
	if s.state.why == "" {
		s.state.why = s.state.refused
	}
	return nil
}

// full returns the error of a failed allocation. If the heap is full because the collector could
// not run, the error says why it could not.
func (s *safepoints) full(err error) error {
	var full *fullError
	if s.state.refused != "" && errors.As(err, &full) {
		return fmt.Errorf("the heap has no room for %s, because the collector could not run: %s",
			source.Count(full.need, "byte"), s.state.refused)
	}
	return err
}
