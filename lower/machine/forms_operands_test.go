package machine

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"statepoint/lower/amd64"
)

// formGenerator makes random operands for a line of the instruction table.
type formGenerator struct {
	*rand.Rand
	form amd64.Form
	in   amd64.Inst
	c    formCase
}

// make returns an instruction, and whether one could be generated.
func (g *formGenerator) make() (formCase, bool) {
	mnemonic, list, _ := strings.Cut(g.form.Text, " ")
	var names []string
	if list != "" {
		names = strings.Split(list, ", ")
	}
	for range 200 {
		g.c = formCase{Flags: Arithmetic | FlagDF}
		for i := range g.c.Mask {
			g.c.Mask[i] = ^uint64(0)
		}
		// The stack is in compared memory.
		g.point(rsp, formStack+8*uint64(g.IntN(4)))
		g.in = amd64.Inst{Op: g.form.Op, Cond: amd64.Cond(g.IntN(16))}
		for i, name := range names {
			g.in.Args[i] = g.operand(mnemonic, name)
		}
		g.special(mnemonic, names)
		for _, w := range widths(mnemonic, names) {
			g.in.W = w
			code, _, err := amd64.Append(nil, nil, &g.in)
			if err == nil {
				g.c.Len = uint64(len(code))
				copy(g.c.Code[:], code)
				return g.c, true
			}
		}
	}
	return g.c, false
}

// widths are the operand sizes to try.
func widths(mnemonic string, names []string) []amd64.Width {
	var out []amd64.Width
	if len(names) == 0 {
		if w, ok := map[byte]amd64.Width{'B': amd64.W8, 'W': amd64.W16, 'D': amd64.W32,
			'Q': amd64.W64}[mnemonic[len(mnemonic)-1]]; ok {
			out = append(out, w)
		}
	}
	for _, n := range names {
		if strings.HasPrefix(n, "xmm") {
			continue
		}
		digits := strings.TrimLeft(n, "rmi/u")
		if k, err := strconv.Atoi(strings.TrimRight(digits, "!")); err == nil && k <= 64 {
			out = append(out, amd64.Width(k))
			break
		}
		if w, ok := map[string]amd64.Width{"AL": amd64.W8, "AX": amd64.W16, "EAX": amd64.W32,
			"RAX": amd64.W64, "m": amd64.W64}[n]; ok {
			out = append(out, w)
			break
		}
	}
	return append(out, amd64.W0, amd64.W64, amd64.W32, amd64.W16, amd64.W8)
}

// point sets a register to a value.
func (g *formGenerator) point(reg uint8, v uint64) { g.c.Base[reg], g.c.Mask[reg] = v, 0 }

// free is a register without another use.
func (g *formGenerator) free() amd64.Reg {
	for {
		if r := g.IntN(16); g.c.Mask[r] != 0 || g.IntN(8) == 0 {
			return amd64.RAX + amd64.Reg(r)
		}
	}
}

// memory is an operand in compared memory, at a multiple of align.
func (g *formGenerator) memory(align int) amd64.Operand {
	at := uint64(formBody + align*g.IntN(formReach/align))
	disp := int32(g.IntN(200)) - 100
	if g.IntN(4) == 0 {
		disp = int32(g.Uint32()) >> 4
	}
	base := uint8(g.IntN(16))
	for base == rsp || g.c.Mask[base] == 0 {
		base = uint8(g.IntN(16))
	}
	if g.IntN(3) > 0 {
		g.point(base, at-uint64(int64(disp)))
		return amd64.M(amd64.RAX+amd64.Reg(base), disp)
	}
	index := uint8(g.IntN(16))
	for index == rsp || index == base || g.c.Mask[index] == 0 {
		index = uint8(g.IntN(16))
	}
	scale, n := uint8(1)<<g.IntN(4), g.Uint64()
	g.point(index, n)
	g.point(base, at-uint64(int64(disp))-n*uint64(scale))
	return amd64.MX(amd64.RAX+amd64.Reg(base), amd64.RAX+amd64.Reg(index), scale, disp)
}

// operand is a random operand that a notation covers.
func (g *formGenerator) operand(mnemonic, name string) amd64.Operand {
	inMemory := name[0] == 'm' || strings.Contains(name, "/m") && g.IntN(2) == 0
	align := 1
	if strings.HasSuffix(name, "m128") && g.IntN(16) > 0 {
		align = 16
	}
	for _, row := range openRows(mnemonic) {
		if row.split {
			align = 8
		}
	}
	switch {
	case inMemory:
		return g.memory(align)
	case strings.HasPrefix(name, "xmm"):
		return amd64.R(amd64.XMM0 + amd64.Reg(g.IntN(16)))
	case name == "1":
		return amd64.I(1)
	case name == "uimm8":
		v := g.IntN(256)
		if g.IntN(2) == 0 {
			v = g.IntN(32)
		}
		for _, row := range openRows(mnemonic) {
			v &^= int(row.reserved)
		}
		return amd64.I(int64(v))
	case name == "uimm16":
		return amd64.I(int64(g.IntN(1 << 16)))
	case strings.HasPrefix(name, "imm"):
		bits, _ := strconv.Atoi(name[3:])
		v := int64(g.Uint64()) >> (64 - bits)
		if g.IntN(4) == 0 {
			v >>= g.IntN(bits)
		}
		return amd64.I(v)
	case name == "rel8":
		return amd64.Rel(formNear - formEnd)
	case name == "rel32":
		return amd64.Rel(formFar - formEnd)
	case name == "CL":
		return amd64.R(amd64.RCX)
	case name == "AL" || name == "AX" || name == "EAX" || name == "RAX":
		return amd64.R(amd64.RAX)
	case strings.HasSuffix(name, "8") && g.IntN(4) == 0:
		return amd64.R(amd64.AH + amd64.Reg(g.IntN(4)))
	}
	return amd64.R(g.free())
}

// special sets up what an instruction needs beyond its operands, so that it does not always fault.
func (g *formGenerator) special(mnemonic string, names []string) {
	in, c := &g.in, &g.c
	poke := func(addr, value, mask uint64) { c.Poke[0] = [3]uint64{addr, value, mask} }
	where := func() uint64 { return c.address(&in.Args[0]) }
	first := in.Args[0]
	switch op := in.Op; {
	case op == amd64.POPF:
		poke(c.Base[rsp], 0x202, Arithmetic|FlagDF)
	case op == amd64.RET:
		poke(c.Base[rsp], formNear, 0)
	case op == amd64.LEAVE:
		g.point(rbp, formStack+uint64(g.IntN(64)))
	case (op == amd64.JMP || op == amd64.CALL) && first.Kind == amd64.KindMem:
		poke(where(), formNear, 0)
	case (op == amd64.JMP || op == amd64.CALL) && first.Kind == amd64.KindReg:
		for in.Args[0].Reg == amd64.RSP {
			in.Args[0] = amd64.R(g.free())
		}
		g.point(in.Args[0].Reg.Num(), formNear)
	case op == amd64.MASKMOVDQU:
		g.point(rdi, formBody+uint64(g.IntN(64)))
	case op == amd64.LDMXCSR:
		poke(where(), 0x1F80, 0x3F)
	case op == amd64.FLDCW:
		poke(where(), 0x37F, 3<<10)
	case op == amd64.INT:
		in.Args[0] = amd64.I(int64(0x20 + g.IntN(16))) // privileged ones
	case slices.Contains([]amd64.Op{amd64.MOVS, amd64.CMPS, amd64.STOS, amd64.LODS, amd64.SCAS},
		op):
		g.point(rsi, formBody+uint64(g.IntN(64)))
		g.point(rdi, formBody+uint64(g.IntN(64)))
		in.Prefix = []amd64.Prefix{0, amd64.Rep, amd64.Repne}[g.IntN(3)]
		if in.Prefix != 0 {
			c.Base[rcx], c.Mask[rcx] = 0, 7
			if op != amd64.CMPS && op != amd64.SCAS {
				in.Prefix = amd64.Rep
			}
		}
	case slices.Contains([]amd64.Op{amd64.BT, amd64.BTS, amd64.BTR, amd64.BTC}, op):
		if first.Kind == amd64.KindMem && in.Args[1].Kind == amd64.KindReg {
			// A bit string in memory: the register counts bits from there, both ways.
			if r := in.Args[1].Reg.Num(); c.Mask[r] != 0 {
				c.Base[r], c.Mask[r] = ^uint64(511), 1023
			} else {
				in.Args[0] = amd64.R(g.free())
			}
		}
	case (op == amd64.SHLD || op == amd64.SHRD) && names[0] == "r/m16" && g.IntN(3) > 0:
		// A count above 16 leaves the result undefined: use it rarely.
		if in.Args[2].Kind == amd64.KindImm {
			in.Args[2].Val &= 15
		} else if c.Mask[rcx] != 0 {
			c.Base[rcx], c.Mask[rcx] = 0, 15
		}
	}
}

// address is the address of an operand in memory.
func (c *formCase) address(o *amd64.Operand) uint64 {
	a := uint64(o.Val) + c.Base[o.Reg.Num()]
	if o.Index != amd64.NoReg {
		a += c.Base[o.Index.Num()] * uint64(o.Scale)
	}
	return a
}
