//go:build !js

package workers

import (
	"sync"

	"statepoint/core/ir"
)

// Number is the number of workers for a number of functions, at most most. If it would be one,
// there are none, and the caller does the work itself.
func Number(most, functions int) int { return max(1, min(most, functions)) }

// ahead is the number of functions that may be in progress beyond the number of workers: finished
// ones wait for earlier ones.
const ahead = 2

// Worker does the work on one function at a time.
type Worker interface {
	// Work does what concerns the function alone.
	Work(f *ir.Func)
	// Join does the rest. An error ends the run.
	Join(f *ir.Func) error
}

// seat is a worker and what it works on.
type seat struct {
	view   *ir.Module
	worker Worker
	f      *ir.Func
	number int
	failed any // what the worker panicked with
}

// Run works on functions of a shared module, up to n at a time, one of them on the caller's
// goroutine. view makes a worker for a view. A function is joined where it or one before it was
// worked on, so that no goroutine waits for another while there is work.
func Run(share *ir.Share, functions []*ir.Func, n int, view func(*ir.Module) Worker) error {
	// all are made before the first may change the module
	seats := make([]*seat, min(n+ahead, len(functions)))
	for i := range seats {
		m := share.View()
		seats[i] = &seat{view: m, worker: view(m)}
	}
	r := &run{share: share, functions: functions, free: seats, done: make([]*seat, len(seats))}
	r.freed.L = &r.mu
	var others sync.WaitGroup
	for range n - 1 {
		others.Go(r.work)
	}
	r.work()
	others.Wait()
	if r.failed != nil {
		panic(r.failed)
	}
	return r.err
}

// run is a run of workers.
type run struct {
	share     *ir.Share
	functions []*ir.Func

	// mu guards what follows.
	mu    sync.Mutex
	freed sync.Cond // a seat became free, or the run ended
	free  []*seat
	// done are the seats of functions that wait to be joined, function i at i modulo their number.
	done          []*seat
	taken, joined int // how many functions are
	joining       bool
	ended         bool // by an error or a panic
	err           error
	failed        any // what a worker panicked with
}

// work works on functions until there are no more.
func (r *run) work() {
	for {
		s := r.take()
		if s == nil {
			return
		}
		s.work()
		r.finish(s)
	}
}

// take gives the next function to a free seat, once there is one. It returns nil if there are no
// more functions.
func (r *run) take() *seat {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.free) == 0 && !r.ended && r.taken < len(r.functions) {
		r.freed.Wait()
	}
	if r.ended || r.taken == len(r.functions) {
		return nil
	}
	last := len(r.free) - 1
	s := r.free[last]
	r.free = r.free[:last]
	s.f, s.number = r.functions[r.taken], r.taken
	r.taken++
	return s
}

// work works on the function of the seat.
func (s *seat) work() {
	s.view.Begin(s.f, s.number)
	defer func() {
		s.failed = recover()
		s.view.End()
	}()
	s.worker.Work(s.f)
}

// join does what must be done in order for the function of a seat. All functions before it have
// been joined.
func (s *seat) join(share *ir.Share) (err error) {
	if s.failed != nil {
		return nil
	}
	defer func() { s.failed = recover() }()
	return share.Join(s.f, func() error { return s.worker.Join(s.f) })
}

// finish joins the function of a seat and those after it that are done, unless one before it is
// not done: whoever finishes that one joins this one.
func (r *run) finish(s *seat) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done[s.number%len(r.done)] = s
	if r.joining {
		return
	}
	r.joining = true
	for !r.ended {
		s := r.done[r.joined%len(r.done)]
		if s == nil {
			break
		}
		r.mu.Unlock()
		err := s.join(r.share)
		r.mu.Lock()
		if err != nil || s.failed != nil {
			r.ended, r.err, r.failed = true, err, s.failed
			r.freed.Broadcast()
			r.share.GiveUp()
			break
		}
		r.done[r.joined%len(r.done)] = nil
		r.joined++
		r.free = append(r.free, s)
		r.freed.Signal()
	}
	r.joining = false
}
