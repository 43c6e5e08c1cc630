//go:build !js

package workers

import (
	"sync"

	"statepoint/core/ir"
)

// Number is how many workers there are for a number of functions where most are allowed: with one,
// there are none, and the caller does the work itself.
func Number(most, functions int) int { return max(1, min(most, functions)) }

// ahead is how many more functions may be at work than there are workers: finished ones wait for
// one before them.
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

// Run works on functions of a shared module, up to n at a time. make makes a worker for a view.
func Run(share *ir.Share, functions []*ir.Func, n int, make func(view *ir.Module) Worker) error {
	r := &run{share: share, todo: newQueue(n + ahead)}
	var working sync.WaitGroup
	for range n {
		working.Go(func() {
			for s := range r.todo {
				s.work()
			}
		})
	}
	err := r.all(functions, n+ahead, make)
	if err != nil {
		share.GiveUp()
	}
	close(r.todo)
	working.Wait()
	return err
}

func newQueue(n int) chan *seat { return make(chan *seat, n) }

// run is a run of workers: seats in use, in the order of their functions.
type run struct {
	share *ir.Share
	todo  chan *seat
	used  []*seat
}

// all works on all functions.
func (r *run) all(functions []*ir.Func, seats int, make func(view *ir.Module) Worker) error {
	for i, f := range functions {
		var s *seat
		if len(r.used) < seats {
			view := r.share.View()
			s = &seat{view: view, worker: make(view), done: newSignal()}
		} else {
			s = r.used[0]
			if err := r.join(); err != nil {
				return err
			}
		}
		s.f, s.number = f, i
		r.used = append(r.used, s)
		r.todo <- s
	}
	for len(r.used) > 0 {
		if err := r.join(); err != nil {
			return err
		}
	}
	return nil
}

func newSignal() chan struct{} { return make(chan struct{}, 1) }

// join waits for the first function in use, and does the rest of its work.
func (r *run) join() error {
	s := r.used[0]
	r.used = append(r.used[:0], r.used[1:]...)
	<-s.done
	if s.failed != nil {
		panic(s.failed)
	}
	return r.share.Join(s.f, func() error { return s.worker.Join(s.f) })
}
