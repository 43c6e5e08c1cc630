package regalloc

import (
	"math/bits"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// scanner runs the linear scan: it takes the intervals in the order of their starts and gives each
// a register, for all or part of its life, or memory.
type scanner struct {
	live  *liveness
	iv    *intervals
	mem   *memory
	hints *hints
	fail  *failure
	regs  registers
	queue queue
	// active is, by register, the interval that occupies it, -1 for none; occupied are the
	// registers with one, bit 1<<Reg. inactive are the intervals that have a register but are in a
	// hole.
	active   [amd64.NumRegs]int32
	occupied uint64
	inactive []int32
	// callAt and cursor count the calls, and the positions of instructions that need a fixed
	// register, that the scan has passed.
	callAt int
	cursor [amd64.NumRegs]int
	// until is, by register, how far freeUntil or blocked found it to be free.
	until [amd64.NumRegs]int32
	// used are the callee-saved registers assigned so far, bit 1<<Reg.
	used uint64
}

// run allocates all intervals.
func (s *scanner) run() {
	f := s.live.f
	n := len(f.VRegs)
	s.regs.find(f)
	s.used, s.occupied = s.live.saved, 0
	for r := range s.active {
		s.active[r] = -1
		s.cursor[r] = 0
	}
	s.inactive, s.queue.heap, s.callAt = s.inactive[:0], s.queue.heap[:0], 0
	for v := 1; v < n; v++ {
		if s.live.values[v].kind == defMem && s.live.values[v].def == 0 {
			s.start(mir.VReg(v))
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			s.start(f.Phis[k].Dst)
		}
		for k := b.First; k < b.End; k++ {
			s.startDefs(&f.Insts[k])
		}
	}
	for !s.queue.empty() && s.fail.err == nil {
		s.allocate(s.queue.pop())
	}
}

// startDefs starts the values an instruction defines, in the order of their positions.
func (s *scanner) startDefs(in *mir.Inst) {
	f := s.live.f
	defines, fixed := false, false
	for k := in.Ops; k < in.Ops+in.N; k++ {
		switch o := &f.Operands[k]; o.Role {
		case mir.SlotUse:
			if o.Index != o.Reg {
				s.start(o.Index)
			}
		case mir.Def:
			defines = true
		case mir.FixedDef:
			fixed = true
		}
	}
	for k := in.Ops; defines && k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.Def {
			s.start(o.Reg)
		}
	}
	for k := in.Ops; fixed && k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.FixedDef {
			s.start(o.Reg)
		}
	}
}

// start creates the first interval of a value, after all queued ones that begin before it.
func (s *scanner) start(v mir.VReg) {
	d := &s.live.values[v]
	if s.iv.first[v] >= 0 || d.kind == defNone {
		return
	}
	for !s.queue.empty() && s.queue.next() < d.def && s.fail.err == nil {
		s.allocate(s.queue.pop())
	}
	i := s.iv.whole(v)
	if d.kind == defMem {
		s.inMemory(i, 0)
		return
	}
	s.allocate(i)
}

// allocate finds a register for interval i, or splits it or others until there is one.
func (s *scanner) allocate(i int32) {
	s.advance(s.iv.all[i].start)
	if s.tryFree(i) {
		return
	}
	s.blocked(i)
}

// advance brings the sets of active and inactive intervals to a position.
func (s *scanner) advance(pos int32) {
	for set := s.occupied; set != 0; set &= set - 1 {
		r := amd64.Reg(bits.TrailingZeros64(set))
		i := s.active[r]
		it := &s.iv.all[i]
		if it.end <= pos {
			s.vacate(r)
		} else if !s.iv.coversFrom(it, pos) {
			s.vacate(r)
			s.inactive = append(s.inactive, i)
		}
	}
	n := 0
	for _, i := range s.inactive {
		it := &s.iv.all[i]
		if it.end <= pos {
			continue
		}
		if s.iv.coversFrom(it, pos) {
			s.occupy(it.reg, i)
			continue
		}
		s.inactive[n] = i
		n++
	}
	s.inactive = s.inactive[:n]
	for s.callAt < len(s.live.calls) && s.live.calls[s.callAt]+3 <= pos {
		s.callAt++
	}
	for set := s.live.needed; set != 0; set &= set - 1 {
		r := bits.TrailingZeros64(set)
		for s.cursor[r] < len(s.live.fixed[r]) && s.live.fixed[r][s.cursor[r]]+3 <= pos {
			s.cursor[r]++
		}
	}
}

// occupy makes i the interval in register r.
func (s *scanner) occupy(r amd64.Reg, i int32) {
	s.active[r] = i
	s.occupied |= 1 << r
}

// vacate leaves register r without an interval.
func (s *scanner) vacate(r amd64.Reg) {
	s.active[r] = -1
	s.occupied &^= 1 << r
}
