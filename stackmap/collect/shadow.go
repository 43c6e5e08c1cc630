package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// ShadowStack is the source that follows the list of Henderson (Accurate garbage collection in an
// uncooperative environment, ISMM 2002), which functions with the strategy shadow-stack maintain
// themselves. It needs no return addresses: head is the address of a thread's @llvm_gc_root_chain,
// which points to the newest entry. An entry consists of a pointer to the next entry, a pointer to
// its map, and the roots; a map consists of the number of roots, the number of metadata entries,
// and the metadata, which belongs to the first roots. strategy is the functions' strategy.
func ShadowStack(strategy Strategy, head func(*Thread) uint64) Source {
	return shadowStack{strategy, head}
}

type shadowStack struct {
	strategy Strategy
	head     func(*Thread) uint64
}

// Frames implements Source.
func (s shadowStack) Frames(m stackmap.Memory, t *Thread, visit func(*Frame) error) error {
	head := s.head(t)
	if head == 0 {
		return nil
	}
	read := Bytes{Off: head, Len: 8}
	entry, err := m.ReadU64(head)
	if err != nil {
		return fmt.Errorf("the head of the shadow stack at 0x%x: %w", head, err)
	}
	for depth, marked := 0, uint64(0); entry != 0; depth++ {
		f := Frame{Thread: t.Number, Depth: depth, SP: entry, thread: t, m: m,
			Description: &Description{Source: "shadow stack", Record: depth,
				Where: fmt.Sprintf("entry 0x%x", entry), Strategy: s.strategy}}
		if entry == marked {
			return f.errorf(nil, "the list is cyclic: it returns to this entry")
		}
		if depth&(depth-1) == 0 {
			marked = entry // now and then, so that a cycle is detected within two rounds
		}
		next, err := f.entry(read)
		if err != nil {
			return err
		}
		if err := visit(&f); err != nil {
			return err
		}
		read, entry = Bytes{Off: entry, Len: 8}, next
	}
	return nil
}

// entry reads an entry of the list. The bytes that led to it come first in Read.
func (f *Frame) entry(found Bytes) (next uint64, err error) {
	next, err = f.m.ReadU64(f.SP)
	if err != nil {
		return 0, f.errorf(nil, "%w", err)
	}
	frameMap, err := f.m.ReadU64(f.SP + 8)
	if err != nil {
		return 0, f.errorf(nil, "%w", err)
	}
	counts, err := word32s(f.m, frameMap)
	if err != nil {
		return 0, f.errorf(nil, "its map at 0x%x: %w", frameMap, err)
	}
	roots, metadata := counts&0xFFFFFFFF, counts>>32
	if roots > maxRoots || metadata > roots {
		return 0, f.errorf(nil, "its map at 0x%x has %s, %d of them with metadata", frameMap,
			source.Count(roots, "root"), metadata)
	}
	f.Read = append(f.Read, found, Bytes{Off: f.SP + 8, Len: 8}, Bytes{Off: frameMap, Len: 8})
	f.Pairs = make([]Pair, roots)
	for i := range f.Pairs {
		at := f.SP + 16 + 8*uint64(i)
		s := Slot{Addr: at, Read: Bytes{Off: at, Len: 8}}
		f.Pairs[i] = Pair{Base: s, Derived: s, Number: i, Words: 1}
	}
	return next, nil
}

// maxRoots bounds the roots of an entry: a map with more is invalid.
const maxRoots = 1 << 20

// word32s reads two 32-bit numbers at a 4-byte aligned address.
func word32s(m stackmap.Memory, addr uint64) (uint64, error) {
	if addr%8 == 0 {
		return m.ReadU64(addr)
	}
	if addr%4 != 0 {
		return 0, fmt.Errorf("not a multiple of 4")
	}
	low, err := m.ReadU64(addr &^ 7)
	if err != nil {
		return 0, err
	}
	high, err := m.ReadU64(addr&^7 + 8)
	return low>>32 | high<<32, err
}
