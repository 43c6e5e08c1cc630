package judge

import (
	"encoding/binary"

	"statepoint/core/interp"
	"statepoint/lower/machine"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// Addresses of the machine's heap, and of memory for pointers that are not objects.
const (
	heapBase    = 0x40000000
	scratchBase = 0x30000000
	scratchSize = 1 << 12
)

// prefixBytes is the size of the prefix before an object, which has its size.
const prefixBytes = 8

// heap is a moving heap. Of its objects only the size is known: a word of one is a reference if it
// is the address of an object.
type heap struct {
	collect.Collector
	on      collect.Events
	roots   []uint64
	m       *machine.Machine
	objects map[uint64]bool // that begin at an address
	bytes   uint64
	gap     uint64 // words that were left free in the last collection
}

func newHeap(m *machine.Machine, bytes uint64) (*heap, error) {
	h := &heap{m: m, objects: map[uint64]bool{}, bytes: bytes}
	if err := m.Mem.Map(heapBase, bytes, machine.Read|machine.Write); err != nil {
		return nil, err
	}
	if err := m.Mem.Map(scratchBase, scratchSize, machine.Read|machine.Write); err != nil {
		return nil, err
	}
	layout := collect.Callbacks{
		PrefixBytes: prefixBytes,
		SizeOf: func(m stackmap.Memory, object uint64) (uint64, error) {
			return m.ReadU64(object - prefixBytes)
		},
		TraceOf: func(m stackmap.Memory, object uint64, visit func(slot uint64) error) error {
			size, err := m.ReadU64(object - prefixBytes)
			for a := object; a+8 <= object+size && err == nil; a += 8 {
				v, e := m.ReadU64(a)
				if err = e; err == nil && h.objects[v] {
					err = visit(a)
				}
			}
			return err
		},
	}
	var err error
	h.Collector, err = collect.New("semispace",
		collect.Config{Memory: memory{m.Mem}, Layout: layout,
			Start: heapBase, Size: bytes, Events: &h.on})
	return h, err
}

// alloc makes an object.
func (h *heap) alloc(size uint64) (uint64, error) {
	object, err := h.Alloc(size)
	if err == nil {
		h.objects[object] = true
		err = h.m.Mem.Store64(object-prefixBytes, (size+7)&^7)
	}
	return object, err
}

// collect moves every object and returns the moves.
func (h *heap) collect(frames collect.Source, returnAddress, sp uint64) (collection, error) {
	var c collection
	space := h.Spaces()[0]
	c.space, c.end = space.Start, space.Start+space.Used
	h.on.Move = func(m collect.Move) {
		c.moves = append(c.moves, move{m.From, m.To, m.Size})
		if len(c.moves) == 1 { // so that later objects are not at earlier objects' addresses
			h.gap = (h.gap*5 + 3) % 16
			if size := 8 * (h.gap + 1); space.Used+prefixBytes+size <= space.Size {
				c.gap, _ = h.alloc(size)
				c.gapSize = size
			}
		}
	}
	err := h.Collect(&collect.Stopped{Source: frames, Globals: h.roots, Threads: []collect.Thread{
		{ReturnAddress: returnAddress, SP: sp, Registers: registers{h.m}}}})
	clear(h.objects)
	for _, m := range c.moves {
		h.objects[m.to] = true
	}
	return c, err
}

// mirror is the same heap in the interpreter's memory, where objects move as they did in the
// machine.
type mirror struct {
	*interp.Space
	run         *interp.Interp
	roots       []uint64
	collections []collection
	done        int // collections
}

// alloc makes an object where the machine had it.
func (h *mirror) alloc(object, size uint64) error {
	size = (size + 7) &^ 7
	b := make([]byte, size+prefixBytes)
	binary.LittleEndian.PutUint64(b, size)
	h.run.MarkDefined(object-prefixBytes, size+prefixBytes)
	return h.WriteAt(object-prefixBytes, b)
}

// until applies collections, up to the given total, at a call of a frame.
func (h *mirror) until(n int, top *interp.Frame) error {
	for ; h.done < n; h.done++ {
		if err := h.apply(h.collections[h.done], top); err != nil {
			return err
		}
	}
	return nil
}

func (h *mirror) apply(c collection, top *interp.Frame) error {
	moves := c.moves
	to := make(map[uint64]uint64, len(moves))
	objects := make([][]byte, len(moves))
	for i, m := range moves {
		to[m.from] = m.to
		objects[i] = make([]byte, prefixBytes+m.size)
		if err := h.ReadAt(m.from-prefixBytes, objects[i]); err != nil {
			return err
		}
	}
	// The space that is left is poisoned, as in the machine.
	dead := make([]byte, c.end-c.space)
	for at := 0; at < len(dead); at += 8 {
		binary.LittleEndian.PutUint64(dead[at:], collect.Poison)
	}
	if err := h.WriteAt(c.space, dead); err != nil {
		return err
	}
	for i := range moves {
		for at := prefixBytes; at+8 <= len(objects[i]); at += 8 {
			if now, ok := to[binary.LittleEndian.Uint64(objects[i][at:])]; ok {
				binary.LittleEndian.PutUint64(objects[i][at:], now)
			}
		}
	}
	for i, m := range moves {
		if err := h.WriteAt(m.to-prefixBytes, objects[i]); err != nil {
			return err
		}
		h.run.MarkDefined(m.to, m.size)
	}
	if c.gap != 0 {
		if err := h.alloc(c.gap, c.gapSize); err != nil {
			return err
		}
	}
	for _, root := range h.roots {
		if err := h.moveRoot(root, to); err != nil {
			return err
		}
	}
	return h.moveRoots(top, to)
}

// Epoch counts the collections so far.
func (h *mirror) Epoch() int { return h.done }

// Moved follows an object through collections.
func (h *mirror) Moved(base uint64, from, to int) (uint64, error) {
	return follow(h.collections, base, from, to), nil
}

func follow(collections []collection, base uint64, from, to int) uint64 {
	for ; from < to; from++ {
		for _, m := range collections[from].moves {
			if m.from == base {
				base = m.to
				break
			}
		}
	}
	return base
}
