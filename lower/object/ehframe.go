package object

import (
	"encoding/binary"
	"fmt"
	"math"

	"statepoint/core/source"
	"statepoint/lower/amd64"
)

// CFIOp is a call frame instruction.
type CFIOp uint8

// The call frame instructions (DWARF 5, section 6.4.2).
const (
	DefCFA         CFIOp = iota // the CFA is Reg + N
	DefCFARegister              // the CFA is Reg plus the offset it had
	DefCFAOffset                // the CFA is the register it had, plus N
	SaveAt                      // DW_CFA_offset: Reg's old value is at CFA + N
	Restore                     // Reg is as at the function's start
	SameValue                   // Reg has its old value
	RememberState               // push the rules
	RestoreState                // pop the rules
)

// CFI is a call frame instruction that takes effect at an offset of a function.
type CFI struct {
	Off uint32 // from the function's start, in bytes
	Op  CFIOp
	Reg uint16 // DWARF number
	N   int32  // bytes
}

// Personality names the routine that handles exceptions in a function and
// where its tables are. The zero value is none.
type Personality struct {
	Sym amd64.Sym // a pointer to the routine (DW.ref.…), reached relative to PC
}

// EHFrame builds the contents of .eh_frame (LSB, "Exception Frames"). The zero
// value is ready. FDEs stand in the order they are added.
type EHFrame struct {
	data   []byte
	relocs []amd64.Fixup
	cies   []cie
	last   int // where the last entry begins
}

// cie is a CIE that was written.
type cie struct {
	who Personality
	off uint32
}

// Pointer encodings (LSB, "DWARF Exception Header Encoding").
const (
	pcRel4         = 0x1B // DW_EH_PE_pcrel | DW_EH_PE_sdata4
	indirectPCRel4 = 0x9B // the same, and the address of a pointer
)

// dataAlign is the data alignment factor of every CIE: slots are 8 bytes and
// the stack grows down.
const dataAlign = -8

// Add describes the frame of a function that begins at sym + addend, a symbol no
// other module can replace (Object.SectionSymbol), and is size bytes long.
// The instructions must be in the order of their offsets.
func (e *EHFrame) Add(sym amd64.Sym, addend int64, size uint32, ops []CFI) error {
	return e.AddWithTable(sym, addend, size, ops, Personality{}, amd64.NoSym, 0)
}

// AddWithTable is Add for a function with a personality routine and, if lsda is
// not NoSym, a language-specific data area at lsda + lsdaAddend.
func (e *EHFrame) AddWithTable(sym amd64.Sym, addend int64, size uint32, ops []CFI, who Personality,
	lsda amd64.Sym, lsdaAddend int64) error {
	head := e.cie(who)
	start, relocs := len(e.data), len(e.relocs)
	e.data = le.AppendUint32(e.data, 0)
	e.data = le.AppendUint32(e.data, uint32(len(e.data))-head)
	e.pointer(sym, addend)
	e.data = le.AppendUint32(e.data, size)
	if who == (Personality{}) {
		e.data = append(e.data, 0)
	} else {
		e.data = append(e.data, 4)
		if lsda != amd64.NoSym {
			e.pointer(lsda, lsdaAddend)
		} else {
			e.data = le.AppendUint32(e.data, 0)
		}
	}
	if err := e.instructions(ops, size); err != nil {
		e.data, e.relocs = e.data[:start], e.relocs[:relocs]
		return err
	}
	e.finish(start, 4)
	return nil
}

// instructions appends the call frame instructions of a function.
func (e *EHFrame) instructions(ops []CFI, size uint32) error {
	var at uint32
	for i := range ops {
		op := &ops[i]
		if op.Off < at || op.Off > size {
			return fmt.Errorf(
				"object: call frame instruction at %d, after one at %d in a function of %s",
				op.Off, at, source.Count(size, "byte"))
		}
		e.data = appendAdvance(e.data, op.Off-at)
		at = op.Off
		var err error
		if e.data, err = appendCFI(e.data, op); err != nil {
			return err
		}
	}
	return nil
}

// cie returns the offset of the CIE for a personality, writing it if it is new.
func (e *EHFrame) cie(who Personality) uint32 {
	for _, c := range e.cies {
		if c.who == who {
			return c.off
		}
	}
	start := len(e.data)
	e.cies = append(e.cies, cie{who, uint32(start)})
	e.data = le.AppendUint32(e.data, 0)
	e.data = le.AppendUint32(e.data, 0) // CIE id
	e.data = append(e.data, 1)          // version
	if who == (Personality{}) {
		e.data = append(e.data, "zR\x00"...)
	} else {
		e.data = append(e.data, "zPLR\x00"...)
	}
	e.data = append(e.data, 1) // code alignment factor
	e.data = AppendSLEB(e.data, dataAlign)
	e.data = append(e.data, uint8(amd64.RIP.DWARF())) // return address column
	if who == (Personality{}) {
		e.data = append(e.data, 1, pcRel4)
	} else {
		e.data = append(e.data, 7, indirectPCRel4)
		e.pointer(who.Sym, 0)
		e.data = append(e.data, pcRel4, pcRel4)
	}
	// On entry the return address is the only thing on the stack.
	e.data, _ = appendCFI(e.data, &CFI{Op: DefCFA, Reg: amd64.RSP.DWARF(), N: 8})
	e.data, _ = appendCFI(e.data, &CFI{Op: SaveAt, Reg: amd64.RIP.DWARF(), N: -8})
	e.finish(start, 8)
	return uint32(start)
}

// pointer appends a PC-relative pointer.
func (e *EHFrame) pointer(sym amd64.Sym, addend int64) {
	e.relocs = append(e.relocs, amd64.Fixup{Off: uint32(len(e.data)), Kind: amd64.RelocPC32,
		Sym: sym, Addend: addend})
	e.data = append(e.data, 0, 0, 0, 0)
}

// finish pads the entry that began at start with DW_CFA_nop and writes its
// length.
func (e *EHFrame) finish(start, align int) {
	for len(e.data)%align != 0 {
		e.data = append(e.data, 0)
	}
	le.PutUint32(e.data[start:], uint32(len(e.data)-start-4))
	e.last = start
}

// Section returns the section with everything added, or nil if that is nothing.
// It ends the building: add nothing afterwards.
func (e *EHFrame) Section() *Section {
	if len(e.data) == 0 {
		return nil
	}
	s := Standard(".eh_frame")
	s.Data, s.Relocs = e.data, e.relocs
	for len(s.Data)%8 != 0 {
		s.Data = append(s.Data, 0) // the last entry fills the section up
	}
	le.PutUint32(s.Data[e.last:], uint32(len(s.Data)-e.last-4))
	return s
}

// appendAdvance appends the shortest DW_CFA_advance_loc.
func appendAdvance(b []byte, n uint32) []byte {
	switch {
	case n == 0:
		return b
	case n < 0x40:
		return append(b, 0x40|uint8(n))
	case n <= math.MaxUint8:
		return append(b, 0x02, uint8(n))
	case n <= math.MaxUint16:
		return le.AppendUint16(append(b, 0x03), uint16(n))
	}
	return le.AppendUint32(append(b, 0x04), n)
}

// appendCFI appends one call frame instruction.
func appendCFI(b []byte, op *CFI) ([]byte, error) {
	reg := uint64(op.Reg)
	switch op.Op {
	case DefCFA, DefCFAOffset:
		if op.N < 0 {
			return b, fmt.Errorf("object: the CFA cannot be %s below its register",
				source.Count(-op.N, "byte"))
		}
		if op.Op == DefCFAOffset {
			return binary.AppendUvarint(append(b, 0x0E), uint64(op.N)), nil
		}
		return binary.AppendUvarint(binary.AppendUvarint(append(b, 0x0C), reg), uint64(op.N)), nil
	case DefCFARegister:
		return binary.AppendUvarint(append(b, 0x0D), reg), nil
	case SaveAt:
		switch {
		case op.N%dataAlign != 0:
			return b, fmt.Errorf("object: register %d saved at %d, not a multiple of 8", op.Reg,
				op.N)
		case op.N > 0:
			return AppendSLEB(binary.AppendUvarint(append(b, 0x11), reg), int64(op.N)/dataAlign),
				nil
		case reg < 0x40:
			return binary.AppendUvarint(append(b, 0x80|uint8(reg)), uint64(op.N/dataAlign)), nil
		}
		return binary.AppendUvarint(binary.AppendUvarint(append(b, 0x05), reg),
			uint64(op.N/dataAlign)), nil
	case Restore:
		if reg < 0x40 {
			return append(b, 0xC0|uint8(reg)), nil
		}
		return binary.AppendUvarint(append(b, 0x06), reg), nil
	case SameValue:
		return binary.AppendUvarint(append(b, 0x08), reg), nil
	case RememberState:
		return append(b, 0x0A), nil
	case RestoreState:
		return append(b, 0x0B), nil
	}
	return b, fmt.Errorf("object: call frame instruction %d", op.Op)
}

// AppendSLEB appends a signed LEB128 number (DWARF 5, section 7.6).
func AppendSLEB(b []byte, v int64) []byte {
	for {
		c := uint8(v & 0x7F)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
