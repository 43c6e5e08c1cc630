package assembly

import (
	"encoding/binary"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/object"
)

// maxRounds bounds the rounds of the layout in which branches grow one at a time.
const maxRounds = 100

// layout decides the size of every fragment.
func (a *assembler) layout() {
	for _, s := range a.secs.all {
		for _, f := range s.fragments {
			if f.kind == branch {
				f.size = 2
			}
		}
	}
	for round := 0; ; round++ {
		for _, s := range a.secs.all {
			s.place()
		}
		grown := false
		for _, s := range a.secs.all {
			for _, f := range s.fragments {
				switch {
				case f.kind == branch && f.size == 2 && (round >= maxRounds || !a.short(s, f)):
					f.size = 5
					if f.jcc {
						f.size = 6
					}
					grown = true
				case f.kind == number:
					if n := a.lebSize(f); n > f.size {
						f.size, grown = n, true
					}
				}
			}
		}
		if !grown {
			return
		}
	}
}

// place gives the fragments of a section their offsets.
func (s *section) place() {
	var at uint64
	for _, f := range s.fragments {
		f.off = at
		switch f.kind {
		case contents:
			f.size = uint64(len(f.data))
		case fill:
			f.size = f.count
		case align:
			f.size = -at & (f.align - 1)
			if f.max != 0 && f.size > f.max {
				f.size = 0
			}
		}
		at += f.size
	}
	s.size = at
}

// short reports whether a branch reaches its target in its two-byte form.
func (a *assembler) short(s *section, f *fragment) bool {
	d, ok := a.distance(s, f.off+2, f.value)
	return ok && d == int64(int8(d))
}

// distance is the distance from an offset of a section to a symbol in it that no linker can move;
// ok is false for any other symbol.
func (a *assembler) distance(s *section, from uint64, v asmtext.Value) (d int64, ok bool) {
	v, ok = a.expand(v)
	if !ok || v.Mod != 0 || v.Minus != amd64.NoSym || v.Sym == amd64.NoSym {
		return 0, false
	}
	sym := a.table.all[v.Sym]
	if sym.at.sec != s || sym.bind != object.Local || sym.typ == object.TypeIFunc {
		return 0, false
	}
	return int64(sym.at.offset()) + v.N - int64(from), true
}

// maxAssigned bounds the length of chains of symbol assignments.
const maxAssigned = 64

// expand replaces assigned symbols by their values; ok is false if the assignments are cyclic.
func (a *assembler) expand(v asmtext.Value) (_ asmtext.Value, ok bool) {
	for range maxAssigned {
		set := a.table.get(v.Sym).set
		minus := a.table.get(v.Minus).set
		switch {
		case set != nil && (set.Minus == amd64.NoSym || v.Minus == amd64.NoSym):
			v.N += set.N
			if v.Sym = set.Sym; set.Minus != amd64.NoSym {
				v.Minus = set.Minus
			}
		case minus != nil && minus.Minus == amd64.NoSym:
			v.N -= minus.N
			v.Minus = minus.Sym
		case set != nil || minus != nil:
			return v, false
		default:
			return a.difference(v), true
		}
	}
	return v, false
}

// get finds a symbol by its number.
func (t *symbols) get(n amd64.Sym) *symbol {
	if int(n) < len(t.all) {
		return t.all[n]
	}
	return &symbol{}
}

// difference computes the difference of two symbols of one section.
func (a *assembler) difference(v asmtext.Value) asmtext.Value {
	if v.Sym == amd64.NoSym || v.Minus == amd64.NoSym {
		return v
	}
	x, y := a.table.all[v.Sym].at, a.table.all[v.Minus].at
	if v.Mod == 0 && (v.Sym == v.Minus || x.sec != nil && x.sec == y.sec) {
		if x.sec != nil {
			v.N += int64(x.offset()) - int64(y.offset())
		}
		v.Sym, v.Minus = amd64.NoSym, amd64.NoSym
	}
	return v
}

// lebSize is the number of bytes of a number.
func (a *assembler) lebSize(f *fragment) uint64 {
	v, _ := a.expand(f.value)
	return uint64(len(appendLEB(nil, v.N, f.signed, 0)))
}

// appendLEB appends a number as ULEB128 or SLEB128 (DWARF 5, section 7.6) in at least the given
// number of bytes.
func appendLEB(b []byte, n int64, signed bool, size uint64) []byte {
	start := len(b)
	if signed {
		b = object.AppendSLEB(b, n)
	} else {
		b = binary.AppendUvarint(b, uint64(n))
	}
	pad := byte(0)
	if signed && n < 0 {
		pad = 0x7f
	}
	for uint64(len(b)-start) < size {
		b[len(b)-1] |= 0x80
		b = append(b, pad)
	}
	return b
}
