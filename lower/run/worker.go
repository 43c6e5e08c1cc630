package run

import (
	"encoding/binary"
	"slices"
	"sort"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/stackmap/collect"
)

// CollectorName is the name of the code of the collector's own thread.
const CollectorName = "the collector"

// worker is the thread of a collector that has one: its state that the runtime keeps in Go.
type worker struct {
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

// turns counts the pieces with which the collector's thread begins something else.
func (p *Program) turns(on *collect.Events) *collect.Events {
	all := collect.Events{}
	if on != nil {
		all = *on
	}
	done := all.Piece
	all.Piece = func(x collect.Piece) {
		if x.Kind != collect.PieceFollows && x.Kind != collect.PieceSwept {
			p.state.worker.turns++
		}
		if done != nil {
			done(x)
		}
	}
	return &all
}

// startWorker starts the collector's thread beside the started call, if the collector has one. The
// schedule interleaves it with those of the program.
func (p *Program) startWorker() error {
	p.state.worker = worker{turns: p.state.worker.turns}
	if _, ok := p.heap.collector.(collect.Worker); !ok {
		return nil
	}
	if p.workerCode == 0 {
		p.workerCode = p.Machine.AddExternal(CollectorName, func(*machine.Machine) error {
			return p.outside(CollectorName, works)
		})
	}
	n, err := p.Machine.Spawn(p.workerCode)
	p.state.worker.thread = n
	return err
}

// works is the body of the endless loop of the collector's thread: one piece of work.
func works(p *Program, c *call) error {
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
		p.state.worker.idle = true
		p.Machine.Wait()
		return nil
	case wait == collect.WaitRoots && !p.heap.everyStore():
		waits, err := p.stop(c, func(stopped *collect.Stopped) error {
			return p.passOver(scanAll(w, stopped))
		})
		if waits || err != nil {
			return err
		}
	case wait == collect.WaitRoots:
		if waits, err := p.handshake(w); waits || err != nil {
			return err
		}
	}
	return c.again(p.workerCode)
}

// again makes a function of the runtime return to itself.
func (c *call) again(code uint64) error {
	sp := c.m.Get(amd64.RSP) - 8
	c.m.Set(amd64.RSP, sp)
	return c.m.Mem.Store64(sp, code)
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
func (p *Program) handshake(w collect.Worker) (waits bool, err error) {
	if k := &p.state.worker; !p.scanning() {
		k.scan, k.at, k.cycle = true, p.Machine.Steps, p.heap.collector.Stats().Collections
		for i := range p.state.threads {
			p.state.threads[i].scanned = false
		}
		if err := p.wantPolls(); err != nil {
			return false, err
		}
	}
	if err := p.endScan(w); err != nil {
		return false, err
	}
	if p.state.worker.scan {
		p.Machine.Wait()
	}
	return p.state.worker.scan, nil
}

// endScan shows the roots of threads that wait at safepoints, and ends the scan if all threads have
// shown theirs.
func (p *Program) endScan(w collect.Worker) error {
	all := true
	for i := range p.Machine.Threads() {
		if p.ours(i) || p.thread(i).scanned || p.Machine.ThreadState(i) == machine.Finished {
			continue
		}
		if p.stands(i) {
			back, err := p.Machine.Mem.Load64(p.Machine.ThreadCPU(i).GPR[rspNumber])
			if err == nil {
				err = p.show(w, p.roots.of(i, back))
			}
			if err != nil {
				return err
			}
		}
		all = all && p.thread(i).scanned
	}
	if !all {
		return nil
	}
	p.state.worker.scan = false
	if err := w.Scanned(); err != nil {
		return &Refused{err}
	}
	return p.wantPolls()
}

// scanning reports whether the collector's thread waits for roots. A collection meanwhile, with all
// threads stopped, has read them.
func (p *Program) scanning() bool {
	k := &p.state.worker
	return k.scan && k.cycle == p.heap.collector.Stats().Collections
}

// show scans a thread, unless its frames cannot be read where it is.
func (p *Program) show(w collect.Worker, stopped *collect.Stopped) error {
	before := p.state.skipped
	if err := p.passOver(w.Scan(stopped)); err != nil {
		return err
	}
	p.thread(stopped.Threads[0].Number).scanned = p.state.skipped == before
	return nil
}

// besideWorker is the safepoint of a thread that runs beside the collector's: it shows its roots if
// they are wanted. Under stress the heap is verified, with what the thread's frames refer to. Only
// if there is no room for an object of need bytes do all threads stop.
func (p *Program) besideWorker(c *call, need uint64) (waits bool, err error) {
	w := p.heap.collector.(collect.Worker)
	me := p.me()
	p.arrive(me)
	if p.yields(p.Machine.Current()) {
		return true, nil
	}
	at, err := c.here()
	if err != nil {
		return false, err
	}
	if p.scanning() && !me.scanned {
		if err := p.show(w, p.roots.of(p.Machine.Current(), at.returnAddress)); err != nil {
			return false, err
		}
		if err := p.endScan(w); err != nil {
			return false, err
		}
		p.Machine.Wake(p.state.worker.thread)
	}
	if !me.stressed && p.stresses(need) {
		me.stressed = true
		if p.state.since++; p.state.since >= p.opt.Stress.Every {
			p.state.since = 0
			if err := p.passOver(p.verify(at)); err != nil {
				return false, err
			}
		}
	}
	if p.state.request.on || !p.heap.collector.Rests(need) {
		return p.stop(c, func(stopped *collect.Stopped) error {
			return p.passOver(p.heap.collector.Safepoint(stopped, need))
		})
	}
	me.counted = false
	p.state.served++
	return false, nil
}

// verify verifies the heap and the collector's invariants, with the frames of the current thread.
func (p *Program) verify(at safepoint) error {
	err := collect.Verify(p.heap.collector, p.heap.config,
		p.roots.of(p.Machine.Current(), at.returnAddress))
	if err != nil {
		return &collect.Unsound{Err: err}
	}
	return nil
}

// rouseWorker resumes the collector's thread when there is work for it.
func (p *Program) rouseWorker() {
	k := &p.state.worker
	if !k.idle || p.Machine.Current() == k.thread || !p.heap.collector.(collect.Worker).Due() {
		return
	}
	k.idle = false
	p.Machine.Wake(k.thread)
}

// collects reports whether a thread is the collector's own.
func (p *Program) collects(n int) bool { return n != 0 && n == p.state.worker.thread }

// ours reports whether a thread is the runtime's: the companion's or the collector's.
func (p *Program) ours(n int) bool {
	return n != 0 && (n == p.state.companion || n == p.state.worker.thread)
}

// own is the number of threads that are the runtime's. They are the first after thread 0, and the
// program does not count them.
func (p *Program) own() int {
	n := 0
	for p.ours(n + 1) {
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

// watchVariables reports the stores into variables that are roots to a collector whose thread scans
// the program's threads one at a time.
func (p *Program) watchVariables() {
	if !p.watchesVariables() {
		return
	}
	all := slices.Clone(p.roots.fixed)
	sort.Slice(all, func(i, j int) bool { return all[i] < all[j] })
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n] <= all[n-1]+8 {
			n++
		}
		p.watchVariable(all[0], all[n-1]+8-all[0])
		all = all[n:]
	}
}

// watchesVariables reports whether watchVariables has something to do.
func (p *Program) watchesVariables() bool {
	_, ok := p.heap.collector.(collect.Worker)
	return ok && p.heap.everyStore()
}

// watchVariable watches some words.
func (p *Program) watchVariable(at, size uint64) {
	p.Machine.Mem.Watch(at, size, func(addr uint64, b []byte) error {
		for word := max(addr&^7, at); word < min(addr+uint64(len(b)), at+size); word += 8 {
			value, err := p.merged(word, addr, b)
			if err == nil {
				err = p.heap.collector.Store(0, word, value)
			}
			if err != nil {
				return &Refused{err}
			}
		}
		return nil
	})
}

// merged is the value of a word after a write of bytes to an address. Where they are a part of the
// word, and do not make it an object's address, it is its value before the write.
func (p *Program) merged(word, addr uint64, b []byte) (uint64, error) {
	if word >= addr && word+8 <= addr+uint64(len(b)) {
		return binary.LittleEndian.Uint64(b[word-addr:]), nil
	}
	old, err := p.Machine.Mem.Load64(word)
	var bytes [8]byte
	binary.LittleEndian.PutUint64(bytes[:], old)
	for i := range bytes {
		if n := word + uint64(i) - addr; n < uint64(len(b)) {
			bytes[i] = b[n]
		}
	}
	if value := binary.LittleEndian.Uint64(bytes[:]); p.heap.collector.IsObject(value) {
		return value, err
	}
	return old, err
}

// CheckCollector checks those invariants of a collector with a thread of its own that need no
// frames, at any step. There are none of other collectors.
func (p *Program) CheckCollector() error {
	if p.state.worker.thread == 0 {
		return nil
	}
	return p.heap.collector.Check(nil)
}

// Note is what the collector has noted of an object, in words: its colour, count or generation.
func (p *Program) Note(object uint64) string { return p.heap.collector.Note(object) }
