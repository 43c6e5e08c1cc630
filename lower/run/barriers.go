package run

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// barriers is the runtime's side of the barriers that strategies emit: the variables that the code
// reads, the functions that it calls, and what the collector learns from both.
type barriers struct {
	machine *machine.Machine
	heap    *heap
	worker  *worker
	missed  *missed
	names   *names
	surface *Surface
	kind    *collect.Kind
	stress  Stress
	// heapSize is the size of the heap, which cards cover.
	heapSize uint64
	// cards is the address of the card table, marking that of the flag of a snapshot; 0 if there is
	// none.
	cards, marking uint64
	// table is the address of the variable that points to the cards.
	table uint64
	// wanted are the flags that polls read, rt_wanted the first.
	wanted  []uint64
	reports reports
	// forward is set if a word before each object holds its current address.
	forward bool
}

// counter is a collector to which programs report their reference counts.
type counter interface {
	Retain(object uint64) error
	Release(object uint64) error
}

// logger is a collector to which programs report the references they overwrite while it marks.
type logger interface {
	Marking() bool
	Log(object uint64) error
}

// cardBytes is the number of bytes that one card covers.
const cardBytes = 1 << gc.CardShift

// reports says which stores the program itself reports to the collector.
type reports struct {
	// by is the kind of report with which the write barriers of all functions that have a strategy
	// report stores to the collector, 0 if there is none: the emulator then reports stores.
	by gc.NeedKind
	// counts is set if the collector takes its counts of references in objects from the program,
	// and countsRoots if the program also counts the references in its frames, so that the
	// collector scans none.
	counts, countsRoots bool
}

// needOf are the things that barriers use for each kind of report.
var needOf = map[collect.Report]gc.NeedKind{collect.ReportCards: gc.NeedsCards,
	collect.ReportStore: gc.NeedsWrite, collect.ReportLog: gc.NeedsLog,
	collect.ReportCount: gc.NeedsRetain}

// reports finds what the barriers of a program report to a collector. Of the functions of a program
// that counts references, either all or none count those in their roots.
func (s *Surface) reports(kind *collect.Kind) (r reports) {
	if !kind.NeedsBarrier {
		return r
	}
	var managed, countRoots []*Function
	for _, f := range s.Funcs {
		if f.Defined && f.Strategy != "" {
			managed = append(managed, f)
			if f.CountsRoots {
				countRoots = append(countRoots, f)
			}
		}
	}
	useful := kind.Reports
	if useful == nil {
		useful = []collect.Report{collect.ReportCards, collect.ReportStore}
	}
	for _, report := range useful {
		if len(managed) > 0 && !slices.ContainsFunc(managed, func(f *Function) bool {
			return !slices.Contains(f.Reports, needOf[report])
		}) {
			r.by = needOf[report]
			break
		}
	}
	if r.by == gc.NeedsRetain {
		r.countsRoots = len(countRoots) == len(managed)
		r.counts = r.countsRoots || len(countRoots) == 0
	}
	return r
}

// supply allocates the variables that barriers use, unless the program defines them, and returns
// their names.
func (b *barriers) supply() (map[string]bool, error) {
	defined := map[string]bool{}
	for _, v := range b.surface.Variables {
		if v.Defined {
			defined[v.Name] = true
		}
	}
	given := map[string]bool{}
	for _, n := range b.surface.Needs {
		if n.Kind == gc.NeedsForward {
			b.forward = true
		}
		size, ok := n.IsVariable()
		if !ok || defined[n.Name] || given[n.Name] {
			continue
		}
		data := make([]byte, size)
		if n.Kind == gc.NeedsBadBits && b.stress.Every > 0 {
			// No collector moves objects while the program runs. A bit that all addresses in the
			// heap have is bad, so that the code for bad references runs nevertheless.
			binary.LittleEndian.PutUint64(data, heapBase)
		}
		at, err := b.machine.AddData(n.Name, data)
		if err != nil {
			return nil, err
		}
		given[n.Name] = true
		b.names.given[at] = n.Name
		switch n.Kind {
		case gc.NeedsCards:
			b.table = at
		case gc.NeedsMarking:
			b.marking = at
		case gc.NeedsWanted:
			b.wanted = append(b.wanted, at)
		}
	}
	if b.table != 0 {
		var err error
		size := (b.heapSize + cardBytes - 1) / cardBytes
		if b.cards, err = b.machine.AddData("the card table", make([]byte, size)); err != nil {
			return nil, err
		}
		err = b.machine.Mem.Store64(b.table, b.cards-heapBase/cardBytes)
		return given, err
	}
	return given, nil
}

// functions are the functions that barriers call.
func (b *barriers) functions() map[string]function {
	all := map[string]function{}
	for _, n := range b.surface.Needs {
		if f := barrierFunctions[n.Kind]; f != nil {
			all[n.Name] = f
		}
	}
	return all
}

var barrierFunctions = map[gc.NeedKind]function{
	gc.NeedsLog:     logged,
	gc.NeedsRetain:  func(p *Program, c *libc.Call) error { return p.count(c, counter.Retain) },
	gc.NeedsRelease: func(p *Program, c *libc.Call) error { return p.count(c, counter.Release) },
	gc.NeedsCollect: rtSafepoint,
	gc.NeedsNotice:  func(*Program, *libc.Call) error { return nil },
	gc.NeedsHeal:    healed,
	gc.NeedsRead: func(p *Program, c *libc.Call) error {
		v, err := p.Machine.Mem.Load64(c.Arg(1))
		if err != nil {
			return err
		}
		return c.Result(v)
	},
	gc.NeedsWrite: func(p *Program, c *libc.Call) error {
		return p.heap.storeReference(c.Arg(1), c.Arg(2), c.Arg(0))
	},
}

// count reports one reference more or less to a counting collector.
func (p *Program) count(c *libc.Call, what func(counter, uint64) error) error {
	if k, ok := p.heap.collector.(counter); ok && p.barriers.reports.counts && c.Arg(0) != 0 {
		return what(k, c.Arg(0))
	}
	return nil
}

// counted counts a reference that the runtime itself has stored.
func (b *barriers) counted(reference uint64) error {
	k, ok := b.heap.collector.(counter)
	if !ok || !b.reports.counts || !b.heap.collector.IsObject(reference) {
		return nil
	}
	return k.Retain(reference)
}

// logged reports a reference that is about to be overwritten to a marking collector.
func logged(p *Program, c *libc.Call) error {
	if l, ok := p.heap.collector.(logger); ok {
		return l.Log(c.Arg(0))
	}
	return nil
}

// healed returns the reference to use instead of one with bad bits: the same.
func healed(p *Program, c *libc.Call) error {
	if reference := c.Arg(0); p.heap.inside(reference) && !p.heap.collector.IsObject(reference) {
		return fmt.Errorf("a reference to %#x was read, where no object begins", reference)
	}
	return c.Result(c.Arg(0))
}

// before reports the marked cards to the collector at a safepoint: it passes each reference on them
// again.
func (b *barriers) before() error {
	if b.cards == 0 || b.worker.state.thread != 0 { // which hears of no overwritten reference
		return nil
	}
	cards := make([]byte, (b.heapSize+cardBytes-1)/cardBytes)
	if err := b.machine.Mem.ReadAt(b.cards, cards); err != nil {
		return err
	}
	if bytes.IndexByte(cards, 1) < 0 {
		return nil
	}
	if b.kind.NeedsBarrier {
		if err := b.tell(cards); err != nil {
			return err
		}
		b.missed.told(func(field uint64) bool { return cards[(field-heapBase)/cardBytes] != 0 })
	}
	return b.machine.Mem.WriteAt(b.cards, make([]byte, len(cards)))
}

// marked reports whether the card of a field is marked.
func (b *barriers) marked(field uint64) bool {
	if b.cards == 0 {
		return false
	}
	var card [1]byte
	err := b.machine.Mem.ReadAt(b.cards+(field-heapBase)/cardBytes, card[:])
	return err == nil && card[0] != 0
}

// tell stores every reference on marked cards again through the collector's barrier.
func (b *barriers) tell(cards []byte) error {
	h := b.heap
	type store struct{ object, field, value uint64 }
	var stores []store
	err := h.collector.Objects(func(object, size uint64) error {
		first, last := (object-heapBase)/cardBytes, (object+size-1-heapBase)/cardBytes
		if bytes.IndexByte(cards[first:last+1], 1) < 0 {
			return nil
		}
		return h.config.Layout.Trace(h.config.Memory, object, func(field uint64) error {
			if cards[(field-heapBase)/cardBytes] == 0 {
				return nil
			}
			value, err := b.machine.Mem.Load64(field)
			stores = append(stores, store{object, field, value})
			return err
		})
	})
	for i := 0; i < len(stores) && err == nil; i++ {
		s := &stores[i]
		err = h.collector.Store(s.object, s.field, s.value)
	}
	return err
}

// after updates the program's view once the collector has run.
func (b *barriers) after() error {
	if err := b.flag(); err != nil || !b.forward {
		return err
	}
	var objects []uint64
	err := b.heap.collector.Objects(func(object, _ uint64) error {
		objects = append(objects, object)
		return nil
	})
	for i := 0; i < len(objects) && err == nil; i++ {
		err = b.here(objects[i])
	}
	return err
}

// flag tells the program whether the collector marks.
func (b *barriers) flag() error {
	l, ok := b.heap.collector.(logger)
	if !ok || b.marking == 0 {
		return nil
	}
	flag := []byte{0, 0, 0, 0}
	if l.Marking() {
		flag[0] = 1
	}
	return b.machine.Mem.WriteAt(b.marking, flag)
}

// here sets the forwarding word before an object to the object's own address.
func (b *barriers) here(object uint64) error {
	if !b.forward {
		return nil
	}
	return b.machine.Mem.Store64(object-8, object)
}

// want sets the flags of polls.
func (b *barriers) want(value uint64) error {
	for _, at := range b.wanted {
		if err := b.machine.Mem.Store64(at, value); err != nil {
			return err
		}
	}
	return nil
}

// noFrames is the source of frame roots for programs that count the references in their frames.
type noFrames struct{}

// Frames visits none.
func (noFrames) Frames(stackmap.Memory, *collect.Thread, func(*collect.Frame) error) error {
	return nil
}
