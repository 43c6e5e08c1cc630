package judge

import (
	"encoding/binary"
	"errors"
	"fmt"

	"statepoint/lower/amd64"
)

// address is the address of a place in memory, in the innermost activation.
func (n *native) address(p *place) uint64 {
	a := n.top()
	switch p.kind {
	case inFrame:
		return a.frame + uint64(p.off)
	case inOperand, isAddress:
		o := &p.mem
		addr := uint64(o.Val)
		if o.Reg != amd64.NoReg {
			if o.Reg == amd64.RIP || o.Sym != amd64.NoSym {
				return 0
			}
			addr += n.m.Get(o.Reg)
		}
		if o.Index != amd64.NoReg {
			addr += n.m.Get(o.Index) * uint64(o.Scale)
		}
		return addr
	}
	return 0
}

// observe records the content of a claim's place.
func (n *native) observe(kind eventKind, c *Claim, addr uint64) {
	e := event{kind: kind, claim: c}
	p := &c.place
	switch p.kind {
	case inRegister:
		if p.reg.IsXMM() {
			x := n.m.XMM[p.reg.Num()]
			e.lo, e.hi = x[0], x[1]
		} else {
			e.lo = n.m.Get(p.reg)
		}
	case isConstant:
		e.lo = uint64(p.loc.Value)
	case isAddress:
		e.lo = addr
	default:
		var b [16]byte
		if err := n.m.Mem.ReadAt(addr, b[:min(p.width, 16)]); err != nil {
			n.fail = errors.Join(n.fail, fmt.Errorf("%s: %w", n.s.describe(c), err))
		}
		e.lo, e.hi = binary.LittleEndian.Uint64(b[:]), binary.LittleEndian.Uint64(b[8:])
	}
	a := n.top()
	a.list = append(a.list, e)
}

// inside records whether an access is in its claimed slot.
func (n *native) inside(a *activation, c *Claim) {
	addr := n.address(&c.place)
	for k := range n.s.Result.Funcs[a.fn].Frame.Slots {
		slot := &n.s.Result.Funcs[a.fn].Frame.Slots[k]
		if slot.ID != c.slot {
			continue
		}
		off := int64(addr - a.frame)
		if slot.Offset <= off && off < slot.Offset+max(slot.Size, 1) {
			c.checked++
		} else {
			c.disagree("the access is at [rsp+%d], the slot at [rsp+%d], %d bytes",
				off, slot.Offset, slot.Size)
		}
		return
	}
	c.disagree("there is no such slot")
}
