package ir

import (
	"hash/maphash"
	"math/bits"
	"sync"
	"sync/atomic"
)

// smallInts is the number of integers, from 0 up, that each type holds without a hash lookup.
const smallInts = 64

// smallConsts are the first integers of a type, as far as they have been created.
type smallConsts [smallInts]atomic.Pointer[Const]

// constTable interns the constants worth sharing, except small integers, which their type holds
// (Type.small). It is an open-addressing hash table: a module may have a million constants, and a
// map would duplicate each constant as its key. Goroutines may use it side by side: a search takes
// no lock, an insertion does.
type constTable struct {
	slots atomic.Pointer[constSlots]
	seed  [2]uint64
	mu    sync.Mutex
	used  int
}

// constSlots are the slots of a table: a power of two in number, at most three quarters used.
type constSlots []atomic.Pointer[Const]

// init makes an empty table. Its seed prevents crafted input from putting all constants into one
// slot; no output depends on it.
func (ct *constTable) init() {
	seed := maphash.MakeSeed()
	ct.seed = [2]uint64{maphash.String(seed, "value"), maphash.String(seed, "type")}
	slots := make(constSlots, 64)
	ct.slots.Store(&slots)
}

// find returns the constant with the given type, kind and value, or nil and the empty slot where it
// belongs.
func (ct *constTable) find(slots constSlots, t *Type, kind ConstKind, value uint64) (*Const, int) {
	high, low := bits.Mul64(value^ct.seed[0], uint64(t.id)<<8|uint64(kind)^ct.seed[1])
	mask := len(slots) - 1
	for i := int(high^low) & mask; ; i = (i + 1) & mask {
		c := slots[i].Load()
		if c == nil || c.Bits == value && c.typ == t && c.Kind == kind {
			return c, i
		}
	}
}

// get returns the constant with the given type, kind and value, creating it if necessary.
func (ct *constTable) get(t *Type, kind ConstKind, value uint64) *Const {
	if kind == ConstInt && value < smallInts && t.small != nil {
		at := &t.small[value]
		if c := at.Load(); c != nil {
			return c
		}
		at.CompareAndSwap(nil, &Const{typ: t, Kind: ConstInt, Bits: value})
		return at.Load()
	}
	if c, _ := ct.find(*ct.slots.Load(), t, kind, value); c != nil {
		return c
	}
	return ct.insert(t, kind, value)
}

// insert creates a constant, unless another goroutine just did.
func (ct *constTable) insert(t *Type, kind ConstKind, value uint64) *Const {
	ct.mu.Lock()
	defer ct.mu.Unlock()
	slots := *ct.slots.Load()
	c, i := ct.find(slots, t, kind, value)
	if c != nil {
		return c
	}
	c = &Const{typ: t, Kind: kind, Bits: value}
	if kind == ConstFloat {
		c.Text = zeroFloats[t.Kind]
	}
	slots[i].Store(c)
	if ct.used++; ct.used > len(slots)/4*3 {
		ct.grow(slots)
	}
	return c
}

// grow doubles the number of slots.
func (ct *constTable) grow(old constSlots) {
	slots := make(constSlots, 2*len(old))
	for i := range old {
		if c := old[i].Load(); c != nil {
			_, at := ct.find(slots, c.typ, c.Kind, c.Bits)
			slots[at].Store(c)
		}
	}
	ct.slots.Store(&slots)
}
