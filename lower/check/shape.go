package check

import (
	"encoding/binary"
	"fmt"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/core/source"
	"statepoint/lower/image"
	"statepoint/stackmap"
)

// shape checks the records of a section without code.
func (j *judge) shape(points []*point) {
	functions := map[uint64]string{}
	type entry struct {
		maps *image.StackMaps
		m, f int
	}
	seen := map[entry]bool{}
	at := map[uint64]*point{}
	var last *point
	for _, p := range points {
		if p.function == nil {
			continue
		}
		e := entry{p.Maps, p.Map, p.Function}
		start := p.Maps.Address(p.Map, p.Function)
		if !seen[e] {
			seen[e] = true
			j.report.Functions++
			name := j.functionName(p)
			if !j.placed(start) {
				clear(at) // the offsets of its records are of another function
			}
			if _, twice := functions[start]; twice && j.placed(start) {
				j.found(p, nil, Duplicate, -1, "the map has this function twice")
			}
			functions[start] = name
			if j.im.Kind != image.Raw && j.im.FunctionAt(start) == nil && j.entryAt(start) == nil &&
				(len(j.im.Functions()) > 0 || j.tables) {
				j.found(p, nil, FunctionStart, -1, fmt.Sprintf("the map has a function at 0x%x, "+
					"where none begins", start))
			}
		} else if last != nil && last.record.Offset > p.record.Offset {
			j.found(p, nil, Order, -1, fmt.Sprintf("the record is at 0x%x of its function, after "+
				"one at 0x%x", p.record.Offset, last.record.Offset))
		}
		if other := at[p.Address]; other != nil && (p.statepoint || other.statepoint) {
			j.found(p, nil, Duplicate, -1, "another record has this return address: a collector "+
				"finds one of the two")
		}
		at[p.Address] = p
		last = p
	}
}

// placed reports whether a function's address is one: in a section by itself it is 0 as long as no
// linker has written it.
func (j *judge) placed(start uint64) bool { return j.im.Kind != image.Raw || start != 0 }

// form reports a record that is almost a statepoint's: it follows a call and begins like one.
func (j *judge) form(p *point, in *inst) {
	l := p.record.Locations
	if p.statepoint || len(l) < 3 || !l[0].IsConstant() || !l[1].IsConstant() ||
		!l[2].IsConstant() {
		return
	}
	why := "its locations after the deopt values are not pairs"
	switch {
	case len(p.record.LiveOuts) > 0:
		why = "it has live-outs"
	case l[0].Value < 0 || l[0].Value > 1023:
		why = fmt.Sprintf("the calling convention is %d", l[0].Value)
	case l[1].Value < 0 || l[1].Value > 3:
		why = fmt.Sprintf("the flags are %d", l[1].Value)
	case l[2].Value < 0 || l[2].Value > int64(len(l)-3):
		why = fmt.Sprintf("it counts %s, and has %s after the count",
			source.Count(l[2].Value, "deopt value"), source.Count(len(l)-3, "location"))
	}
	j.found(p, in, Shape, -1, "the record follows a call and begins as a statepoint's, but "+why)
}

// follows checks that a record's address is after a call or patch bytes, and returns that
// instruction.
func (j *judge) follows(p *point, c *code) *inst {
	if p.Address < c.start || p.Address > c.limit || p.Address == c.start && p.statepoint {
		j.found(p, nil, Outside, -1, fmt.Sprintf("the record's address 0x%x is not in its "+
			"function, which takes 0x%x to 0x%x", p.Address, c.start, c.limit))
		return nil
	}
	in := c.before(p.Address)
	if in == nil && p.Address != c.start {
		var around *inst
		for i := range c.insts {
			if c.insts[i].at < p.Address && c.insts[i].end() > p.Address {
				around = &c.insts[i]
			}
		}
		j.found(p, around, Boundary, -1, "the record's address is within an instruction")
		return nil
	}
	switch {
	case in == nil:
	case in.op.Op == x86asm.CALL:
		j.form(p, in)
	case !p.statepoint || isNop(in):
	default:
		j.found(p, in, NoCall, -1, "the record is a statepoint's, and the instruction before its "+
			"address neither calls nor leaves room for a call")
		return nil
	}
	return in
}

// liveOuts checks the live-outs of a patch point with a call, recognised by a constant moved to a
// register and a call through it: they must be preserved by the call, or be its result.
func (j *judge) liveOuts(p *point, c *code) {
	k, ok := c.index[p.Address]
	if !ok {
		return
	}
	if op := &c.insts[k].op; op.Op == x86asm.MOV && int(k)+1 < len(c.insts) {
		if _, number := op.Args[1].(x86asm.Imm); number {
			k++
		}
	}
	in := &c.insts[k]
	if in.op.Op != x86asm.CALL {
		return
	}
	for _, l := range p.record.LiveOuts {
		r := dwarf(l.DwarfReg)
		if r < 0 || r == rax || r == rdx || j.flow.abi.kept[r] {
			continue
		}
		j.found(p, in, LiveOut, -1, fmt.Sprintf("%s is a live-out, and the call does not keep it",
			registerName(r)), j.abiAssumed())
	}
}

// arm64 checks that statepoints follow calls on AArch64, whose instructions have 4 bytes: bl and
// blr, or nop.
func (j *judge) arm64(p *point) {
	b := j.im.Bytes(p.Address-4, 4)
	if !p.statepoint {
		if len(b) == 4 && isARMCall(binary.LittleEndian.Uint32(b)) {
			j.form(p, nil)
		}
		return
	}
	if len(b) < 4 || p.Address%4 != 0 {
		j.found(p, nil, Boundary, -1, "the record's address is within an instruction")
		return
	}
	if w := binary.LittleEndian.Uint32(b); isARMCall(w) || w == 0xd503201f {
		return
	}
	text, _ := j.im.Instruction(p.Address - 4)
	j.found(p, nil, NoCall, -1, "the record is a statepoint's, and the instruction before its "+
		"address, "+text+", neither calls nor leaves room for a call")
}

// functionName is the name of a record's function.
func (j *judge) functionName(p *point) string {
	if p.function == nil {
		return ""
	}
	if name := p.function.Name(); name != "" {
		return name
	}
	return fmt.Sprintf("0x%x", p.Maps.Address(p.Map, p.Function))
}

// byThemselves checks slots in functions whose code is not analysed: their alignment and, on
// x86-64, their register.
func (j *judge) byThemselves(p *point) {
	for _, i := range p.references {
		l := &p.record.Locations[i]
		if r := dwarf(l.DwarfReg); j.im.Machine == image.AMD64 && l.Kind == stackmap.Indirect &&
			r != rsp && r != rbp && r != rbx {
			j.found(p, nil, SlotBase, i, fmt.Sprintf("%s is relative to a register that no "+
				"frame uses", l))
		}
		if l.Kind == stackmap.Indirect && l.Offset%8 != 0 {
			j.found(p, nil, SlotAligned, i, fmt.Sprintf("%s is not aligned to 8 bytes",
				l.Text(j.im.Machine.Registers)))
		}
	}
}
