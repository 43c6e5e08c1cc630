package objects

import (
	"encoding/binary"
	"fmt"
	"sort"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/image"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

const rbp = 6 // DWARF's number

// frame is what is known of a function's frame.
type frame struct {
	entry *machine.FrameEntry // nil if no unwinding table has the function
	// depth is how far the stack pointer is below the return address before each instruction.
	depth []int64
	size  int64
	// pointer says that RBP points to where the caller's is saved, 16 bytes below the CFA.
	pointer bool
	saved   map[uint16]int64
	slots   map[int64]int // in Frame.Slots, by offset
}

// offset is the distance from the bottom of the frame of what a register and a distance name, while
// the stack pointer is a depth below the return address; ok is false if that is not known.
func (f *frame) offset(register uint16, disp, depth int64) (off int64, ok bool) {
	switch {
	case register == stackmap.RSP && depth >= 0:
		return disp + f.size - depth, true
	case register == rbp && f.pointer:
		return disp + f.size - 8, true
	}
	return 0, false
}

// words is the memory of an image.
type words struct{ im *image.Image }

// Load64 reads the 8 bytes at an address.
func (w words) Load64(addr uint64) (uint64, error) {
	b := w.im.Bytes(addr, 8)
	if len(b) < 8 {
		return 0, fmt.Errorf("nothing is at 0x%x", addr)
	}
	return binary.LittleEndian.Uint64(b), nil
}

// readFrames reads the unwinding tables. Those that cannot be read are among the findings of the
// check.
func (b *builder) readFrames() {
	if b.im.Machine != image.AMD64 {
		return
	}
	var all []machine.FrameEntry
	for _, s := range b.im.Sections {
		if s.Name != ".eh_frame" && s.Name != "__eh_frame" || len(s.Data) == 0 {
			continue
		}
		if t, err := machine.ReadFrameTable(words{b.im}, s.Addr, s.Data); err == nil {
			all = append(all, t.Entries()...)
		}
	}
	for i := range all {
		if n, ok := b.numbers[all[i].Start]; ok {
			b.frames[n].entry = &all[i]
		}
	}
}

// layOut works out the frame of a function: its size, the depth at each instruction, and the slots
// that its operands name.
func (b *builder) layOut(n int) {
	f, fr := &b.res.Funcs[n], b.frames[n]
	fr.slots, fr.saved = map[int64]int{}, map[uint16]int64{}
	if b.im.Machine == image.AMD64 && len(f.Insts) > 0 {
		if fr.entry == nil || !b.byTable(n) {
			b.byCode(n)
		}
	}
	for i := range b.res.Map.Functions {
		if m := &b.res.Map.Functions[i]; m.Prov == uint32(f.ID) && fr.size == 0 {
			if m.StackSize == stackmap.DynamicStackSize {
				f.Frame.Dynamic, f.Frame.Grows = true, true
			} else {
				fr.size = int64(m.StackSize)
			}
		}
	}
	f.Frame.Size = fr.size
	if b.im.Machine != image.AMD64 {
		return
	}
	b.slot(n, fr.size, 8, location.SlotReturn)
	for dwarf := range uint16(16) {
		at, saved := fr.saved[dwarf]
		if r, ok := amd64.FromDWARF(dwarf); saved && ok {
			if off := fr.size + 8 + at; off >= 0 && off < fr.size {
				b.slot(n, off, 8, location.SlotSaved)
				s := &f.Frame.Slots[fr.slots[off]]
				s.Name, s.Reg = r.String(), r
			}
		}
	}
	for i := range f.Insts {
		m := b.texts[n][i].Memory
		if m == nil || i >= len(fr.depth) {
			continue
		}
		if off, ok := fr.offset(m.Base, m.Disp, fr.depth[i]); ok && m.Size > 0 && off >= 0 {
			kind := location.SlotSpill
			if off > fr.size {
				kind = location.SlotIncoming
			}
			if id := b.slot(n, off, int64(m.Size), kind); id != 0 {
				f.Insts[i].At = []provenance.ID{id}
			}
		}
	}
}

// byTable reads the depths off the unwinding table.
func (b *builder) byTable(n int) bool {
	f, fr := &b.res.Funcs[n], b.frames[n]
	fr.depth = make([]int64, len(f.Insts))
	reg, cfa := uint16(0), int64(0)
	var ops []object.CFI
	for i := range f.Insts {
		in := &f.Insts[i]
		row, err := fr.entry.Row(b.addrs[n] + uint64(in.Offset))
		if err != nil {
			return false
		}
		if fr.depth[i] = -1; row.Register == stackmap.RSP {
			fr.depth[i] = row.Offset - 8
			fr.size = max(fr.size, fr.depth[i])
		} else if row.Register == rbp && row.Offset == 16 {
			fr.pointer = true
		}
		for r, at := range row.Saved {
			if r != 16 {
				fr.saved[r] = at
			}
		}
		if row.Register != reg || row.Offset != cfa {
			reg, cfa = row.Register, row.Offset
			ops = append(ops, object.CFI{Off: in.Offset, Op: object.DefCFA, Reg: reg,
				N: int32(cfa)})
		}
	}
	f.CFI, f.HasCFI = ops, true
	if fr.pointer { // below what is pushed, the code says how large the frame is
		b.byCode(n)
	}
	return true
}

// byCode follows pushes and constant changes of the stack pointer from the start of a function;
// after a return or jump the frame is what it was before the epilogue.
func (b *builder) byCode(n int) {
	f, fr := &b.res.Funcs[n], b.frames[n]
	known := fr.depth
	fr.depth = make([]int64, len(f.Insts))
	depth, body := int64(0), int64(0)
	for i := range f.Insts {
		in := &b.texts[n][i]
		if known != nil && known[i] >= 0 {
			depth = known[i]
		}
		fr.depth[i] = depth
		fr.size = max(fr.size, depth)
		depth += in.Pushes
		switch {
		case in.Pushes > 0:
			body = max(body, depth)
		case in.Name == "LEAVE":
			depth = 0
		case in.Name == "RET" || in.Name == "JMP" || in.Name == "UD2":
			depth = body
		}
	}
}

// depthAt is how deep the frame is at an instruction.
func (b *builder) depthAt(n int, in *lower.Inst) int64 {
	f, fr := &b.res.Funcs[n], b.frames[n]
	i := sort.Search(len(f.Insts), func(i int) bool { return f.Insts[i].Offset >= in.Offset })
	if i < len(fr.depth) && fr.depth[i] >= 0 {
		return fr.depth[i]
	}
	return fr.size
}

// slot returns the id of the slot at an offset of a frame, which it adds unless it is there. What
// overlaps another slot has none.
func (b *builder) slot(n int, off, size int64, kind location.SlotKind) provenance.ID {
	f, fr := &b.res.Funcs[n], b.frames[n]
	if i, ok := fr.slots[off]; ok {
		s := &f.Frame.Slots[i]
		if kind == location.SlotAlloca && s.Kind == location.SlotSpill {
			s.Kind = kind
		}
		return s.ID
	}
	for i := range f.Frame.Slots {
		if s := &f.Frame.Slots[i]; off < s.Offset+s.Size && s.Offset < off+size {
			return 0
		}
	}
	fr.slots[off] = len(f.Frame.Slots)
	s := lower.Slot{ID: b.ids.Next(), Kind: kind, Offset: off, Size: size}
	f.Frame.Slots = append(f.Frame.Slots, s)
	return s.ID
}
