package amd64

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
	"strconv"
)

// Data is not an operation of the processor but literal bytes in the code, like an assembler's
// .byte, .short, .long and .quad. Inst.W is their size, and the one operand is the number or, with
// W32 and W64, the address of a symbol.
const Data = NumOps + 1

// Pad is not an operation of the processor either but nops up to a multiple of its first operand,
// in bytes, or none if they would take more bytes than its second operand, if it has one (an
// assembler's .p2align). Only an [Assembler] can emit it.
const Pad = NumOps + 2

// appendPadText writes the directive of a Pad instruction.
func (p *Printer) appendPadText(dst []byte, in *Inst) []byte {
	sep := byte(' ')
	if p.Tab {
		sep = '\t'
	}
	if p.Syntax == Go {
		return strconv.AppendInt(append(append(dst, "PCALIGN"...), sep, '$'), in.Args[0].Val, 10)
	}
	dst = strconv.AppendInt(append(append(dst, ".p2align"...), sep),
		int64(bits.TrailingZeros64(uint64(in.Args[0].Val))), 10)
	if in.Args[1].Kind == KindImm {
		dst = strconv.AppendInt(append(dst, ", , "...), in.Args[1].Val, 10)
	}
	return dst
}

// appendData appends the bytes of a Data instruction.
func appendData(dst []byte, fix []Fixup, in *Inst) ([]byte, []Fixup, error) {
	a := &in.Args[0]
	if a.Kind != KindImm || in.NArgs() != 1 {
		return dst, fix, fmt.Errorf("data that is not a number")
	}
	v := a.Val
	if a.Sym != NoSym {
		kind := Reloc64
		switch {
		case a.Mod != ModNone:
			return dst, fix, fmt.Errorf("data with a symbol reached through a table")
		case in.W == W32:
			kind = Reloc32
		case in.W != W64:
			return dst, fix, fmt.Errorf("the address of a symbol in %d bits of data", in.W)
		}
		fix = append(fix, Fixup{Off: uint32(len(dst)), Kind: kind, Sym: a.Sym, Addend: v})
		v = 0
	}
	switch in.W {
	case W8:
		if v >= math.MinInt8 && v <= math.MaxUint8 {
			return append(dst, uint8(v)), fix, nil
		}
	case W16:
		if v >= math.MinInt16 && v <= math.MaxUint16 {
			return binary.LittleEndian.AppendUint16(dst, uint16(v)), fix, nil
		}
	case W32:
		if v >= math.MinInt32 && v <= math.MaxUint32 {
			return binary.LittleEndian.AppendUint32(dst, uint32(v)), fix, nil
		}
	case W64:
		return binary.LittleEndian.AppendUint64(dst, uint64(v)), fix, nil
	}
	return dst, fix, fmt.Errorf("%d does not fit %d bits of data", v, in.W)
}

// appendDataText writes the directive of a Data instruction.
func (p *Printer) appendDataText(dst []byte, in *Inst) []byte {
	words := [...]string{".byte", ".short", ".long", ".quad"}
	if p.Syntax == Go {
		words = [...]string{"BYTE", "WORD", "LONG", "QUAD"}
	}
	dst = append(dst, words[max(widthRow[in.W], 1)-1]...)
	if p.Tab {
		dst = append(dst, '\t')
	} else {
		dst = append(dst, ' ')
	}
	if p.Syntax == Go {
		dst = append(dst, '$')
	}
	a := &in.Args[0]
	if a.Sym != NoSym {
		return appendAddend(p.appendSym(dst, a.Sym, a.Mod), a.Val)
	}
	return strconv.AppendInt(dst, a.Val, 10)
}

// ATT is the mnemonic of the operation in AT&T syntax, in which * stands for the letter of the
// width, ? for that letter if the operand is memory, and @ for the condition; "" for an invalid
// operation.
func (o Op) ATT() string {
	if o >= NumOps {
		return ""
	}
	return spellings[o].att
}

// Intel returns the spelling of an operation in Intel syntax; it may hold @ for a condition and #
// for the letter of the width in Intel's alphabet.
func (o Op) Intel() string {
	if o >= NumOps {
		return ""
	}
	return spellings[o].intel
}

// Shape returns how the form that Append chooses for in reads its operands: the width of the
// operation, and the size of each operand in bits, 0 for memory of any size. ok is false if there
// is no form. An operand identifies a register but not its width, so parsers must compare register
// names with these sizes.
func Shape(in *Inst) (w Width, bits [3]uint8, ok bool) {
	f, _ := find(in)
	if f == nil {
		return 0, bits, false
	}
	return f.width, f.size, true
}
