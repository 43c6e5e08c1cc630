//go:build !js

package workers

import (
	"slices"
	"sync"

	"statepoint/core/ir"
)

// Number is the number of workers for a number of functions, at most most. If it would be one,
// there are none, and the caller does the work itself.
func Number(most, functions int) int { return max(1, min(most, functions)) }

// ahead is the number of pieces that may be in progress beyond the number of workers: finished
// ones wait for earlier ones.
const ahead = 2

// Worker does the work on one function at a time.
type Worker interface {
	// Work does what concerns the function alone.
	Work(f *ir.Func)
	// Join does the rest. An error ends the run.
	Join(f *ir.Func) error
}

// Run works on functions of a shared module, up to n at a time, one of them on the caller's
// goroutine. view makes a worker for a view. A function is joined where it or one before it was
// worked on, so that no goroutine waits for another while there is work.
func Run(share *ir.Share, functions []*ir.Func, n int, view func(*ir.Module) Worker) error {
	return RunGroups(share, functions, n, 1, view)
}

// RunGroups is Run for little work: a worker works on up to size functions before the first of them
// is joined. The work must change nothing but bodies: it would wait for its own group
// (ir.Module.Change).
func RunGroups(share *ir.Share, functions []*ir.Func, n, size int,
	view func(*ir.Module) Worker) error {
	groups := slices.Collect(slices.Chunk(functions, perGroup(len(functions), n, size)))
	return sideBySide(len(groups), n, func() Piecework {
		m := share.View()
		return &groupWork{share, m, view(m), groups}
	}, share.GiveUp)
}

// perGroup is the size of groups, at most most, so that each of n workers gets several.
func perGroup(functions, n, most int) int { return max(1, min(most, functions/(8*n))) }

// groupWork is the work on groups of functions.
type groupWork struct {
	share  *ir.Share
	view   *ir.Module
	worker Worker
	groups [][]*ir.Func
}

// Work works on a group of functions in the view.
func (w *groupWork) Work(group int) {
	for i, f := range w.groups[group] {
		w.work(f, group*len(w.groups[0])+i)
	}
}

func (w *groupWork) work(f *ir.Func, number int) {
	w.view.Begin(f, number)
	defer w.view.End()
	w.worker.Work(f)
}

// Join does what must be done in order.
func (w *groupWork) Join(group int) error {
	for _, f := range w.groups[group] {
		if err := w.share.Join(f, func() error { return w.worker.Join(f) }); err != nil {
			return err
		}
	}
	return nil
}

// seat is a worker and the number of the piece that it works on.
type seat struct {
	Piecework
	number int
	on     int // the number of the goroutine that used it last
	failed any // what the worker panicked with
}

// sideBySide works on pieces. giveUp is called once pieces that are not joined never will be.
func sideBySide(pieces, n int, worker func() Piecework, giveUp func()) error {
	// all are made before the first may change the module
	seats := make([]*seat, min(n+ahead, pieces))
	for i := range seats {
		seats[i] = &seat{Piecework: worker()}
	}
	r := &run{pieces: pieces, free: seats, done: make([]*seat, len(seats)), giveUp: giveUp}
	r.freed.L = &r.mu
	var others sync.WaitGroup
	for i := range n - 1 {
		others.Go(func() { r.work(1 + i) })
	}
	r.work(0)
	others.Wait()
	if r.failed != nil {
		panic(r.failed)
	}
	return r.err
}

// run is a run of workers.
type run struct {
	pieces int
	giveUp func()
	// mu guards what follows.
	mu    sync.Mutex
	freed sync.Cond // a seat became free, or the run ended
	free  []*seat
	// done are the seats of pieces that wait to be joined, piece i at i modulo their number.
	done          []*seat
	taken, joined int // how many pieces are
	joining       bool
	ended         bool // by an error or a panic
	err           error
	failed        any // what a worker panicked with
}

// work works on pieces until there are no more, on the goroutine with a number.
func (r *run) work(on int) {
	for {
		s := r.take(on)
		if s == nil {
			return
		}
		s.work()
		r.finish(s)
	}
}

// take gives the next piece to a free seat, once there is one, by preference one whose memory this
// goroutine's core has in its cache. It returns nil if there are no more.
func (r *run) take(on int) *seat {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.free) == 0 && !r.ended && r.taken < r.pieces {
		r.freed.Wait()
	}
	if r.ended || r.taken == r.pieces {
		return nil
	}
	last := len(r.free) - 1
	best := slices.IndexFunc(r.free, func(s *seat) bool { return s.on == on })
	if best < 0 {
		best = last
	}
	s := r.free[best]
	r.free[best], r.free = r.free[last], r.free[:last]
	s.number, s.on = r.taken, on
	r.taken++
	return s
}

// work works on the piece of the seat.
func (s *seat) work() {
	defer func() { s.failed = recover() }()
	s.Work(s.number)
}

// join does what must be done in order. All pieces before it have been joined.
func (s *seat) join() (err error) {
	if s.failed != nil {
		return nil
	}
	defer func() { s.failed = recover() }()
	return s.Join(s.number)
}

// finish joins the piece of a seat and those after it that are done, unless one before it is
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
		err := s.join()
		r.mu.Lock()
		if err != nil || s.failed != nil {
			r.ended, r.err, r.failed = true, err, s.failed
			r.freed.Broadcast()
			r.giveUp()
			break
		}
		r.done[r.joined%len(r.done)] = nil
		r.joined++
		r.free = append(r.free, s)
		r.freed.Signal()
	}
	r.joining = false
}
