package check

import (
	"golang.org/x/arch/x86/x86asm"
)

// operand is an operand of an instruction.
type operand struct {
	reg  int // -1 for none
	size int64
	high bool

	mem bool
	at  slot // if known
	ok  bool // a known position in the frame
	// frame is set for an unknown position in the frame; at is the base that it is relative to.
	frame bool
}

// arg converts an operand.
func (s *stepper) arg(i int) operand {
	switch a := s.in.op.Args[i].(type) {
	case x86asm.Reg:
		r, size, high := register(a)
		return operand{reg: r, size: size, high: high}
	case x86asm.Mem:
		o := operand{reg: -1, mem: true, size: int64(s.in.op.MemBytes)}
		v, counts := s.address(a)
		o.ok = v.kind == stack
		o.frame = !o.ok && counts.kind == stack
		if counts.kind == stack {
			o.at = slot{counts.root, counts.off}
		}
		return o
	}
	return operand{reg: -1, size: 8}
}

// register returns the number and size of a register, -1 for one that is not tracked.
func register(r x86asm.Reg) (n int, size int64, high bool) {
	switch {
	case r >= x86asm.AL && r <= x86asm.BL:
		return int(r - x86asm.AL), 1, false
	case r >= x86asm.AH && r <= x86asm.BH:
		return int(r - x86asm.AH), 1, true
	case r >= x86asm.SPB && r <= x86asm.R15B:
		return int(r-x86asm.SPB) + rsp, 1, false
	case r >= x86asm.AX && r <= x86asm.R15W:
		return int(r - x86asm.AX), 2, false
	case r >= x86asm.EAX && r <= x86asm.R15L:
		return int(r - x86asm.EAX), 4, false
	case r >= x86asm.RAX && r <= x86asm.R15:
		return int(r - x86asm.RAX), 8, false
	case r >= x86asm.X0 && r <= x86asm.X15:
		return firstLane + 2*int(r-x86asm.X0), 16, false
	}
	return -1, 0, false
}

// address is the address of a memory operand, unknown if its index is not constant, and the frame
// address that it is relative to, if there is one.
func (s *stepper) address(m x86asm.Mem) (v, counts value) {
	if m.Segment == x86asm.FS || m.Segment == x86asm.GS {
		return value{kind: constant}, value{}
	}
	if m.Base == x86asm.RIP {
		return value{kind: constant, off: int64(s.in.end()) + m.Disp}, value{}
	}
	base, index := value{kind: constant}, value{kind: constant}
	if r, _, _ := register(m.Base); m.Base != 0 && r >= 0 {
		base = s.st.reg[r]
	}
	if r, _, _ := register(m.Index); m.Index != 0 && m.Scale != 0 && r >= 0 {
		index = s.st.reg[r]
		if index.kind == constant {
			index.off *= int64(m.Scale)
		} else if m.Scale != 1 {
			index = value{stale: index.stale}
		}
	}
	if base.kind == constant {
		base, index = index, base
	}
	if index.kind == constant && base.kind != unknown {
		base.off += index.off + m.Disp
		return base, base
	}
	for _, from := range []value{base, index} {
		if from.kind == stack {
			from.off += m.Disp
			return value{}, from
		}
	}
	return value{}, value{}
}

// read is the value of an 8-byte operand; loc identifies it if it needs a new name.
func (s *stepper) read(o operand, loc int32) value {
	switch {
	case o.reg >= 0 && o.size >= 8:
		return s.st.reg[o.reg]
	case o.reg >= 0:
		return value{stale: s.st.reg[o.reg].stale}
	case o.mem:
		return s.load(o, 0, loc)
	}
	return value{}
}

// load is the value of 8 bytes at an offset from a memory operand.
func (s *stepper) load(o operand, off int64, loc int32) value {
	switch {
	case o.frame:
		return s.fresh(loc, computed)
	case !o.ok:
		return s.fresh(loc, loaded)
	}
	at := o.at
	at.off += off
	v, ok := s.st.slots[at]
	if ok && v.kind != unknown {
		return v
	}
	from := computed
	if at.region == 0 && at.off >= 0 && !ok {
		v = value{kind: word, root: s.names.name(nameKey{at: -1, loc: s.slotNumber(at),
			from: argument})}
	} else {
		stale := v.stale
		v = s.fresh(loc, from)
		v.stale = stale
	}
	if ok || at.off >= 0 && at.region == 0 {
		s.st.slots[at] = v
	}
	return v
}

// write stores a value in an operand. An operand of less than 8 bytes then has no name.
func (s *stepper) write(o operand, v value) {
	switch {
	case o.reg >= 0 && o.reg < firstLane:
		if o.size < 8 && v.kind != constant {
			v = value{}
		}
		if o.reg == rsp && v.kind != stack {
			v = s.region()
		}
		s.st.reg[o.reg] = v
	case o.mem && o.ok:
		s.st.store(o.at, o.size, v)
	case o.frame: // somewhere above
		from, passed := s.passed[o.at.region]
		s.pass(value{kind: stack, root: o.at.region, off: o.at.off})
		s.written()
		if delete(s.passed, o.at.region); passed {
			s.passed[o.at.region] = from
		}
	case o.mem:
		if o.size == 8 {
			s.note(v, inMemory)
		}
		s.pass(v)
		s.written()
	}
}

// region begins a region of the frame, at the stack pointer, whose offset from the others is
// unknown.
func (s *stepper) region() value {
	for k := range s.st.slots {
		if k.region == s.k+1 {
			delete(s.st.slots, k)
		}
	}
	return value{kind: stack, root: s.k + 1}
}
