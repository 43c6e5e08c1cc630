package run

import (
	"encoding/binary"
	"fmt"
	"slices"

	"statepoint/lower/machine"
	"statepoint/stackmap/collect"
)

// untold is a store of a reference that should have been reported to the collector and was not.
type untold struct {
	step, at     uint64 // of the instruction, or of the function of the runtime
	back         uint64 // the return address of such a function, 0 for an instruction
	field, value uint64
	lost         uint64 // the object that the collector may lose
}

// mostUntold bounds the stores that are kept: the first ones are the cause of what follows.
const mostUntold = 64

// missed are the stores that the program's barriers should have reported to the collector.
type missed struct {
	machine  *machine.Machine
	heap     *heap
	code     *codeIndex
	barriers *barriers
	places   *places
	state    missedState
}

// missedState is what a run has found of them so far.
type missedState struct {
	all    []untold // only ever appended to, or replaced
	byCard []uint64 // addresses of stores that were untold until the next safepoint
}

// watch returns a function that records those of the stores into the heap, nil for a collector that
// does not say which stores it must hear of.
func (m *missed) watch() func(addr uint64, b []byte) error {
	hears, ok := m.heap.collector.(collect.Hearing)
	if !ok {
		return nil
	}
	return func(addr uint64, b []byte) error {
		for at := addr &^ 7; at < addr+uint64(len(b)); at += 8 {
			if at < addr || at+8 > addr+uint64(len(b)) || len(m.state.all) >= mostUntold {
				continue
			}
			value := binary.LittleEndian.Uint64(b[at-addr:])
			object, ok := m.heap.object(at)
			if !ok {
				continue
			}
			if lost := hears.Loses(object, at, value); lost != 0 {
				u := untold{step: m.machine.Steps, at: m.machine.RIP, field: at, value: value,
					lost: lost}
				if _, call := m.machine.ExternalAt(u.at); call {
					u.back, _ = m.machine.ReturnAddress()
				} else {
					u.at = m.code.before(u.at)
				}
				m.state.all = append(m.state.all, u)
			}
		}
		return nil
	}
}

// told drops the stores to fields that have been reported to the collector after all.
func (m *missed) told(is func(field uint64) bool) {
	if !slices.ContainsFunc(m.state.all, func(u untold) bool { return is(u.field) }) {
		return
	}
	m.state.byCard = slices.Clone(m.state.byCard)
	m.state.all = slices.DeleteFunc(slices.Clone(m.state.all), func(u untold) bool {
		told := is(u.field)
		if told && len(m.state.byCard) < mostUntold && !slices.Contains(m.state.byCard, u.at) {
			m.state.byCard = append(m.state.byCard, u.at)
		}
		return told
	})
}

// atCard reports whether the collector heard of a store by an instruction, given by its address, at
// the next safepoint: the card was marked.
func (m *missed) atCard(at uint64) bool { return slices.Contains(m.state.byCard, at) }

// step returns the step of the first store that no write barrier reported to the collector, if
// there is one.
func (m *missed) step() (step uint64, missed bool) {
	if u := m.first(); u != nil {
		return u.step, true
	}
	return 0, false
}

// first is the first store that was not reported, and is not on a marked card, which the
// collector looks at when the program reaches a safepoint.
func (m *missed) first() *untold {
	for i := range m.state.all {
		if u := &m.state.all[i]; !m.barriers.marked(u.field) {
			return u
		}
	}
	return nil
}

// Lost is an object of which a store that no write barrier reported concerned a reference.
type Lost struct{ Step, Object uint64 }

func (m *missed) lost() (all []Lost) {
	for i := range m.state.all {
		if u := &m.state.all[i]; !m.barriers.marked(u.field) {
			all = append(all, Lost{u.step, u.lost})
		}
	}
	return all
}

// text describes the first store that no write barrier reported to the collector, "" if none
// was missed or stores are not checked: while the emulator itself reports them.
func (m *missed) text() string {
	u := m.first()
	if u == nil {
		return ""
	}
	where := m.places.pointFrom(u.step, u.at, u.back)
	return fmt.Sprintf("no write barrier reported the store of %#x into the field at %#x to the "+
		"%s collector, %s", u.value, u.field, m.heap.collector.Name(), where.String())
}
