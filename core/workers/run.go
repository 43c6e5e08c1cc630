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
	done   chan struct{}
	failed any // what the worker panicked with
}

// work works on the function of the seat.
func (s *seat) work() {
	s.view.Begin(s.f, s.number)
	defer func() {
		s.failed = recover()
		s.view.End()
		s.done <- struct{}{}
	}()
	s.worker.Work(s.f)
}

// Run works on functions of a shared module, up to n at a time. view makes a worker for a view.
func Run(share *ir.Share, functions []*ir.Func, n int, view func(*ir.Module) Worker) error {
	// all are made before the first may change the module
	seats := make([]*seat, min(n+ahead, len(functions)))
	for i := range seats {
		m := share.View()
		seats[i] = &seat{view: m, worker: view(m), done: make(chan struct{}, 1)}
	}
	todo := make(chan *seat, len(seats))
	var working sync.WaitGroup
	for range n {
		working.Go(func() {
			for s := range todo {
				s.work()
			}
		})
	}
	r := &run{share: share, seats: seats, todo: todo}
	err := r.all(functions)
	if err != nil {
		share.GiveUp()
	}
	close(todo)
	working.Wait()
	return err
}

// run is a run of workers. Function i has seat i modulo their number.
type run struct {
	share *ir.Share
	seats []*seat
	todo  chan *seat
}

// all runs the workers until every function is done.
func (r *run) all(functions []*ir.Func) error {
	for i, f := range functions {
		s := r.seats[i%len(r.seats)]
		if i >= len(r.seats) {
			if err := r.join(s); err != nil {
				return err
			}
		}
		s.f, s.number = f, i
		r.todo <- s
	}
	for i := max(0, len(functions)-len(r.seats)); i < len(functions); i++ {
		if err := r.join(r.seats[i%len(r.seats)]); err != nil {
			return err
		}
	}
	return nil
}

// join waits for a seat, and does the rest of its work.
func (r *run) join(s *seat) error {
	<-s.done
	if s.failed != nil {
		panic(s.failed)
	}
	return r.share.Join(s.f, func() error { return s.worker.Join(s.f) })
}
