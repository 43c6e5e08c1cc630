package ir

import (
	"hash/maphash"
	"math/bits"
)

// smallInts is the number of integers, from 0 up, that each type holds without a hash lookup.
const smallInts = 64

// constTable interns the constants worth sharing, except small integers, which their type holds
// (Type.small). It is an open-addressing hash table: a module may have a million constants, and a
// map would duplicate each constant as its key.
type constTable struct {
	slots []*Const // a power of two in number, at most three quarters used
	used  int
	seed  [2]uint64
}

// newConstTable returns an empty table. Its seed prevents crafted input from putting all constants
// into one slot; no output depends on it.
func newConstTable() constTable {
	seed := maphash.MakeSeed()
	return constTable{slots: make([]*Const, 64),
		seed: [2]uint64{maphash.String(seed, "value"), maphash.String(seed, "type")}}
}

// slot returns the first slot to probe for a constant.
func (ct *constTable) slot(t *Type, kind ConstKind, value uint64) int {
	high, low := bits.Mul64(value^ct.seed[0], uint64(t.id)<<8|uint64(kind)^ct.seed[1])
	return int((high ^ low) & uint64(len(ct.slots)-1))
}

// get returns the constant with the given type, kind and value, creating it if necessary.
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

// grow doubles the number of slots.
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
