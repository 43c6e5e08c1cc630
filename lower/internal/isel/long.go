package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// defineWord defines word i of an instruction's value. All 64 bits of r are used up to here; the
// last word of the value may use fewer.
func (s *wideIntegers) defineWord(in *ir.Instr, i int, r mir.VReg) {
	s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, i)), mir.R(r).As(mir.Tied))
}

// longBinary selects arithmetic on integers of more than 128 bits, word by word. Package legalize
// has expanded division.
func (s *wideIntegers) longBinary(in *ir.Instr) {
	a, b := in.Operand(0), in.Operand(1)
	switch in.Op {
	case ir.Add:
		s.longChain(in, amd64.ADD, amd64.ADC)
	case ir.Sub:
		s.longChain(in, amd64.SUB, amd64.SBB)
	case ir.And, ir.Or, ir.Xor:
		s.longChain(in, build.Arithmetic[in.Op], build.Arithmetic[in.Op])
	case ir.Mul:
		if s.nonZero(a) < s.nonZero(b) {
			a, b = b, a
		}
		words := make([]mir.VReg, s.nonZero(b))
		for i := range words {
			words[i] = s.RegPart(b, i)
		}
		s.longMultiply(in, s.WordRegs(a, 0), words)
	case ir.Shl, ir.LShr, ir.AShr:
		if c, ok := b.(*ir.Const); ok && c.Kind == ir.ConstInt {
			s.longShiftConst(in, c)
			return
		}
		s.longShift(in)
	default:
		s.Fail("`" + in.Op.String() + "` on values of type `" + in.Type().String() + "`")
	}
}

// longChain applies an operation to each pair of words, from the second on with the carry.
func (s *wideIntegers) longChain(in *ir.Instr, first, next amd64.Op) {
	a, b := s.WordRegs(in.Operand(0), 0), s.WordRegs(in.Operand(1), 0)
	for i := range a {
		op := next
		if i == 0 {
			op = first
		}
		m := s.X86(op, amd64.W64, mir.D(s.VReg(in, i)), mir.R(a[i]).As(mir.Tied), mir.R(b[i]))
		if i > 0 && first != next {
			m.Flags |= mir.ReadsFlags
		}
	}
}

// nonZero is the number of low words of an integer that may be nonzero, at least one.
func (s *wideIntegers) nonZero(v ir.Value) int {
	n := build.Words(v.Type())
	for n > 1 {
		if o := s.Source(v, n-1); o.Kind != mir.KindImm || o.Sym != amd64.NoSym || o.Val != 0 {
			break
		}
		n--
	}
	return n
}

// longMultiply is schoolbook multiplication: each word of b times all of a, added to the sum so
// far. Words above the type are not computed.
func (s *wideIntegers) longMultiply(in *ir.Instr, a, b []mir.VReg) {
	sum := make([]mir.VReg, len(a)) // 0 for a word that is still zero
	for j := range b {
		var carry mir.VReg
		for i := 0; i+j < len(a); i++ {
			if i+j == len(a)-1 { // the last product's low word
				p := s.Op2(amd64.IMUL, amd64.W64, a[i], mir.R(b[j]))
				for _, r := range [...]mir.VReg{sum[i+j], carry} {
					if r != 0 {
						p = s.Op2(amd64.ADD, amd64.W64, p, mir.R(r))
					}
				}
				sum[i+j] = p
				continue
			}
			low, high := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
			m := s.X86(amd64.MUL, amd64.W64, mir.RM(b[j]), mir.R(a[i]).In(amd64.RAX),
				mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX))
			m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
			for _, r := range [...]mir.VReg{sum[i+j], carry} {
				if r != 0 {
					low, high = s.addWide(low, high, r)
				}
			}
			sum[i+j], carry = low, high
		}
	}
	for i, r := range sum {
		s.defineWord(in, i, r)
	}
}

// addWide adds a word to a pair of words, where the sum cannot overflow.
func (s *wideIntegers) addWide(low, high, r mir.VReg) (mir.VReg, mir.VReg) {
	zero := s.Load(mir.I(0), mir.GPR, 8)
	l, h := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	s.X86(amd64.ADD, amd64.W64, mir.D(l), mir.R(low).As(mir.Tied), mir.R(r))
	s.X86(amd64.ADC, amd64.W64, mir.D(h), mir.R(high).As(mir.Tied),
		mir.R(zero)).Flags |= mir.ReadsFlags
	return l, h
}

// longShiftConst shifts by a constant: whole words by renaming, the remaining bits by SHLD and
// SHRD.
func (s *wideIntegers) longShiftConst(in *ir.Instr, c *ir.Const) {
	extend := map[ir.Opcode]ir.Opcode{ir.LShr: ir.ZExt, ir.AShr: ir.SExt}[in.Op]
	a := s.WordRegs(in.Operand(0), extend)
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
		fill = s.Op2(amd64.SAR, amd64.W64, a[len(a)-1], mir.I(63))
	} else {
		fill = s.Load(mir.I(0), mir.GPR, 8)
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
			s.defineWord(in, i, at(i-skip))
		case by == 0:
			s.defineWord(in, i, at(i+skip))
		case in.Op == ir.Shl:
			s.defineWord(in, i, s.Op2(amd64.SHLD, amd64.W64, at(i-skip), mir.R(at(i-skip-1)),
				mir.I(by)))
		default:
			s.defineWord(in, i, s.Op2(amd64.SHRD, amd64.W64, at(i+skip), mir.R(at(i+skip+1)),
				mir.I(by)))
		}
	}
}

// longShift shifts by a variable number: it stores the value between zeros, or copies of its sign,
// loads it again that number of bytes further, and shifts by the remaining 0 to 7 bits.
func (s *wideIntegers) longShift(in *ir.Instr) {
	extend := map[ir.Opcode]ir.Opcode{ir.LShr: ir.ZExt, ir.AShr: ir.SExt}[in.Op]
	a := s.WordRegs(in.Operand(0), extend)
	count := s.RegPart(in.Operand(1), 0)
	size := int64(len(a)) * 8
	room := int64(16)
	for room < size {
		room *= 2
	}
	fill := s.Load(mir.I(0), mir.GPR, 8)
	if in.Op == ir.AShr {
		fill = s.Op2(amd64.SAR, amd64.W64, a[len(a)-1], mir.I(63))
	}
	// One more word than the value is read, for the bits that are shifted in.
	object := s.ScratchObject(uint64(2*room + 16))
	start, outside := int64(8), size+8 // right: the value first, above it the words shifted in
	if in.Op == ir.Shl {
		start, outside = room+8, 0
	}
	for at := int64(0); at < room+8; at += 8 {
		s.StoreInt(mir.Frame(object, outside+at), mir.R(fill), amd64.W64)
	}
	for i, r := range a {
		s.StoreInt(mir.Frame(object, start+int64(i)*8), mir.R(r), amd64.W64)
	}
	words := s.Op2(amd64.AND, amd64.W64, s.Op2(amd64.SHR, amd64.W64, count, mir.I(3)),
		mir.I((room-1)&^7))
	if in.Op == ir.Shl {
		words = s.Op2(amd64.XOR, amd64.W64, words, mir.I(-1))
		words = s.Op2(amd64.ADD, amd64.W64, words, mir.I(1))
	}
	from := func(i int) mir.VReg {
		r := s.Temp(mir.GPR, 8)
		o := mir.Frame(object, start+int64(i)*8)
		o.Index, o.Scale = words, 1
		s.X86(amd64.MOV, amd64.W64, mir.D(r), o)
		return r
	}
	by := build.Explicit(mir.R(count).In(amd64.RCX))
	for i := range a {
		if in.Op == ir.Shl {
			s.defineWord(in, i, s.Op2(amd64.SHLD, amd64.W64, from(i), mir.R(from(i-1)), by))
			continue
		}
		s.defineWord(in, i, s.Op2(amd64.SHRD, amd64.W64, from(i), mir.R(from(i+1)), by))
	}
}

// longExtend selects zext and sext to more than 128 bits. Zero words have no registers: see
// PartIsZero.
func (s *wideIntegers) longExtend(in *ir.Instr, signed bool) {
	v := in.Operand(0)
	var a []mir.VReg
	if v.Type().Bits <= 64 {
		a = []mir.VReg{s.ints.Extend(v, signed, 64)}
	} else {
		a = s.WordRegs(v, in.Op)
	}
	for i, r := range a {
		s.defineWord(in, i, r)
	}
	for i := len(a); signed && i < build.Words(in.Type()); i++ {
		s.defineWord(in, i, s.Op2(amd64.SAR, amd64.W64, a[len(a)-1], mir.I(63)))
	}
}

// longCompare selects icmp on integers of more than 128 bits.
func (s *wideIntegers) longCompare(in *ir.Instr, d mir.VReg) {
	extend := ir.ZExt
	if build.IsSigned(in.Pred) {
		extend = ir.SExt
	}
	pred, wide := in.Pred, in.Operand(1)
	a := s.WordRegs(in.Operand(0), extend)
	if c, ok := wide.(*ir.Const); ok && (pred == ir.EQ || pred == ir.NE) &&
		c.Kind != ir.ConstExpr {
		s.testConstant(a, c)
		s.SetCC(d, build.Condition{C: intConds[pred]})
		return
	}
	b := s.WordRegs(wide, extend)
	switch pred {
	case ir.EQ, ir.NE:
		differ := s.Op2(amd64.XOR, amd64.W64, a[0], mir.R(b[0]))
		for i := 1; i < len(a); i++ {
			differ = s.Op2(amd64.OR, amd64.W64, differ,
				mir.R(s.Op2(amd64.XOR, amd64.W64, a[i], mir.R(b[i]))))
		}
		s.X86(amd64.TEST, amd64.W64, mir.R(differ), mir.R(differ))
		s.SetCC(d, build.Condition{C: intConds[pred]})
		return
	case ir.UGT, ir.ULE, ir.SGT, ir.SLE:
		a, b, pred = b, a, swapPred(pred)
	}
	s.X86(amd64.CMP, amd64.W64, mir.R(a[0]), mir.R(b[0]))
	for i := 1; i < len(a); i++ {
		rest := s.Temp(mir.GPR, 8)
		s.X86(amd64.SBB, amd64.W64, mir.D(rest), mir.R(a[i]).As(mir.Tied),
			mir.R(b[i])).Flags |= mir.ReadsFlags
	}
	s.SetCC(d, build.Condition{C: intConds[pred]})
}

// testConstant sets the zero flag if the words equal those of a constant.
func (s *wideIntegers) testConstant(a []mir.VReg, c *ir.Const) {
	var differ mir.VReg
	for i := range a {
		term, w := a[i], s.Source(c, i).Val
		if rest := c.Type().Bits % 64; rest != 0 && i == len(a)-1 {
			w &= 1<<rest - 1
		}
		if w != 0 {
			term = s.Op2(amd64.XOR, amd64.W64, term, s.Mask(uint64(w), amd64.W64))
		}
		if i > 0 {
			term = s.Op2(amd64.OR, amd64.W64, differ, mir.R(term))
		}
		differ = term
	}
	s.X86(amd64.TEST, amd64.W64, mir.R(differ), mir.R(differ))
}

// caseSize estimates the number of instructions and operands that compare a wide integer with a
// constant and branch.
func (s *wideIntegers) caseSize(c ir.Value, parts int) int {
	n := 12
	for i := range parts {
		switch w := s.Source(c, i).Val; {
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
