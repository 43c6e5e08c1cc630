package breaks

import (
	"fmt"
	"sort"

	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// meaning is a word independent of addresses: equal in two runs that mean the same.
type meaning struct {
	kind meaningKind
	n    uint64 // the number itself, an object's number
	off  int64  // into the object or symbol
	name string // of a symbol
}

type meaningKind uint8

const (
	isNumber meaningKind = iota
	isObject             // in an existing object
	isStale              // in an object that no longer exists
	isHole               // in the heap, where no object has been seen
	isStack              // on the stack
	isSymbol             // in the program
)

// grave is an address range that an object has left.
type grave struct {
	from, to, size uint64 // to is 0 if it was freed, or if unknown
	number         uint64
	step           uint64 // of the collection
}

// identities number objects independently of their addresses, in the order in which a run first
// meets them.
type identities struct {
	p       *run.Program
	numbers map[uint64]uint64 // by address
	sizes   map[uint64]uint64
	graves  []grave
	next    uint64
	moves   []collect.Move // of the current step
	before  map[uint64]uint64
}

func newIdentities() *identities {
	return &identities{numbers: map[uint64]uint64{}, sizes: map[uint64]uint64{}, next: 1}
}

// moved notes a move.
func (d *identities) moved(m collect.Move) {
	if d.p != nil && !d.p.Machine.Replaying() {
		d.moves = append(d.moves, m)
	}
}

// collecting notes the objects that exist as a collection begins, with their sizes.
func (d *identities) collecting() {
	if d.before != nil {
		return
	}
	d.before = map[uint64]uint64{}
	_ = d.p.Objects(func(object, size uint64, _ []run.Reference) bool {
		d.before[object] = size
		return true
	})
}

// stepped processes what a step did to objects. fresh is an object that it made, 0 for none; it may
// have another's old address.
func (d *identities) stepped(step, fresh uint64) {
	if len(d.moves) == 0 && d.before == nil {
		if n := d.numbers[fresh]; n != 0 { // freed without a collection
			d.graves = append(d.graves, grave{from: fresh, size: d.sizes[fresh], number: n,
				step: step})
			delete(d.numbers, fresh)
		}
		return
	}
	numbers, sizes, gone := map[uint64]uint64{}, map[uint64]uint64{}, map[uint64]bool{}
	for _, m := range d.moves {
		// An object that no step has met gets no number: the collectors of two runs may visit
		// objects in different orders.
		number := d.numbers[m.From]
		gone[m.From] = true
		if number != 0 {
			numbers[m.To], sizes[m.To] = number, m.Size
		}
		if m.To != m.From {
			d.graves = append(d.graves, grave{m.From, m.To, m.Size, number, step})
		}
	}
	left := make([]uint64, 0, len(d.before))
	for at := range d.before {
		if !gone[at] {
			left = append(left, at)
		}
	}
	sort.Slice(left, func(i, j int) bool { return left[i] < left[j] })
	for _, at := range left {
		if o, ok := d.p.ObjectAround(at); ok && o == at && at != fresh {
			if d.numbers[at] != 0 && numbers[at] == 0 {
				numbers[at], sizes[at] = d.numbers[at], d.sizes[at]
			}
			continue
		}
		d.graves = append(d.graves, grave{from: at, size: d.before[at], number: d.numbers[at],
			step: step})
	}
	d.numbers, d.sizes, d.moves, d.before = numbers, sizes, d.moves[:0], nil
}

// number returns an object's number.
func (d *identities) number(object uint64) uint64 {
	n := d.numbers[object]
	if n == 0 {
		n = d.next
		d.next++
		d.numbers[object] = n
		if header, err := d.p.Machine.Mem.Load64(object); err == nil {
			d.sizes[object] = header & 0xffffffff
		}
	}
	return n
}

// holds reports whether an address pointed into the object of a grave.
func (g *grave) holds(addr uint64) bool { return addr-g.from < max(g.size, 8) }

// grave returns the object that an address pointed into before the last collection so far that
// vacated it.
func (d *identities) grave(addr uint64) *grave { return d.graveBefore(addr, ^uint64(0)) }

// graveBefore returns the object that an address pointed into before the last collection that
// vacated it and is complete at a step. Later ones may have vacated it again, since memory is
// reused.
func (d *identities) graveBefore(addr, step uint64) *grave {
	for i := len(d.graves) - 1; i >= 0; i-- {
		if g := &d.graves[i]; g.step < step && g.holds(addr) {
			return g
		}
	}
	return nil
}

// graveFrom returns the object that an address pointed into before the first collection, from a
// step on, that vacated it.
func (d *identities) graveFrom(addr, step uint64) *grave {
	for i := range d.graves {
		if g := &d.graves[i]; g.step >= step && g.holds(addr) {
			return g
		}
	}
	return nil
}

// now returns the address of a grave's object at a step, 0 if the object no longer exists.
func (d *identities) now(g *grave, step uint64) uint64 {
	at := g.to
	for i := range d.graves {
		if next := &d.graves[i]; next.step > g.step && next.step < step && next.from == at {
			at = next.to
		}
	}
	return at
}

// of returns the meaning of a word.
func (d *identities) of(word uint64) meaning {
	switch {
	case d.p.InHeap(word):
		if o, ok := d.p.ObjectAround(word); ok {
			return meaning{kind: isObject, n: d.number(o), off: int64(word - o)}
		}
		if g := d.grave(word); g != nil {
			return meaning{kind: isStale, n: g.number, off: int64(word - g.from)}
		}
		return meaning{kind: isHole}
	case d.onStack(word):
		return meaning{kind: isStack}
	}
	_, outside := d.p.Machine.ExternalAt(word)
	if _, _, ok := d.p.Image.Symbol(word); ok || outside {
		return meaning{kind: isSymbol, name: d.p.Symbol(word)}
	}
	return meaning{n: word}
}

// onStack reports whether a word points into a thread's stack.
func (d *identities) onStack(word uint64) bool {
	if word >= machine.StackTop {
		return false
	}
	for n := range d.p.Machine.Threads() {
		if low, high := d.p.Machine.ThreadStack(n); low <= word && word < high {
			return true
		}
	}
	return false
}

// String describes what a word means. Objects are numbered in the order in which they were made.
func (m meaning) String() string {
	into := ""
	switch {
	case m.off > 0:
		into = fmt.Sprintf("byte %d of ", m.off)
	case m.off < 0:
		into = fmt.Sprintf("byte %d before ", -m.off)
	}
	switch {
	case m.kind == isObject:
		return fmt.Sprintf("%sobject %d", into, m.n)
	case m.kind == isStale && m.n == 0:
		return "where an object was"
	case m.kind == isStale:
		return fmt.Sprintf("where %sobject %d was", into, m.n)
	case m.kind == isHole:
		return "a place in the heap without an object"
	case m.kind == isStack:
		return "a place on the stack"
	case m.kind == isSymbol:
		return m.name
	}
	return fmt.Sprint(int64(m.n))
}
