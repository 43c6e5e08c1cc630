package isel

import (
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Resolve looks through instructions that do not change a part of a value: casts between types of
// one register, insertions into and extractions from aggregates, results of statepoints. The
// current instruction is recorded as implementing them.
func (s *selector) Resolve(v ir.Value, p int) (ir.Value, int) {
	for {
		in, ok := v.(*ir.Instr)
		if !ok {
			return v, p
		}
		w, q := s.through(in, p)
		if w == nil {
			return v, p
		}
		if in != s.At {
			s.Carry(in)
		}
		v, p = w, q
	}
}

// maxCarried is the number of instructions that the code of one may implement: a chain of casts or
// insertions into an aggregate can be as long as the module.
const maxCarried = 1 << 12

// Carry records that the current code also implements in.
func (s *selector) Carry(in *ir.Instr) {
	if !s.KeepIDs || s.finishing {
		return
	}
	for _, id := range s.origin(in) {
		s.carryID(id, in)
	}
}

func (s *selector) carryID(id provenance.ID, in *ir.Instr) {
	for int(id) >= len(s.carried) {
		s.carried = append(s.carried, make([]uint32, max(int(id)+1-len(s.carried), 64))...)
	}
	switch {
	case s.carried[id] == s.carrying:
	case len(s.from) < maxCarried:
		s.carried[id] = s.carrying
		s.from = append(s.from, id)
	case !s.dropped:
		s.dropped = true // reported once per function
		s.Diags.Add(source.Diagnostic{
			Severity: source.Warning, Code: CodeLimit, Span: in.Span,
			Message: "the code that uses this implements more than " + strconv.Itoa(maxCarried) +
				" instructions (maxCarried); the rest are not linked to code",
		})
	}
}

// origin are the ids of the instructions that an instruction's code implements.
func (s *selector) origin(in *ir.Instr) []provenance.ID {
	if in.ID() > s.Given && len(in.From()) > 0 {
		return in.From()
	}
	s.own[0] = in.ID()
	return s.own[:]
}

// through is one step of Resolve: the value and part that part p of in is a copy of, or nil.
func (s *selector) through(in *ir.Instr, p int) (ir.Value, int) {
	if len(s.same.equal) > 0 {
		if first := s.same.equal[in]; first != nil {
			return first, p
		}
	}
	switch in.Op {
	case ir.BitCast, ir.AddrSpaceCast:
		from, to := in.Operand(0).Type(), in.Type()
		if from == to || build.IsWord(from) && build.IsWord(to) || sameRegisters(from, to) {
			return in.Operand(0), p
		}
	case ir.Freeze:
		return in.Operand(0), p
	case ir.Select:
		// all others are operations that clear the bits above 32
		if in.Type().Kind != ir.PointerKind {
			return nil, 0
		}
		if c, ok := ir.AsInt(in.Operand(0)); ok { // the chosen operand
			return in.Operand(2 - int(c.Bits&1)), p
		}
		if in.Operand(1) == in.Operand(2) {
			return in.Operand(1), p
		}
	case ir.GetElementPtr:
		if in.Type().Kind == ir.PointerKind && movesNothing(in) {
			return in.Operand(0), p
		}
	case ir.PtrToInt, ir.PtrToAddr:
		if sameRegisters(in.Operand(0).Type(), in.Type()) {
			return in.Operand(0), p
		}
		if in.Type().Kind == ir.IntegerKind && (in.Type().Bits <= 64 || p == 0) {
			return in.Operand(0), p
		}
	case ir.IntToPtr:
		if t := in.Operand(0).Type(); t.Kind == ir.IntegerKind && t.Bits >= 64 ||
			sameRegisters(t, in.Type()) {
			return in.Operand(0), p
		}
	case ir.Trunc:
		if in.Type().Kind == ir.IntegerKind {
			return in.Operand(0), p
		}
	case ir.ZExt:
		if p == 0 && in.Type().Kind == ir.IntegerKind && !isNarrowLoad(in.Operand(0)) &&
			s.upperIsZero(in.Operand(0)) {
			return in.Operand(0), 0
		}
		if p == 0 && in.Type().IsInt(8) && isBool8(in.Operand(0), maxBoolDepth) {
			return in.Operand(0), 0
		}
		if p == 0 && in.Type().Kind == ir.IntegerKind && in.Type().Bits > 64 &&
			in.Operand(0).Type().IsInt(64) {
			return in.Operand(0), 0
		}
	case ir.LShr:
		if p == 0 && build.WideShiftBy(in) == 64 {
			return in.Operand(0), 1
		}
	case ir.Shl:
		if p == 1 && build.WideShiftBy(in) == 64 {
			return in.Operand(0), 0
		}
	case ir.ExtractValue:
		first, _ := s.FlatIndex(in.Operand(0).Type(), in.Indices())
		return in.Operand(0), first + p
	case ir.InsertValue:
		first, t := s.FlatIndex(in.Type(), in.Indices())
		if n := s.CountParts(t); p >= first && p < first+n {
			return in.Operand(1), p - first
		}
		return in.Operand(0), p
	case ir.Call:
		if v, part, known := s.same.canonicalOf(in); known {
			return v, part
		}
		switch s.calls(in) {
		case callsIgnored:
			return ir.Undef(in.Type()), 0
		case callsRelocate:
			// undef or poison, which LLVM leaves of a statepoint in dead code
			if ir.IsConstant(in.Arg(0)) {
				return ir.Undef(in.Type()), p
			}
		case callsResult:
			if ir.IsConstant(in.Arg(0)) {
				return ir.Undef(in.Type()), p
			}
			if sp, _, ok := gc.StatepointOf(in.Arg(0)); ok {
				return sp, p
			}
		case callsIdentity:
			if in.Call.NumArgs > 0 {
				return in.Arg(0), p
			}
		}
	}
	return nil, 0
}

// sameRegisters reports whether two vector types have the same bits in the same registers.
func sameRegisters(from, to *ir.Type) bool {
	a, ok1 := build.ShapeOf(from)
	b, ok2 := build.ShapeOf(to)
	return ok1 && ok2 && a.Plain() && b.Plain() && uint32(a.N)*a.Lane == uint32(b.N)*b.Lane
}

// maxUpperDepth bounds how many operations on narrow integers upperIsZero looks through.
const maxUpperDepth = 4

// upperIsZero reports whether the bits of v's register above its type are known to be zero: the
// result of an operation on 32 bits, which clears the others, or of one on fewer bits that sets
// none above them. Copies and spills of 32-bit registers preserve that.
func (s *selector) upperIsZero(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok || !in.Type().IsInt(32) {
		return narrowUpperIsZero(v, maxUpperDepth)
	}
	switch in.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.LShr, ir.AShr, ir.And, ir.Or, ir.Xor, ir.UDiv, ir.SDiv,
		ir.URem, ir.SRem, ir.Load, ir.ZExt, ir.SExt, ir.Select:
		return true
	}
	return false
}

// narrowUpperIsZero is upperIsZero for a value of 8 or 16 bits, on which operations are selected at
// 32 bits.
func narrowUpperIsZero(v ir.Value, depth int) bool {
	if t := v.Type(); !t.IsInt(8) && !t.IsInt(16) {
		return false
	}
	if c, ok := ir.AsInt(v); ok {
		return c.Int64() >= 0 // others are extended with ones
	}
	in, ok := v.(*ir.Instr)
	if !ok || depth == 0 {
		return false
	}
	switch in.Op {
	case ir.Load, ir.LShr: // they extend what they load or shift
		return true
	case ir.And:
		return narrowUpperIsZero(in.Operand(0), depth-1) ||
			narrowUpperIsZero(in.Operand(1), depth-1)
	case ir.Or, ir.Xor:
		return narrowUpperIsZero(in.Operand(0), depth-1) &&
			narrowUpperIsZero(in.Operand(1), depth-1)
	}
	return false
}

// VReg is the register of part p of a value that is not a constant and at which Resolve stops.
func (s *selector) VReg(v ir.Value, p int) mir.VReg {
	id := v.ID()
	if r := s.regOf.at(id); r > 0 {
		return mir.VReg(r) + mir.VReg(p)
	}
	t := v.Type()
	// the exception
	if in, ok := v.(*ir.Instr); ok && in.Op == ir.LandingPad && t.Kind == ir.TokenKind {
		r := s.Out.NewVReg(mir.VRegInfo{Class: mir.GPR, Size: 8, Value: id})
		s.regOf.set(id, int32(r))
		return r
	}
	if t.Kind == ir.TokenKind || t.IsInt(32) && s.isStatepointCall(v) {
		if st, err := gc.View(v.(*ir.Instr)); err == nil {
			t = st.TargetType.Result()
		}
	}
	first := mir.VReg(0)
	for i, pt := range s.Parts(t) {
		r := s.Out.NewVReg(mir.VRegInfo{Class: pt.Class, Size: pt.Size, Value: id,
			GC: s.isReference(pt.Type)})
		if i == 0 {
			first = r
		}
	}
	if first == 0 {
		first = s.Temp(mir.GPR, 8)
	}
	s.regOf.set(id, int32(first))
	return first + mir.VReg(p)
}

func (s *selector) isStatepointCall(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && in.Op.IsCall() && s.calls(in) == callsStatepoint
}

func (s *selector) isReference(t *ir.Type) bool { return s.gc.isReference(t) }

// Needed reports whether anything uses the value of an instruction in registers.
func (s *selector) Needed(v ir.Value) bool { return s.regOf.at(v.ID()) > 0 }

// Source is part p of a value as an operand that a copy can read: a register, an immediate, an
// address, or memory that never moves.
func (s *selector) Source(v ir.Value, p int) mir.Operand {
	return s.resolved(s.Resolve(v, p))
}

// resolved is Source of a part of a value at which Resolve stops.
func (s *selector) resolved(v ir.Value, p int) mir.Operand {
	if len(s.rec.early) > 0 {
		if r, ok := s.rec.early[v]; ok {
			return mir.R(r)
		}
	}
	switch v := v.(type) {
	case *ir.Const:
		return s.constant(v, p)
	case *ir.Func, *ir.Global, *ir.Alias, *ir.IFunc:
		return s.symbolAddress(v.(ir.Named), 0)
	case *ir.Instr:
		switch n := s.regOf.at(v.ID()); {
		case n < 0:
			return mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(-1 - n)}
		case build.PartIsZero(v, p):
			return mir.I(0)
		case n > 0:
			return mir.R(mir.VReg(n) + mir.VReg(p))
		}
		return mir.R(s.VReg(v, p))
	case *ir.Arg:
		if n := s.regOf.at(v.ID()); n < 0 {
			return mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(-1 - n)}
		}
		return mir.R(s.VReg(v, p))
	}
	s.Fail("an operand of type `" + v.Type().String() + "`")
	return mir.I(0)
}

// constant is part p of a constant.
func (s *selector) constant(c *ir.Const, p int) mir.Operand {
	switch c.Kind {
	case ir.ConstInt:
		if c.Big != nil {
			return mir.I(build.BigWord(c, p))
		}
		return mir.I(c.Int64())
	case ir.ConstNull, ir.ConstZero, ir.ConstUndef, ir.ConstPoison, ir.ConstNone:
		ps := s.Parts(c.Type())
		if p < len(ps) && ps[p].Class == mir.XMM {
			return mir.Operand{Kind: mir.KindImm}
		}
		return mir.I(0)
	case ir.ConstFloat:
		return s.floatConstant(c)
	case ir.ConstSplat:
		return s.vec.Constant(c, p)
	case ir.ConstAggregate:
		if c.Type().Kind == ir.VectorKind {
			return s.vec.Constant(c, p)
		}
		for _, e := range c.Elems {
			n := s.CountParts(e.Type())
			if p < n {
				return s.Source(e, p)
			}
			p -= n
		}
	case ir.ConstString:
		if p < len(c.Text) {
			return mir.I(int64(int8(c.Text[p])))
		}
	case ir.ConstExpr, ir.ConstBlockAddress, ir.ConstDSOLocalEquivalent, ir.ConstNoCFI:
		if sym, off, ok := s.AddressOf(c); ok {
			if sym == nil {
				return mir.I(off)
			}
			return s.symbolAddress(sym, off)
		}
		return s.constantCode(c, p)
	}
	s.Fail("a constant of type `" + c.Type().String() + "`")
	return mir.I(0)
}

// symbolAddress is the address of a global value plus an offset. That of a thread-local variable
// must be computed.
func (s *selector) symbolAddress(v ir.Named, off int64) mir.Operand {
	if g, ok := v.(*ir.Global); ok && g.ThreadLocal != "" {
		if s.finishing {
			s.Fail("the address of the thread-local variable `@" + v.Name() + "` in a phi")
			return mir.I(0)
		}
		return mir.R(s.mem.threadPointer(g, off))
	}
	if !build.Fits32(off) {
		return mir.Operand{Kind: mir.KindMem, Sym: s.Symbols.Address(s.Symbols.Of(v), off),
			Scale: 8}
	}
	return mir.Operand{Kind: mir.KindSymAddr, Sym: s.Symbols.Of(v), Val: off}
}

// RegPart is part p of a value in a register; constants are loaded into a new one.
func (s *selector) RegPart(v ir.Value, p int) mir.VReg {
	o := s.Source(v, p)
	if o.Kind == mir.KindReg {
		return o.Reg
	}
	ps := s.Parts(v.Type())
	class, size := mir.GPR, uint8(8)
	if p < len(ps) {
		class, size = ps[p].Class, ps[p].Size
	}
	return s.Load(o, class, size)
}

// Reg is a value of one part in a register.
func (s *selector) Reg(v ir.Value) mir.VReg { return s.RegPart(v, 0) }

// The methods that parts in other packages call: see build.Values.

// Extend returns a register with an integer extended to width.
func (s *selector) Extend(v ir.Value, signed bool, width uint32) mir.VReg {
	return s.ints.Extend(v, signed, width)
}

// OperandRM is a value as the operand of an instruction that takes a register, memory, or a 32-bit
// immediate.
func (s *selector) OperandRM(v ir.Value, w amd64.Width) mir.Operand { return s.mem.OperandRM(v, w) }

// SelectIntrinsic selects a call to an intrinsic, whose name may lack its suffixes.
func (s *selector) SelectIntrinsic(in *ir.Instr, name string) { s.intr.Select(in, name) }

// Memory is the memory at a pointer.
func (s *selector) Memory(pointer ir.Value) mir.Operand {
	return s.Segment(s.mem.address(pointer, 0), pointer)
}

// Foldable reports whether a load can be folded into the instruction being selected.
func (s *selector) Foldable(load *ir.Instr) bool { return s.mem.Foldable(load) }

// LoadPart loads a part of a value.
func (s *selector) LoadPart(d mir.VReg, o mir.Operand, p build.Part) { s.mem.LoadPart(d, o, p) }

// StorePart stores part i of a value.
func (s *selector) StorePart(o mir.Operand, v ir.Value, i int, p build.Part) {
	s.mem.StorePart(o, v, i, p)
}

// Finishing reports whether no more code can be emitted.
func (s *selector) Finishing() bool { return s.finishing }

// Place sets the register of part 0 of a value created here; the registers of further parts follow
// it.
func (s *selector) Place(v ir.Value, r mir.VReg) {
	s.regOf.set(v.ID(), int32(r))
}
