package machine

import (
	"fmt"

	"statepoint/core/source"
)

// dwarfRegs is the number of registers in unwinding tables that are supported: the general ones
// and, as number 16, the return address. Numbers are DWARF's (psABI, "DWARF Register Number
// Mapping").
const (
	dwarfRegs   = 17
	dwarfRSP    = 7
	dwarfReturn = 16
)

// dwarfGPR maps DWARF's register numbers to encoding numbers.
var dwarfGPR = [16]uint8{rax, rdx, rcx, rbx, rsi, rdi, rbp, rsp, 8, 9, 10, 11, 12, 13, 14, 15}

// cieInfo is a common information entry.
type cieInfo struct {
	code        uint64
	data        int64
	ret         uint64
	personality uint64
	pointers    uint8 // encoding of a function's addresses
	tables      uint8 // encoding of a function's data area
	augmented   bool
	program     dwarfReader
}

// fdeInfo is a frame description entry.
type fdeInfo struct {
	start, end uint64
	lsda       uint64
	cie        *cieInfo
	program    dwarfReader
}

// readFrames reads the bytes of an .eh_frame section that begins at an address (LSB, "Exception
// Frames").
func readFrames(mem Words, addr uint64, b []byte) ([]fdeInfo, error) {
	var out []fdeInfo
	cies := map[uint64]*cieInfo{}
	for at := 0; at+4 <= len(b); {
		r := dwarfReader{b: b, addr: addr, at: at}
		size := r.u32()
		if size == 0 {
			break
		}
		if uint64(size) > uint64(len(b)-r.at) {
			return nil, fmt.Errorf("machine: entry at %#x of an .eh_frame is %s long, "+
				"which passes its end", r.here()-4, source.Count(size, "byte"))
		}
		end := r.at + int(size)
		r.b = b[:end]
		place := r.here()
		id := r.u32()
		var err error
		if id == 0 {
			cies[place-4], err = readCIE(mem, r)
		} else if c := cies[place-uint64(id)]; c != nil {
			var f fdeInfo
			f, err = readFDE(mem, r, c)
			out = append(out, f)
		} else {
			err = fmt.Errorf("machine: entry at %#x of an .eh_frame names no CIE", place-4)
		}
		if err != nil {
			return nil, err
		}
		at = end
	}
	return out, nil
}

// readCIE reads a common information entry, starting with its version.
func readCIE(mem Words, r dwarfReader) (*cieInfo, error) {
	c := &cieInfo{tables: encodingOmit}
	place := r.here()
	version := r.u8()
	augmentation := r.text()
	c.code, c.data = r.uleb(), r.sleb()
	if version == 1 {
		c.ret = uint64(r.u8())
	} else {
		c.ret = r.uleb()
	}
	if version != 1 && version != 3 {
		return nil, fmt.Errorf("machine: CIE before %#x: version %d is not known", place, version)
	}
	body := r.at
	for i := 0; i < len(augmentation); i++ {
		var err error
		switch augmentation[i] {
		case 'z':
			c.augmented = true
			body = r.skipTo(r.uleb())
		case 'P':
			c.personality, err = r.encoded(mem, r.u8())
		case 'L':
			c.tables = r.u8()
		case 'R':
			c.pointers = r.u8()
		case 'S': // the frame of a signal handler
		default:
			err = fmt.Errorf("machine: CIE before %#x: augmentation %q is not known", place,
				augmentation)
		}
		if err != nil {
			return nil, err
		}
	}
	if c.augmented {
		r.at = body
	}
	if r.bad {
		return nil, fmt.Errorf("machine: CIE before %#x is cut off", place)
	}
	c.program = r
	return c, nil
}

// readFDE reads a frame description entry, starting with the function's address.
func readFDE(mem Words, r dwarfReader, c *cieInfo) (fdeInfo, error) {
	f := fdeInfo{cie: c}
	place := r.here()
	var err error
	if f.start, err = r.encoded(mem, c.pointers); err != nil {
		return f, err
	}
	size, err := r.encoded(mem, c.pointers&0xF)
	if err != nil {
		return f, err
	}
	f.end = f.start + size
	if c.augmented {
		next := r.skipTo(r.uleb())
		if c.tables != encodingOmit {
			if f.lsda, err = r.encoded(mem, c.tables); err != nil {
				return f, err
			}
		}
		r.at = next
	}
	if r.bad {
		return f, fmt.Errorf("machine: FDE before %#x is cut off", place)
	}
	f.program = r
	return f, nil
}

// ruleKind is the kind of location of a register's value in the caller.
type ruleKind uint8

const (
	sameValue ruleKind = iota // in the same register
	undefined                 // nowhere
	savedAt                   // in memory at the CFA + n
	isOffset                  // it is the CFA + n
	inRegister
)

type rule struct {
	kind ruleKind
	n    int64
}

// frameRow is a table's row for one instruction.
type frameRow struct {
	cfaReg uint64
	cfaOff int64
	regs   [dwarfRegs]rule
	pushed uint64 // arguments of the call, which are not on the stack at a landing pad
}

// row executes the call frame instructions up to an address (DWARF 5, section 6.4.3).
func (f *fdeInfo) row(pc uint64) (frameRow, error) {
	var row, first frameRow
	var stack []frameRow
	loc := f.start
	if f.cie.ret >= dwarfRegs { // of another machine: only addresses are read of its tables
		return row, fmt.Errorf("machine: the return register %d is not known", f.cie.ret)
	}
	if err := f.cie.run(f.cie.program, &row, &first, &stack, &loc, ^uint64(0)); err != nil {
		return row, err
	}
	first, loc = row, f.start
	return row, f.cie.run(f.program, &row, &first, &stack, &loc, pc)
}

// run executes call frame instructions until one advances beyond pc.
func (c *cieInfo) run(r dwarfReader, row, first *frameRow, stack *[]frameRow, loc *uint64,
	pc uint64) error {
	set := func(reg uint64, to rule) {
		if reg < dwarfRegs {
			row.regs[reg] = to
		}
	}
	advance := func(n uint64) bool { *loc += n * c.code; return *loc > pc }
	for !r.done() {
		place := r.here()
		op := r.u8()
		arg := uint64(op & 0x3F)
		switch op >> 6 {
		case 1:
			if advance(arg) {
				return nil
			}
			continue
		case 2:
			set(arg, rule{savedAt, int64(r.uleb()) * c.data})
			continue
		case 3:
			if arg < dwarfRegs {
				row.regs[arg] = first.regs[arg]
			}
			continue
		}
		stop := false
		switch op {
		case 0x00: // nop
		case 0x01: // set_loc
			return fmt.Errorf("machine: call frame instruction %#x at %#x is not known", op, place)
		case 0x02:
			stop = advance(uint64(r.u8()))
		case 0x03:
			stop = advance(uint64(r.u16()))
		case 0x04:
			stop = advance(uint64(r.u32()))
		case 0x05: // offset_extended
			reg := r.uleb()
			set(reg, rule{savedAt, int64(r.uleb()) * c.data})
		case 0x06: // restore_extended
			if reg := r.uleb(); reg < dwarfRegs {
				row.regs[reg] = first.regs[reg]
			}
		case 0x07:
			set(r.uleb(), rule{kind: undefined})
		case 0x08:
			set(r.uleb(), rule{})
		case 0x09: // register
			reg := r.uleb()
			set(reg, rule{inRegister, int64(r.uleb())})
		case 0x0A:
			*stack = append(*stack, *row)
		case 0x0B:
			if n := len(*stack); n > 0 {
				*row, *stack = (*stack)[n-1], (*stack)[:n-1]
			}
		case 0x0C: // def_cfa
			row.cfaReg, row.cfaOff = r.uleb(), int64(r.uleb())
		case 0x0D:
			row.cfaReg = r.uleb()
		case 0x0E:
			row.cfaOff = int64(r.uleb())
		case 0x11: // offset_extended_sf
			reg := r.uleb()
			set(reg, rule{savedAt, r.sleb() * c.data})
		case 0x12: // def_cfa_sf
			row.cfaReg, row.cfaOff = r.uleb(), r.sleb()*c.data
		case 0x13:
			row.cfaOff = r.sleb() * c.data
		case 0x14: // val_offset
			reg := r.uleb()
			set(reg, rule{isOffset, int64(r.uleb()) * c.data})
		case 0x15:
			reg := r.uleb()
			set(reg, rule{isOffset, r.sleb() * c.data})
		case 0x2E: // GNU_args_size
			row.pushed = r.uleb()
		default:
			return fmt.Errorf("machine: call frame instruction %#x at %#x is not known", op, place)
		}
		if stop {
			return nil
		}
	}
	return nil
}
