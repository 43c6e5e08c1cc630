package run

import (
	"statepoint/lower/machine"
	"statepoint/stackmap/collect"
)

// Companion is a second thread, run by the runtime, that requests a collection whenever another
// thread has left a safepoint, and waits for all of them to reach the next one, as any thread of a
// program might.
type Companion struct {
	// Parked reports that the companion need not wait for a thread, because the thread has declared
	// itself outside managed code, in a call that returns to an address. The companion then
	// collects only while all threads are stopped or parked, at any instruction. Nil means that no
	// thread is ever parked.
	Parked func(p *Program, cpu *machine.CPU) (returnAddress uint64, ok bool)
}

// CompanionName is the name of the companion's code.
const CompanionName = "another thread"

// accompany starts the companion beside the started call. It runs first, so it requests a
// collection from the beginning.
func (p *Program) accompany() error {
	if p.opt.Companion == nil {
		return nil
	}
	if p.companion == 0 {
		p.companion = p.Machine.AddExternal(CompanionName, func(m *machine.Machine) error {
			return p.outside(CompanionName, collects)
		})
	}
	var err error
	if p.state.companion, err = p.Machine.Spawn(p.companion); err == nil {
		p.thread(p.state.companion)
		p.Machine.Switch(p.state.companion)
	}
	return err
}

// collects is the body of the companion's endless loop.
func collects(p *Program, c *call) error {
	if p.yields(p.state.companion) {
		return nil
	}
	parks := p.opt.Companion.Parked != nil
	switch {
	case p.state.idle:
		p.Machine.Wait()
		return nil
	case !parks || p.stoppedAll(p.state.companion):
		waits, err := p.stop(c, func(stopped *collect.Stopped) error {
			return p.passOver(p.heap.collector.Collect(stopped))
		})
		if waits || err != nil {
			return err
		}
		p.state.idle = !parks
	}
	return c.again(p.companion)
}

// rouse resumes the companion after another thread has left a safepoint.
func (p *Program) rouse() {
	n := p.state.companion
	if n == 0 || !p.state.idle || p.Machine.Current() == n || p.state.served == p.state.roused {
		return
	}
	p.state.idle, p.state.roused = false, p.state.served
	p.Machine.Wake(n)
	p.Machine.Switch(n)
}

// parked is the return address at which a parked thread is assumed to be.
func (p *Program) parked(n int) (returnAddress uint64, ok bool) {
	if c := p.opt.Companion; c != nil && c.Parked != nil {
		return c.Parked(p, p.Machine.ThreadCPU(n))
	}
	return 0, false
}

// Asked is the step since which the companion has been waiting for all other threads to reach
// safepoints.
func (p *Program) Asked() (since uint64, ok bool) {
	r := &p.state.request
	return r.at, r.on && r.by == p.state.companion
}
