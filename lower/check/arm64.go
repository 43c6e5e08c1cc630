package check

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// AArch64's registers by DWARF number.
const (
	armFP = 29
	armSP = 31
)

// armFrame is the frame of a function of AArch64 at an instruction: how far the stack pointer and
// the frame pointer are below the frame's top, the CFA. X15 has the size of a large frame on
// Windows, in units of 16 bytes, while a function touches its pages.
type armFrame struct {
	sp, fp, x15                int64
	knownSP, knownFP, knownX15 bool
}

// arm64Code follows the stack pointer through a function of AArch64, whose instructions have 4
// bytes.
type arm64Code struct {
	start uint64
	words []uint32
	// at are the frames before the instructions that control reaches, by index.
	at map[int]armFrame
	// saved are the registers that the prologue saves, by their offsets from the CFA.
	saved map[int64]int
	// lost is the index of a jump whose targets are not known, -1 for none.
	lost int
}

// newARM64Code decodes a function and follows its stack pointer; sites are its calls with landing
// pads, which are entered with the frame of the call.
func newARM64Code(b []byte, start uint64, sites []machine.CallSite) *arm64Code {
	c := &arm64Code{start: start, at: map[int]armFrame{}, saved: map[int64]int{}, lost: -1}
	for ; len(b) >= 4; b = b[4:] {
		c.words = append(c.words, binary.LittleEndian.Uint32(b))
	}
	c.follow(0, armFrame{knownSP: true}, sites)
	if c.lost < 0 {
		return c
	}
	for i := range c.words { // a table of addresses has the blocks that no branch goes to
		if _, reached := c.at[i]; !reached && i > 0 {
			if _, jumps, falls := armBranch(c.words[i-1]); !falls && (jumps || c.words[i] != 0) {
				c.follow(i, c.at[c.lost], sites)
			}
		}
	}
	return c
}

// follow follows control from an instruction, which is entered with a frame.
func (c *arm64Code) follow(from int, with armFrame, sites []machine.CallSite) {
	type edge struct {
		to int
		f  armFrame
	}
	work := []edge{{from, with}}
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		if e.to < 0 || e.to >= len(c.words) {
			continue
		}
		old, seen := c.at[e.to]
		if seen { // where paths disagree, nothing is known
			next := old
			next.knownSP = old.knownSP && e.f.knownSP && old.sp == e.f.sp
			next.knownFP = old.knownFP && e.f.knownFP && old.fp == e.f.fp
			next.knownX15 = old.knownX15 && e.f.knownX15 && old.x15 == e.f.x15
			if next == old {
				continue
			}
			e.f = next
		}
		c.at[e.to] = e.f
		w := c.words[e.to]
		after := c.step(w, e.f)
		target, jumps, falls := armBranch(w)
		if jumps {
			work = append(work, edge{e.to + target, after})
		}
		if falls {
			work = append(work, edge{e.to + 1, after})
		}
		if w&0xfffffc1f == 0xd61f0000 && e.f.knownSP && e.f.sp != 0 { // br within the frame
			c.lost = e.to
		}
		if isARMCall(w) {
			pc := c.start + 4*uint64(e.to)
			for _, s := range sites {
				if pc >= s.Start && pc < s.End {
					work = append(work, edge{int(int64(s.Pad-c.start) / 4), e.f})
				}
			}
		}
	}
}

// isARMCall reports whether an instruction is bl or blr.
func isARMCall(w uint32) bool { return w>>26 == 0x25 || w&0xfffffc1f == 0xd63f0000 }

// armBranch reports where control goes after an instruction: to a distance in instructions, or to
// the next one.
func armBranch(w uint32) (target int, jumps, falls bool) {
	signed := func(v uint32, bits int) int { return int(int32(v<<(32-bits)) >> (32 - bits)) }
	switch {
	case w>>26 == 0x05: // b
		return signed(w, 26), true, false
	case w&0xff000000 == 0x54000000, w&0x7e000000 == 0x34000000: // b.cond, cbz, cbnz
		return signed(w>>5, 19), true, true
	case w&0x7e000000 == 0x36000000: // tbz, tbnz
		return signed(w>>5, 14), true, true
	case w&0xfffffc1f == 0xd63f0000: // blr
		return 0, false, true
	case w&0xfe000000 == 0xd6000000, w&0xffe0001f == 0xd4200000, w>>16 == 0: // br, ret, brk, udf
		return 0, false, false
	}
	return 0, false, true
}

// step is the frame after an instruction.
func (c *arm64Code) step(w uint32, f armFrame) armFrame {
	to, from := w&31, w>>5&31
	imm := int64(w >> 10 & 0xfff)
	if w&0x400000 != 0 {
		imm <<= 12
	}
	size, wide := f.x15, f.knownX15
	if to == 15 || w>>10&31 == 15 && w>>27&7 == 5 {
		f.knownX15 = false
	}
	switch {
	case w&0x7f80001f == 0x5280000f && w>>21&3 == 0: // movz
		f.x15, f.knownX15 = int64(w>>5&0xffff), true
	case w&0x7f80001f == 0x7280000f && wide && w>>21&3 == 1: // movk
		f.x15, f.knownX15 = size&0xffff|int64(w>>5&0xffff)<<16, true
	case w == 0xcb2f73ff: // sub sp, sp, x15, lsl #4
		f.sp, f.knownSP = f.sp+16*size, f.knownSP && wide
	case w&0xff800000 == 0x91000000, w&0xff800000 == 0xd1000000: // add, sub of an immediate
		if w>>30&1 == 1 {
			imm = -imm
		}
		switch {
		case from == armSP && to == armSP:
			f.sp -= imm
		case from == armSP && to == armFP:
			f.fp, f.knownFP = f.sp-imm, f.knownSP
		case from == armFP && to == armSP:
			f.sp, f.knownSP = f.fp-imm, f.knownFP
		case to == armSP:
			f.knownSP = false
		case to == armFP:
			f.knownFP = false
		}
	case w&0xffe00000 == 0x8b200000, w&0xffe00000 == 0xcb200000, // add, sub, extended
		w&0xff800000 == 0x92000000, w&0xff800000 == 0xb2000000: // and, orr of an immediate
		if to == armSP {
			f.knownSP = false
		}
	case w>>27&7 == 5 && w>>25&1 == 0: // a pair of registers is loaded or stored
		return c.pair(w, f)
	case w>>27&7 == 7 && w>>24&3 == 0 && w>>21&1 == 0: // one register
		imm := int64(int32(w<<11) >> 23)
		mode := w >> 10 & 3
		if from == armSP && w>>22&3 == 0 && w>>26&1 == 0 && w>>30 == 3 && mode == 3 {
			c.saves(f, f.sp-imm, int(to))
		}
		if from == armSP && mode&1 == 1 {
			f.sp -= imm
		}
	case w&0xffc00000 == 0xf9000000 && from == armSP: // str with an unsigned offset
		c.saves(f, f.sp-8*int64(w>>10&0xfff), int(to))
	}
	return f
}

// pair follows the load or store of a pair.
func (c *arm64Code) pair(w uint32, f armFrame) armFrame {
	scale := 2 + w>>31
	if w>>26&1 == 1 {
		scale = 2 + w>>30
	}
	imm := int64(int32(w<<10)>>25) << scale
	mode := w >> 23 & 3
	load := w>>22&1 == 1
	if w>>5&31 != armSP {
		return f
	}
	if at := f.sp - imm; !load && mode != 1 && w>>26&1 == 0 && scale == 3 {
		c.saves(f, at, int(w&31))
		c.saves(f, at-8, int(w>>10&31))
	}
	if mode == 1 || mode == 3 { // the address is written back
		f.sp -= imm
	}
	if load && (w&31 == armFP || w>>10&31 == armFP) {
		f.knownFP = false
	}
	return f
}

// saves notes that a register is stored so far below the CFA, if it is one that functions save and
// the store is the first there: that of the prologue.
func (c *arm64Code) saves(f armFrame, below int64, register int) {
	if register < 19 || register > 30 || !f.knownSP {
		return
	}
	for _, r := range c.saved {
		if r == register {
			return
		}
	}
	if _, taken := c.saved[-below]; !taken {
		c.saved[-below] = register
	}
}

// arm64Code checks the records of an image against the code of each function.
func (j *judge) arm64Code(points []*point) {
	var order []uint64
	of := map[uint64][]*point{}
	for _, p := range points {
		j.arm64(p)
		if p.function == nil {
			continue
		}
		start := p.Maps.Address(p.Map, p.Function)
		if of[start] == nil {
			order = append(order, start)
		}
		of[start] = append(of[start], p)
	}
	for _, start := range order {
		entries := j.entriesAt(start)
		sites, err := j.sites(j.entryAt(start))
		if err != nil {
			j.skip(j.im.Place(start) + ": its exception table cannot be read: " + err.Error())
		}
		limit := j.limit(start)
		if limit-start > 4*maxInsts {
			j.skip(fmt.Sprintf("%s: more than the limit of %d instructions", j.im.Place(start),
				maxInsts))
			continue
		}
		c := newARM64Code(j.im.Bytes(start, int(limit-start)), start, sites)
		if c.lost >= 0 {
			j.assume(fmt.Sprintf("the jump at %s goes to the blocks of its function that no "+
				"branch goes to", j.im.Place(start+4*uint64(c.lost))))
		}
		unreached := 0
		for _, p := range of[start] {
			if !p.statepoint || p.Address%4 != 0 || p.Address < start+4 {
				continue
			}
			f, reached := c.at[int(p.Address-start)/4-1]
			if !reached || !f.knownSP && !f.knownFP {
				unreached++
				j.byThemselves(p)
				continue
			}
			j.report.Framed++
			j.arm64Frame(p, c, f)
			for i := range entries {
				j.arm64Unwinding(p, c, f, &entries[i])
			}
		}
		if unreached > 0 {
			j.skip(fmt.Sprintf("%s: control does not reach %s with records, as far as it can be "+
				"followed", j.im.Place(start), source.Count(unreached, "call")))
		}
	}
}

// arm64Frame checks the frame's size and the slots of a record.
func (j *judge) arm64Frame(p *point, c *arm64Code, f armFrame) {
	size := p.function.StackSize
	switch {
	case size == stackmap.DynamicStackSize:
	case !f.knownSP:
		j.found(p, nil, FrameSize, -1, fmt.Sprintf("the map says that the frame has %s, and the "+
			"code moves the stack pointer by a distance that is not constant",
			source.Count(size, "byte")))
	case int64(size) != f.sp:
		j.found(p, nil, FrameSize, -1, fmt.Sprintf("the map says that the frame has %s, and the "+
			"code has moved the stack pointer by %d", source.Count(size, "byte"), f.sp))
	}
	for _, i := range p.references {
		l := &p.record.Locations[i]
		text := l.Text(j.im.Machine.Registers)
		if l.Kind == stackmap.Register {
			if r := l.DwarfReg; r < 19 || r > armFP {
				j.found(p, nil, Clobbered, i, fmt.Sprintf("the reference is in %s, which a call "+
					"does not keep: a collector can neither read nor update it there", text),
					"calls keep x19 to x29, as the convention of AArch64 says")
			}
			continue
		}
		if l.Kind != stackmap.Indirect {
			continue
		}
		var at int64 // from the CFA
		switch {
		case l.DwarfReg == armSP && f.knownSP:
			at = int64(l.Offset) - f.sp
		case l.DwarfReg == armFP && f.knownFP:
			at = int64(l.Offset) - f.fp
		case l.DwarfReg == armSP, l.DwarfReg == armFP, l.DwarfReg == 19: // x19 if realigned
			continue
		default:
			j.found(p, nil, SlotBase, i, fmt.Sprintf("%s is relative to a register that no frame "+
				"uses", text))
			continue
		}
		switch register, saved := c.saved[at]; {
		case at%8 != 0:
			j.found(p, nil, SlotAligned, i, text+" is not aligned to 8 bytes")
		case f.knownSP && at < -f.sp:
			j.found(p, nil, SlotOutside, i, text+" is below the stack pointer")
		case at >= 0 && !c.reads(at):
			j.found(p, nil, SlotOutside, i, text+" is in the caller's frame, and not an argument "+
				"that the function reads")
		case saved:
			j.found(p, nil, SlotSaved, i, fmt.Sprintf("%s holds the caller's x%d", text, register),
				"the first store of a register that calls keep saves it")
		}
	}
}

// arm64Unwinding checks the unwinding table's row for a call against the code.
func (j *judge) arm64Unwinding(p *point, c *arm64Code, f armFrame, e *unwindEntry) {
	row, err := e.row(p.Address - 4)
	if err != nil {
		j.found(p, nil, Unwinding, -1, "the unwinding table cannot be read here: "+err.Error())
	}
	if row == nil || err != nil {
		return
	}
	name := j.im.Machine.Registers
	wrong := func(register uint16, below int64, known bool) {
		if row.Register == register && known && row.Offset != below {
			j.found(p, nil, Unwinding, -1, fmt.Sprintf("the unwinding table says that the frame's "+
				"top is %s%s, and the code has it at %[1]s%[3]s", name(register),
				signed(row.Offset), signed(below)))
		}
	}
	wrong(armSP, f.sp, f.knownSP)
	wrong(armFP, f.fp, f.knownFP)
	for _, at := range slices.Sorted(maps.Keys(c.saved)) {
		register := uint16(c.saved[at])
		if said, ok := row.Saved[register]; ok && said != at {
			j.found(p, nil, Unwinding, -1, fmt.Sprintf("the unwinding table says that %s is saved "+
				"at CFA%s, and the code saves it at CFA%s", name(register), signed(said),
				signed(at)))
		}
	}
}

// reads reports whether some instruction accesses 8 bytes at an offset from the CFA, by the stack
// or frame pointer.
func (c *arm64Code) reads(at int64) bool {
	for i, w := range c.words {
		f, reached := c.at[i]
		if !reached {
			continue
		}
		var base int64
		switch {
		case w>>5&31 == armSP && f.knownSP:
			base = -f.sp
		case w>>5&31 == armFP && f.knownFP:
			base = -f.fp
		default:
			continue
		}
		switch {
		case w&0xff800000 == 0xf9000000: // ldr, str with an unsigned offset
			if base+8*int64(w>>10&0xfff) == at {
				return true
			}
		case w&0xfe000000 == 0xa8000000: // ldp, stp
			if from := base + int64(int32(w<<10)>>25)*8; from == at || from+8 == at {
				return true
			}
		case w&0xffa00c00 == 0xf8000000: // ldur, stur
			if base+int64(int32(w<<11)>>23) == at {
				return true
			}
		}
	}
	return false
}
