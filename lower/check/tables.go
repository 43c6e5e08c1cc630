package check

import (
	"encoding/binary"
	"fmt"
	"sort"

	"statepoint/lower/image"
	"statepoint/lower/machine"
)

// unwindEntry is the entry of a function in an unwinding table: of .eh_frame, of COFF's .pdata with
// its .xdata, or of Mach-O's __compact_unwind.
type unwindEntry struct {
	machine.FrameEntry
	// rows is set of .eh_frame, which has rows for each instruction.
	rows bool
	// depth is the size of the frame below the return address after the prologue, in bytes, if
	// fixed.
	depth int64
	fixed bool
}

// unwinding reads the unwinding tables.
func (j *judge) unwinding() {
	for _, s := range j.im.Sections {
		switch {
		case len(s.Data) == 0:
		case s.Name == ".eh_frame" || s.Name == "__eh_frame":
			t, err := machine.ReadFrameTable(words{j.im}, s.Addr, s.Data)
			if err != nil {
				j.report.Findings = append(j.report.Findings, Finding{Code: Damaged,
					File: j.im.Name, Record: -1, Text: "section " + s.Name + ": " + err.Error()})
				continue
			}
			j.tables = true
			for _, e := range t.Entries() {
				j.unwind = append(j.unwind, unwindEntry{FrameEntry: e, rows: true})
			}
		case s.Name == ".pdata" && j.im.Machine == image.AMD64:
			j.pdata(s)
		case s.Name == "__compact_unwind":
			j.compactUnwind(s)
		}
	}
	sort.SliceStable(j.unwind, func(a, b int) bool {
		x, y := &j.unwind[a], &j.unwind[b]
		return x.Start < y.Start || x.Start == y.Start && x.rows && !y.rows
	})
}

// depthAt is how far the stack pointer is below the frame's top before an instruction of the body;
// ok is false if the table does not say it.
func (e *unwindEntry) depthAt(pc uint64) (depth int64, ok bool) {
	if !e.rows {
		return e.depth + 8, e.fixed
	}
	row, err := e.Row(pc)
	return row.Offset, err == nil && dwarf(row.Register) == rsp
}

// entryAt is the entry of the function at an address, nil for none.
func (j *judge) entryAt(start uint64) *unwindEntry {
	i := sort.Search(len(j.unwind), func(i int) bool { return j.unwind[i].Start >= start })
	if i < len(j.unwind) && j.unwind[i].Start == start {
		return &j.unwind[i]
	}
	return nil
}

// sites are the calls in a function that may unwind to its landing pads.
func (j *judge) sites(e *unwindEntry) ([]machine.CallSite, error) {
	if e == nil || e.LSDA == 0 {
		return nil, nil
	}
	s := j.im.At(e.LSDA)
	if s == nil || e.LSDA-s.Addr >= uint64(len(s.Data)) {
		return nil, nil
	}
	return machine.CallSites(words{j.im}, &e.FrameEntry, s.Data[e.LSDA-s.Addr:])
}

// Flags of UNWIND_INFO, and the operations of its codes (Microsoft, "x64 exception handling").
const (
	flagHandlers = 1 | 2

	pushNonvolatile    = 0
	allocLarge         = 1
	allocSmall         = 2
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
		e.depth, e.fixed = frameOfCodes(codes)
		if head[0]>>3&flagHandlers != 0 {
			e.LSDA = info + 4 + uint64(2*(count+count&1)) + 4
		}
		j.unwind = append(j.unwind, e)
	}
}

// frameOfCodes is the size of the frame that unwinding codes undo; fixed is false if the function
// has a frame pointer, or a code that is not known.
func frameOfCodes(codes []byte) (depth int64, fixed bool) {
	le := binary.LittleEndian
	fixed = true
	for len(codes) >= 2 {
		op, info := codes[1]&15, int64(codes[1]>>4)
		used := 2
		switch op {
		case pushNonvolatile:
			depth += 8
		case allocSmall:
			depth += info*8 + 8
		case allocLarge:
			if used = 4; info != 0 {
				used = 6
			}
			switch {
			case len(codes) < used:
				return depth, false
			case info == 0:
				depth += 8 * int64(le.Uint16(codes[2:]))
			default:
				depth += int64(le.Uint32(codes[2:]))
			}
		case saveNonvolatile, saveXMM:
			used = 4
		case saveNonvolatileFar, saveXMMFar:
			used = 6
		default:
			fixed = false
		}
		codes = codes[min(used, len(codes)):]
	}
	return depth, fixed
}

// compactUnwind reads the functions of a relocatable file's section __compact_unwind: the address,
// the length, an encoding, the personality routine and the exception table of each.
func (j *judge) compactUnwind(s *image.Section) {
	le := binary.LittleEndian
	for b := s.Data; len(b) >= 32; b = b[32:] {
		start := le.Uint64(b)
		j.unwind = append(j.unwind, unwindEntry{FrameEntry: machine.FrameEntry{Start: start,
			End: start + uint64(le.Uint32(b[8:])), LSDA: le.Uint64(b[24:])}})
	}
}
