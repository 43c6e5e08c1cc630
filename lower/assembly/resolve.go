package assembly

import (
	"encoding/binary"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
)

// write appends the contents of a section, with relocations for unresolved addresses.
func (a *assembler) write(s *section) {
	for _, f := range s.fragments {
		switch f.kind {
		case contents:
			start := len(s.Data)
			s.Data = append(s.Data, f.data...)
			for i := range f.fixups {
				x := &f.fixups[i]
				if err := a.resolve(s, uint32(start)+x.off, x.kind, x.value); err != nil {
					a.fail(x.pos, err)
				}
			}
		case branch:
			a.writeBranch(s, f)
		case align:
			if f.nops {
				s.Data = f.appendNops(s.Data)
			} else {
				s.Data = appendBytes(s.Data, f.fill, f.size)
			}
		case number:
			v, ok := a.expand(f.value)
			if !ok || !v.Number() || v.N < 0 && !f.signed {
				a.fail(f.pos, fmt.Errorf("the number is not known when it is assembled"))
			}
			s.Data = appendLEB(s.Data, v.N, f.signed, f.size)
		case fill:
			s.Data = appendBytes(s.Data, f.fill, f.count)
		}
	}
}

func appendBytes(b []byte, c uint8, n uint64) []byte {
	for range n {
		b = append(b, c)
	}
	return b
}

// appendNops appends the nops of an alignment: of up to 15 bytes, or of up to 10 if the text gives
// the fill byte, as the releases of LLVM do that print one.
func (f *fragment) appendNops(b []byte) []byte {
	n := int(f.size)
	for ; n > 10 && f.fill != 0; n -= 10 {
		b = amd64.AppendNops(b, 10)
	}
	return amd64.AppendNops(b, n)
}

// writeBranch appends a branch in the form that the layout chose.
func (a *assembler) writeBranch(s *section, f *fragment) {
	if f.size == 2 {
		d, _ := a.distance(s, f.off+2, f.value)
		op := byte(0xEB)
		if f.jcc {
			op = 0x70 | byte(f.cond)
		}
		s.Data = append(s.Data, op, byte(d))
		return
	}
	if f.jcc {
		s.Data = append(s.Data, 0x0F, 0x80|byte(f.cond))
	} else {
		s.Data = append(s.Data, 0xE9)
	}
	at := uint32(len(s.Data))
	s.Data = append(s.Data, 0, 0, 0, 0)
	v := f.value
	v.N -= 4
	if err := a.resolve(s, at, amd64.RelocPLT32, v); err != nil {
		a.fail(f.pos, err)
	}
}

// isDistance reports whether a field holds a distance from itself.
func isDistance(k amd64.Reloc) bool { return k == amd64.RelocPC32 || k == amd64.RelocPLT32 }

// resolve fills in a field of a section, or adds a relocation for it.
func (a *assembler) resolve(s *section, off uint32, kind amd64.Reloc, v asmtext.Value) error {
	if isDistance(kind) {
		if d, ok := a.distance(s, uint64(off), v); ok && d == int64(int32(d)) {
			binary.LittleEndian.PutUint32(s.Data[off:], uint32(d))
			return nil
		}
	}
	v, ok := a.expand(v)
	if !ok {
		return fmt.Errorf("the symbols in it are assigned to one another")
	}
	size := uint32(kind.Size())
	if kind == half {
		size = 2
	}
	switch {
	case v.Number() && !isDistance(kind):
		if !fitsIn(v.N, size) {
			return fmt.Errorf("%d does not fit in %s", v.N, source.Count(size, "byte"))
		}
		copy(s.Data[off:off+size], binary.LittleEndian.AppendUint64(nil, uint64(v.N)))
		return nil
	case v.Minus != amd64.NoSym:
		from := a.table.all[v.Minus].at
		if from.sec != s || v.Mod != 0 || kind != amd64.Reloc32 && kind != amd64.Reloc64 {
			return fmt.Errorf("the difference of symbols in two sections")
		}
		v.N += int64(off) - int64(from.offset())
		kind = map[amd64.Reloc]amd64.Reloc{amd64.Reloc32: amd64.RelocPC32,
			amd64.Reloc64: amd64.RelocPC64}[kind]
	case kind == half || v.Sym == amd64.NoSym:
		return fmt.Errorf("an address is not supported here")
	}
	s.Relocs = append(s.Relocs, amd64.Fixup{Off: off, Kind: kind, Sym: v.Sym, Addend: v.N})
	return nil
}
