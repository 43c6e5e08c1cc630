package cfi

import (
	"fmt"

	"statepoint/core/source"
)

// registers is the number of registers in tables that are read: on x86-64 the general ones and, as
// number 16, the return address (psABI, "DWARF Register Number Mapping"), on AArch64 all general
// ones.
const registers = 32

// Numbers of registers are DWARF's (psABI, "DWARF Register Number Mapping").
const (
	RSP    = 7
	Return = 16
)

// GPR maps DWARF's register numbers to encoding numbers.
var GPR = [16]uint8{0, 2, 1, 3, 6, 7, 5, 4, 8, 9, 10, 11, 12, 13, 14, 15}

// Common is a common information entry.
type Common struct {
	code        uint64
	data        int64
	Ret         uint64 // the register that has the return address
	Personality uint64
	pointers    uint8 // encoding of a function's addresses
	tables      uint8 // encoding of a function's data area
	augmented   bool
	program     Reader
}

// Entry is a frame description entry.
type Entry struct {
	Start, End uint64
	LSDA       uint64
	Common     *Common
	program    Reader
}

// Words is the memory to which unwinding tables refer.
type Words interface {
	// Load64 reads the 8 bytes at an address.
	Load64(addr uint64) (uint64, error)
}

// Read reads the bytes of an .eh_frame section that begins at an address (LSB, "Exception
// Frames").
func Read(mem Words, addr uint64, b []byte) ([]Entry, error) {
	var out []Entry
	cies := map[uint64]*Common{}
	for at := 0; at+4 <= len(b); {
		r := Reader{Bytes: b, Addr: addr, At: at}
		size := r.u32()
		if size == 0 {
			break
		}
		if uint64(size) > uint64(len(b)-r.At) {
			return nil, fmt.Errorf("machine: entry at %#x of an .eh_frame is %s long, "+
				"which passes its end", r.Here()-4, source.Count(size, "byte"))
		}
		end := r.At + int(size)
		r.Bytes = b[:end]
		place := r.Here()
		id := r.u32()
		var err error
		if id == 0 {
			cies[place-4], err = readCIE(mem, r)
		} else if c := cies[place-uint64(id)]; c != nil {
			var f Entry
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
func readCIE(mem Words, r Reader) (*Common, error) {
	c := &Common{tables: Omit}
	place := r.Here()
	version := r.U8()
	augmentation := r.text()
	c.code, c.data = r.Uleb(), r.Sleb()
	if version == 1 {
		c.Ret = uint64(r.U8())
	} else {
		c.Ret = r.Uleb()
	}
	if version != 1 && version != 3 {
		return nil, fmt.Errorf("machine: CIE before %#x: version %d is not known", place, version)
	}
	body := r.At
	for i := 0; i < len(augmentation); i++ {
		var err error
		switch augmentation[i] {
		case 'z':
			c.augmented = true
			body = r.skipTo(r.Uleb())
		case 'P':
			c.Personality, err = r.Encoded(mem, r.U8())
		case 'L':
			c.tables = r.U8()
		case 'R':
			c.pointers = r.U8()
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
		r.At = body
	}
	if r.Bad {
		return nil, fmt.Errorf("machine: CIE before %#x is cut off", place)
	}
	c.program = r
	return c, nil
}

// readFDE reads a frame description entry, starting with the function's address.
func readFDE(mem Words, r Reader, c *Common) (Entry, error) {
	f := Entry{Common: c}
	place := r.Here()
	var err error
	if f.Start, err = r.Encoded(mem, c.pointers); err != nil {
		return f, err
	}
	size, err := r.Encoded(mem, c.pointers&0xF)
	if err != nil {
		return f, err
	}
	f.End = f.Start + size
	if c.augmented {
		next := r.skipTo(r.Uleb())
		if c.tables != Omit {
			if f.LSDA, err = r.Encoded(mem, c.tables); err != nil {
				return f, err
			}
		}
		r.At = next
	}
	if r.Bad {
		return f, fmt.Errorf("machine: FDE before %#x is cut off", place)
	}
	f.program = r
	return f, nil
}

// Kind is the kind of location of a register's value in the caller.
type Kind uint8

// The kinds.
const (
	SameValue Kind = iota // in the same register
	Undefined             // nowhere
	SavedAt               // in memory at the CFA + n
	IsOffset              // it is the CFA + n
	InRegister
)

// Rule says where the caller's value of a register is.
type Rule struct {
	Kind Kind
	N    int64
}

// Row is a table's row for one instruction.
type Row struct {
	CFARegister uint64
	CFAOffset   int64
	Regs        [registers]Rule
	Pushed      uint64 // arguments of the call, which are not on the stack at a landing pad
}

// Row executes the call frame instructions up to an address (DWARF 5, section 6.4.3).
func (f *Entry) Row(pc uint64) (Row, error) {
	var row, first Row
	var stack []Row
	loc := f.Start
	if f.Common.Ret >= registers { // of another machine: only addresses are read of its tables
		return row, fmt.Errorf("machine: the return register %d is not known", f.Common.Ret)
	}
	if err := f.Common.run(f.Common.program, &row, &first, &stack, &loc, ^uint64(0)); err != nil {
		return row, err
	}
	first, loc = row, f.Start
	return row, f.Common.run(f.program, &row, &first, &stack, &loc, pc)
}

// run executes call frame instructions until one advances beyond pc.
func (c *Common) run(r Reader, row, first *Row, stack *[]Row, loc *uint64,
	pc uint64) error {
	set := func(reg uint64, to Rule) {
		if reg < registers {
			row.Regs[reg] = to
		}
	}
	advance := func(n uint64) bool { *loc += n * c.code; return *loc > pc }
	for !r.Done() {
		place := r.Here()
		op := r.U8()
		arg := uint64(op & 0x3F)
		switch op >> 6 {
		case 1:
			if advance(arg) {
				return nil
			}
			continue
		case 2:
			set(arg, Rule{SavedAt, int64(r.Uleb()) * c.data})
			continue
		case 3:
			if arg < registers {
				row.Regs[arg] = first.Regs[arg]
			}
			continue
		}
		stop := false
		switch op {
		case 0x00: // nop
		case 0x01: // set_loc
			return fmt.Errorf("machine: call frame instruction %#x at %#x is not known", op, place)
		case 0x02:
			stop = advance(uint64(r.U8()))
		case 0x03:
			stop = advance(uint64(r.u16()))
		case 0x04:
			stop = advance(uint64(r.u32()))
		case 0x05: // offset_extended
			reg := r.Uleb()
			set(reg, Rule{SavedAt, int64(r.Uleb()) * c.data})
		case 0x06: // restore_extended
			if reg := r.Uleb(); reg < registers {
				row.Regs[reg] = first.Regs[reg]
			}
		case 0x07:
			set(r.Uleb(), Rule{Kind: Undefined})
		case 0x08:
			set(r.Uleb(), Rule{})
		case 0x09: // register
			reg := r.Uleb()
			set(reg, Rule{InRegister, int64(r.Uleb())})
		case 0x0A:
			*stack = append(*stack, *row)
		case 0x0B:
			if n := len(*stack); n > 0 {
				*row, *stack = (*stack)[n-1], (*stack)[:n-1]
			}
		case 0x0C: // def_cfa
			row.CFARegister, row.CFAOffset = r.Uleb(), int64(r.Uleb())
		case 0x0D:
			row.CFARegister = r.Uleb()
		case 0x0E:
			row.CFAOffset = int64(r.Uleb())
		case 0x11: // offset_extended_sf
			reg := r.Uleb()
			set(reg, Rule{SavedAt, r.Sleb() * c.data})
		case 0x12: // def_cfa_sf
			row.CFARegister, row.CFAOffset = r.Uleb(), r.Sleb()*c.data
		case 0x13:
			row.CFAOffset = r.Sleb() * c.data
		case 0x14: // val_offset
			reg := r.Uleb()
			set(reg, Rule{IsOffset, int64(r.Uleb()) * c.data})
		case 0x15:
			reg := r.Uleb()
			set(reg, Rule{IsOffset, r.Sleb() * c.data})
		case 0x2D: // AARCH64_negate_ra_state
		case 0x2E: // GNU_args_size
			row.Pushed = r.Uleb()
		default:
			return fmt.Errorf("machine: call frame instruction %#x at %#x is not known", op, place)
		}
		if stop {
			return nil
		}
	}
	return nil
}
