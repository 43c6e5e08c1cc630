package check

import (
	"encoding/binary"
	"sort"
	"strings"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/image"
	"statepoint/lower/machine"
)

// inst is an instruction of a function.
type inst struct {
	at   uint64
	n    int
	op   x86asm.Inst
	next []int32 // successors, by number; for a call the next instruction first
	// pad is the landing pad of a call, -1 for none.
	pad int32
	// reached is set if control reaches the instruction from the entry.
	reached bool
}

// end is the address after it.
func (in *inst) end() uint64 { return in.at + uint64(in.n) }

// code is a function's instructions.
type code struct {
	im    *image.Image
	start uint64
	limit uint64
	insts []inst
	index map[uint64]int32
	// lost is an instruction with unknown targets, nil for none.
	lost *inst
	// bad is the address of bytes that do not decode, 0 for none.
	bad uint64
}

// maxInsts is the largest number of instructions of a function that is analysed.
const maxInsts = 200_000

// decode decodes a function from its entry, following control flow.
func decode(im *image.Image, start, limit uint64, sites []machine.CallSite,
	returns func(callee string) bool) *code {
	c := &code{im: im, start: start, limit: limit, index: map[uint64]int32{}}
	for at := start; at < limit && len(c.insts) < maxInsts; {
		in := inst{at: at, pad: -1}
		b := im.Bytes(at, 15)
		if len(b) == 0 {
			break
		}
		if len(b) >= 4 && string(b[:4]) == "\xf3\x0f\x1e\xfa" { // endbr64
			in.op, in.n = x86asm.Inst{Op: x86asm.NOP, Len: 4}, 4
		} else if op, err := machine.Decode(b); err == nil && !isVEX(b) {
			in.op, in.n = op, op.Len
		} else {
			if c.bad == 0 {
				c.bad = at
			}
			in.op, in.n = x86asm.Inst{Op: x86asm.UD2, Len: 1}, 1
		}
		c.index[at] = int32(len(c.insts))
		c.insts = append(c.insts, in)
		at += uint64(in.n)
	}
	tables := c.tables()
	for i := range c.insts {
		in := &c.insts[i]
		after := int32(i + 1)
		hasAfter := i+1 < len(c.insts)
		switch {
		case in.op.Op == x86asm.JMP:
			c.jump(in, tables)
		case isConditional(in.op.Op):
			if hasAfter {
				in.next = append(in.next, after)
			}
			if to, ok := c.target(in); ok {
				if k, ok := c.index[to]; ok {
					in.next = append(in.next, k)
				}
			}
		case in.op.Op == x86asm.RET || in.op.Op == x86asm.LRET, in.op.Op == x86asm.UD2,
			in.op.Op == x86asm.UD1, in.op.Op == x86asm.HLT,
			in.op.Op == x86asm.INT && in.n == 1:
		case in.op.Op == x86asm.CALL:
			if hasAfter && returns(c.callee(in)) {
				in.next = append(in.next, after)
			}
			for _, s := range sites {
				if in.at >= s.Start && in.at < s.End {
					if k, ok := c.index[s.Pad]; ok {
						in.pad = k
					}
				}
			}
		case hasAfter:
			in.next = append(in.next, after)
		}
	}
	c.reach()
	return c
}

// isVEX reports whether an instruction has a prefix of AVX, which the decoder takes for other
// instructions.
func isVEX(b []byte) bool {
	return len(b) > 0 && (b[0] == 0xc4 || b[0] == 0xc5 || b[0] == 0x62)
}

func isConditional(op x86asm.Op) bool {
	switch op {
	case x86asm.JA, x86asm.JAE, x86asm.JB, x86asm.JBE, x86asm.JCXZ, x86asm.JE, x86asm.JECXZ,
		x86asm.JG, x86asm.JGE, x86asm.JL, x86asm.JLE, x86asm.JNE, x86asm.JNO, x86asm.JNP,
		x86asm.JNS, x86asm.JO, x86asm.JP, x86asm.JRCXZ, x86asm.JS, x86asm.LOOP, x86asm.LOOPE,
		x86asm.LOOPNE:
		return true
	}
	return false
}

// target is the target of a direct jump or call.
func (c *code) target(in *inst) (uint64, bool) {
	if rel, ok := in.op.Args[0].(x86asm.Rel); ok {
		return in.end() + uint64(int64(rel)), true
	}
	return 0, false
}

// callee is the name of a call's callee, "" if it is unknown.
func (c *code) callee(in *inst) string {
	if to, ok := c.target(in); ok {
		return c.im.SymbolAt(to)
	}
	if m, ok := in.op.Args[0].(x86asm.Mem); ok && m.Base == x86asm.RIP { // by the GOT, or __imp_
		return strings.TrimPrefix(c.im.Reference(in.at, in.n), "__imp_")
	}
	return ""
}

// jump finds the targets of an unconditional jump. One that leaves the function is a tail call.
func (c *code) jump(in *inst, tables []uint64) {
	if to, ok := c.target(in); ok {
		if k, ok := c.index[to]; ok {
			in.next = append(in.next, k)
		}
		return
	}
	for _, to := range tables {
		in.next = append(in.next, c.index[to])
	}
	if len(tables) == 0 && c.lost == nil {
		c.lost = in
	}
}

// tables are the targets of the jump tables that a function addresses: 4-byte distances from the
// table, or 8-byte addresses.
func (c *code) tables() []uint64 {
	indirect := false
	var at []uint64
	for i := range c.insts {
		in := &c.insts[i]
		if in.op.Op == x86asm.JMP {
			if _, ok := c.target(in); !ok {
				indirect = true
			}
		}
		for _, a := range in.op.Args {
			m, ok := a.(x86asm.Mem)
			if !ok {
				continue
			}
			to := uint64(m.Disp)
			if m.Base == x86asm.RIP {
				to += in.end()
			} else if m.Disp < 0 || m.Scale != 8 || m.Base != 0 {
				continue
			}
			if s := c.im.At(to); s != nil && !s.Exec {
				at = append(at, to)
			}
		}
		if in.op.Op == x86asm.MOV { // the address of a table as a number
			if imm, ok := in.op.Args[1].(x86asm.Imm); ok && imm > 0 {
				if s := c.im.At(uint64(imm)); s != nil && !s.Exec {
					at = append(at, uint64(imm))
				}
			}
		}
	}
	if !indirect {
		return nil
	}
	sort.Slice(at, func(i, j int) bool { return at[i] < at[j] })
	found := map[uint64]bool{}
	for i, t := range at {
		end := c.im.At(t).End()
		for _, next := range at[i+1:] {
			if next > t {
				end = min(end, next)
				break
			}
		}
		c.table(t, end, 4, found)
		c.table(t, end, 8, found)
	}
	var all []uint64
	for to := range found {
		all = append(all, to)
	}
	sort.Slice(all, func(i, j int) bool { return all[i] < all[j] })
	return all
}

// table reads entries while they are instructions of the function.
func (c *code) table(at, end uint64, size int, found map[uint64]bool) {
	for p := at; p+uint64(size) <= end; p += uint64(size) {
		b := c.im.Bytes(p, size)
		if len(b) < size {
			return
		}
		to := uint64(0)
		if size == 4 {
			to = at + uint64(int64(int32(binary.LittleEndian.Uint32(b))))
		} else {
			to = binary.LittleEndian.Uint64(b)
		}
		if _, ok := c.index[to]; !ok || to == c.start {
			return
		}
		found[to] = true
	}
}

// reach marks the reachable instructions.
func (c *code) reach() {
	if len(c.insts) == 0 {
		return
	}
	work := []int32{0}
	c.insts[0].reached = true
	visit := func(k int32) {
		if !c.insts[k].reached {
			c.insts[k].reached = true
			work = append(work, k)
		}
	}
	for len(work) > 0 {
		in := &c.insts[work[len(work)-1]]
		work = work[:len(work)-1]
		for _, k := range in.next {
			visit(k)
		}
		if in.pad >= 0 {
			visit(in.pad)
		}
	}
}

// before returns the instruction that ends at an address, nil if there is none.
func (c *code) before(at uint64) *inst {
	i := sort.Search(len(c.insts), func(i int) bool { return c.insts[i].at >= at })
	if i == 0 || c.insts[i-1].end() != at {
		return nil
	}
	return &c.insts[i-1]
}
