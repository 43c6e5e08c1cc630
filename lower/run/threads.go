package run

import (
	"errors"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// threads are the threads of a program, and their requests that all of them stop at safepoints.
type threads struct {
	machine   *machine.Machine
	barriers  *barriers
	companion *companion
	worker    *worker
	names     *names
	stress    Stress
	each      []threadState // by number
	request   request
}

// threadState is the state of a thread that the runtime keeps in Go.
type threadState struct {
	exceptions exceptions
	// arrived is set while the thread waits at a safepoint at another thread's request; joins while
	// it waits for a thread to end. A collection can run in either state.
	arrived, joins bool
	// counted is set if the thread's current safepoint has been counted, stressed if stress has
	// been served there.
	counted, stressed bool
	// scanned is set once the collector's thread has been shown the thread's roots.
	scanned bool
	// steps is the number of steps the thread took to arrive at the last request.
	steps uint64
}

// request is a thread's request for all others to stop at safepoints.
type request struct {
	on bool
	by int
	at uint64 // the machine's step count at the request
}

// threadFunctions start and join threads.
var threadFunctions = []named{{"rt_start", rtStart}, {"rt_join", rtJoin}}

// me is the state of the current thread.
func (ts *threads) me() *threadState { return ts.of(ts.machine.Current()) }

// of is the state of a thread.
func (ts *threads) of(n int) *threadState {
	for len(ts.each) <= n {
		ts.each = append(ts.each, threadState{})
	}
	return &ts.each[n]
}

// rtStart is i64 rt_start(ptr function, ref object, i64 number): a thread that calls
// function(object, number). It returns the thread's number, without counting the runtime's own
// threads. The reference is in a register until the thread reaches its first safepoint, and no
// collection begins before.
func rtStart(p *Program, c *libc.Call) error {
	n, err := p.Machine.Spawn(c.Arg(0), c.Arg(1), c.Arg(2))
	if err != nil {
		return err
	}
	p.threads.of(n)
	return c.Result(uint64(n - p.threads.own()))
}

// rtJoin is i64 rt_join(i64 thread): waits for a thread to return, and returns its result, if that
// is an integer. It is a safepoint.
func rtJoin(p *Program, c *libc.Call) error {
	n, own, t := c.Arg(0), uint64(p.threads.own()), p.Machine.Current()
	if last := uint64(p.Machine.Threads()) - 1 - own; n == 0 || n > last {
		return fmt.Errorf("thread %d is waited for, and there are 0 to %d; the first cannot be", n,
			last)
	}
	n += own
	me := p.threads.of(t)
	if me.joins = true; p.threads.yields(t) {
		return nil
	}
	if p.Machine.ThreadState(int(n)) != machine.Finished {
		p.Machine.Wait()
		return nil
	}
	me.joins = false
	return c.Result(p.Machine.ThreadCPU(int(n)).GPR[0])
}

// errRunning is why a collection cannot begin yet: a thread is not at a safepoint.
var errRunning = errors.New("a thread has not reached a safepoint")

// yields makes a thread wait if another has requested all to stop at safepoints, and reports
// whether it did. The running function of the runtime must then return, and is called again later.
func (ts *threads) yields(t int) bool {
	r := &ts.request
	if !r.on || r.by == t {
		return false
	}
	if me := ts.of(t); !me.arrived {
		me.arrived, me.steps = true, ts.machine.Steps-r.at
	}
	if ts.stoppedAll(r.by) {
		ts.machine.Wake(r.by)
	}
	ts.machine.Wait()
	return true
}

// ask requests all other threads to stop at their next safepoints, and makes the current one wait
// for them.
func (ts *threads) ask() error {
	r, t := &ts.request, ts.machine.Current()
	if !r.on {
		*r = request{true, t, ts.machine.Steps}
		for i := range ts.each {
			ts.each[i].steps = 0
		}
		if err := ts.wantPolls(); err != nil {
			return err
		}
	}
	ts.machine.Wait()
	return nil
}

// wantPolls sets or resets the flags that polls read.
func (ts *threads) wantPolls() error {
	if ts.stress.Every > 0 || ts.request.on || ts.worker.state.scan {
		return ts.barriers.want(1)
	}
	return ts.barriers.want(0)
}

// letGo resumes the threads that have stopped at safepoints.
func (ts *threads) letGo() error {
	if !ts.request.on {
		return nil
	}
	ts.request.on = false
	for i := range ts.each {
		if t := &ts.each[i]; t.arrived {
			t.arrived = false
			ts.machine.Wake(i)
		}
	}
	return ts.wantPolls()
}

// stoppedAll reports whether all threads but one are at safepoints, or have ended.
func (ts *threads) stoppedAll(but int) bool {
	for i := range ts.machine.Threads() {
		if i == but || ts.machine.ThreadState(i) == machine.Finished || ts.stands(i) {
			continue
		}
		if _, parked := ts.companion.parked(i); !parked {
			return false
		}
	}
	return true
}

// stands reports whether a thread is waiting at a safepoint.
func (ts *threads) stands(n int) bool {
	t := ts.of(n)
	idle := n != 0 && n == ts.companion.state.thread && ts.companion.state.idle
	return idle || ts.worker.is(n) || t.arrived ||
		t.joins && ts.machine.ThreadState(n) == machine.Waiting
}

// standing are the threads that have frames, each at a safepoint; the current one first.
func (r *roots) standing(at safepoint) ([]collect.Thread, error) {
	m, now := r.machine, r.machine.Current()
	r.lister = now
	all := append(r.now.Threads[:0], collect.Thread{Number: now, ReturnAddress: at.returnAddress,
		SP: at.sp, Registers: registers{m.ThreadCPU(now)}, Bottom: r.exit})
	if !r.threads.stoppedAll(now) {
		return all, nil // the source refuses
	}
	for i := range m.Threads() {
		if i == now || r.worker.is(i) || m.ThreadState(i) == machine.Finished {
			continue
		}
		cpu := m.ThreadCPU(i)
		sp := cpu.GPR[rspNumber]
		if back, ok := r.companion.parked(i); ok && !r.threads.stands(i) {
			all = append(all, collect.Thread{Number: i, ReturnAddress: back, SP: sp,
				Registers: registers{cpu}, Bottom: r.exit})
			continue
		}
		back, err := m.Mem.Load64(sp)
		if err != nil {
			return nil, err
		}
		all = append(all, collect.Thread{Number: i, ReturnAddress: back, SP: sp + 8,
			Registers: registers{cpu}, Bottom: r.exit})
	}
	return all, nil
}

// of is the program as a thread shows it while others may run: its frames and all words that hold
// references. The thread is in a call that returns to an address.
func (r *roots) of(thread int, returnAddress uint64) *collect.Stopped {
	cpu := r.machine.ThreadCPU(thread)
	r.lister = thread
	return &collect.Stopped{Source: r.source, Globals: r.globals(nil),
		Threads: []collect.Thread{{Number: thread, ReturnAddress: returnAddress,
			SP: cpu.GPR[rspNumber] + 8, Registers: registers{cpu}, Bottom: r.exit}}}
}

// rspNumber is the stack pointer's number among the registers.
const rspNumber = 4

// together is a source of frames that refuses while another thread runs.
type together struct {
	source  collect.Source
	machine *machine.Machine
	threads *threads
}

// Frames implements collect.Source.
func (s together) Frames(m stackmap.Memory, t *collect.Thread,
	visit func(*collect.Frame) error) error {
	if !s.threads.stoppedAll(s.machine.Current()) {
		return errRunning
	}
	return s.source.Frames(m, t, visit)
}

// Thread is the current state of a thread of the program.
type Thread struct {
	Number int
	State  machine.ThreadState
	// Name is "the collector" for the thread of a collector, else "thread" and the number that the
	// program knows it by.
	Name string
	// Works is set for the collector's thread while it has work, and Waits while it waits for
	// threads to show their roots, or for work. Shown is set for a thread of the program that has
	// shown its roots in this cycle, and Wanted for one that has yet to show them.
	Works, Waits, Shown, Wanted bool
	// Asks is set if it has requested all others to stop at safepoints; Arrived, if it has stopped
	// at one on request; and Joins, if it waits for another thread to end.
	Asks, Arrived, Joins bool
	// Since is the number of steps since the thread's own request, or since the request that it
	// has not answered yet, for a stop or for roots; Steps is the number of steps it took to
	// arrive at the last request.
	Since, Steps uint64
}

// all returns the threads of the program, including those that have ended.
func (ts *threads) all() []Thread {
	all := make([]Thread, ts.machine.Threads())
	r := &ts.request
	for i := range all {
		t := &all[i]
		*t = Thread{Number: i, State: ts.machine.ThreadState(i)}
		if i < len(ts.each) {
			s := &ts.each[i]
			t.Arrived, t.Steps = s.arrived, s.steps
			t.Joins = s.joins && t.State == machine.Waiting
		}
		t.Name = ts.name(i)
		k := &ts.worker.state
		switch scan := ts.worker.scanning(); {
		case ts.worker.is(i):
			t.Waits = scan || k.idle
			t.Works = !t.Waits && t.State == machine.Running
		case scan && !ts.ours(i) && t.State != machine.Finished:
			t.Shown = ts.of(i).scanned
			t.Wanted = !t.Shown
		}
		switch {
		case r.on:
			t.Asks, t.Since = r.by == i, ts.machine.Steps-r.at
		case ts.worker.scanning():
			t.Since = ts.machine.Steps - k.at
		}
	}
	return all
}

// name is Name of Thread n.
func (ts *threads) name(n int) string {
	switch {
	case ts.worker.is(n):
		return CollectorName
	case ts.ours(n):
		return CompanionName
	case n > 0:
		n -= ts.own()
	}
	return fmt.Sprintf("thread %d", n)
}

// late names the threads that have not reached a safepoint although another waits for that, "" for
// none.
func (ts *threads) late() string {
	r := &ts.request
	text := ""
	for _, t := range ts.all() {
		if !r.on && !t.Wanted || t.Asks || t.Arrived || t.Joins || t.Works || t.Waits ||
			t.State == machine.Finished {
			continue
		}
		waits := CollectorName + " waits for its roots"
		if r.on {
			waits = ts.name(r.by) + " waits for it to collect"
		}
		text += fmt.Sprintf("; %s has not reached a safepoint for %s, at %s: %s, and a loop that "+
			"reaches no safepoint lets it wait forever", t.Name, source.Count(t.Since, "step"),
			ts.names.symbol(ts.machine.ThreadCPU(t.Number).RIP), waits)
	}
	return text
}
