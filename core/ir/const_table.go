package ir

import (
	"hash/maphash"
	"math/bits"
)

// smallInts is how many integers from 0 up each type has ready without a lookup by value.
const smallInts = 64

// constTable interns the constants that are worth sharing, except small integers, which their type
// has (Type.small). It is a table of hashes with open addressing: a module may have a million
// constants, and a map would repeat for each what the constant itself says.
type constTable struct {
	slots []*Const // a power of two of them, three quarters in use at most
	used  int
	seed  [2]uint64
}

// newConstTable returns an empty table. Its seed keeps a text from being written so that all its
// constants fall upon one slot; nothing that is printed depends on it.
func newConstTable() constTable {
	seed := maphash.MakeSeed()
	return constTable{slots: make([]*Const, 64),
		seed: [2]uint64{maphash.String(seed, "value"), maphash.String(seed, "type")}}
}

// slot is the first slot to look at for a constant.
func (ct *constTable) slot(t *Type, kind ConstKind, value uint64) int {
	high, low := bits.Mul64(value^ct.seed[0], uint64(t.id)<<8|uint64(kind)^ct.seed[1])
	return int((high ^ low) & uint64(len(ct.slots)-1))
}

// get returns the constant of a type, a kind and a value, which it makes if there is none.
func (ct *constTable) get(t *Type, kind ConstKind, value uint64) *Const {
	if kind == ConstInt && value < smallInts {
		if t.small == nil {
			t.small = new([smallInts]*Const)
		}
		if t.small[value] == nil {
			t.small[value] = &Const{typ: t, Kind: ConstInt, Bits: value}
		}
		return t.small[value]
	}
	i := ct.slot(t, kind, value)
	for ; ct.slots[i] != nil; i = (i + 1) & (len(ct.slots) - 1) {
		if c := ct.slots[i]; c.Bits == value && c.typ == t && c.Kind == kind {
			return c
		}
	}
	c := &Const{typ: t, Kind: kind, Bits: value}
	ct.slots[i] = c
	if ct.used++; ct.used > len(ct.slots)/4*3 {
		ct.grow()
	}
	return c
}

// grow doubles the slots.
func (ct *constTable) grow() {
	old := ct.slots
	ct.slots = make([]*Const, 2*len(old))
	for _, c := range old {
		if c == nil {
			continue
		}
		i := ct.slot(c.typ, c.Kind, c.Bits)
		for ct.slots[i] != nil {
			i = (i + 1) & (len(ct.slots) - 1)
		}
		ct.slots[i] = c
	}
}
