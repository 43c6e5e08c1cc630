package run

import (
	"errors"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

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
func (p *Program) me() *threadState { return p.thread(p.Machine.Current()) }

func (p *Program) thread(n int) *threadState {
	for len(p.state.threads) <= n {
		p.state.threads = append(p.state.threads, threadState{})
	}
	return &p.state.threads[n]
}

// rtStart is i64 rt_start(ptr function, ref object, i64 number): a thread that calls
// function(object, number). It returns the thread's number, without counting the runtime's own
// threads. The reference is in a register until the thread reaches its first safepoint, and no
// collection begins before.
func rtStart(p *Program, c *call) error {
	n, err := p.Machine.Spawn(c.arg(0), c.arg(1), c.arg(2))
	if err != nil {
		return err
	}
	p.thread(n)
	return c.result(uint64(n - p.own()))
}

// rtJoin is i64 rt_join(i64 thread): waits for a thread to return, and returns its result, if that
// is an integer. It is a safepoint.
func rtJoin(p *Program, c *call) error {
	n, own, t := c.arg(0), uint64(p.own()), p.Machine.Current()
	if last := uint64(p.Machine.Threads()) - 1 - own; n == 0 || n > last {
		return fmt.Errorf("thread %d is waited for, and there are 0 to %d; the first cannot be", n,
			last)
	}
	n += own
	me := p.thread(t)
	if me.joins = true; p.yields(t) {
		return nil
	}
	if p.Machine.ThreadState(int(n)) != machine.Finished {
		p.Machine.Wait()
		return nil
	}
	me.joins = false
	return c.result(p.Machine.ThreadCPU(int(n)).GPR[0])
}

// errRunning is why a collection cannot begin yet: a thread is not at a safepoint.
var errRunning = errors.New("a thread has not reached a safepoint")

// yields makes a thread wait if another has requested all to stop at safepoints, and reports
// whether it did. The running function of the runtime must then return, and is called again later.
func (p *Program) yields(t int) bool {
	r := &p.state.request
	if !r.on || r.by == t {
		return false
	}
	if me := p.thread(t); !me.arrived {
		me.arrived, me.steps = true, p.Machine.Steps-r.at
	}
	if p.stoppedAll(r.by) {
		p.Machine.Wake(r.by)
	}
	p.Machine.Wait()
	return true
}

// ask requests all other threads to stop at their next safepoints, and makes the current one wait
// for them.
func (p *Program) ask() error {
	r, t := &p.state.request, p.Machine.Current()
	if !r.on {
		*r = request{true, t, p.Machine.Steps}
		for i := range p.state.threads {
			p.state.threads[i].steps = 0
		}
		if err := p.wantPolls(); err != nil {
			return err
		}
	}
	p.Machine.Wait()
	return nil
}

// wantPolls sets or resets the flags that polls read.
func (p *Program) wantPolls() error {
	if p.opt.Stress.Every > 0 || p.state.request.on || p.state.worker.scan {
		return p.barriers.want(1)
	}
	return p.barriers.want(0)
}

// letGo resumes the threads that have stopped at safepoints.
func (p *Program) letGo() error {
	if !p.state.request.on {
		return nil
	}
	p.state.request.on = false
	for i := range p.state.threads {
		if t := &p.state.threads[i]; t.arrived {
			t.arrived = false
			p.Machine.Wake(i)
		}
	}
	return p.wantPolls()
}

// stoppedAll reports whether all threads but one are at safepoints, or have ended.
func (p *Program) stoppedAll(but int) bool {
	for i := range p.Machine.Threads() {
		if i == but || p.Machine.ThreadState(i) == machine.Finished || p.stands(i) {
			continue
		}
		if _, parked := p.parked(i); !parked {
			return false
		}
	}
	return true
}

// stands reports whether a thread is waiting at a safepoint.
func (p *Program) stands(n int) bool {
	t := p.thread(n)
	idle := n != 0 && n == p.state.companion && p.state.idle
	return idle || p.collects(n) || t.arrived ||
		t.joins && p.Machine.ThreadState(n) == machine.Waiting
}

// threads are those that have frames, each at a safepoint; the current one first.
func (r *roots) threads(at safepoint) ([]collect.Thread, error) {
	m, now := r.p.Machine, r.p.Machine.Current()
	r.lister = now
	all := append(r.now.Threads[:0], collect.Thread{Number: now, ReturnAddress: at.returnAddress,
		SP: at.sp, Registers: registers{m.ThreadCPU(now)}, Bottom: r.p.exit})
	if !r.p.stoppedAll(now) {
		return all, nil // the source refuses
	}
	for i := range m.Threads() {
		if i == now || r.p.collects(i) || m.ThreadState(i) == machine.Finished {
			continue
		}
		cpu := m.ThreadCPU(i)
		sp := cpu.GPR[rspNumber]
		if back, ok := r.p.parked(i); ok && !r.p.stands(i) {
			all = append(all, collect.Thread{Number: i, ReturnAddress: back, SP: sp,
				Registers: registers{cpu}, Bottom: r.p.exit})
			continue
		}
		back, err := m.Mem.Load64(sp)
		if err != nil {
			return nil, err
		}
		all = append(all, collect.Thread{Number: i, ReturnAddress: back, SP: sp + 8,
			Registers: registers{cpu}, Bottom: r.p.exit})
	}
	return all, nil
}

// of is the program as a thread shows it while others may run: its frames and all words that hold
// references. The thread is in a call that returns to an address.
func (r *roots) of(thread int, returnAddress uint64) *collect.Stopped {
	cpu := r.p.Machine.ThreadCPU(thread)
	r.lister = thread
	return &collect.Stopped{Source: r.source, Globals: r.globals(nil),
		Threads: []collect.Thread{{Number: thread, ReturnAddress: returnAddress,
			SP: cpu.GPR[rspNumber] + 8, Registers: registers{cpu}, Bottom: r.p.exit}}}
}

// rspNumber is the stack pointer's number among the registers.
const rspNumber = 4

// together is a source of frames that refuses while another thread runs.
type together struct {
	source collect.Source
	p *Program
}

// Frames implements collect.Source.
func (s together) Frames(m stackmap.Memory, t *collect.Thread,
	visit func(*collect.Frame) error) error {
	if !s.p.stoppedAll(s.p.Machine.Current()) {
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

// Threads returns the threads of the program, including those that have ended.
func (p *Program) Threads() []Thread {
	all := make([]Thread, p.Machine.Threads())
	r := &p.state.request
	for i := range all {
		t := &all[i]
		*t = Thread{Number: i, State: p.Machine.ThreadState(i)}
		if i < len(p.state.threads) {
			s := &p.state.threads[i]
			t.Arrived, t.Steps = s.arrived, s.steps
			t.Joins = s.joins && t.State == machine.Waiting
		}
		t.Name = p.ThreadName(i)
		k := &p.state.worker
		switch scan := p.scanning(); {
		case p.collects(i):
			t.Waits = scan || k.idle
			t.Works = !t.Waits && t.State == machine.Running
		case scan && !p.ours(i) && t.State != machine.Finished:
			t.Shown = p.thread(i).scanned
			t.Wanted = !t.Shown
		}
		switch {
		case r.on:
			t.Asks, t.Since = r.by == i, p.Machine.Steps-r.at
		case p.scanning():
			t.Since = p.Machine.Steps - k.at
		}
	}
	return all
}

// ThreadName is Name of Thread n.
func (p *Program) ThreadName(n int) string {
	switch {
	case p.collects(n):
		return CollectorName
	case p.ours(n):
		return CompanionName
	case n > 0:
		n -= p.own()
	}
	return fmt.Sprintf("thread %d", n)
}

// Late names the threads that have not reached a safepoint although another waits for that, "" for
// none.
func (p *Program) Late() string {
	r := &p.state.request
	text := ""
	for _, t := range p.Threads() {
		if !r.on && !t.Wanted || t.Asks || t.Arrived || t.Joins || t.Works || t.Waits ||
			t.State == machine.Finished {
			continue
		}
		waits := CollectorName + " waits for its roots"
		if r.on {
			waits = p.ThreadName(r.by) + " waits for it to collect"
		}
		text += fmt.Sprintf("; %s has not reached a safepoint for %s, at %s: %s, and a loop that "+
			"comes to no safepoint lets it wait for ever", t.Name, source.Count(t.Since, "step"),
			p.Symbol(p.Machine.ThreadCPU(t.Number).RIP), waits)
	}
	return text
}
