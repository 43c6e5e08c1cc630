package check

import (
	"encoding/binary"
	"fmt"
	"slices"

	"statepoint/lower/image"
	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// Flags of UNWIND_INFO, and the operations of its codes (Microsoft, "x64 exception handling").
const (
	flagHandlers = 1 | 2
	flagChained  = 4

	pushNonvolatile    = 0
	allocLarge         = 1
	allocSmall         = 2
	setFrame           = 3
	saveNonvolatile    = 4
	saveNonvolatileFar = 5
	saveXMM            = 8
	saveXMMFar         = 9
)

// pdata reads the functions of a section .pdata. Of a function with a handler, the exception table
// follows the handler's address, as GNU's and LLVM's handlers have it.
func (j *judge) pdata(s *image.Section) {
	le := binary.LittleEndian
	j.tables = true
	for b := s.Data; len(b) >= 12; b = b[12:] {
		base := j.im.Base
		e := unwindEntry{FrameEntry: machine.FrameEntry{Start: base + uint64(le.Uint32(b)),
			End: base + uint64(le.Uint32(b[4:]))}}
		info := base + uint64(le.Uint32(b[8:]))
		head := j.im.Bytes(info, 4)
		if len(head) < 4 || e.End <= e.Start {
			continue
		}
		count := int(head[2])
		codes := j.im.Bytes(info+4, 2*count)
		if len(codes) < 2*count {
			j.report.Findings = append(j.report.Findings, Finding{Code: Damaged, File: j.im.Name,
				Record: -1, Text: fmt.Sprintf("section %s: the unwinding information at 0x%x "+
					"passes the end of its section", s.Name, info)})
			continue
		}
		if head[0]>>3&flagChained == 0 { // else codes of another entry come before
			e.body = rowOfCodes(codes, head[3])
		}
		if head[0]>>3&flagHandlers != 0 {
			e.LSDA = info + 4 + uint64(2*(count+count&1)) + 4
		}
		j.unwind = append(j.unwind, e)
	}
}

// rowOfCodes is the row of the body of a function whose prologue unwinding codes undo, the last of
// them first; frame has the frame register and its distance from the stack pointer. It is nil if a
// code is not known.
func rowOfCodes(codes []byte, frame byte) *machine.Row {
	le := binary.LittleEndian
	type code struct {
		op, info byte
		n        int64
	}
	var all []code
	for len(codes) >= 2 {
		c := code{op: codes[1] & 15, info: codes[1] >> 4}
		used := 2
		switch c.op {
		case pushNonvolatile, setFrame:
		case allocSmall:
			c.n = int64(c.info)*8 + 8
		case saveNonvolatile, saveXMM:
			used = 4
		case saveNonvolatileFar, saveXMMFar:
			used = 6
		case allocLarge:
			if used = 4; c.info != 0 {
				used = 6
			}
		default:
			return nil
		}
		switch {
		case len(codes) < used:
			return nil
		case used == 4:
			c.n = 8 * int64(le.Uint16(codes[2:]))
		case used == 6:
			c.n = int64(le.Uint32(codes[2:]))
		}
		all = append(all, c)
		codes = codes[used:]
	}
	row := &machine.Row{Register: stackmap.RSP, Offset: 8, Saved: map[uint16]int64{}}
	depth := int64(8)
	for _, c := range slices.Backward(all) {
		switch c.op {
		case pushNonvolatile:
			depth += 8
			row.Saved[windowsDWARF[c.info]] = -depth
		case allocSmall, allocLarge:
			depth += c.n
		case setFrame:
			row.Register, row.Offset = windowsDWARF[frame&15], depth-16*int64(frame>>4)
		}
	}
	for _, c := range all {
		if c.op == saveNonvolatile || c.op == saveNonvolatileFar {
			row.Saved[windowsDWARF[c.info]] = c.n - depth
		}
	}
	if row.Register == stackmap.RSP {
		row.Offset = depth
	}
	return row
}

// windowsDWARF are DWARF's numbers of the registers in the order of their encoding.
var windowsDWARF = [16]uint16{0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15}
