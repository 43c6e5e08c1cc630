package machine

import (
	"math/rand/v2"

	"statepoint/lower/amd64"
)

// generator emits random straight-line code with defined results: the manual defines every final
// value and flag, except those in undef.
//
// R15 points to scratch memory and is never a value, since it differs between machines; RSP is not
// changed.
type generator struct {
	*rand.Rand
	out   []amd64.Inst
	undef uint64 // flags that are undefined at this point
}

// scratchSize is the size of the scratch memory in bytes.
const scratchSize = 512

// valueRegs hold values.
var valueRegs = []amd64.Reg{amd64.RAX, amd64.RCX, amd64.RDX, amd64.RBX, amd64.RBP, amd64.RSI,
	amd64.RDI,
	amd64.R8, amd64.R9, amd64.R10, amd64.R11, amd64.R12, amd64.R13, amd64.R14}

func (g *generator) emit(op amd64.Op, w amd64.Width, args ...amd64.Operand) {
	g.out = append(g.out, amd64.Ins(op, w, args...))
}

func (g *generator) width() amd64.Width {
	return []amd64.Width{amd64.W8, amd64.W16, amd64.W32, amd64.W64}[g.IntN(4)]
}

// wide is a width other than 8.
func (g *generator) wide() amd64.Width {
	return []amd64.Width{amd64.W16, amd64.W32, amd64.W64}[g.IntN(3)]
}

func (g *generator) reg() amd64.Operand { return amd64.R(valueRegs[g.IntN(len(valueRegs))]) }

// regAt is a register for an operation of the width, sometimes AH and the like
// where no REX prefix can be needed.
func (g *generator) regAt(w amd64.Width) amd64.Operand {
	if w == amd64.W8 && g.IntN(6) == 0 {
		return amd64.R(amd64.AH + amd64.Reg(g.IntN(4)))
	}
	return g.reg()
}

// mem is scratch memory, not always aligned.
func (g *generator) mem() amd64.Operand { return amd64.M(amd64.R15, int32(g.IntN(scratchSize-16))) }

// whole aligns an operand in memory so that it crosses no cache line (openTable, XCHG).
func (g *generator) whole(o amd64.Operand) amd64.Operand {
	if o.Kind == amd64.KindMem {
		o.Val &^= 7
	}
	return o
}

// rm is a register or memory.
func (g *generator) rm(w amd64.Width) amd64.Operand {
	if g.IntN(3) == 0 {
		return g.mem()
	}
	return g.regAt(w)
}

// imm is an immediate in the range of the width, often an interesting one.
func (g *generator) imm(w amd64.Width) amd64.Operand {
	v := int64(g.Uint64()) >> g.IntN(64)
	if g.IntN(4) == 0 {
		v = []int64{0, 1, -1, 127, -128, 128, 255, 32767, -32768, 65535, 1<<31 - 1,
			-1 << 31}[g.IntN(12)]
	}
	switch w {
	case amd64.W8:
		v = int64(int8(v))
	case amd64.W16:
		v = int64(int16(v))
	default:
		v = int64(int32(v))
	}
	return amd64.I(v)
}

// encodes reports whether the operands can be encoded together (AH with REX cannot).
func encodes(in amd64.Inst) bool {
	_, _, err := amd64.Append(nil, nil, &in)
	return err == nil
}

// two emits op with two operands, of which at most one is memory.
func (g *generator) two(op amd64.Op, w amd64.Width, immediates bool) {
	for {
		a, b := g.rm(w), g.rm(w)
		if immediates && g.IntN(3) == 0 {
			b = g.imm(w)
		}
		in := amd64.Ins(op, w, a, b)
		if encodes(in) {
			g.out = append(g.out, in)
			return
		}
	}
}

// one emits op with one operand.
func (g *generator) one(op amd64.Op, w amd64.Width) {
	for {
		if in := amd64.Ins(op, w, g.rm(w)); encodes(in) {
			g.out = append(g.out, in)
			return
		}
	}
}

// flags records which flags an instruction defined and which it left undefined.
func (g *generator) flags(defined, open uint64) { g.undef = g.undef&^defined | open }

// cond is a condition whose flags are all defined, if there is one.
func (g *generator) cond() (amd64.Cond, bool) {
	needs := [8]uint64{FlagOF, FlagCF, FlagZF, FlagCF | FlagZF, FlagSF, FlagPF, FlagSF | FlagOF,
		FlagSF | FlagOF | FlagZF}
	for range 20 {
		c := amd64.Cond(g.IntN(16))
		if needs[c>>1]&g.undef == 0 {
			return c, true
		}
	}
	return 0, false
}

// step emits one random instruction, preceded by its setup.
func (g *generator) step() {
	w := g.width()
	pick := func(ops ...amd64.Op) amd64.Op { return ops[g.IntN(len(ops))] }
	switch g.IntN(24) {
	case 0, 1:
		g.two(pick(amd64.ADD, amd64.SUB, amd64.CMP), w, true)
		g.flags(Arithmetic, 0)
	case 2, 3:
		g.two(pick(amd64.AND, amd64.OR, amd64.XOR), w, true)
		g.flags(Arithmetic, FlagAF)
	case 4:
		if g.undef&FlagCF == 0 {
			g.two(pick(amd64.ADC, amd64.SBB), w, true)
			g.flags(Arithmetic, 0)
		}
	case 5:
		a, b := g.rm(w), g.regAt(w)
		if g.IntN(2) == 0 {
			b = g.imm(w)
		}
		if in := amd64.Ins(amd64.TEST, w, a, b); encodes(in) {
			g.out = append(g.out, in)
			g.flags(Arithmetic, FlagAF)
		}
	case 6:
		g.two(amd64.MOV, w, true)
	case 7:
		g.one(pick(amd64.INC, amd64.DEC), w)
		g.flags(Arithmetic&^FlagCF, 0)
	case 8:
		if g.one(pick(amd64.NEG, amd64.NOT), w); g.out[len(g.out)-1].Op == amd64.NEG {
			g.flags(Arithmetic, 0)
		}
	case 9:
		g.extend()
	case 10:
		g.multiply(w)
	case 11:
		g.divide(w)
	case 12, 13:
		g.shift(w)
	case 14:
		g.rotate(w)
	case 15:
		g.doubleShift()
	case 16:
		g.bitTest()
	case 17:
		g.scan()
	case 18:
		if c, ok := g.cond(); ok {
			if g.IntN(2) == 0 {
				g.out = append(g.out, amd64.InsCC(amd64.SETCC, 0, c, g.reg()))
			} else {
				g.out = append(g.out, amd64.InsCC(amd64.CMOVCC, g.wide(), c, g.reg(),
					g.rm(amd64.W64)))
			}
		}
	case 19:
		g.exchange(w)
	case 20:
		g.stack()
	case 21:
		g.strings(w)
	case 22:
		g.address()
	case 23:
		g.odd()
	}
}

func (g *generator) extend() {
	op := []amd64.Op{amd64.MOVZXB, amd64.MOVSXB, amd64.MOVZXW, amd64.MOVSXW, amd64.MOVSXD,
		amd64.CBW, amd64.CWDE, amd64.CDQE, amd64.CWD, amd64.CDQ, amd64.CQO,
		amd64.CRC32B, amd64.CRC32W, amd64.CRC32L, amd64.CRC32Q}[g.IntN(15)]
	if hostLacks(op) {
		op = amd64.CBW
	}
	switch op {
	case amd64.MOVZXB, amd64.MOVSXB:
		g.emit(op, g.wide(), g.reg(), g.rm(amd64.W64))
	case amd64.CRC32B, amd64.CRC32W, amd64.CRC32L, amd64.CRC32Q:
		g.emit(op, amd64.W0, g.reg(), g.rm(amd64.W64))
	case amd64.MOVZXW, amd64.MOVSXW:
		g.emit(op, []amd64.Width{amd64.W32, amd64.W64}[g.IntN(2)], g.reg(), g.rm(amd64.W64))
	case amd64.MOVSXD:
		g.emit(op, amd64.W64, g.reg(), g.rm(amd64.W64))
	default:
		g.emit(op, amd64.W0)
	}
}

func (g *generator) multiply(w amd64.Width) {
	switch g.IntN(3) {
	case 0:
		g.one([]amd64.Op{amd64.MUL, amd64.IMUL}[g.IntN(2)], w)
	case 1:
		g.emit(amd64.IMUL, g.wide(), g.reg(), g.rm(amd64.W64))
	default:
		w = g.wide()
		g.emit(amd64.IMUL, w, g.reg(), g.rm(amd64.W64), g.imm(w))
	}
	g.flags(FlagCF|FlagOF, FlagSF|FlagZF|FlagAF|FlagPF)
}

// divide emits a division that does not fault: the upper half is smaller than the divisor.
func (g *generator) divide(w amd64.Width) {
	signed := g.IntN(2) == 0
	divisor := amd64.R([]amd64.Reg{amd64.RBX, amd64.RSI, amd64.R9}[g.IntN(3)])
	value := int64(1 + g.IntN(100))
	switch {
	case signed && w == amd64.W8:
		g.emit(amd64.CBW, amd64.W0)
	case signed:
		g.emit(map[amd64.Width]amd64.Op{amd64.W16: amd64.CWD, amd64.W32: amd64.CDQ,
			amd64.W64: amd64.CQO}[w], amd64.W0)
	case w == amd64.W8:
		g.emit(amd64.MOVZXB, amd64.W32, amd64.R(amd64.RAX), amd64.R(amd64.RAX))
	default:
		high := int64(g.IntN(int(value)))
		g.emit(amd64.MOV, amd64.W64, amd64.R(amd64.RDX), amd64.I(high))
	}
	g.emit(amd64.MOV, amd64.W64, divisor, amd64.I(value))
	if signed && g.IntN(3) == 0 && w > amd64.W16 {
		g.emit(amd64.MOV, amd64.W64, divisor, amd64.I(-value-1))
	}
	op := amd64.DIV
	if signed {
		op = amd64.IDIV
	}
	g.emit(op, w, divisor)
	g.flags(0, Arithmetic)
}

func (g *generator) exchange(w amd64.Width) {
	switch g.IntN(4) {
	case 0:
		for {
			if in := amd64.Ins(amd64.XCHG, w, g.whole(g.rm(w)), g.regAt(w)); encodes(in) {
				g.out = append(g.out, in)
				return
			}
		}
	case 1:
		g.emit(amd64.XADD, w, g.rm(w), g.reg())
		if g.out[len(g.out)-1].Args[0].Kind == amd64.KindReg && !encodes(g.out[len(g.out)-1]) {
			g.out = g.out[:len(g.out)-1]
			return
		}
		g.flags(Arithmetic, 0)
	case 2:
		in := amd64.Ins(amd64.CMPXCHG, w, g.whole(g.rm(w)), g.reg())
		if !encodes(in) || w == amd64.W32 && in.Args[0].Kind == amd64.KindReg {
			return // whether the upper half of an unchanged register is cleared differs
		}
		if g.IntN(2) == 0 && in.Args[0].Kind == amd64.KindMem {
			g.emit(amd64.MOV, w, amd64.R(amd64.RAX), in.Args[0]) // so that it succeeds
			in.Prefix = amd64.Lock
		}
		g.out = append(g.out, in)
		g.flags(Arithmetic, 0)
	default:
		if hostLacks(amd64.CMPXCHG16B) {
			return
		}
		g.emit(amd64.CMPXCHG16B, amd64.W0, amd64.M(amd64.R15, int32(g.IntN(scratchSize/16)*16)))
		g.flags(FlagZF, 0)
	}
}

func (g *generator) stack() {
	switch g.IntN(3) {
	case 0:
		g.emit(amd64.PUSH, amd64.W0, g.rm(amd64.W64))
	case 1:
		g.emit(amd64.PUSH, amd64.W0, g.imm(amd64.W64))
	default:
		g.emit(amd64.PUSH, amd64.W0, g.reg())
		g.emit(amd64.XOR, amd64.W64, amd64.M(amd64.RSP, 0), g.imm(amd64.W32))
		g.flags(Arithmetic, FlagAF)
	}
	g.emit(amd64.POP, amd64.W0, g.rm(amd64.W64))
}

func (g *generator) strings(w amd64.Width) {
	op := []amd64.Op{amd64.MOVS, amd64.STOS, amd64.LODS, amd64.SCAS, amd64.CMPS}[g.IntN(5)]
	n := int64(g.IntN(12))
	off := int32(scratchSize/2 + g.IntN(64))
	g.emit(amd64.LEA, amd64.W64, amd64.R(amd64.RSI), amd64.M(amd64.R15, off))
	g.emit(amd64.LEA, amd64.W64, amd64.R(amd64.RDI),
		amd64.M(amd64.R15, int32(scratchSize/4+g.IntN(64))))
	g.emit(amd64.MOV, amd64.W32, amd64.R(amd64.RCX), amd64.I(n))
	back := g.IntN(3) == 0
	if back {
		g.emit(amd64.STD, amd64.W0)
	}
	in := amd64.Ins(op, w)
	in.Prefix = []amd64.Prefix{0, amd64.Rep, amd64.Repne}[g.IntN(3)]
	if (op != amd64.SCAS && op != amd64.CMPS) && in.Prefix == amd64.Repne {
		in.Prefix = amd64.Rep
	}
	g.out = append(g.out, in)
	if back {
		g.emit(amd64.CLD, amd64.W0)
	}
	if (op == amd64.SCAS || op == amd64.CMPS) && (in.Prefix == 0 || n > 0) {
		g.flags(Arithmetic, 0)
	}
	// Replace the pointers by offsets.
	g.emit(amd64.MOV, amd64.W64, amd64.R(amd64.R14), g.imm(amd64.W64))
	for _, r := range []amd64.Reg{amd64.RSI, amd64.RDI} {
		g.emit(amd64.SUB, amd64.W64, amd64.R(r), amd64.R(amd64.R15))
	}
	g.flags(Arithmetic, 0)
}

func (g *generator) address() {
	index := g.reg()
	base := g.reg().Reg
	if g.IntN(4) == 0 {
		base = amd64.NoReg
	}
	g.emit(amd64.LEA, g.wide(), g.reg(), amd64.MX(base, index.Reg, uint8(1)<<g.IntN(4),
		int32(g.Uint32())))
}

func (g *generator) odd() {
	switch g.IntN(6) {
	case 0:
		g.emit(amd64.BSWAP, []amd64.Width{amd64.W32, amd64.W64}[g.IntN(2)], g.reg())
	case 1:
		g.emit(amd64.STC, amd64.W0)
		g.flags(FlagCF, 0)
	case 2:
		g.emit(amd64.CLC, amd64.W0)
		g.flags(FlagCF, 0)
	case 3:
		if g.undef&FlagCF == 0 {
			g.emit(amd64.CMC, amd64.W0)
		}
	case 4:
		g.emit(amd64.MOV, amd64.W64, g.reg(), amd64.I(int64(g.Uint64())))
	default:
		g.emit(amd64.XCHG, amd64.W8, amd64.R(amd64.AH), amd64.R(amd64.RBX))
	}
}
