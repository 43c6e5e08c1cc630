package machine

import "statepoint/lower/amd64"

// shift emits SHL, SHR or SAR. The count decides which flags are defined.
func (g *generator) shift(w amd64.Width) {
	op := []amd64.Op{amd64.SHL, amd64.SHR, amd64.SAR}[g.IntN(3)]
	switch g.IntN(3) {
	case 0:
		g.one1(op, w, amd64.I(1))
		g.flags(Arithmetic, FlagAF)
	case 1:
		g.one1(op, w, amd64.I(int64(2+g.IntN(int(w)-2))))
		g.flags(Arithmetic, FlagAF|FlagOF)
	default:
		g.one1(op, w, amd64.R(amd64.RCX))
		open := FlagAF | FlagOF
		if w < amd64.W32 {
			open |= FlagCF
		}
		g.flags(0, open)
	}
}

// one1 emits op with a register or memory and a count.
func (g *generator) one1(op amd64.Op, w amd64.Width, count amd64.Operand) {
	for {
		if in := amd64.Ins(op, w, g.rm(w), count); encodes(in) {
			g.out = append(g.out, in)
			return
		}
	}
}

func (g *generator) rotate(w amd64.Width) {
	op := []amd64.Op{amd64.ROL, amd64.ROR, amd64.RCL, amd64.RCR}[g.IntN(4)]
	if (op == amd64.RCL || op == amd64.RCR) && g.undef&FlagCF != 0 {
		return
	}
	switch g.IntN(3) {
	case 0:
		g.one1(op, w, amd64.I(1))
		g.flags(FlagCF|FlagOF, 0)
	case 1:
		g.one1(op, w, amd64.I(int64(2+g.IntN(int(w)-2))))
		g.flags(FlagCF, FlagOF)
	default:
		g.one1(op, w, amd64.R(amd64.RCX))
		g.flags(0, FlagOF)
	}
}

func (g *generator) doubleShift() {
	op := []amd64.Op{amd64.SHLD, amd64.SHRD}[g.IntN(2)]
	w := g.wide()
	count := amd64.I(int64(1 + g.IntN(int(w)-1)))
	open := FlagAF | FlagOF
	if w > amd64.W16 && g.IntN(2) == 0 {
		g.emit(op, w, g.rm(w), g.reg(), amd64.R(amd64.RCX))
		g.flags(0, open)
		return
	}
	if count.Val == 1 {
		open = FlagAF
	}
	g.emit(op, w, g.rm(w), g.reg(), count)
	g.flags(Arithmetic, open)
}

func (g *generator) bitTest() {
	op := []amd64.Op{amd64.BT, amd64.BTS, amd64.BTR, amd64.BTC}[g.IntN(4)]
	w := g.wide()
	switch g.IntN(3) {
	case 0:
		g.emit(op, w, g.rm(w), amd64.I(int64(g.IntN(int(w)))))
	case 1:
		g.emit(op, w, g.reg(), g.reg())
	default: // a bit string in memory, from its middle, both ways
		n := g.reg()
		g.emit(amd64.AND, amd64.W64, n, amd64.I(1023))
		g.emit(amd64.SUB, amd64.W64, n, amd64.I(512))
		g.emit(op, w, amd64.M(amd64.R15, scratchSize/2), n)
		g.flags(Arithmetic, 0)
	}
	g.flags(FlagCF, Arithmetic&^FlagCF)
}

func (g *generator) scan() {
	w := g.wide()
	switch k := g.IntN(5); {
	case k < 2:
		src := g.reg()
		g.emit(amd64.OR, w, src, amd64.I(int64(1+g.IntN(100))))
		g.emit([]amd64.Op{amd64.BSF, amd64.BSR}[k], w, g.reg(), src)
		g.flags(Arithmetic, Arithmetic&^FlagZF)
	default:
		op := []amd64.Op{amd64.POPCNT, amd64.TZCNT, amd64.LZCNT}[k-2]
		if hostLacks(op) {
			return
		}
		g.emit(op, w, g.reg(), g.rm(w))
		if op == amd64.POPCNT {
			g.flags(Arithmetic, 0)
			return
		}
		g.flags(FlagCF|FlagZF, FlagOF|FlagSF|FlagAF|FlagPF)
	}
}
