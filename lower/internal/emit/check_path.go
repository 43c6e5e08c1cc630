package emit

// codePaths finds the code emitted for an instruction.
type codePaths struct {
	*verdict
	e *Emitter
	// shift is added to the numbers of instructions, while a repeated block is checked.
	shift int32
}

// path is the code of an instruction of a block: in the block itself or, after the point at which
// it jumps to a shared end, in the other block.
type path struct {
	own, shared int32 // the instruction itself, and the one executed instead
	prepared    bool  // its operands are still put in place by its own block
}

// pathOf finds the code of instruction k of a block.
func (c *codePaths) pathOf(n, k int32) path {
	cut := c.e.tails.cutOf(n)
	if cut == nil || k < cut.inst {
		return path{own: k + c.shift, shared: k + c.shift}
	}
	for i := range c.e.tails.entries {
		t := &c.e.tails.entries[i]
		if t.label != cut.label {
			continue
		}
		if at := c.e.trace.of[t.inst].at; t.bound != at[atBegin] && !t.prepared || t.prepared &&
			t.bound != at[atCopied] {
			c.fail("the end shared with instruction %d begins elsewhere", t.inst)
		}
		if t.prepared != cut.prepared {
			c.fail("operands are brought into place twice or not at all")
		}
		return path{own: k, shared: t.inst + k - cut.inst, prepared: cut.prepared && k == cut.inst}
	}
	c.fail("the end that it leaves for is nowhere")
	return path{own: k, shared: k}
}

// span are the emitted instructions of an instruction between two stages.
func (c *codePaths) span(p path, from, to stage) (list []Emitted, room int64) {
	k := p.shared
	if p.prepared && to <= atCopied {
		k = p.own
	}
	t := &c.e.trace.of[k]
	x, y := t.at[from], t.at[to]
	if x < 0 || y < 0 {
		return nil, 0
	}
	room = t.room[0]
	if from >= atAfter {
		room = t.room[1]
	}
	return c.e.out.list[x:y], room
}

// written reports whether code was emitted for an instruction.
func (c *codePaths) written(p path) bool { return c.e.trace.of[p.shared].at[atMain] >= 0 }
