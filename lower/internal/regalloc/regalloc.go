package regalloc

import (
	"fmt"

	"statepoint/lower/internal/mir"
)

// Error is a failure to allocate, caused by invalid input or a bug in this package.
type Error struct {
	Func, Message string
}

// Error describes the failure.
func (e *Error) Error() string {
	return fmt.Sprintf("register allocation of %s: %s", e.Func, e.Message)
}

// failure is the first error of an allocation.
type failure struct {
	name string // of the function
	err  error
}

func (e *failure) failf(format string, args ...any) {
	if e.err == nil {
		e.err = &Error{e.name, fmt.Sprintf(format, args...)}
	}
}

// Allocator allocates one function after another and keeps its memory. Its fields are the parts of
// the algorithm with their results; each part uses only those above it.
type Allocator struct {
	fail   failure
	live   liveness
	fam    familySet
	iv     intervals
	mem    memory
	coal   coalescer
	hints  hints
	scan   scanner
	freq   frequencies
	shrink shrinker
	phis   phiSpiller
	back   backEdges
	moves  resolver
	slots  slotTable
	res    Result
}

// Allocate allocates every virtual register of f. The result is valid until the next call.
func (al *Allocator) Allocate(f *mir.Func) (*Result, error) {
	if al.fam.live != &al.live {
		al.connect()
	}
	al.fail = failure{name: f.Name}
	al.live.find(f)
	al.fam.reset()
	if len(f.Points) > 0 {
		al.fam.build()
		al.coal.beforeScan()
	}
	al.hints.find()
	al.iv.reset()
	al.mem.storeEarly()
	al.scan.run()
	if al.fail.err != nil {
		return nil, al.fail.err
	}
	al.shrink.run()
	al.phis.run()
	al.iv.assign()
	al.coal.afterScan()
	al.moves.run()
	al.slots.assign()
	if al.fail.err != nil {
		return nil, al.fail.err
	}
	al.res = Result{
		Moves: al.moves.sorted(al.slots.of), Slots: al.slots.slots, SlotOf: al.slots.of,
		InMemory: al.mem.list(al.res.InMemory), Used: al.scan.used, live: al.iv.registersAt,
	}
	return &al.res, nil
}

// connect connects the parts to each other.
func (al *Allocator) connect() {
	live, fam, iv, mem := &al.live, &al.fam, &al.iv, &al.mem
	*fam = familySet{live: live}
	*iv = intervals{live: live, fail: &al.fail}
	*mem = memory{live: live, fam: fam, iv: iv}
	al.coal = coalescer{live: live, fam: fam, iv: iv, mem: mem}
	al.hints = hints{live: live, iv: iv}
	al.scan = scanner{live: live, iv: iv, mem: mem, hints: &al.hints, queue: queue{iv: iv},
		fail: &al.fail}
	al.freq = frequencies{live: live}
	al.shrink = shrinker{live: live, iv: iv, mem: mem, freq: &al.freq, track: track{iv: iv}}
	al.phis = phiSpiller{live: live, iv: iv, mem: mem, freq: &al.freq}
	al.back = backEdges{live: live, iv: iv}
	al.moves = resolver{live: live, fam: fam, iv: iv, mem: mem, track: track{iv: iv},
		back: &al.back}
	al.slots = slotTable{live: live, fam: fam}
}
