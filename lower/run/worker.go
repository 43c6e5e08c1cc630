package run

import (
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
	"statepoint/stackmap/collect"
)

// CollectorName is the name of the code of the collector's own thread.
const CollectorName = "the collector"

// worker is the thread of a collector that has one.
type worker struct {
	machine    *machine.Machine
	heap       *heap
	threads    *threads
	roots      *roots
	safepoints *safepoints
	stress     Stress
	// outside runs a function of the runtime.
	outside func(name string, f function) error
	code    uint64 // the address of its code, 0 before it was started
	state   workerState
}

// workerState is the state of the collector's thread that the runtime keeps in Go.
type workerState struct {
	// thread is its number, 0 for none; idle is set while it waits for the program to give it work.
	thread int
	idle   bool
	// scan is set while it waits for threads to show their roots, since step at; cycle is the
	// number of collections before, another one makes it void.
	scan  bool
	at    uint64
	cycle int
	// turns is how often the thread has begun something else.
	turns uint64
}

// counting counts the pieces with which the collector's thread begins something else.
func (b *worker) counting(on *collect.Events) *collect.Events {
	all := collect.Events{}
	if on != nil {
		all = *on
	}
	done := all.Piece
	all.Piece = func(x collect.Piece) {
		if x.Kind != collect.PieceFollows && x.Kind != collect.PieceSwept {
			b.state.turns++
		}
		if done != nil {
			done(x)
		}
	}
	return &all
}

// start starts the collector's thread beside the started call, if the collector has one. The
// schedule interleaves it with those of the program.
func (b *worker) start() error {
	b.state = workerState{turns: b.state.turns}
	if _, ok := b.heap.collector.(collect.Worker); !ok {
		return nil
	}
	if b.code == 0 {
		b.code = b.machine.AddExternal(CollectorName, func(*machine.Machine) error {
			return b.outside(CollectorName, works)
		})
	}
	n, err := b.machine.Spawn(b.code)
	b.state.thread = n
	return err
}

// works is the body of the endless loop of the collector's thread: one piece of work.
func works(p *Program, c *libc.Call) error {
	w := p.heap.collector.(collect.Worker)
	wait, err := w.Work()
	if err == nil {
		err = p.barriers.flag()
	}
	if err != nil {
		return &Refused{err}
	}
	switch {
	case wait == collect.WaitProgram:
		p.worker.state.idle = true
		p.Machine.Wait()
		return nil
	case wait == collect.WaitRoots && !p.heap.everyStore():
		waits, err := p.safepoints.stop(c, func(stopped *collect.Stopped) error {
			return p.safepoints.passOver(scanAll(w, stopped))
		})
		if waits || err != nil {
			return err
		}
	case wait == collect.WaitRoots:
		if waits, err := p.worker.handshake(w); waits || err != nil {
			return err
		}
	}
	return again(c, p.worker.code)
}

// again makes a function of the runtime return to itself.
func again(c *libc.Call, code uint64) error {
	sp := c.M.Get(amd64.RSP) - 8
	c.M.Set(amd64.RSP, sp)
	return c.M.Mem.Store64(sp, code)
}

// scanAll scans all threads at once.
func scanAll(w collect.Worker, stopped *collect.Stopped) error {
	if err := w.Scan(stopped); err != nil {
		return err
	}
	return w.Scanned()
}

// handshake asks each thread to show its roots at its next safepoint. The collector's thread waits
// while some have not.
func (b *worker) handshake(w collect.Worker) (waits bool, err error) {
	if k := &b.state; !b.scanning() {
		k.scan, k.at, k.cycle = true, b.machine.Steps, b.heap.collector.Stats().Collections
		for i := range b.threads.each {
			b.threads.each[i].scanned = false
		}
		if err := b.threads.wantPolls(); err != nil {
			return false, err
		}
	}
	if err := b.endScan(w); err != nil {
		return false, err
	}
	if b.state.scan {
		b.machine.Wait()
	}
	return b.state.scan, nil
}

// endScan shows the roots of threads that wait at safepoints, and ends the scan if all threads have
// shown theirs.
func (b *worker) endScan(w collect.Worker) error {
	all := true
	for i := range b.machine.Threads() {
		if b.threads.ours(i) || b.threads.of(i).scanned ||
			b.machine.ThreadState(i) == machine.Finished {
			continue
		}
		if b.threads.stands(i) {
			back, err := b.machine.Mem.Load64(b.machine.ThreadCPU(i).GPR[rspNumber])
			if err == nil {
				err = b.show(w, b.roots.of(i, back))
			}
			if err != nil {
				return err
			}
		}
		all = all && b.threads.of(i).scanned
	}
	if !all {
		return nil
	}
	b.state.scan = false
	if err := w.Scanned(); err != nil {
		return &Refused{err}
	}
	return b.threads.wantPolls()
}

// scanning reports whether the collector's thread waits for roots. A collection meanwhile, with all
// threads stopped, has read them.
func (b *worker) scanning() bool {
	k := &b.state
	return k.scan && k.cycle == b.heap.collector.Stats().Collections
}

// show scans a thread, unless its frames cannot be read where it is.
func (b *worker) show(w collect.Worker, stopped *collect.Stopped) error {
	before := b.safepoints.state.skipped
	if err := b.safepoints.passOver(w.Scan(stopped)); err != nil {
		return err
	}
	b.threads.of(stopped.Threads[0].Number).scanned = b.safepoints.state.skipped == before
	return nil
}

// beside is the safepoint of a thread that runs beside the collector's: it shows its roots if
// they are wanted. Under stress the heap is verified, with what the thread's frames refer to. Only
// if there is no room for an object of need bytes do all threads stop.
func (b *worker) beside(c *libc.Call, need uint64) (waits bool, err error) {
	w := b.heap.collector.(collect.Worker)
	me := b.threads.me()
	b.safepoints.arrive(me)
	if b.threads.yields(b.machine.Current()) {
		return true, nil
	}
	at, err := here(c)
	if err != nil {
		return false, err
	}
	if b.scanning() && !me.scanned {
		if err := b.show(w, b.roots.of(b.machine.Current(), at.returnAddress)); err != nil {
			return false, err
		}
		if err := b.endScan(w); err != nil {
			return false, err
		}
		b.machine.Wake(b.state.thread)
	}
	if !me.stressed && b.safepoints.stresses(need) {
		me.stressed = true
		if b.safepoints.state.since++; b.safepoints.state.since >= b.stress.Every {
			b.safepoints.state.since = 0
			if err := b.safepoints.passOver(b.verify(at)); err != nil {
				return false, err
			}
		}
	}
	if b.threads.request.on || !b.heap.collector.Rests(need) {
		return b.safepoints.stop(c, func(stopped *collect.Stopped) error {
			return b.safepoints.passOver(b.heap.collector.Safepoint(stopped, need))
		})
	}
	me.counted = false
	b.safepoints.state.served++
	return false, nil
}

// verify verifies the heap and the collector's invariants, with the frames of the current thread.
func (b *worker) verify(at safepoint) error {
	err := collect.Verify(b.heap.collector, b.heap.config,
		b.roots.of(b.machine.Current(), at.returnAddress))
	if err != nil {
		return &collect.Unsound{Err: err}
	}
	return nil
}

// rouse resumes the collector's thread when there is work for it.
func (b *worker) rouse() {
	k := &b.state
	if !k.idle || b.machine.Current() == k.thread || !b.heap.collector.(collect.Worker).Due() {
		return
	}
	k.idle = false
	b.machine.Wake(k.thread)
}

// is reports whether a thread is the collector's own.
func (b *worker) is(n int) bool { return n != 0 && n == b.state.thread }

// ours reports whether a thread is the runtime's: the companion's or the collector's.
func (t *threads) ours(n int) bool {
	return n != 0 && (n == t.companion.state.thread || n == t.worker.state.thread)
}

// own is the number of threads that are the runtime's. They are the first after thread 0, and the
// program does not count them.
func (t *threads) own() int {
	n := 0
	for t.ours(n + 1) {
		n++
	}
	return n
}

// switchEvery is the mean number of steps of a thread unless Options.SwitchEvery is set: few beside
// a collector's thread, whose cycles are to end before programs do.
func (h *heap) switchEvery() uint64 {
	if _, ok := h.collector.(collect.Worker); ok {
		return 10
	}
	return 100
}

// everyStore reports whether the collector hears of all stores of references, also of those into
// new objects and variables.
func (h *heap) everyStore() bool { return h.barrier }

// check checks those invariants of a collector with a thread of its own that need no frames, at any
// step. Other collectors have none.
func (b *worker) check() error {
	if b.state.thread == 0 {
		return nil
	}
	return b.heap.collector.Check(nil)
}
