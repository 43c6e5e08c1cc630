package wide

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// defineWord defines word i of an instruction's value. All 64 bits of r are used up to here; the
// last word of the value may use fewer.
func (u *Unit) defineWord(in *ir.Instr, i int, r mir.VReg) {
	u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, i)), mir.R(r).As(mir.Tied))
}

// wordsBinary selects arithmetic on integers of more than 128 bits, word by word. Package legalize
// has expanded division.
func (u *Unit) wordsBinary(in *ir.Instr) {
	a, b := in.Operand(0), in.Operand(1)
	switch in.Op {
	case ir.Add:
		u.chain(in, amd64.ADD, amd64.ADC)
	case ir.Sub:
		u.chain(in, amd64.SUB, amd64.SBB)
	case ir.And, ir.Or, ir.Xor:
		u.chain(in, build.Arithmetic[in.Op], build.Arithmetic[in.Op])
	case ir.Mul:
		if u.nonZero(a) < u.nonZero(b) {
			a, b = b, a
		}
		words := make([]mir.VReg, u.nonZero(b))
		for i := range words {
			words[i] = u.RegPart(b, i)
		}
		u.multiplyWords(in, u.WordRegs(a, 0), words)
	case ir.Shl, ir.LShr, ir.AShr:
		if c, ok := b.(*ir.Const); ok && c.Kind == ir.ConstInt {
			u.shiftWordsConst(in, c)
			return
		}
		u.shiftWords(in)
	default:
		u.Fail("`" + in.Op.String() + "` on values of type `" + in.Type().String() + "`")
	}
}

// chain applies an operation to each pair of words, from the second on with the carry.
func (u *Unit) chain(in *ir.Instr, first, next amd64.Op) {
	a, b := u.WordRegs(in.Operand(0), 0), u.WordRegs(in.Operand(1), 0)
	for i := range a {
		op := next
		if i == 0 {
			op = first
		}
		m := u.X86(op, amd64.W64, mir.D(u.VReg(in, i)), mir.R(a[i]).As(mir.Tied), mir.R(b[i]))
		if i > 0 && first != next {
			m.Flags |= mir.ReadsFlags
		}
	}
}

// nonZero is the number of low words of an integer that may be nonzero, at least one.
func (u *Unit) nonZero(v ir.Value) int {
	n := build.Words(v.Type())
	for n > 1 {
		if o := u.Source(v, n-1); o.Kind != mir.KindImm || o.Sym != amd64.NoSym || o.Val != 0 {
			break
		}
		n--
	}
	return n
}

// multiplyWords is schoolbook multiplication: each word of b times all of a, added to the sum so
// far. Words above the type are not computed.
func (u *Unit) multiplyWords(in *ir.Instr, a, b []mir.VReg) {
	sum := make([]mir.VReg, len(a)) // 0 for a word that is still zero
	for j := range b {
		var carry mir.VReg
		for i := 0; i+j < len(a); i++ {
			if i+j == len(a)-1 { // the last product's low word
				p := u.Op2(amd64.IMUL, amd64.W64, a[i], mir.R(b[j]))
				for _, r := range [...]mir.VReg{sum[i+j], carry} {
					if r != 0 {
						p = u.Op2(amd64.ADD, amd64.W64, p, mir.R(r))
					}
				}
				sum[i+j] = p
				continue
			}
			low, high := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
			m := u.X86(amd64.MUL, amd64.W64, mir.RM(b[j]), mir.R(a[i]).In(amd64.RAX),
				mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX))
			m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
			for _, r := range [...]mir.VReg{sum[i+j], carry} {
				if r != 0 {
					low, high = u.addWide(low, high, r)
				}
			}
			sum[i+j], carry = low, high
		}
	}
	for i, r := range sum {
		u.defineWord(in, i, r)
	}
}

// addWide adds a word to a pair of words, where the sum cannot overflow.
func (u *Unit) addWide(low, high, r mir.VReg) (mir.VReg, mir.VReg) {
	zero := u.Load(mir.I(0), mir.GPR, 8)
	l, h := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
	u.X86(amd64.ADD, amd64.W64, mir.D(l), mir.R(low).As(mir.Tied), mir.R(r))
	u.X86(amd64.ADC, amd64.W64, mir.D(h), mir.R(high).As(mir.Tied),
		mir.R(zero)).Flags |= mir.ReadsFlags
	return l, h
}

// shiftWordsConst shifts by a constant: whole words by renaming, the remaining bits by SHLD and
// SHRD.
func (u *Unit) shiftWordsConst(in *ir.Instr, c *ir.Const) {
	extend := map[ir.Opcode]ir.Opcode{ir.LShr: ir.ZExt, ir.AShr: ir.SExt}[in.Op]
	a := u.WordRegs(in.Operand(0), extend)
	n := uint64(0)
	if c.Big == nil {
		n = c.Bits
	} else if c.Big.IsUint64() {
		n = c.Big.Uint64()
	}
	if n >= uint64(in.Type().Bits) {
		n = 0 // poison: any value is valid
	}
	skip, by := int(n/64), int64(n%64)
	var fill mir.VReg // the word shifted in
	if in.Op == ir.AShr {
		fill = u.Op2(amd64.SAR, amd64.W64, a[len(a)-1], mir.I(63))
	} else {
		fill = u.Load(mir.I(0), mir.GPR, 8)
	}
	at := func(i int) mir.VReg {
		if i < 0 || i >= len(a) {
			return fill
		}
		return a[i]
	}
	for i := range a {
		switch {
		case by == 0 && in.Op == ir.Shl:
			u.defineWord(in, i, at(i-skip))
		case by == 0:
			u.defineWord(in, i, at(i+skip))
		case in.Op == ir.Shl:
			u.defineWord(in, i, u.Op2(amd64.SHLD, amd64.W64, at(i-skip), mir.R(at(i-skip-1)),
				mir.I(by)))
		default:
			u.defineWord(in, i, u.Op2(amd64.SHRD, amd64.W64, at(i+skip), mir.R(at(i+skip+1)),
				mir.I(by)))
		}
	}
}

// shiftWords shifts by a variable number: it stores the value between zeros, or copies of its sign,
// loads it again that number of bytes further, and shifts by the remaining 0 to 7 bits.
func (u *Unit) shiftWords(in *ir.Instr) {
	extend := map[ir.Opcode]ir.Opcode{ir.LShr: ir.ZExt, ir.AShr: ir.SExt}[in.Op]
	a := u.WordRegs(in.Operand(0), extend)
	count := u.RegPart(in.Operand(1), 0)
	size := int64(len(a)) * 8
	room := int64(16)
	for room < size {
		room *= 2
	}
	fill := u.Load(mir.I(0), mir.GPR, 8)
	if in.Op == ir.AShr {
		fill = u.Op2(amd64.SAR, amd64.W64, a[len(a)-1], mir.I(63))
	}
	// One more word than the value is read, for the bits that are shifted in.
	object := u.ScratchObject(uint64(2*room + 16))
	start, outside := int64(8), size+8 // right: the value first, above it the words shifted in
	if in.Op == ir.Shl {
		start, outside = room+8, 0
	}
	for at := int64(0); at < room+8; at += 8 {
		u.StoreInt(mir.Frame(object, outside+at), mir.R(fill), amd64.W64)
	}
	for i, r := range a {
		u.StoreInt(mir.Frame(object, start+int64(i)*8), mir.R(r), amd64.W64)
	}
	words := u.Op2(amd64.AND, amd64.W64, u.Op2(amd64.SHR, amd64.W64, count, mir.I(3)),
		mir.I((room-1)&^7))
	if in.Op == ir.Shl {
		words = u.Op2(amd64.XOR, amd64.W64, words, mir.I(-1))
		words = u.Op2(amd64.ADD, amd64.W64, words, mir.I(1))
	}
	from := func(i int) mir.VReg {
		r := u.Temp(mir.GPR, 8)
		o := mir.Frame(object, start+int64(i)*8)
		o.Index, o.Scale = words, 1
		u.X86(amd64.MOV, amd64.W64, mir.D(r), o)
		return r
	}
	by := build.Explicit(mir.R(count).In(amd64.RCX))
	for i := range a {
		if in.Op == ir.Shl {
			u.defineWord(in, i, u.Op2(amd64.SHLD, amd64.W64, from(i), mir.R(from(i-1)), by))
			continue
		}
		u.defineWord(in, i, u.Op2(amd64.SHRD, amd64.W64, from(i), mir.R(from(i+1)), by))
	}
}

// extendWords selects zext and sext to more than 128 bits. Zero words have no registers: see
// PartIsZero.
func (u *Unit) extendWords(in *ir.Instr, signed bool) {
	v := in.Operand(0)
	var a []mir.VReg
	if v.Type().Bits <= 64 {
		a = []mir.VReg{u.Integers.Extend(v, signed, 64)}
	} else {
		a = u.WordRegs(v, in.Op)
	}
	for i, r := range a {
		u.defineWord(in, i, r)
	}
	for i := len(a); signed && i < build.Words(in.Type()); i++ {
		u.defineWord(in, i, u.Op2(amd64.SAR, amd64.W64, a[len(a)-1], mir.I(63)))
	}
}

// compareWords selects icmp on integers of more than 128 bits.
func (u *Unit) compareWords(in *ir.Instr, d mir.VReg) {
	extend := ir.ZExt
	if build.IsSigned(in.Pred) {
		extend = ir.SExt
	}
	pred, wide := in.Pred, in.Operand(1)
	a := u.WordRegs(in.Operand(0), extend)
	if c, ok := wide.(*ir.Const); ok && (pred == ir.EQ || pred == ir.NE) &&
		c.Kind != ir.ConstExpr {
		u.testConstant(a, c)
		u.SetCC(d, build.Condition{C: build.IntConds[pred]})
		return
	}
	b := u.WordRegs(wide, extend)
	switch pred {
	case ir.EQ, ir.NE:
		differ := u.Op2(amd64.XOR, amd64.W64, a[0], mir.R(b[0]))
		for i := 1; i < len(a); i++ {
			differ = u.Op2(amd64.OR, amd64.W64, differ,
				mir.R(u.Op2(amd64.XOR, amd64.W64, a[i], mir.R(b[i]))))
		}
		u.X86(amd64.TEST, amd64.W64, mir.R(differ), mir.R(differ))
		u.SetCC(d, build.Condition{C: build.IntConds[pred]})
		return
	case ir.UGT, ir.ULE, ir.SGT, ir.SLE:
		a, b, pred = b, a, build.SwapPred(pred)
	}
	u.X86(amd64.CMP, amd64.W64, mir.R(a[0]), mir.R(b[0]))
	for i := 1; i < len(a); i++ {
		rest := u.Temp(mir.GPR, 8)
		u.X86(amd64.SBB, amd64.W64, mir.D(rest), mir.R(a[i]).As(mir.Tied),
			mir.R(b[i])).Flags |= mir.ReadsFlags
	}
	u.SetCC(d, build.Condition{C: build.IntConds[pred]})
}

// testConstant sets the zero flag if the words equal those of a constant.
func (u *Unit) testConstant(a []mir.VReg, c *ir.Const) {
	var differ mir.VReg
	for i := range a {
		term, w := a[i], u.Source(c, i).Val
		if rest := c.Type().Bits % 64; rest != 0 && i == len(a)-1 {
			w &= 1<<rest - 1
		}
		if w != 0 {
			term = u.Op2(amd64.XOR, amd64.W64, term, u.Mask(uint64(w), amd64.W64))
		}
		if i > 0 {
			term = u.Op2(amd64.OR, amd64.W64, differ, mir.R(term))
		}
		differ = term
	}
	u.X86(amd64.TEST, amd64.W64, mir.R(differ), mir.R(differ))
}

// CaseSize estimates the number of instructions and operands that compare a wide integer with a
// constant and branch.
func (u *Unit) CaseSize(c ir.Value, parts int) int {
	n := 12
	for i := range parts {
		switch w := u.Source(c, i).Val; {
		case !build.Fits32(w):
			n += 11 // a load, XOR, OR
		case w != 0:
			n += 8
		default:
			n += 4
		}
	}
	return n
}
