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
	Lost                        // Reg has no old value
	Escape                      // the instructions in Bytes
)

// CFI is a call frame instruction that takes effect at an offset of a function.
type CFI struct {
	Off uint32 // from the function's start, in bytes
	Op  CFIOp
	Reg uint16 // DWARF number
	N   int32  // bytes
	// Bytes are the encoded instructions of Escape.
	Bytes string
}

// Personality names the routine that handles exceptions in a function and
// where its tables are. The zero value is none.
type Personality struct {
	// Sym is the routine, or a pointer to it (DW.ref.…) if the encoding is indirect.
	Sym amd64.Sym
	// Encoding is how the routine is referred to, and TableEncoding how the tables are.
	Encoding, TableEncoding uint8
}

// EHFrame builds the contents of .eh_frame (LSB, "Exception Frames"). The zero value is ready. FDEs
// are in the order in which they are added.
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

// The pointer encodings that are written (LSB, "DWARF Exception Header Encoding").
const (
	Absolute8      = 0x00 // DW_EH_PE_absptr
	Absolute4      = 0x03 // DW_EH_PE_udata4
	PCRel4         = 0x1B // DW_EH_PE_pcrel | DW_EH_PE_sdata4
	IndirectPCRel4 = 0x9B // the same, and the address of a pointer
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
		e.data = append(e.data, uint8(encodedSize(who.TableEncoding)))
		if lsda != amd64.NoSym {
			e.encoded(who.TableEncoding, lsda, lsdaAddend)
		} else {
			e.data = append(e.data, make([]byte, encodedSize(who.TableEncoding))...)
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
		e.data = append(e.data, 1, PCRel4)
	} else {
		n := uint8(3 + encodedSize(who.Encoding))
		e.data = append(e.data, n, who.Encoding)
		e.encoded(who.Encoding, who.Sym, 0)
		e.data = append(e.data, who.TableEncoding, PCRel4)
	}
	// On entry the return address is the only thing on the stack.
	e.data, _ = appendCFI(e.data, &CFI{Op: DefCFA, Reg: amd64.RSP.DWARF(), N: 8})
	e.data, _ = appendCFI(e.data, &CFI{Op: SaveAt, Reg: amd64.RIP.DWARF(), N: -8})
	e.finish(start, 8)
	return uint32(start)
}

// encodedSize is the size of a pointer in bytes.
func encodedSize(encoding uint8) int {
	if encoding == Absolute8 {
		return 8
	}
	return 4
}

// encoded appends a pointer.
func (e *EHFrame) encoded(encoding uint8, sym amd64.Sym, addend int64) {
	e.pointer(sym, addend)
	switch f := &e.relocs[len(e.relocs)-1]; encoding {
	case Absolute4:
		f.Kind = amd64.Reloc32
	case Absolute8:
		f.Kind = amd64.Reloc64
		e.data = append(e.data, 0, 0, 0, 0)
	}
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
	case Lost:
		return binary.AppendUvarint(append(b, 0x07), reg), nil
	case Escape:
		return append(b, op.Bytes...), nil
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
