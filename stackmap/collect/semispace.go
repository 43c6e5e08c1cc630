package collect

import (
	"errors"
	"fmt"

	"statepoint/stackmap"
)

// Poison fills the space that objects were moved from. As an address it is not canonical, so that
// the program stops where it follows a pointer that was missed.
const Poison = 0xDEADBEEFDEADBEEF

// ErrFull is what Alloc returns when the space is full: collect, then try again.
var ErrFull = errors.New("collect: the space is full")

// Semispace is a heap of two equal spaces. It is made by NewSemispace.
type Semispace struct {
	memory stackmap.Memory
	layout Layout
	spaces [2]uint64 // their addresses
	size   uint64    // of one, in bytes
	active int
	next   uint64 // the first free byte of the active space
	end    uint64 // while collecting, the first free byte of the space being left

	starts [2][]uint64 // one bit for each word: an object begins there
	// for each word of the space being left: 1 + word of the other where its object went
	forward []uint32

	// Roots are addresses of words outside frames and heap that hold pointers to objects: globals.
	// Each is named once.
	Roots []uint64
	// OnMove and OnPatch, if not nil, are told what a collection does, in the order in which it
	// does it.
	OnMove  func(Move)
	OnPatch func(Patch)

	stats Stats
	work  []pending
}

// Move is one object that was copied.
type Move struct {
	// From and To are the object's addresses, Size its bytes without the prefix.
	From, To, Size uint64
}

// Stats are totals over all collections.
type Stats struct {
	Collections int
	Frames      int    // visited
	Objects     int    // moved
	Bytes       uint64 // moved, prefixes included
	Allocated   uint64 // bytes, prefixes included
}

// NewSemispace makes a heap in size bytes at address, half of them for each space. Both are
// multiples of 16; the memory is the caller's to map. Objects have the given layout.
func NewSemispace(m stackmap.Memory, l Layout, address, size uint64) (*Semispace, error) {
	if address%16 != 0 || size%16 != 0 || size == 0 || address+size < address {
		return nil, fmt.Errorf("collect: a heap of %d bytes at 0x%x; both must be multiples of 16",
			size, address)
	}
	if size > 1<<34 {
		return nil, fmt.Errorf("collect: a heap of %d bytes; at most 16 GiB", size)
	}
	if l.Prefix()%8 != 0 {
		return nil, fmt.Errorf("collect: a prefix of %d bytes; it must be a multiple of 8",
			l.Prefix())
	}
	h := &Semispace{memory: m, layout: l, spaces: [2]uint64{address, address + size/2},
		size: size / 2, next: address}
	for i := range h.starts {
		h.starts[i] = make([]uint64, (h.size/8+63)/64)
	}
	h.forward = make([]uint32, h.size/8)
	return h, nil
}

// Stats gives the totals so far.
func (h *Semispace) Stats() Stats { return h.stats }

// Space gives the address of the active space and how many of its bytes are in use.
func (h *Semispace) Space() (address, used uint64) {
	return h.spaces[h.active], h.next - h.spaces[h.active]
}

// Alloc reserves room for an object of size bytes and zeroes it, prefix included; the caller writes
// the header, before the next collection. It fails with ErrFull if there is no room.
func (h *Semispace) Alloc(size uint64) (object uint64, err error) {
	prefix := h.layout.Prefix()
	object, err = h.bump(size)
	if err != nil {
		return 0, err
	}
	for a := object - prefix; a < h.next; a += 8 {
		if err := h.memory.WriteU64(a, 0); err != nil {
			return 0, err
		}
	}
	h.stats.Allocated += h.next - (object - prefix)
	return object, nil
}

// bump takes room from the active space. An object takes a word at least, so that no two begin at
// one address.
func (h *Semispace) bump(size uint64) (uint64, error) {
	prefix := h.layout.Prefix()
	end := h.spaces[h.active] + h.size
	if size > h.size || prefix+words(size)*8 > end-h.next {
		return 0, ErrFull
	}
	object := h.next + prefix
	h.next = object + words(size)*8
	w := (object - h.spaces[h.active]) / 8
	h.starts[h.active][w/64] |= 1 << (w % 64)
	return object, nil
}

func words(size uint64) uint64 { return max(1, (size+7)/8) }

// IsObject reports whether an object of the active space begins at an address.
func (h *Semispace) IsObject(addr uint64) bool { return h.begins(h.active, addr) }

func (h *Semispace) begins(space int, addr uint64) bool {
	off := addr - h.spaces[space]
	return off < h.size && off%8 == 0 && h.starts[space][off/512]>>(off/8%64)&1 != 0
}

func (h *Semispace) inSpace(space int, addr uint64) bool { return addr-h.spaces[space] < h.size }

// Collect moves all objects that the frames, Roots and other objects reach to the other space and
// updates every pointer to them. The walker's program is stopped at a safepoint that returns to
// returnAddress with the stack pointer at sp. After an error the heap is not usable: the map, the
// layout or the program is wrong, and the error says where.
func (h *Semispace) Collect(w *stackmap.Walker, returnAddress, sp uint64) error {
	from, to := h.active, 1-h.active
	h.active, h.next, h.end = to, h.spaces[to], h.next
	clear(h.starts[to])
	clear(h.forward)
	move := func(base uint64) (uint64, error) { return h.move(from, base) }

	_, err := w.Walk(returnAddress, sp, func(f *stackmap.Frame) error {
		h.stats.Frames++
		var err error
		h.work, err = mendFrame(f, h.work, move, h.OnPatch)
		return err
	})
	if err != nil {
		return err
	}
	update := func(slot uint64) error { return h.updateWord(from, slot) }
	for _, slot := range h.Roots {
		if err := update(slot); err != nil {
			return err
		}
	}
	for scan := h.spaces[to]; scan < h.next; {
		object := scan + h.layout.Prefix()
		size, err := h.layout.Size(h.memory, object)
		if err != nil {
			return err
		}
		if err := h.layout.Trace(h.memory, object, update); err != nil {
			return err
		}
		scan = object + words(size)*8
	}
	for a := h.spaces[from]; a < h.spaces[from]+h.size; a += 8 {
		if err := h.memory.WriteU64(a, Poison); err != nil {
			return err
		}
	}
	h.stats.Collections++
	return nil
}

// updateWord forwards the object that a word points at.
func (h *Semispace) updateWord(from int, slot uint64) error {
	old, err := h.memory.ReadU64(slot)
	if err != nil || old == 0 {
		return err
	}
	now, err := h.move(from, old)
	if err != nil {
		return fmt.Errorf("collect: the word at 0x%x: %w", slot, err)
	}
	if now == old {
		return nil
	}
	return h.memory.WriteU64(slot, now)
}

// move gives the new address of the object at base, copying it if nobody has. What lies outside the
// heap does not move.
func (h *Semispace) move(from int, base uint64) (uint64, error) {
	if !h.inSpace(from, base) {
		if h.inSpace(h.active, base) {
			return 0,
				fmt.Errorf(
					"0x%x points into the space that the collection before emptied: the pointer "+
						"was missed then, or its place is named twice now", base)
		}
		if base == Poison {
			return 0, fmt.Errorf("0x%x is poison: a pointer was missed earlier", base)
		}
		return base, nil
	}
	if !h.begins(from, base) {
		return 0, fmt.Errorf("0x%x lies in the heap but is not the start of an object", base)
	}
	word := (base - h.spaces[from]) / 8
	if f := h.forward[word]; f != 0 {
		return h.spaces[h.active] + uint64(f-1)*8, nil
	}
	size, err := h.layout.Size(h.memory, base)
	if err != nil {
		return 0, err
	}
	var to uint64
	if size <= h.end-base {
		to, err = h.bump(size)
	}
	if to == 0 || err != nil {
		return 0, fmt.Errorf("no room for the %d bytes that the object at 0x%x claims to have",
			size, base)
	}
	h.forward[word] = uint32((to-h.spaces[h.active])/8) + 1
	for a := -h.layout.Prefix(); a != words(size)*8; a += 8 {
		v, err := h.memory.ReadU64(base + a)
		if err != nil {
			return 0, err
		}
		if err := h.memory.WriteU64(to+a, v); err != nil {
			return 0, err
		}
	}
	h.stats.Objects++
	h.stats.Bytes += h.layout.Prefix() + words(size)*8
	if h.OnMove != nil {
		h.OnMove(Move{From: base, To: to, Size: size})
	}
	return to, nil
}
