package collect

import (
	"errors"
	"fmt"
)

// Concurrent marks and sweeps on a thread of its own while the program runs (Doligez and Gonthier,
// Portable, unobtrusive garbage collection for multiprocessor systems, POPL 1994). It moves
// nothing: moving objects under a running program takes a read barrier, which most strategies do
// not have.
//
// Its barrier is Yuasa's, for a snapshot at the beginning (Real-time garbage collection on
// general-purpose machines, JSS 11:3, 1990): the object of an overwritten reference becomes grey,
// and new objects are black. So everything reachable when a cycle began is marked, whatever the
// program does, and no thread is scanned twice: once a thread has been scanned, each white object
// that it can reach is also reachable from a grey one (the weak tricolour invariant), which Check
// verifies.
//
// Threads may be scanned one at a time, at safepoints of their own. A thread that has not been
// scanned may then hold the only reference to a white object, and store it into a black one. So
// until all threads have been scanned, the stored object also becomes grey (Dijkstra and others
// 1978), and no black object refers to a white one. This needs a barrier at every store, including
// stores into new objects and variables; with fewer barriers, all threads are scanned at once.
type Concurrent struct {
	colours
	object cell // whose fields are being followed, 0 for none
	done   cell // how many of its fields have been
}

// NewConcurrent makes a heap of blocks.
func NewConcurrent(c Config) (*Concurrent, error) {
	h, err := newHeap(c, 0)
	if err != nil {
		return nil, err
	}
	k := &Concurrent{object: h.cell(), done: h.cell()}
	k.colours = h.newColours()
	return k, h.taken()
}

// Name is "concurrent".
func (h *Concurrent) Name() string { return "concurrent" }

// Alloc takes a free block, or space after all blocks. The object is black while a cycle is in
// progress, unless the sweep has passed it.
func (h *Concurrent) Alloc(size uint64) (uint64, error) { return h.alloc(size, h.Marking()) }

// Store makes the object of the overwritten reference grey and, while threads are being scanned,
// also the stored one. object is 0 for a field that is a variable.
func (h *Concurrent) Store(object, field, value uint64) error {
	phase := h.phase.get()
	if phase == scanning {
		h.shadeIn(object, field, value)
	}
	if phase == scanning || phase == marking {
		h.shadeIn(object, field, h.get(field))
	}
	h.put(field, value)
	return h.taken()
}

// shadeIn shades the object that value, the content of a word of an object, refers to.
func (h *Concurrent) shadeIn(object, field, value uint64) {
	if value != 0 && (object == 0 || h.holds(object, field, value)) {
		h.shade(value)
	}
}

// Loses implements Hearing: the barrier is needed where a white object's reference is overwritten.
func (h *Concurrent) Loses(_, field, _ uint64) uint64 {
	object := h.get(field)
	return h.lost(object, h.Marking() && h.white(object))
}

// Marking reports whether overwritten references have to be logged.
func (h *Concurrent) Marking() bool {
	phase := h.phase.get()
	h.taken()
	return phase == scanning || phase == marking
}

// Log makes grey the object whose reference is about to be overwritten.
func (h *Concurrent) Log(object uint64) error {
	if object != 0 && h.Marking() {
		h.shade(object)
	}
	return h.taken()
}

// Due implements Worker. With Config.Stress a cycle is due as soon as there is a new object.
func (h *Concurrent) Due() bool {
	due := h.made() > h.blocks.size/beginAt
	if h.stress {
		due = h.made() > 0
	}
	due = due || h.phase.get() != idle
	return h.taken() == nil && due
}

// Work follows a few fields of a grey object, or sweeps one object.
func (h *Concurrent) Work() (Wait, error) {
	wait := WaitNothing
	switch phase := h.phase.get(); phase {
	case idle:
		wait = WaitProgram
		if h.Due() {
			wait = WaitRoots
			h.did(Piece{Kind: PieceAsks})
		}
	case scanning, marking:
		switch {
		case h.follow():
		case phase == scanning:
			wait = WaitRoots
		default:
			h.phase.set(sweeping)
			h.cursor.set(h.blocks.start)
			h.did(Piece{Kind: PieceMarked})
		}
	case sweeping:
		h.sweep()
	default:
		h.broken(phase)
	}
	return wait, h.taken()
}

// Scan makes grey what the roots refer to.
func (h *Concurrent) Scan(s *Stopped) error {
	roots := h.find(s)
	if h.err == nil && h.phase.get() == idle {
		h.phase.set(scanning)
		h.cursor.set(h.blocks.next.get())
		h.object.set(0)
	}
	h.each(roots, h.shade)
	for i := range s.Threads {
		h.did(Piece{Kind: PieceScanned, Thread: s.Threads[i].Number})
	}
	return h.taken()
}

// Scanned ends the scan: from now on the objects of stored references are not shaded.
func (h *Concurrent) Scanned() error {
	if h.phase.get() == scanning {
		h.phase.set(marking)
	}
	return h.taken()
}

// errEnough ends a visit to fields.
var errEnough = errors.New("enough")

// follow shades what the next fields of a grey object refer to. It returns false if no object is
// grey. An object is followed in at most about 64 pieces, each of one field or more: between two of
// them the program may change it.
func (h *Concurrent) follow() bool {
	o := h.object.get()
	if o == 0 {
		end := h.blocks.next.get()
		o = h.grey.next(h.cursor.get(), end)
		h.cursor.set(o)
		if o == end || h.err != nil {
			return false
		}
		h.object.set(o)
		h.done.set(0)
	}
	from, n := h.done.get(), uint64(0)
	to := from + 1 + h.size(o)/8/64
	if h.err != nil {
		return false
	}
	err := h.layout.Trace(h.memory, o, func(field uint64) error {
		if n++; n <= from {
			return h.err
		} else if n > to {
			return errEnough
		}
		h.shadeIn(o, field, h.get(field))
		return h.err
	})
	piece := Piece{Kind: PieceFollows, Object: o, From: min(from+1, n), To: min(n, to)}
	if errors.Is(err, errEnough) {
		h.done.set(to)
	} else {
		h.fail(err)
		h.grey.clear(o)
		h.object.set(0)
		piece.Black = true
	}
	h.did(piece)
	return true
}

// sweep handles one object.
func (h *Concurrent) sweep() {
	b, end := &h.blocks, h.blocks.next.get()
	o := b.starts.next(min(h.cursor.get(), end), end)
	freed := o < end && !b.marks.has(o)
	h.sweepSlice(1)
	if o < end {
		h.did(Piece{Kind: PieceSwept, Object: o, Freed: freed})
	}
	if h.phase.get() == idle {
		h.did(Piece{Kind: PieceEnds})
	}
}

// Rests implements Collector.
func (h *Concurrent) Rests(need uint64) bool { return h.blocks.fits(need) && h.settled() }

// Safepoint does nothing while there is room. If an object of need bytes does not fit, the
// requesting thread finishes the cycle, and does a complete one if that is not enough.
func (h *Concurrent) Safepoint(s *Stopped, need uint64) error {
	if h.blocks.fits(need) {
		return h.taken()
	}
	if err := h.finish(s); err != nil || h.blocks.fits(need) {
		return err
	}
	return h.Collect(s)
}

// Step begins a cycle or does some pieces of it, for a caller without a second thread.
func (h *Concurrent) Step(s *Stopped) error {
	n := slice
	if h.stress {
		n = sliceStress
	}
	if h.phase.get() == idle {
		return h.scanAll(s)
	}
	for ; n > 0 && h.phase.get() != idle; n-- {
		if err := h.piece(s); err != nil {
			return err
		}
	}
	return h.taken()
}

// piece is Work while all threads are stopped.
func (h *Concurrent) piece(s *Stopped) error {
	wait, err := h.Work()
	if err == nil && wait == WaitRoots {
		err = h.scanAll(s)
	}
	return err
}

// scanAll scans all threads.
func (h *Concurrent) scanAll(s *Stopped) error {
	if err := h.Scan(s); err != nil {
		return err
	}
	return h.Scanned()
}

// finish completes the cycle in progress, if any.
func (h *Concurrent) finish(s *Stopped) error {
	for h.phase.get() != idle && h.err == nil {
		if err := h.piece(s); err != nil {
			return err
		}
	}
	return h.taken()
}

// Collect completes the cycle in progress and does another: objects that became garbage after they
// were marked are floating garbage until then.
func (h *Concurrent) Collect(s *Stopped) error {
	if err := h.finish(s); err != nil {
		return err
	}
	if err := h.scanAll(s); err != nil {
		return err
	}
	return h.finish(s)
}

// Check checks the tricolour invariant of the phase, for all objects and, once all threads have
// been scanned, for the roots of s, which may be nil or have only some of the threads:
//
//   - while threads are being scanned, no black object refers to a white one;
//   - while marking, each white object that a black object or a root refers to can be reached from
//     a grey object by way of white ones, so that it will be marked;
//   - while sweeping, no object that stays refers to one that will be freed.
func (h *Concurrent) Check(s *Stopped) error {
	b := &h.blocks
	if err := b.check(); err != nil {
		return err
	}
	c := tricolour{Concurrent: h, phase: h.phase.get(), swept: h.cursor.get()}
	if c.phase == idle {
		return b.noMarks()
	}
	if c.phase == marking {
		c.protect()
	}
	err := b.objects(func(object, _ uint64) error {
		return c.fields(object, c.followed(object), func(field, value uint64) error {
			if c.lost(value) {
				return fmt.Errorf("the field at 0x%x of the %s object at 0x%x refers to "+
					"the white one at 0x%x, which %s: a store bypassed the barrier", field,
					map[bool]string{true: "grey", false: "black"}[h.grey.has(object)], object,
					value, c.fate())
			}
			return h.err
		})
	})
	if err != nil || s == nil || c.phase == scanning {
		return err
	}
	return c.roots(s)
}
