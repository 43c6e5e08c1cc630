package regalloc

import (
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
	// active is, by register, the interval that occupies it, -1 for none; inactive are those that
	// have a register but are in a hole.
	active   [amd64.NumRegs]int32
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
	s.used = s.live.saved
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
	for k := in.Ops; k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.SlotUse && o.Index != o.Reg {
			s.start(o.Index)
		}
	}
	for k := in.Ops; k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.Def {
			s.start(o.Reg)
		}
	}
	for k := in.Ops; k < in.Ops+in.N; k++ {
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
	for r := amd64.RAX; r <= amd64.XMM13; r++ {
		i := s.active[r]
		if i < 0 {
			continue
		}
		it := &s.iv.all[i]
		if it.end <= pos {
			s.active[r] = -1
		} else if !s.iv.coversFrom(it, pos) {
			s.active[r] = -1
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
			s.active[it.reg] = i
			continue
		}
		s.inactive[n] = i
		n++
	}
	s.inactive = s.inactive[:n]
	for s.callAt < len(s.live.calls) && s.live.calls[s.callAt]+3 <= pos {
		s.callAt++
	}
	for r := range s.live.fixed {
		for s.cursor[r] < len(s.live.fixed[r]) && s.live.fixed[r][s.cursor[r]]+3 <= pos {
			s.cursor[r]++
		}
	}
}
