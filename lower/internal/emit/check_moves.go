package emit

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// constant is a constant value: a number, or an address.
type constant struct {
	kind constantKind
	n    int64
	sym  amd64.Sym
}

type constantKind uint8

const (
	isNumber   constantKind = iota // n
	isSymbol                       // the address of sym, plus n
	isFrame                        // the address of byte n of the frame
	isContents                     // what is in memory at sym, plus n
	isLow                          // n, in four bytes of the frame
)

// contents tracks the values in the places of a state, and the effects of moves.
type contents struct {
	*verdict
	e         *Emitter
	constants []constant // those seen so far
}

// slot is the place of a virtual register in the frame.
func (c *contents) slot(v mir.VReg) int64 {
	if n := c.e.alloc.SlotOf[v]; n != 0 {
		return firstByte + c.e.Frame.Slots[n-1]
	}
	c.fail("v%d has no slot", v)
	return firstByte - 1
}

// of is the number by which a place holds a constant.
func (c *contents) of(k constant) held {
	i := slices.Index(c.constants, k)
	if i < 0 {
		i = len(c.constants)
		c.constants = append(c.constants, k)
	}
	return held{^int64(i)}
}

// holds reports whether the value of an operand, in a given number of bytes, is among those held.
func (c *contents) holds(h held, o *mir.Operand, size uint8) bool {
	if o.Kind == mir.KindReg {
		v := int64(o.Reg)
		return slices.Contains(h, v) || size <= 8 && slices.Contains(h, v|low8) ||
			size <= 4 && slices.Contains(h, v|low4)
	}
	if o.Kind == mir.KindFrameAddr && o.Sym == mir.OutArgs {
		return true // the arguments of calls are at RSP, wherever that points
	}
	for _, v := range h {
		if v < 0 && c.isConstant(c.constants[^v], o, size) {
			return true
		}
	}
	return false
}

func (c *contents) isConstant(k constant, o *mir.Operand, size uint8) bool {
	switch o.Kind {
	case mir.KindImm:
		if o.Sym != amd64.NoSym {
			return k == constant{isSymbol, o.Val, o.Sym}
		}
		if k.kind == isLow {
			return size == 4 && uint32(k.n) == uint32(o.Val)
		}
		return k.kind == isNumber && (k.n == o.Val || size == 4 && uint32(k.n) == uint32(o.Val))
	case mir.KindSymAddr:
		return k == constant{isSymbol, o.Val, o.Sym}
	case mir.KindFrameAddr:
		return k == constant{kind: isFrame, n: o.Val + c.e.Frame.Objects[o.Object()]}
	case mir.KindMem:
		return k == constant{isContents, o.Val, o.Sym}
	}
	return true // an incoming stack argument, or memory of the frame
}

// frameByte is the byte of the frame at which an operand in memory begins, and whether it is in the
// frame.
func (c *contents) frameByte(m *amd64.Operand, lowered int64) (int64, bool) {
	if m.Index != amd64.NoReg || m.Sym != amd64.NoSym || m.Seg != amd64.NoSeg {
		return 0, false
	}
	return c.e.Frame.Offset(m.Reg, m.Val, lowered)
}

// moveBits is the number of bits that a move moves.
func moveBits(in *amd64.Inst) amd64.Width {
	switch in.Op {
	case amd64.MOV, amd64.MOVABS:
		return in.W
	case amd64.MOVSS, amd64.MOVD:
		return amd64.W32
	case amd64.MOVSD, amd64.MOVQ:
		return amd64.W64
	case amd64.MOVAPS, amd64.MOVUPS:
		return amd64.W128
	}
	return amd64.W0
}

// moves executes instructions that move values.
func (c *contents) moves(s state, list []Emitted, room int64) {
	var pushed []held
	for i := range list {
		em := &list[i]
		in := &em.Inst
		d, src := &in.Args[0], &in.Args[1]
		switch in.Op {
		case amd64.PUSH:
			pushed = append(pushed, s[int64(d.Reg)])
		case amd64.POP:
			if len(pushed) == 0 {
				c.fail("a register is taken from the stack that was not put there")
				return
			}
			s.put(int64(d.Reg), pushed[len(pushed)-1])
			pushed = pushed[:len(pushed)-1]
		case amd64.XCHG:
			x, y := s[int64(d.Reg)], s[int64(src.Reg)]
			s.put(int64(d.Reg), y)
			s.put(int64(src.Reg), x)
		case amd64.XOR, amd64.XORPS:
			if d.Reg != src.Reg || src.Kind != amd64.KindReg {
				c.fail("%s is not a move", amd64.Text(in, amd64.ATT))
				return
			}
			s.put(int64(d.Reg), c.of(constant{}))
		case amd64.LEA:
			s.put(int64(d.Reg), c.address(s, src, room+em.Pushed))
		default:
			w := moveBits(in)
			if w == amd64.W0 {
				c.fail("%s is not a move", amd64.Text(in, amd64.ATT))
				return
			}
			c.store(s, d, c.read(s, src, w, room+em.Pushed), w, room+em.Pushed)
		}
	}
	if len(pushed) > 0 {
		c.fail("a register is left on the stack")
	}
}

// address is the value that LEA computes, for the forms that moves use.
func (c *contents) address(s state, m *amd64.Operand, lowered int64) held {
	if at, ok := c.frameByte(m, lowered); ok {
		return c.of(constant{kind: isFrame, n: at})
	}
	if m.Reg == amd64.RIP {
		return c.of(constant{isSymbol, m.Val, m.Sym})
	}
	if m.Reg == amd64.RSP { // the arguments of calls
		return nil
	}
	for _, v := range s[int64(m.Reg)] { // from the global offset table
		if v < 0 && c.constants[^v].kind == isSymbol {
			k := c.constants[^v]
			k.n += m.Val
			return c.of(k)
		}
	}
	return nil
}

// read is what w bits of a source hold; larger values do not count.
func (c *contents) read(s state, o *amd64.Operand, w amd64.Width, lowered int64) held {
	switch {
	case o.Kind == amd64.KindImm && o.Sym != amd64.NoSym:
		return c.of(constant{isSymbol, o.Val, o.Sym})
	case o.Kind == amd64.KindImm && w == amd64.W32:
		return c.of(constant{n: int64(uint32(o.Val))})
	case o.Kind == amd64.KindImm:
		return c.of(constant{n: o.Val})
	case o.Kind == amd64.KindReg:
		if at := amd64.M(o.Reg, 0); w == amd64.W64 { // possibly the frame's first byte
			if n, ok := c.frameByte(&at, lowered); ok {
				return c.of(constant{kind: isFrame, n: n})
			}
		}
		return c.narrow(s[int64(o.Reg)], w)
	}
	if at, ok := c.frameByte(o, lowered); ok {
		return c.narrow(s[firstByte+at], w)
	}
	if o.Mod == amd64.ModGOTPCREL {
		return c.of(constant{kind: isSymbol, sym: o.Sym})
	}
	return c.of(constant{isContents, o.Val, o.Sym})
}

// low4 and low8 mark a virtual register of which a place holds only the low 4 or 8 bytes.
const (
	low4 = 1 << 40
	low8 = 1 << 41
	name = 1<<40 - 1
)

// narrow is what remains of values when a given number of their bits is moved.
func (c *contents) narrow(h held, w amd64.Width) (kept held) {
	for _, v := range h {
		switch {
		case v < 0:
			k := c.constants[^v]
			if w == amd64.W32 && (k.kind == isNumber || k.kind == isLow) {
				kept = append(kept, c.of(constant{n: int64(uint32(k.n))})...)
			} else if k.kind != isLow && w != amd64.W32 || k.kind == isContents {
				kept = append(kept, v)
			}
		case int(c.f.VRegs[v&name].Size)*8 <= int(w):
			kept = append(kept, v)
		case w == amd64.W32:
			kept = append(kept, v&name|low4)
		case v&low4 == 0:
			kept = append(kept, v&name|low8)
		default:
			kept = append(kept, v)
		}
	}
	return kept
}

// store stores values in a register or w bits of the frame.
func (c *contents) store(s state, d *amd64.Operand, h held, w amd64.Width, lowered int64) {
	if d.Kind == amd64.KindReg {
		s.put(int64(d.Reg), h)
		return
	}
	at, ok := c.frameByte(d, lowered)
	if !ok {
		if d.Reg != amd64.RSP { // the arguments of calls
			c.fail("a move to memory outside the frame")
		}
		return
	}
	at += firstByte
	if w == amd64.W32 {
		defer c.upperHalf(s, at, h)
		h = c.lowHalf(h)
	}
	c.overwrite(s, at, int64(w)/8)
	s.put(at, h)
}

// lowHalf are values as held in 4 bytes of the frame.
func (c *contents) lowHalf(h held) (low held) {
	for _, v := range h {
		if v < 0 && c.constants[^v].kind == isNumber {
			v = c.of(constant{kind: isLow, n: c.constants[^v].n})[0]
		}
		low = append(low, v)
	}
	return low
}

// upperHalf handles a store of 4 bytes that may be the upper half of a number, whose lower half is
// already in the frame.
func (c *contents) upperHalf(s state, at int64, h held) {
	if len(h) != 1 || h[0] > 0 || c.constants[^h[0]].kind != isNumber {
		return
	}
	for _, v := range s[at-4] {
		if v < 0 && c.constants[^v].kind == isLow {
			whole := c.of(constant{n: c.constants[^v].n | c.constants[^h[0]].n<<32})
			s.put(at-4, append(whole, s[at-4]...))
			return
		}
	}
}

// overwrite drops the contents of n bytes of the frame, and values that overlap them.
func (c *contents) overwrite(s state, at, n int64) {
	for k, h := range s {
		if k < firstByte || k >= at+n || k == at {
			continue
		}
		if k > at {
			delete(s, k)
			continue
		}
		reaches := func(v int64) bool { return k+c.bytes(v) > at }
		s.put(k, slices.DeleteFunc(slices.Clone(h), reaches))
	}
}

// bytes is the number of bytes of the frame that a value takes.
func (c *contents) bytes(v int64) int64 {
	switch {
	case v < 0 && c.constants[^v].kind <= isFrame:
		return 8
	case v < 0 || v&low4 != 0:
		return 4
	}
	return int64(c.f.VRegs[v&name].Size)
}
