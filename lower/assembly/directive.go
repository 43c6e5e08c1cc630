package assembly

import (
	"encoding/binary"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/object"
)

// directives are the directives, with the functions that read their operands.
var directives map[string]func(a *assembler, name string) error

func init() {
	directives = map[string]func(a *assembler, name string) error{
		".set": (*assembler).set, ".equ": (*assembler).set,
		".type": (*assembler).typed, ".size": (*assembler).sized,
		".comm": (*assembler).commonSymbol, ".lcomm": (*assembler).commonSymbol,
		".section": (*assembler).section, ".pushsection": (*assembler).section,
		".popsection": (*assembler).pop, ".previous": (*assembler).previous,
		".align": (*assembler).alignment, ".balign": (*assembler).alignment,
		".p2align": (*assembler).alignment,
		".uleb128": (*assembler).leb, ".sleb128": (*assembler).leb,
		".ascii": (*assembler).text, ".asciz": (*assembler).text, ".string": (*assembler).text,
		".zero": (*assembler).zeros, ".skip": (*assembler).zeros, ".space": (*assembler).zeros,
		".fill":         (*assembler).filling,
		".intel_syntax": (*assembler).syntax, ".att_syntax": (*assembler).syntax,
		".file": (*assembler).sourceFile,
	}
	for _, name := range []string{".text", ".data", ".bss"} {
		directives[name] = (*assembler).named
	}
	for _, name := range []string{".globl", ".global", ".weak", ".local", ".hidden", ".protected",
		".internal"} {
		directives[name] = (*assembler).attribute
	}
	for _, name := range []string{".loc", ".ident", ".addrsig", ".addrsig_sym", ".code64",
		".prefalign"} {
		directives[name] = func(a *assembler, _ string) error { a.r.Skip(); return nil }
	}
	for name := range dataSizes {
		directives[name] = (*assembler).data
	}
	for name, do := range frameDirectives {
		directives[name] = do
	}
}

// dataSizes are the directives for numbers, with the size of each in bytes.
var dataSizes = map[string]uint32{".byte": 1, ".short": 2, ".word": 2, ".value": 2, ".hword": 2,
	".2byte": 2, ".long": 4, ".int": 4, ".4byte": 4, ".quad": 8, ".8byte": 8}

// dataRelocs are the relocations of data by its size, for the modifiers of symbols.
var dataRelocs = map[uint32]map[amd64.Mod]amd64.Reloc{
	1: {0: amd64.Reloc8},
	4: {0: amd64.Reloc32, amd64.ModGOTPCREL: amd64.RelocGOTPCREL, amd64.ModPLT: amd64.RelocPLT32,
		amd64.ModDTPOFF: amd64.RelocDTPOFF32, amd64.ModTPOFF: amd64.RelocTPOFF32},
	8: {0: amd64.Reloc64, amd64.ModDTPOFF: amd64.RelocDTPOFF64,
		amd64.ModTPOFF: amd64.RelocTPOFF64},
}

// data writes numbers and addresses.
func (a *assembler) data(directive string) error {
	size := dataSizes[directive]
	for {
		v, err := a.r.Expression()
		if err != nil {
			return err
		}
		s := a.secs.now
		if err := s.filled("data"); err != nil {
			if v.Number() && v.N == 0 {
				s.add(fill).count = uint64(size)
				return nil
			}
			return err
		}
		if err := a.grow(int64(size)); err != nil {
			return err
		}
		f := s.tail()
		switch {
		case v.Number() && !fitsIn(v.N, size):
			return fmt.Errorf("%d does not fit in `%s`", v.N, directive)
		case v.Number():
			f.data = append(f.data, binary.LittleEndian.AppendUint64(nil, uint64(v.N))[:size]...)
		default:
			kind, ok := dataRelocs[size][v.Mod]
			if !ok && v.Minus == amd64.NoSym {
				return fmt.Errorf("an address in `%s` is not supported", directive)
			}
			if v.Minus != amd64.NoSym { // a distance: its kind only says how long it is
				kind = map[uint32]amd64.Reloc{1: amd64.Reloc8, 2: half, 4: amd64.Reloc32,
					8: amd64.Reloc64}[size]
			}
			f.fixups = append(f.fixups, fixup{off: uint32(len(f.data)), kind: kind, value: v,
				pos: a.at.At})
			f.data = append(f.data, make([]byte, size)...)
		}
		if !a.r.Take(',') {
			return nil
		}
	}
}

// half is the kind of a two-byte distance, for which no relocation is written.
const half amd64.Reloc = 12 // R_X86_64_16

// fitsIn reports whether a number fits in the given number of bytes, signed or unsigned.
func fitsIn(n int64, size uint32) bool {
	if size >= 8 {
		return true
	}
	limit := int64(1) << (8 * size)
	return n < limit && n >= -limit/2
}

// text writes strings.
func (a *assembler) text(directive string) error {
	for {
		text, ok, err := a.r.String()
		if err != nil {
			return err
		}
		if !ok {
			if a.r.Done() && directive == ".ascii" {
				return nil
			}
			return fmt.Errorf("`%s` needs a string in quotes", directive)
		}
		if directive != ".ascii" {
			text += "\x00"
		}
		s := a.secs.now
		if err := s.filled("a string"); err != nil {
			return err
		}
		if err := a.grow(int64(len(text))); err != nil {
			return err
		}
		f := s.tail()
		if f.data = append(f.data, text...); !a.r.Take(',') {
			return nil
		}
	}
}

// zeros reads .zero: a number of bytes, and their value.
func (a *assembler) zeros(directive string) error {
	n, err := a.r.Expression()
	if err == nil && (!n.Number() || n.N < 0) {
		err = fmt.Errorf("`%s` needs a number of bytes", directive)
	}
	if err != nil {
		return err
	}
	var v asmtext.Value
	if a.r.Take(',') {
		if v, err = a.r.Expression(); err != nil {
			return err
		}
	}
	return a.repeat(uint64(n.N), v)
}

// repeat appends bytes of one value.
func (a *assembler) repeat(n uint64, v asmtext.Value) error {
	s := a.secs.now
	switch {
	case !v.Number():
		return fmt.Errorf("the value of a byte must be a number")
	case s.Type != object.NoBits:
		if n > MaxBytes {
			n = MaxBytes + 1
		}
		if err := a.grow(int64(n)); err != nil {
			return err
		}
	case uint8(v.N) != 0:
		return s.filled("data")
	case n > 1<<40:
		return fmt.Errorf("%s are more than a section can have", source.Count(n, "byte"))
	}
	f := s.add(fill)
	f.count, f.fill = n, uint8(v.N)
	return nil
}

// filling reads .fill: a count, the size of a value in bytes, the value.
func (a *assembler) filling(string) error {
	n, err := a.r.Expression()
	if err != nil {
		return err
	}
	size, v := uint64(1), asmtext.Value{}
	if a.r.Peek() == ',' {
		if size, err = a.count("the size of a value"); err != nil {
			return err
		}
		if a.r.Take(',') {
			if v, err = a.r.Expression(); err != nil {
				return err
			}
		}
	}
	if !n.Number() || n.N < 0 || n.N > MaxBytes || size > 8 || !v.Number() || v.N != 0 && size > 1 {
		return fmt.Errorf("`.fill` is supported for bytes, and for zeros")
	}
	return a.repeat(uint64(n.N)*size, v)
}

// leb writes a number as ULEB128 or SLEB128.
func (a *assembler) leb(directive string) error {
	for {
		v, err := a.r.Expression()
		if err != nil {
			return err
		}
		s := a.secs.now
		if err := s.filled("a number"); err != nil {
			return err
		}
		f := s.add(number)
		f.value, f.signed, f.pos, f.size = v, directive == ".sleb128", a.at.At, 1
		if err := a.grow(1); err != nil || !a.r.Take(',') {
			return err
		}
	}
}

// maxAlign is the largest alignment in bytes.
const maxAlign = 1 << 16

// alignment reads .p2align, .align and .balign: the alignment, the fill byte, the maximum number of
// bytes.
func (a *assembler) alignment(directive string) error {
	v, err := a.r.Expression()
	if err != nil {
		return err
	}
	n := uint64(v.N)
	if directive == ".p2align" && v.N >= 0 && v.N < 32 {
		n = 1 << v.N
	}
	if !v.Number() || v.N < 0 || n > maxAlign || n&(n-1) != 0 {
		return fmt.Errorf("an alignment is a power of two up to %d", maxAlign)
	}
	code := a.secs.now.Flags&object.Exec != 0
	byte, most := uint8(0), uint64(0)
	if a.r.Take(',') {
		if a.r.Peek() != ',' && !a.r.Done() {
			v, err := a.r.Expression()
			if err != nil {
				return err
			}
			if !v.Number() {
				return fmt.Errorf("the byte to fill with must be a number")
			}
			byte = uint8(v.N)
			code = code && byte == 0x90
		}
		if a.r.Peek() == ',' {
			if most, err = a.count("the most bytes to spend"); err != nil {
				return err
			}
		}
	}
	a.alignAt(a.secs.now, max(n, 1), byte, most, code)
	return nil
}

// alignAt aligns the end of a section.
func (a *assembler) alignAt(s *section, n uint64, fill uint8, most uint64, nops bool) {
	s.Align = max(s.Align, n)
	f := s.add(align)
	f.align, f.fill, f.max, f.nops = n, fill, most, nops
}

// syntax reads .intel_syntax and .att_syntax.
func (a *assembler) syntax(directive string) error {
	word, _, err := a.r.Word()
	if err != nil {
		return err
	}
	if a.r.Intel = directive == ".intel_syntax"; a.r.Intel && word == "prefix" ||
		!a.r.Intel && word == "noprefix" {
		return fmt.Errorf("`%s %s` is not supported", directive, word)
	}
	return nil
}

// sourceFile reads .file; the first one names the object's file symbol.
func (a *assembler) sourceFile(string) error {
	if name, ok, err := a.r.String(); err != nil {
		return err
	} else if ok && a.file == "" {
		a.file = name
	}
	a.r.Skip()
	return nil
}
