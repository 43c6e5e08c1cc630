package regalloc

import (
	"fmt"
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Check verifies an allocation by tracking values through the code: it knows, at every point and on
// every path, which virtual registers each register and slot holds, and fails if an operand does
// not hold the right value. It shares nothing with the allocator but the description of the result,
// and is far slower: it is for tests.
func Check(f *mir.Func, res *Result) error {
	c := checker{f: f, res: res, in: make([]state, len(f.Blocks))}
	c.in[0] = state{}
	for v := 1; v < len(f.VRegs); v++ {
		if f.VRegs[v].Incoming != 0 && res.SlotOf[v] != 0 {
			c.in[0].put(c.slot(mir.VReg(v)), contents{int32(v)})
		}
	}
	work := []int32{0}
	queued := make([]bool, len(f.Blocks))
	for len(work) > 0 && c.err == nil {
		b := work[0]
		work = work[1:]
		queued[b] = false
		out := c.block(b, c.in[b].clone())
		for _, t := range f.Succs(&f.Blocks[b]) {
			next := c.edge(b, t, out.clone())
			if c.in[t] != nil && !c.in[t].meet(next) {
				continue
			}
			if c.in[t] == nil {
				c.in[t] = next
			}
			if !queued[t] {
				queued[t] = true
				work = append(work, t)
			}
		}
	}
	return c.err
}

// contents are the values that a location holds, ascending: virtual registers, and constants as
// -1-n for source or operand n.
type contents []int32

func (s contents) has(v int32) bool { _, ok := slices.BinarySearch(s, v); return ok }

func (s contents) with(v int32) contents {
	i, ok := slices.BinarySearch(s, v)
	if ok {
		return s
	}
	return slices.Insert(slices.Clone(s), i, v)
}

// state maps each location to its contents: registers by number, slots from 100 on.
type state map[int32]contents

const firstSlot = 100

func (s state) put(at int32, c contents) {
	if len(c) == 0 {
		delete(s, at)
		return
	}
	s[at] = c
}

func (s state) clone() state {
	n := make(state, len(s))
	for k, v := range s {
		n[k] = v
	}
	return n
}

// kill removes every copy of a virtual register that is about to be redefined.
func (s state) kill(v int32) {
	for k, c := range s {
		if i, ok := slices.BinarySearch(c, v); ok {
			s.put(k, slices.Delete(slices.Clone(c), i, i+1))
		}
	}
}

// meet intersects s with another state; it reports whether s lost anything.
func (s state) meet(o state) bool {
	changed := false
	for k, c := range s {
		var both contents
		for _, v := range c {
			if o[k].has(v) {
				both = append(both, v)
			}
		}
		if len(both) < len(c) {
			changed = true
			s.put(k, both)
		}
	}
	return changed
}

type checker struct {
	f   *mir.Func
	res *Result
	in  []state
	err error
	at  int32
}

func (c *checker) fail(format string, args ...any) {
	if c.err == nil {
		c.err = &Error{c.f.Name, fmt.Sprintf("check failed at instruction %d: %s", c.at,
			fmt.Sprintf(format, args...))}
	}
}

func (c *checker) slot(v mir.VReg) int32 {
	if c.res.SlotOf[v] == 0 {
		c.fail("v%d has no slot", v)
		return firstSlot - 1
	}
	return firstSlot + c.res.SlotOf[v] - 1
}

// place converts a location of the result to its number in a state.
func (c *checker) place(l Loc) int32 {
	if l.Kind == LocReg {
		return int32(l.Reg)
	}
	return firstSlot + l.N
}

// copyTo is one copy of a group.
type copyTo struct {
	to   int32
	what contents
}

// group collects the allocator's moves of one stage.
func (c *checker) group(s state, inst int32, st Stage, to []copyTo) []copyTo {
	i, _ := slices.BinarySearchFunc(c.res.Moves, inst, func(m Move, n int32) int {
		if m.Inst != n {
			return int(m.Inst - n)
		}
		return int(m.Stage) - int(st)
	})
	for ; i < len(c.res.Moves) && c.res.Moves[i].Inst == inst && c.res.Moves[i].Stage == st; i++ {
		m := &c.res.Moves[i]
		if m.Src.Kind == LocSource {
			to = append(to, copyTo{c.place(m.Dst), contents{-1 - m.Src.N}})
			continue
		}
		to = append(to, copyTo{c.place(m.Dst), s[c.place(m.Src)]})
	}
	return to
}

// apply performs the copies of a group in parallel.
func (c *checker) apply(s state, group []copyTo) {
	for i := range group {
		for k := range i {
			if group[k].to == group[i].to {
				c.fail("two copies to one place, %d", group[i].to)
			}
		}
	}
	for _, g := range group {
		s.put(g.to, g.what)
	}
}

// block follows a block from its start to its end.
func (c *checker) block(n int32, s state) state {
	b := &c.f.Blocks[n]
	for k := b.First; k < b.End; k++ {
		c.at = k
		in := &c.f.Insts[k]
		c.apply(s, c.group(s, k, Before, nil))
		c.operands(s, in, k)
		c.results(s, in)
		c.apply(s, c.group(s, k, After, nil))
		c.apply(s, c.group(s, k, Stores, nil))
	}
	return s
}

// operands copies an instruction's operands into place and checks that all hold the right values.
func (c *checker) operands(s state, in *mir.Inst, k int32) {
	ops := c.f.Ops(in)
	group := c.group(s, k, Copies, nil)
	var def int32
	for i := range ops {
		if ops[i].Role == mir.Def {
			def = int32(ops[i].Phys)
			break
		}
	}
	for i := range ops {
		o := &ops[i]
		if !o.Copied() || o.Kind != mir.KindReg {
			continue
		}
		src := int32(o.PhysIndex)
		if src == 0 {
			src = c.slot(o.Reg)
		}
		if o.Role == mir.SlotUse {
			dst := c.slot(o.Index)
			if own := c.res.SlotOf[o.Reg]; own != 0 && c.res.InMemory[o.Reg] &&
				dst == firstSlot+own-1 {
				src = dst
			}
			if !s[src].has(int32(o.Reg)) {
				c.fail("place %d does not hold v%d, which is recorded", src, o.Reg)
			}
			if dst != src {
				group = append(group, copyTo{dst, s[src]})
			}
			continue
		}
		if !s[src].has(int32(o.Reg)) {
			c.fail("place %d does not hold v%d, which is copied", src, o.Reg)
		}
		if o.Role == mir.StackUse { // of the words that it goes to nothing is known afterwards
			continue
		}
		dst := def
		if o.Role == mir.FixedUse {
			dst = int32(o.Phys)
		}
		group = append(group, copyTo{dst, s[src]})
	}
	c.apply(s, group)
	for i := range ops {
		o := &ops[i]
		switch {
		case o.Role == mir.Def || o.Role == mir.FixedDef:
		case o.Copied():
			want := int32(o.Phys)
			switch {
			case o.Kind != mir.KindReg || o.Role == mir.StackUse:
				continue
			case o.Role == mir.Tied:
				want = def
			case o.Role == mir.SlotUse:
				want = c.slot(o.Index)
			}
			if !s[want].has(int32(o.Reg)) {
				c.fail("place %d lost v%d before the instruction", want, o.Reg)
			}
		case o.Kind == mir.KindReg && o.Phys == amd64.NoReg:
			if !s[c.slot(o.Reg)].has(int32(o.Reg)) {
				c.fail("the slot of v%d does not hold it", o.Reg)
			}
		case o.Kind == mir.KindReg || o.Kind == mir.KindMem || o.Kind == mir.KindFrame:
			if o.Reg != 0 && o.Kind != mir.KindFrame && !s[int32(o.Phys)].has(int32(o.Reg)) {
				c.fail("%s does not hold v%d", o.Phys, o.Reg)
			}
			if o.Index != 0 && !s[int32(o.PhysIndex)].has(int32(o.Index)) {
				c.fail("%s does not hold v%d", o.PhysIndex, o.Index)
			}
		}
	}
}

// results applies the clobbers and definitions of an instruction.
func (c *checker) results(s state, in *mir.Inst) {
	if in.Flags&mir.IsCall != 0 {
		for _, r := range gprOrder[:numCallerSaved] {
			delete(s, int32(r))
		}
		for r := amd64.XMM0; r <= amd64.XMM15; r++ {
			delete(s, int32(r))
		}
	}
	for flag, r := range map[mir.InstFlags]amd64.Reg{mir.ClobbersRAX: amd64.RAX,
		mir.ClobbersRCX: amd64.RCX, mir.ClobbersRDX: amd64.RDX, mir.ClobbersR11: amd64.R11} {
		if in.Flags&flag != 0 {
			delete(s, int32(r))
		}
	}
	if in.Op == mir.Asm {
		for r := amd64.RAX; r < amd64.NumRegs; r++ {
			if c.f.Asms[in.Aux].Clobbers&(1<<r) != 0 {
				delete(s, int32(r))
			}
		}
	}
	ops := c.f.Ops(in)
	for i := range ops {
		o := &ops[i]
		if o.Role != mir.SlotUse || o.Flags&mir.Clobbered == 0 {
			continue
		}
		delete(s, c.slot(o.Index))
		if o.Index != o.Reg {
			s.kill(int32(o.Index))
		}
	}
	for i := range ops {
		if o := &ops[i]; o.Role == mir.SlotUse && o.Index != o.Reg {
			s.kill(int32(o.Index))
			at := c.slot(o.Index)
			s.put(at, s[at].with(int32(o.Index)))
		}
	}
	for i := range ops {
		o := &ops[i]
		if o.Role != mir.Def && o.Role != mir.FixedDef {
			continue
		}
		s.kill(int32(o.Reg))
		s.put(int32(o.Phys), contents{int32(o.Reg)})
	}
}

// edge follows the edge from one block to another: the moves on it, then the phis, which are all
// defined at once.
func (c *checker) edge(from, to int32, s state) state {
	f := c.f
	p, b := &f.Blocks[from], &f.Blocks[to]
	c.at = p.End - 1
	c.apply(s, c.group(s, p.End-1, AtEnd, nil))
	c.at = b.First
	c.apply(s, c.group(s, b.First, AtStart, nil))
	if b.Phi0 == b.PhiEnd {
		return s
	}
	which := int32(slices.Index(f.Preds(b), from))
	next := state{}
	for at, held := range s {
		var now contents
		for _, v := range held {
			isPhi := false
			for k := b.Phi0; k < b.PhiEnd; k++ {
				isPhi = isPhi || int32(f.Phis[k].Dst) == v
			}
			if !isPhi {
				now = now.with(v)
			}
		}
		for k := b.Phi0; k < b.PhiEnd; k++ {
			n := f.Phis[k].Src0 + which
			src := &f.Sources[n]
			if src.Kind == mir.KindReg && held.has(int32(src.Reg)) || src.Kind != mir.KindReg &&
				held.has(-1-n) {
				now = now.with(int32(f.Phis[k].Dst))
			}
		}
		next.put(at, now)
	}
	return next
}
