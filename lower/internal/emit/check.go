package emit

import (
	"fmt"
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// Check verifies the emitted code of a function, after every transformation in this package:
// ordered moves, omitted copies, three-operand instructions, redundant comparisons, inverted
// branches, shared block ends. It follows the instructions as the processor would, knows at every
// point which values of the function each register and slot holds, and fails if an instruction does
// not find what it needs. It needs Checked and is slow: it is for tests. It trusts neither the
// allocator nor the emitter, except for how an operation that the machine lacks is expanded.
func (e *Emitter) Check() error {
	c := newChecker(e)
	c.in[0] = state{}
	for v := 1; v < len(e.f.VRegs); v++ {
		if e.f.VRegs[v].Incoming != 0 && e.alloc.SlotOf[v] != 0 {
			c.in[0][c.values.slot(mir.VReg(v))] = held{int64(v)}
		}
	}
	c.work = []int32{0}
	for len(c.work) > 0 && c.err == nil {
		n := c.work[0]
		c.work = c.work[1:]
		c.block(n, c.in[n].clone())
	}
	return c.err
}

// held are the values that a place holds: virtual registers, and constants as complements of their
// indices in contents.constants.
type held []int64

// state has the contents of each place: registers by number, bytes of the frame from firstByte up.
type state map[int64]held

const firstByte = 1 << 10

func (s state) clone() state {
	n := make(state, len(s))
	for k, v := range s {
		n[k] = v
	}
	return n
}

func (s state) has(at int64, v mir.VReg) bool { return slices.Contains(s[at], int64(v)) }

// put replaces the contents of a place.
func (s state) put(at int64, h held) {
	if len(h) == 0 {
		delete(s, at)
		return
	}
	s[at] = h
}

// kill removes a virtual register that is about to be redefined.
func (s state) kill(v mir.VReg) {
	for k, h := range s {
		is := func(x int64) bool { return x > 0 && x&name == int64(v) }
		if slices.ContainsFunc(h, is) {
			s.put(k, slices.DeleteFunc(slices.Clone(h), is))
		}
	}
}

// meet intersects s with another state; it reports whether s lost anything.
func (s state) meet(o state) (lost bool) {
	for k, h := range s {
		both := slices.DeleteFunc(slices.Clone(h),
			func(v int64) bool { return !slices.Contains(o[k], v) })
		if len(both) < len(h) {
			lost = true
			s.put(k, both)
		}
	}
	return lost
}

// checker follows the blocks of a function. Its parts track what places hold, find the code of an
// instruction, and check what an instruction needs and changes.
type checker struct {
	*verdict
	e      *Emitter
	values *contents
	paths  *codePaths
	insts  *instChecks
	in     []state
	work   []int32
}

func newChecker(e *Emitter) *checker {
	v := &verdict{f: e.f}
	values, paths := &contents{verdict: v, e: e}, &codePaths{verdict: v, e: e}
	return &checker{verdict: v, e: e, values: values, paths: paths,
		insts: &instChecks{v, e, values, &branchChecks{v, e, paths}},
		in:    make([]state, len(e.f.Blocks))}
}

// verdict is what all parts of the checker share: the function, the current instruction, and the
// first error.
type verdict struct {
	f   *mir.Func
	at  int32
	err error
}

func (c *verdict) fail(format string, args ...any) {
	if c.err == nil {
		c.err = &regalloc.Error{Func: c.f.Name, Message: fmt.Sprintf(
			"check of the code failed at instruction %d: %s", c.at, fmt.Sprintf(format, args...))}
	}
}

// block follows a block from the end of the moves at its start to its ends.
func (c *checker) block(n int32, s state) {
	b := &c.f.Blocks[n]
	if c.e.layout.thread[n] != n {
		c.at = b.First
		if in := &c.f.Insts[b.First]; b.End != b.First+1 || in.Op != mir.Op(amd64.JMP) ||
			c.hasMoves(b.First) {
			c.fail("block b%d does something but has no code", n)
		}
		c.edges(n, b.First, s)
		return
	}
	for k := b.First; k < b.End && c.err == nil; k++ {
		c.at = k
		in := &c.f.Insts[k]
		p := c.paths.pathOf(n, k)
		if !c.paths.written(p) {
			if in.Flags&mir.IsTerm == 0 || k == b.First || c.hasMoves(k) {
				c.fail("no code was written for it")
			}
			c.edges(n, k, s)
			continue
		}
		list, room := c.paths.span(p, atStart, atCopied)
		c.values.moves(s, list, room)
		list, room = c.paths.span(p, atCopied, atMain)
		c.values.moves(s, list, room)
		main, room := c.paths.span(p, atMain, atAfter)
		c.insts.inst(s, n, k, main, room)
		if in.Flags&mir.IsTerm != 0 {
			c.edges(n, k, s)
		}
		list, room = c.paths.span(p, atAfter, atDone)
		c.values.moves(s, list, room)
	}
}

// hasMoves reports whether the allocator has moves at an instruction.
func (c *checker) hasMoves(k int32) bool {
	return slices.ContainsFunc(c.e.alloc.Moves, func(m regalloc.Move) bool { return m.Inst == k })
}

// edges passes a state to the successors of a terminator.
func (c *checker) edges(n, k int32, s state) {
	at := c.e.dispatches.at[c.paths.pathOf(n, k).shared]
	defer func(before int32) { c.paths.shift = before }(c.paths.shift)
	c.paths.shift = 0
	if at > 0 {
		c.paths.shift = at - 1
		c.repeated(n, k, s.clone())
		return
	}
	for _, o := range c.f.Ops(&c.f.Insts[k]) {
		if o.Kind != mir.KindBlock {
			continue
		}
		to := int32(o.Val)
		next := c.enter(n, to, s.clone())
		switch {
		case c.in[to] == nil:
			c.in[to] = next
		case !c.in[to].meet(next):
			continue
		}
		if !slices.Contains(c.work, to) {
			c.work = append(c.work, to)
		}
	}
}

// repeated follows the block that is repeated in place of a jump at the end of block n.
func (c *checker) repeated(n, k int32, s state) {
	to := int32(c.f.Ops(&c.f.Insts[k])[0].Val)
	s = c.enter(n, to, s)
	for c.e.layout.thread[to] != to { // a block without code
		n, to = to, int32(c.f.Ops(&c.f.Insts[c.f.Blocks[to].First])[0].Val)
		s = c.enter(n, to, s)
	}
	c.block(to, s)
}

// enter follows an edge into a block: the moves at its start, then its phis, which are all defined
// at once.
func (c *checker) enter(from, to int32, s state) state {
	f := c.f
	b := &f.Blocks[to]
	if c.e.layout.thread[to] == to {
		list, room := c.paths.span(c.paths.pathOf(to, b.First), atBegin, atStart)
		c.values.moves(s, list, room)
	}
	if b.Phi0 == b.PhiEnd {
		return s
	}
	which := int32(slices.Index(f.Preds(b), from))
	next := state{}
	for at, h := range s {
		var now held
		for _, v := range h {
			if !slices.ContainsFunc(f.Phis[b.Phi0:b.PhiEnd],
				func(p mir.Phi) bool { return v > 0 && int64(p.Dst) == v&name }) {
				now = append(now, v)
			}
		}
		for k := b.Phi0; k < b.PhiEnd; k++ {
			src := &f.Sources[f.Phis[k].Src0+which]
			if c.values.holds(h, src, f.VRegs[f.Phis[k].Dst].Size) {
				now = append(now, int64(f.Phis[k].Dst))
			}
		}
		next.put(at, now)
	}
	return next
}
