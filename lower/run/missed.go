package run

import (
	"encoding/binary"
	"fmt"
	"slices"

	"statepoint/stackmap/collect"
)

// untold is a store of a reference that should have been reported to the collector and was not.
type untold struct {
	step, at     uint64 // of the instruction, or of the function of the runtime
	back         uint64 // the return address of such a function, 0 for an instruction
	field, value uint64
}

// mostUntold bounds the stores that are kept: the first ones are the cause of what follows.
const mostUntold = 64

// watchStores records the stores that should be reported to the collector, if only the program's
// barriers report them.
func (h *heap) watchStores() {
	hears, ok := h.collector.(collect.Hearing)
	if !ok {
		return
	}
	h.before = func(addr uint64, b []byte) error {
		p := h.p
		for at := addr &^ 7; at < addr+uint64(len(b)); at += 8 {
			if at < addr || at+8 > addr+uint64(len(b)) || len(p.state.untold) >= mostUntold {
				continue
			}
			value := binary.LittleEndian.Uint64(b[at-addr:])
			if object, ok := h.object(at); ok && hears.Hears(object, at, value) {
				u := untold{step: p.Machine.Steps, at: p.Machine.RIP, field: at, value: value}
				if _, call := p.Machine.ExternalAt(u.at); call {
					u.back, _ = p.Machine.ReturnAddress()
				} else {
					u.at = p.code.before(u.at)
				}
				p.state.untold = append(p.state.untold, u)
			}
		}
		return nil
	}
}

// heard drops the stores to fields that have been reported to the collector after all.
func (p *Program) heard(is func(field uint64) bool) {
	if !slices.ContainsFunc(p.state.untold, func(u untold) bool { return is(u.field) }) {
		return
	}
	p.state.byCard = slices.Clone(p.state.byCard)
	p.state.untold = slices.DeleteFunc(slices.Clone(p.state.untold), func(u untold) bool {
		told := is(u.field)
		if told && len(p.state.byCard) < mostUntold && !slices.Contains(p.state.byCard, u.at) {
			p.state.byCard = append(p.state.byCard, u.at)
		}
		return told
	})
}

// ByCard reports whether the collector heard of a store by an instruction, given by its address, at
// the next safepoint: the card was marked.
func (p *Program) ByCard(at uint64) bool { return slices.Contains(p.state.byCard, at) }

// Missed returns the step of the first store that no write barrier reported to the collector, if
// there is one.
func (p *Program) Missed() (step uint64, missed bool) {
	if u := p.firstMissed(); u != nil {
		return u.step, true
	}
	return 0, false
}

// firstMissed is the first store that was not reported, and is not on a marked card, which the
// collector looks at when the program reaches a safepoint.
func (p *Program) firstMissed() *untold {
	for i := range p.state.untold {
		if u := &p.state.untold[i]; !p.barriers.marked(u.field) {
			return u
		}
	}
	return nil
}

// MissedStore describes the first store that no write barrier reported to the collector, "" if none
// was missed or stores are not checked: while the emulator itself reports them.
func (p *Program) MissedStore() string {
	u := p.firstMissed()
	if u == nil {
		return ""
	}
	where := p.pointFrom(u.step, u.at, u.back)
	return fmt.Sprintf("no write barrier reported the store of %#x into the field at %#x to the "+
		"%s collector, %s", u.value, u.field, p.heap.collector.Name(), where.String())
}
