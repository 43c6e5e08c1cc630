package run

import (
	"errors"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// threadState is what the runtime keeps of a thread in Go.
type threadState struct {
	exceptions exceptions
	// arrived is set while the thread waits at a safepoint because another has asked for it; joins
	// while it waits for a thread to end. Both can be collected under.
	arrived, joins bool
	// counted is set if the safepoint at which it is has been counted, stressed if stress has
	// been served there.
	counted, stressed bool
	// steps is how many steps the thread took to arrive after it was last asked to.
	steps uint64
}

// request is a thread that wants all others at safepoints.
type request struct {
	on bool
	by int
	at uint64 // the machine's steps when it asked
}

// threadFunctions start threads and wait for them.
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
// function(object, number). It gives the thread's number. The reference is in a register until the
// thread comes to its first safepoint, and no collection begins before.
func rtStart(p *Program, c *call) error {
	n, err := p.Machine.Spawn(c.arg(0), c.arg(1), c.arg(2))
	if err != nil {
		return err
	}
	p.thread(n)
	return c.result(uint64(n))
}

// rtJoin is i64 rt_join(i64 thread): waits for a thread to return, and gives its result, if that is
// an integer. It is a safepoint.
func rtJoin(p *Program, c *call) error {
	n, t := c.arg(0), p.Machine.Current()
	if n == 0 || n >= uint64(p.Machine.Threads()) {
		return fmt.Errorf("thread %d is waited for, and there are 0 to %d; the first cannot be", n,
			p.Machine.Threads()-1)
	}
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
var errRunning = errors.New("a thread has not come to a safepoint")

// yields has a thread wait if another wants all at safepoints, and reports whether it has. The
// function of the runtime that runs then returns, and is called again later.
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

// ask has all other threads come to their next safepoints, and the current one wait for it.
func (p *Program) ask() error {
	r, t := &p.state.request, p.Machine.Current()
	if !r.on {
		*r = request{true, t, p.Machine.Steps}
		for i := range p.state.threads {
			p.state.threads[i].steps = 0
		}
		if err := p.barriers.want(1); err != nil {
			return err
		}
	}
	p.Machine.Wait()
	return nil
}

// letGo lets the threads go on that have come to safepoints.
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
	wanted := uint64(0)
	if p.opt.Stress.Every > 0 {
		wanted = 1
	}
	return p.barriers.want(wanted)
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

// stands reports whether a thread is at a safepoint, where it waits.
func (p *Program) stands(n int) bool {
	t := p.thread(n)
	idle := n != 0 && n == p.state.companion && p.state.idle
	return idle || t.arrived || t.joins && p.Machine.ThreadState(n) == machine.Waiting
}

// threads are those that have frames, each at a safepoint; the current one first.
func (r *roots) threads(at safepoint) ([]collect.Thread, error) {
	m, now := r.p.Machine, r.p.Machine.Current()
	all := append(r.now.Threads[:0], collect.Thread{Number: now, ReturnAddress: at.returnAddress,
		SP: at.sp, Registers: registers{m.ThreadCPU(now)}, Bottom: r.p.exit})
	if !r.p.stoppedAll(now) {
		return all, nil // the source refuses
	}
	for i := range m.Threads() {
		if i == now || m.ThreadState(i) == machine.Finished {
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

// rspNumber is the stack pointer's number among the registers.
const rspNumber = 4

// together is a source that refuses while a thread runs.
type together struct {
	collect.Source
	p *Program
}

// Frames implements collect.Source.
func (s together) Frames(m stackmap.Memory, t *collect.Thread,
	visit func(*collect.Frame) error) error {
	if !s.p.stoppedAll(s.p.Machine.Current()) {
		return errRunning
	}
	return s.Source.Frames(m, t, visit)
}

// Thread is a thread of the program as it stands.
type Thread struct {
	Number int
	State  machine.ThreadState
	// Asks is set if it wants all others at safepoints; Arrived, if it has come to one for that,
	// and Joins, if it waits for another thread to end.
	Asks, Arrived, Joins bool
	// Since is how many steps the program has made since Asks, and while a thread has not arrived,
	// how long it was asked to; Steps is how many it took to arrive when it was last asked.
	Since, Steps uint64
}

// Threads are the threads of the program, those that have ended included.
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
		if r.on {
			t.Asks, t.Since = r.by == i, p.Machine.Steps-r.at
		}
	}
	return all
}

// Late says which threads have not come to a safepoint though another waits for that, "" for none.
func (p *Program) Late() string {
	r := &p.state.request
	if !r.on {
		return ""
	}
	text := ""
	for _, t := range p.Threads() {
		if t.Asks || t.Arrived || t.Joins || t.State == machine.Finished {
			continue
		}
		text += fmt.Sprintf("; thread %d has not come to a safepoint for %s, at %s: thread "+
			"%d waits for it to collect, and a loop that comes to no "+
			"safepoint lets it wait for ever", t.Number,
			source.Count(t.Since, "step"), p.Symbol(p.Machine.ThreadCPU(t.Number).RIP), r.by)
	}
	return text
}
