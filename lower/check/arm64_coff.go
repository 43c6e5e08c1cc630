package check

import (
	"encoding/binary"
	"fmt"
	"slices"

	"statepoint/lower/image"
	"statepoint/lower/machine"
)

// armLR is AArch64's link register by DWARF number.
const armLR = 30

// pdataARM64 reads the functions of a section .pdata of AArch64 (Microsoft, "ARM64 exception
// handling"): each has its unwinding information packed in a word, or a record in .xdata.
func (j *judge) pdataARM64(s *image.Section) {
	le := binary.LittleEndian
	j.tables = true
	for b := s.Data; len(b) >= 8; b = b[8:] {
		start, w := j.im.Base+uint64(le.Uint32(b)), le.Uint32(b[4:])
		e := unwindEntry{FrameEntry: machine.FrameEntry{Start: start}}
		ok := true
		switch w & 3 {
		case 0:
			ok = j.xdataARM64(&e, j.im.Base+uint64(w))
		case 1:
			e.End, e.body = start+uint64(w>>2&0x7ff)*4, packedARM64(w)
		default: // a fragment without a prologue
			e.End = start + uint64(w>>2&0x7ff)*4
		}
		if !ok {
			j.report.Findings = append(j.report.Findings, Finding{Code: Damaged, File: j.im.Name,
				Record: -1, Text: fmt.Sprintf("section %s: the unwinding information at 0x%x "+
					"passes the end of its section", s.Name, j.im.Base+uint64(w))})
			continue
		}
		if e.End > e.Start {
			j.unwind = append(j.unwind, e)
		}
	}
}

// packedARM64 is the row of the body of a function with the prologue that a packed word describes:
// saved registers are at the top of the frame, and the frame pointer and the link register, if they
// form a chain, at its bottom or below them.
func packedARM64(w uint32) *machine.Row {
	floats, regs, homes := int64(w>>13&7), int64(w>>16&15), int64(w>>20&1)
	chain, size := w>>21&3, int64(w>>23)*16
	row := &machine.Row{Register: armSP, Offset: size, Saved: map[uint16]int64{}}
	ints := 8 * regs
	if chain == 1 {
		ints += 8
	}
	if floats > 0 {
		floats = 8 * (floats + 1)
	}
	saved := (ints + floats + 64*homes + 15) &^ 15
	for i := range regs {
		row.Saved[uint16(19+i)] = 8*i - saved
	}
	switch chain {
	case 1:
		row.Saved[armLR] = ints - 8 - saved
	case 2, 3:
		row.Register = armFP
		row.Saved[armFP], row.Saved[armLR] = -size, 8-size
	}
	return row
}

// xdataARM64 reads a record of .xdata; it returns false if that is cut off.
func (j *judge) xdataARM64(e *unwindEntry, at uint64) bool {
	word := func() (uint32, bool) {
		b := j.im.Bytes(at, 4)
		if len(b) < 4 {
			return 0, false
		}
		at += 4
		return binary.LittleEndian.Uint32(b), true
	}
	w, ok := word()
	if !ok {
		return false
	}
	e.End = e.Start + uint64(w&0x3ffff)*4
	handler, inOne := w>>20&1 != 0, w>>21&1 != 0
	epilogues, count := int(w>>22&31), int(w>>27)
	if epilogues == 0 && count == 0 {
		if w, ok = word(); !ok {
			return false
		}
		epilogues, count = int(w&0xffff), int(w>>16&0xff)
	}
	if !inOne {
		at += 4 * uint64(epilogues)
	}
	codes := j.im.Bytes(at, 4*count)
	if len(codes) < 4*count {
		return false
	}
	if at += 4 * uint64(count); handler { // its address, and for GNU's and LLVM's its table
		e.LSDA = at + 4
	}
	e.body = rowOfARM64Codes(codes)
	return true
}

// armCode is what one instruction of a prologue does: it moves the stack pointer down by down
// bytes, then saves registers at an offset from it, or sets the frame pointer to one.
type armCode struct {
	down, at int64
	saves    []uint16
	sets     bool
}

// rowOfARM64Codes is the row of the body of a function with unwinding codes, which undo its
// prologue, the last instruction first. It is nil if a code is not known.
func rowOfARM64Codes(b []byte) *machine.Row {
	var all []armCode
	next := uint16(0) // so many pairs of registers after that of the following code are saved too
	for len(b) > 0 && b[0] != 0xe4 && b[0] != 0xe5 {
		c, n, ok := armCodeOf(b)
		if !ok || n > len(b) {
			return nil
		}
		if b[0] == 0xe6 {
			next++
		} else {
			for i := uint16(1); i <= next && len(c.saves) > 1; i++ {
				c.saves = append(c.saves, c.saves[0]+2*i, c.saves[0]+2*i+1)
			}
			next = 0
		}
		all = append(all, c)
		b = b[n:]
	}
	row := &machine.Row{Register: armSP, Saved: map[uint16]int64{}}
	depth := int64(0)
	for _, c := range slices.Backward(all) {
		depth += c.down
		for i, r := range c.saves {
			row.Saved[r] = c.at + 8*int64(i) - depth
		}
		if c.sets {
			row.Register, row.Offset = armFP, depth-c.at
		}
	}
	if row.Register == armSP {
		row.Offset = depth
	}
	return row
}

// armCodeOf decodes an unwinding code, of n bytes. Saved floating-point registers are left out.
func armCodeOf(b []byte) (c armCode, n int, ok bool) {
	op := b[0]
	two := uint32(op) << 8
	if len(b) > 1 {
		two |= uint32(b[1])
	}
	x, z := uint16(two>>6&15), int64(two&63)
	pair := func(r uint16) []uint16 { return []uint16{r, r + 1} }
	switch {
	case op < 0x20: // alloc_s
		return armCode{down: int64(op) * 16}, 1, true
	case op < 0x40: // save_r19r20_x
		return armCode{down: int64(op&31) * 8, saves: pair(19)}, 1, true
	case op < 0x80: // save_fplr
		return armCode{at: int64(op&63) * 8, saves: pair(armFP)}, 1, true
	case op < 0xc0: // save_fplr_x
		return armCode{down: int64(op&63)*8 + 8, saves: pair(armFP)}, 1, true
	case op < 0xc8: // alloc_m
		return armCode{down: int64(two&0x7ff) * 16}, 2, true
	case op < 0xcc: // save_regp
		return armCode{at: z * 8, saves: pair(19 + x)}, 2, true
	case op < 0xd0: // save_regp_x
		return armCode{down: z*8 + 8, saves: pair(19 + x)}, 2, true
	case op < 0xd4: // save_reg
		return armCode{at: z * 8, saves: []uint16{19 + x}}, 2, true
	case op < 0xd6: // save_reg_x
		return armCode{down: int64(two&31)*8 + 8, saves: []uint16{19 + uint16(two>>5&15)}}, 2, true
	case op < 0xd8: // save_lrpair
		return armCode{at: z * 8, saves: []uint16{19 + 2*uint16(two>>6&7), armLR}}, 2, true
	case op < 0xda, op >= 0xdc && op < 0xde: // save_fregp, save_freg
		return armCode{}, 2, true
	case op < 0xdc: // save_fregp_x
		return armCode{down: z*8 + 8}, 2, true
	case op == 0xde: // save_freg_x
		return armCode{down: int64(two&31)*8 + 8}, 2, true
	case op == 0xe0 && len(b) >= 4: // alloc_l
		return armCode{down: int64(b[1])<<20 | int64(b[2])<<12 | int64(b[3])<<4}, 4, true
	case op == 0xe1: // set_fp
		return armCode{sets: true}, 1, true
	case op == 0xe2 && len(b) >= 2: // add_fp
		return armCode{sets: true, at: int64(b[1]) * 8}, 2, true
	case op == 0xe3, op == 0xe6, op == 0xfc: // nop, save_next, pac_sign_lr
		return armCode{}, 1, true
	}
	return c, 1, false
}
