package judge

import (
	"encoding/binary"

	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// landingPads reads, as an unwinder does, where each call of the code goes when it throws:
// .eh_frame names the data area of each function, which has a table of calls (Itanium C++ ABI:
// Exception Handling).
func (n *native) landingPads() {
	for i, sec := range n.s.Result.Object.Sections {
		if sec == nil || sec.Name != ".eh_frame" {
			continue
		}
		base := n.im.Base(object.Sec(i))
		b := make([]byte, sec.Len())
		if base == 0 || n.m.Mem.ReadAt(base, b) != nil {
			continue
		}
		for at := 0; at+8 <= len(b); {
			size := int(binary.LittleEndian.Uint32(b[at:]))
			if size == 0 {
				break
			}
			if cie := binary.LittleEndian.Uint32(b[at+4:]); cie != 0 && size >= 21 {
				relative := func(off int) uint64 {
					return base + uint64(off) +
						uint64(int64(int32(binary.LittleEndian.Uint32(b[off:]))))
				}
				start := relative(at + 8)
				if b[at+16] == 4 { // one augmentation: the data area
					if area := relative(at + 17); binary.LittleEndian.Uint32(b[at+17:]) != 0 {
						n.callSites(start, area)
					}
				}
			}
			at += 4 + size
		}
	}
}

// callSites reads the table of calls of a data area.
func (n *native) callSites(start, area uint64) {
	b := make([]byte, 1<<12)
	for len(b) > 0 && n.m.Mem.ReadAt(area, b) != nil {
		b = b[:len(b)-64]
	}
	uleb := func() (v uint64) {
		v, k := binary.Uvarint(b)
		b = b[max(k, 0):]
		return v
	}
	if len(b) < 4 || b[0] != 0xff {
		return
	}
	b = b[1:]
	if types := b[0]; types != 0xff {
		b = b[1:]
		uleb()
	} else {
		b = b[1:]
	}
	b = b[1:]
	size := uleb()
	if size > uint64(len(b)) {
		return
	}
	for b = b[:size]; len(b) > 0; {
		from, length, pad, _ := uleb(), uleb(), uleb(), uleb()
		if pad == 0 {
			continue
		}
		for a := start + from; a < start+from+length; a++ {
			if at, ok := n.where[a]; ok {
				in := &n.s.Result.Funcs[at.fn].Insts[at.inst]
				if in.Inst.Op == amd64.CALL {
					n.pads[a+uint64(in.Size)] = start + pad
				}
			}
		}
	}
}

// throws reports whether some activation catches what a call that returns to an address throws.
func (n *native) throws(ra uint64) bool {
	for i := len(n.stack) - 1; i >= 0; i-- {
		if n.pads[ra] != 0 {
			return true
		}
		ra, _ = n.m.Mem.Load64(n.stack[i].cfa - 8)
	}
	return false
}

// throw unwinds to the nearest landing pad.
func (n *native) throw(pointer uint64) error {
	ra, err := n.m.ReturnAddress()
	for err == nil && len(n.stack) > 0 {
		a := n.top()
		if pad := n.pads[ra]; pad != 0 {
			n.m.Set(amd64.RSP, a.frame)
			n.m.Set(amd64.RAX, pointer)
			n.m.Set(amd64.RDX, 1)
			n.m.Set(amd64.RIP, pad)
			n.after = n.after[:0]
			n.came(a, ra)
			n.last.inst = -1
			return nil
		}
		fn := &n.s.Result.Funcs[a.fn]
		for _, slot := range fn.Frame.Slots {
			if slot.Kind == lower.SlotSaved {
				v, err := n.m.Mem.Load64(a.frame + uint64(slot.Offset))
				if err != nil {
					return err
				}
				n.m.Set(slot.Reg, v)
			}
		}
		ra, err = n.m.Mem.Load64(a.cfa - 8)
		n.leave()
	}
	if err == nil {
		err = errThrew
	}
	return err
}
