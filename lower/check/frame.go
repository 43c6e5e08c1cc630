package check

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// frame checks the size of a record's frame against the code and the unwinding table.
func (j *judge) frame(p *point, st *state, in *inst) {
	sp := st.reg[rsp]
	if sp.kind != stack {
		return
	}
	top := j.flow.top(st)
	depth := top - sp.off - 8 // below the return address
	size := p.function.StackSize
	fixed := sp.root == 0
	switch {
	case !p.statepoint: // a patch point may be anywhere
	case fixed && size == stackmap.DynamicStackSize:
	case fixed && int64(size) != depth:
		text := fmt.Sprintf("the map says that the frame has %s, and the code has moved the "+
			"stack pointer by %d below the return address", source.Count(size, "byte"), depth)
		if more := depth - int64(size); more > 0 && more%8 == 0 && j.pushed(p, st, more) {
			text += fmt.Sprintf(": %s of arguments are pushed for the call, which the map leaves "+
				"out", source.Count(more, "byte"))
		}
		j.found(p, in, FrameSize, -1, text)
	case !fixed && size != stackmap.DynamicStackSize:
		j.found(p, in, FrameSize, -1, fmt.Sprintf("the map says that the frame has %s, and the "+
			"code moves the stack pointer by a distance that is not constant",
			source.Count(size, "byte")))
	}
	for i := range j.entries {
		j.unwound(p, st, in, &j.entries[i])
	}
}

// unwound checks the row of an unwinding table for a call against the code.
func (j *judge) unwound(p *point, st *state, in *inst, e *unwindEntry) {
	top := j.flow.top(st)
	row, err := e.row(in.at)
	if err != nil {
		j.found(p, in, Unwinding, -1, "the unwinding table cannot be read here: "+err.Error())
		return
	}
	if row == nil {
		return
	}
	r := dwarf(row.Register)
	if r < 0 || st.reg[r].kind != stack || st.reg[r].root != 0 {
		return
	}
	if cfa := st.reg[r].off + row.Offset; cfa != top {
		j.found(p, in, Unwinding, -1, fmt.Sprintf("the unwinding table says that the frame's top "+
			"is %s%s, and the code has it at %s%s", stackmap.RegisterName(row.Register),
			signed(row.Offset), stackmap.RegisterName(row.Register), signed(top-st.reg[r].off)))
	}
	j.saved(p, st, in, row)
}

// saved checks the saved registers of an unwinding table against the slots.
func (j *judge) saved(p *point, st *state, in *inst, row *machine.Row) {
	for n := range uint16(16) {
		off, ok := row.Saved[n]
		r := dwarf(n)
		if !ok || r < 0 {
			continue
		}
		v, ok := st.slots[slot{0, off}]
		if !ok || v.kind != word {
			continue
		}
		if key := j.flow.names.keys[v.root]; key.from != argument || key.loc != int32(r) {
			j.found(p, in, Unwinding, -1, fmt.Sprintf("the unwinding table says that %s is saved "+
				"at CFA%s, where the code has another value", stackmap.RegisterName(n),
				signed(off)))
		}
	}
}

// pushed reports whether the lowest bytes of the frame are arguments of the call: no record lists
// them.
func (j *judge) pushed(p *point, st *state, n int64) bool {
	sp := st.reg[rsp].off
	for _, i := range p.references {
		for _, pl := range places(&p.record.Locations[i], &st.reg) {
			if pl.reg < 0 && pl.at.region == 0 && pl.at.off < sp+n {
				return false
			}
		}
	}
	return true
}

// slot checks a slot that a record lists against the frame.
func (j *judge) slot(p *point, st *state, in *inst, i int, seen map[slot]int) {
	l := &p.record.Locations[i]
	all := places(l, &st.reg)
	if len(all) == 0 {
		if r := dwarf(l.DwarfReg); r < 0 || st.reg[r].kind != stack {
			j.found(p, in, SlotBase, i, fmt.Sprintf("%s is relative to a register that does not "+
				"hold an address in the frame there", l))
		}
		return
	}
	for _, pl := range all {
		at := pl.at
		for o := at.off - 7; o < at.off+8; o++ {
			if _, overlaps := seen[slot{at.region, o}]; overlaps && o != at.off {
				j.found(p, in, SlotOverlap, i, fmt.Sprintf("%s overlaps another slot of the "+
					"record", l))
			}
		}
		seen[at] = i
		if !j.inFrame(p, st, in, i, at) {
			continue
		}
		v, written := st.slots[at]
		switch {
		case !written && (at.region != 0 || at.off < 0):
			j.found(p, in, SlotUnwritten, i, fmt.Sprintf("nothing on some path to the call has "+
				"stored to %s", l))
		case written:
			j.holds(p, in, i, v)
		}
	}
}

// inFrame reports whether a slot is in a part of the frame that may hold references.
func (j *judge) inFrame(p *point, st *state, in *inst, i int, at slot) bool {
	l := &p.record.Locations[i]
	sp := st.reg[rsp]
	v := st.slots[at]
	key := nameKey{}
	if v.kind == word && v.off == 0 {
		key = j.flow.names.keys[v.root]
	}
	entered := key.from == argument && !key.old
	switch {
	case at.off%8 != 0:
		j.found(p, in, SlotAligned, i, fmt.Sprintf("%s is not aligned to 8 bytes", l))
	case sp.kind == stack && sp.root == at.region && at.off < sp.off:
		j.found(p, in, SlotOutside, i, fmt.Sprintf("%s is below the stack pointer", l))
	case at.region == 0 && at.off == -8, entered && key.at == -2:
		j.found(p, in, SlotSaved, i, fmt.Sprintf("%s is the return address", l))
	case entered && key.loc < registers && j.flow.abi.kept[key.loc] && !j.swapped(key.loc):
		j.found(p, in, SlotSaved, i, fmt.Sprintf("%s holds the caller's %s", l,
			registerName(int(key.loc))), j.abiAssumed())
	case at.region == 0 && at.off >= 0 && !knows(st, at):
		j.found(p, in, SlotOutside, i, fmt.Sprintf("%s is in the caller's frame, and not an "+
			"argument that the function reads", l))
	case p.statepoint && at.region == 0 && sp.root == 0 &&
		p.function.StackSize != stackmap.DynamicStackSize &&
		at.off < -8-int64(p.function.StackSize):
		j.found(p, in, SlotArgument, i, fmt.Sprintf("%s is among the arguments pushed for the "+
			"call", l))
	default:
		return true
	}
	return false
}

// swapped reports whether a callee-saved register nevertheless holds an argument, such as swiftself
// in r13.
func (j *judge) swapped(r int32) bool { return r >= 12 && r < 16 }

// knows reports whether the function has accessed a slot of the caller's frame.
func knows(st *state, at slot) bool {
	_, ok := st.slots[at]
	return ok
}
