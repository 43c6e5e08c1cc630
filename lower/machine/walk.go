package machine

import (
	"context"

	"golang.org/x/arch/x86/x86asm"
)

// Over executes one step, or, if it is a call, all steps until the call has returned or was
// unwound. It stops early if stop, unless it is nil, returns true.
func (h *History) Over(ctx context.Context, stop Stop) error {
	m := h.m
	if !m.calls() {
		return h.Step(ctx)
	}
	thread, sp := m.current, m.GPR[rsp]
	_, err := h.Run(ctx, func(m *Machine) bool {
		return m.current == thread && m.GPR[rsp] >= sp || stop != nil && stop(m)
	})
	return err
}

// Out runs until the present function has returned or was unwound, or stop returns true.
func (h *History) Out(ctx context.Context, stop Stop) error {
	left := leaving(h.m)
	_, err := h.Run(ctx, func(m *Machine) bool { return left(m) || stop != nil && stop(m) })
	return err
}

// leaving returns a Stop for the caller of the machine's present function. It must be called at
// each step: frames are identified by the stack pointer, which only a return, or an External that
// unwinds, moves above the word with the return address.
func leaving(m *Machine) Stop {
	thread, floor := m.current, m.GPR[rsp]
	returns, outside := m.returns(), m.outside()
	before := m.GPR[rsp]
	return func(m *Machine) bool {
		if m.current != thread {
			return false
		}
		sp := m.GPR[rsp]
		left := returns && before >= floor || outside && sp > floor && sp > before
		returns, outside, before = m.returns(), m.outside(), sp
		return left
	}
}

// next is the machine's next instruction, if there is one.
func (m *Machine) next() x86asm.Op {
	if d, f := m.decode(m.RIP); f == nil {
		return d.op
	}
	return 0
}

// calls reports whether the next instruction calls.
func (m *Machine) calls() bool { return m.next() == x86asm.CALL }

// returns reports whether the next instruction returns.
func (m *Machine) returns() bool { return m.next() == x86asm.RET }

// outside reports whether the machine is at an External.
func (m *Machine) outside() bool { return m.RIP >= externalBase && m.RIP < m.nextExt }

// BehindCall reports whether a call ends at an address, or a nop of patch bytes.
func (m *Machine) BehindCall(addr uint64) bool {
	if p := m.Mem.page(addr - 5); p != nil && p.perm&Exec != 0 &&
		p.data[(addr-5)%PageSize] == 0xE8 {
		return true // CALL rel32
	}
	for _, n := range [...]uint64{5, 2, 3, 6, 7, 1, 4, 8, 9, 10, 11, 12, 13, 14, 15} {
		in, err := m.Inst(addr - n)
		if err == nil && uint64(in.Len) == n && (in.Op == x86asm.CALL || in.Op == x86asm.NOP) {
			return true
		}
	}
	return false
}
