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
	hears, ok := h.Collector.(collect.Hearing)
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
	if slices.ContainsFunc(p.state.untold, func(u untold) bool { return is(u.field) }) {
		p.state.untold = slices.DeleteFunc(slices.Clone(p.state.untold),
			func(u untold) bool { return is(u.field) })
	}
}

// Missed returns the step of the first store that no write barrier reported to the collector, if
// there is one.
func (p *Program) Missed() (step uint64, missed bool) {
	if len(p.state.untold) == 0 {
		return 0, false
	}
	return p.state.untold[0].step, true
}

// MissedStore describes the first store that no write barrier reported to the collector, "" if none
// was missed or stores are not checked: the emulator itself reports stores unless Options.NoBarrier
// is set.
func (p *Program) MissedStore() string {
	if len(p.state.untold) == 0 {
		return ""
	}
	u := &p.state.untold[0]
	where := p.pointFrom(u.step, u.at, u.back)
	return fmt.Sprintf("no write barrier reported the store of %#x into the field at %#x to the "+
		"%s collector, %s", u.value, u.field, p.heap.Name(), where.String())
}
