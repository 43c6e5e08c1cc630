package run

import (
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
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
	Parked func(image *machine.Image, cpu *machine.CPU) (returnAddress uint64, ok bool)
}

// companion runs the thread of Options.Companion.
type companion struct {
	machine    *machine.Machine
	image      *machine.Image
	threads    *threads
	safepoints *safepoints
	config     *Companion // nil for none
	// outside runs a function of the runtime.
	outside func(name string, f function) error
	code    uint64 // the address of its code, 0 before it was started
	state   companionState
}

// companionState is the state of the companion that the runtime keeps in Go.
type companionState struct {
	// thread is its number, 0 for none; idle is set while it waits for another thread to leave a
	// safepoint; roused is how many safepoints were served when it last resumed.
	thread int
	idle   bool
	roused uint64
}

// CompanionName is the name of the companion's code.
const CompanionName = "another thread"

// start starts the companion beside the started call. It runs first, so it requests a
// collection from the beginning.
func (x *companion) start() error {
	if x.config == nil {
		return nil
	}
	if x.code == 0 {
		x.code = x.machine.AddExternal(CompanionName, func(m *machine.Machine) error {
			return x.outside(CompanionName, collects)
		})
	}
	var err error
	if x.state.thread, err = x.machine.Spawn(x.code); err == nil {
		x.threads.of(x.state.thread)
		x.machine.Switch(x.state.thread)
	}
	return err
}

// collects is the body of the companion's endless loop.
func collects(p *Program, c *libc.Call) error {
	if p.threads.yields(p.companion.state.thread) {
		return nil
	}
	parks := p.opt.Companion.Parked != nil
	switch {
	case p.companion.state.idle:
		p.Machine.Wait()
		return nil
	case !parks || p.threads.stoppedAll(p.companion.state.thread):
		waits, err := p.safepoints.stop(c, func(stopped *collect.Stopped) error {
			return p.safepoints.passOver(p.heap.collector.Collect(stopped))
		})
		if waits || err != nil {
			return err
		}
		p.companion.state.idle = !parks
	}
	return again(c, p.companion.code)
}

// rouse resumes the companion after another thread has left a safepoint.
func (x *companion) rouse() {
	n := x.state.thread
	served := x.safepoints.state.served
	if n == 0 || !x.state.idle || x.machine.Current() == n || served == x.state.roused {
		return
	}
	x.state.idle, x.state.roused = false, served
	x.machine.Wake(n)
	x.machine.Switch(n)
}

// parked is the return address at which a parked thread is assumed to be.
func (x *companion) parked(n int) (returnAddress uint64, ok bool) {
	if c := x.config; c != nil && c.Parked != nil {
		return c.Parked(x.image, x.machine.ThreadCPU(n))
	}
	return 0, false
}

// asked is the step since which the companion has been waiting for all other threads to reach
// safepoints.
func (x *companion) asked() (since uint64, ok bool) {
	r := &x.threads.request
	return r.at, r.on && r.by == x.state.thread
}
