package objects

import (
	"bytes"
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

// DWARF's numbers.
const (
	rbx = 3
	rbp = 6
)

// frame is what is known about a function's frame.
type frame struct {
	entry *machine.FrameEntry // nil if no unwinding table has the function
	// depth is the distance of the stack pointer below the return address before each instruction.
	depth []int64
	size  int64
	// sized says that the code or a function of the map tells the size.
	sized bool
	// pointer says that RBP points to the caller's saved RBP, 16 bytes below the CFA.
	pointer bool
	// rounded is the number of the instruction that rounds the stack pointer down, and aligned the
	// alignment in bytes; 0 if none does. moves says that the stack pointer moves by an amount
	// known only at run time.
	rounded int
	aligned int64
	moves   bool
	saved   map[uint16]int64
	slots   map[slotKey]int // in Frame.Slots
}

// slotKey is the position of a slot: its distance from the bottom of the frame or, below the
// fixed-size part, from a register.
type slotKey struct {
	base amd64.Reg // NoReg for the bottom of the frame
	off  int64
}

// place is the slot at a distance from a register, given the depth of the stack pointer below the
// return address; ok is false if it is unknown.
func (f *frame) place(register uint16, disp, depth int64) (at slotKey, ok bool) {
	base, known := amd64.FromDWARF(register)
	switch {
	case register == rbp && f.pointer:
		return slotKey{amd64.NoReg, disp + f.size - 8}, true
	case f.moves && known && (register == stackmap.RSP || register == rbx && f.aligned > 0):
		return slotKey{base, disp}, true
	case register == stackmap.RSP && depth >= 0 && !f.moves:
		return slotKey{amd64.NoReg, disp + f.size - depth}, true
	}
	return slotKey{}, false
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

// layOut determines the frame of a function: its size, the depth at each instruction, and the slots
// that its operands name.
func (b *builder) layOut(n int) {
	f, fr := &b.res.Funcs[n], b.frames[n]
	fr.slots, fr.saved = map[slotKey]int{}, map[uint16]int64{}
	for i := range b.res.Map.Functions {
		m := &b.res.Map.Functions[i]
		if m.Prov == uint32(f.ID) && m.StackSize == stackmap.DynamicStackSize {
			fr.moves = true
		}
	}
	if fr.sized = b.im.Machine == image.AMD64 && len(f.Insts) > 0; fr.sized {
		if fr.moves {
			b.findRounding(n)
		}
		if fr.entry == nil || !b.byTable(n) {
			b.byCode(n)
		}
	}
	for i := range b.res.Map.Functions {
		m := &b.res.Map.Functions[i]
		if m.Prov == uint32(f.ID) && fr.size == 0 && !fr.moves {
			fr.size, fr.sized = int64(m.StackSize), true
		}
	}
	f.Frame.Dynamic, f.Frame.Grows = fr.moves, fr.moves && fr.aligned == 0
	f.Frame.AlignTo = fr.aligned
	f.Frame.Size = fr.size
	if b.im.Machine != image.AMD64 {
		return
	}
	b.slot(n, slotKey{off: fr.size}, 8, location.SlotReturn)
	for dwarf := range uint16(16) {
		at, saved := fr.saved[dwarf]
		if r, ok := amd64.FromDWARF(dwarf); saved && ok {
			if off := fr.size + 8 + at; off >= 0 && off < fr.size {
				b.slot(n, slotKey{off: off}, 8, location.SlotSaved)
				s := &f.Frame.Slots[fr.slots[slotKey{off: off}]]
				s.Name, s.Reg = r.String(), r
			}
		}
	}
	for i := range f.Insts {
		m := b.texts[n][i].Memory
		if m == nil || i >= len(fr.depth) {
			continue
		}
		if at, ok := fr.place(m.Base, m.Disp, fr.depth[i]); ok && m.Size > 0 && at.off >= 0 {
			kind := location.SlotSpill
			if at.base == amd64.NoReg && at.off > fr.size {
				kind = location.SlotIncoming
			}
			if id := b.slot(n, at, int64(m.Size), kind); id != 0 {
				f.Insts[i].At = []provenance.ID{id}
			}
		}
	}
}

// findRounding finds the instruction that rounds the stack pointer down.
func (b *builder) findRounding(n int) {
	for i := range b.texts[n] {
		in := &b.texts[n][i]
		if in.RoundsStack > 0 {
			b.frames[n].rounded, b.frames[n].aligned = i, in.RoundsStack
			return
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

// The first instructions of functions with a frame pointer: push %rbp, and mov %rsp,%rbp.
var (
	endbr64 = []byte{0xf3, 0x0f, 0x1e, 0xfa}
	setsRBP = []byte{0x55, 0x48, 0x89, 0xe5}
)

// byCode follows pushes and constant changes of the stack pointer from the start of a function;
// after a return or jump the frame is what it was before the epilogue.
func (b *builder) byCode(n int) {
	f, fr := &b.res.Funcs[n], b.frames[n]
	known := fr.depth
	fr.depth = make([]int64, len(f.Insts))
	fr.pointer = fr.pointer || fr.entry == nil && bytes.HasPrefix(
		bytes.TrimPrefix(b.res.Text[f.Offset:f.Offset+f.Size], endbr64), setsRBP)
	depth, body := int64(0), int64(0)
	for i := range f.Insts {
		if fr.aligned > 0 && i > fr.rounded { // below is what has no fixed distance
			fr.depth[i] = -1
			continue
		}
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
		case in.Name == "RET" || in.Name == "JMP" || in.Name == "UD2" ||
			in.Name == "UD1":
			depth = body
		}
	}
}

// depthAt is the depth of the frame at an instruction.
func (b *builder) depthAt(n int, in *lower.Inst) int64 {
	f, fr := &b.res.Funcs[n], b.frames[n]
	i := sort.Search(len(f.Insts), func(i int) bool { return f.Insts[i].Offset >= in.Offset })
	if i < len(fr.depth) && fr.depth[i] >= 0 {
		return fr.depth[i]
	}
	return fr.size
}

// slot returns the id of a slot, and adds it if it is new. A slot that overlaps another one has no
// id.
func (b *builder) slot(n int, at slotKey, size int64, kind location.SlotKind) provenance.ID {
	f, fr := &b.res.Funcs[n], b.frames[n]
	if i, ok := fr.slots[at]; ok {
		s := &f.Frame.Slots[i]
		if kind == location.SlotAlloca && s.Kind == location.SlotSpill {
			s.Kind = kind
		}
		return s.ID
	}
	for i := range f.Frame.Slots {
		s := &f.Frame.Slots[i]
		if s.Base == at.base && at.off < s.Offset+s.Size && s.Offset < at.off+size {
			return 0
		}
	}
	fr.slots[at] = len(f.Frame.Slots)
	s := lower.Slot{ID: b.ids.Next(), Kind: kind, Offset: at.off, Size: size, Base: at.base}
	f.Frame.Slots = append(f.Frame.Slots, s)
	return s.ID
}

// slotLabel names a slot as the stack map does and, if RBP points to the frame, also relative to
// RBP.
func (b *builder) slotLabel(n int, s *lower.Slot) string {
	f, fr := &b.res.Funcs[n].Frame, b.frames[n]
	text := "[" + f.PlaceText(s) + "]"
	if fr.pointer && s.Base == amd64.NoReg && !f.Dynamic {
		text += fmt.Sprintf(" = [rbp%+d]", s.Offset+8-f.Size)
	}
	return text
}
