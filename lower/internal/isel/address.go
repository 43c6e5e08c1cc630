package isel

import (
	"math"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// address is an x86 memory address: the sum that one operand can encode.
type address struct {
	base   mir.VReg
	index  mir.VReg
	scale  uint8
	sym    amd64.Sym
	frame  bool // sym is a frame object
	object int
	disp   int64
}

// Limits on the offset added to a frame slot and to a symbol's RIP-relative address: the sum must
// still fit 32 bits in the largest frame, and in a program of the small code model.
const (
	maxFrameOffset  = 1 << 19
	maxSymbolOffset = 1 << 24
)

// within reports whether the absolute value of a number is at most limit.
func within(n, limit int64) bool { return -limit <= n && n <= limit }

// maxFold is the number of getelementptrs that one address may fold.
const maxFold = 8

// address selects the address v + extra as an operand and folds the arithmetic that computes it.
// The operand's role is Use.
func (s *memoryAccess) address(v ir.Value, extra int64) mir.Operand {
	var a address
	a.disp = extra
	for range maxFold {
		r, _ := s.Resolve(v, 0)
		in, ok := r.(*ir.Instr)
		if !ok || in.Op != ir.GetElementPtr || !s.canFold(in) || !s.addGEP(&a, in) {
			break
		}
		s.Carry(in)
		v = in.Operand(0)
	}
	return s.finishAddress(&a, v)
}

// finishAddress fills in the remaining base of the address.
func (s *memoryAccess) finishAddress(a *address, v ir.Value) mir.Operand {
	if r, _ := s.Resolve(v, 0); a.index == 0 {
		if g, off := s.threadLocal(r); g != nil && within(off+a.disp, maxSymbolOffset) {
			return s.threadAddress(g, off+a.disp)
		}
	}
	o := s.Source(v, 0)
	switch o.Kind {
	case mir.KindReg:
		a.base = o.Reg
	case mir.KindFrameAddr:
		a.frame, a.object = true, o.Object()
		a.disp += o.Val
	case mir.KindImm:
		if build.Fits32(o.Val + a.disp) {
			a.disp += o.Val
		} else {
			a.base = s.Load(o, mir.GPR, 8)
		}
	case mir.KindSymAddr:
		if a.index == 0 && within(o.Val+a.disp, maxSymbolOffset) && s.isLocal(o.Sym) {
			a.sym = o.Sym
			a.disp += o.Val
		} else {
			a.base = s.Load(o, mir.GPR, 8)
		}
	default:
		a.base = s.Load(o, mir.GPR, 8)
	}
	return s.addressOperand(a)
}

func (s *memoryAccess) addressOperand(a *address) mir.Operand {
	if !build.Fits32(a.disp) || a.frame && !within(a.disp, maxFrameOffset) {
		r := s.Load(mir.I(a.disp), mir.GPR, 8)
		a.disp = 0
		switch {
		case a.base == 0 && !a.frame && a.sym == 0:
			a.base = r
		case a.index == 0:
			a.index, a.scale = r, 1
		default:
			sum := s.Temp(mir.GPR, 8)
			s.X86(amd64.LEA, amd64.W64, mir.D(sum), s.addressOperand(a))
			a = &address{base: sum, index: r, scale: 1}
		}
	}
	o := mir.Operand{Kind: mir.KindMem, Reg: a.base, Index: a.index, Scale: a.scale, Sym: a.sym,
		Val: a.disp}
	if a.frame {
		o.Kind, o.Sym = mir.KindFrame, amd64.Sym(a.object)
	}
	if o.Kind == mir.KindMem && o.Reg == 0 && o.Index != 0 && o.Scale == 1 {
		o.Reg, o.Index, o.Scale = o.Index, 0, 0
	}
	return o
}

// isLocal reports whether a symbol is addressed relative to RIP instead of through the global
// offset table.
func (s *memoryAccess) isLocal(sym amd64.Sym) bool {
	return !s.walk.NeedsGOT(s.Env.Symbols.Get(sym).Value)
}

// NeedsGOT reports whether the address of a global value must be loaded from the global offset
// table, because another module may define or redefine it.
func (c *Context) NeedsGOT(v ir.Named) bool {
	if v == nil {
		return false
	}
	info := ir.Info(v)
	if info == nil || info.Preemption == "dso_local" {
		return false
	}
	switch info.Linkage {
	case "internal", "private":
		return false
	}
	if info.Visibility == "hidden" || info.Visibility == "protected" {
		return false
	}
	if c.MachO { // whose linker uses the first definition of a name everywhere
		return info.Linkage == "extern_weak" || !definedHere(v)
	}
	if !c.PIC {
		return info.Linkage == "extern_weak"
	}
	return true
}

// definedHere reports whether a value has its only definition in the module.
func definedHere(v ir.Named) bool {
	switch ir.Info(v).Linkage {
	case "weak", "weak_odr", "linkonce", "linkonce_odr", "common", "available_externally":
		return false
	}
	switch v := v.(type) {
	case *ir.Global:
		return v.Init != nil
	case *ir.Func:
		return !v.IsDeclaration()
	}
	return true
}

// canFold reports whether an address computation may be repeated at its use: in the block being
// selected, or anywhere if that is free.
func (s *memoryAccess) canFold(in *ir.Instr) bool {
	if in.Type().Kind != ir.PointerKind {
		return false
	}
	if in.Parent() == s.body.block_ || ir.HasOneUse(in) && in.NumOps() == 2 {
		return true
	}
	variable := ir.Value(nil)
	for i := 1; i < in.NumOps(); i++ {
		if v := in.Operand(i); !isConst(v) {
			if variable != nil {
				return false
			}
			variable = v
		}
	}
	return variable == nil || s.scales(in) && s.onlyAddresses(in)
}

func isConst(v ir.Value) bool {
	_, ok := v.(*ir.Const)
	return ok
}

// scales reports whether a getelementptr only adds a register times 1, 2, 4 or 8, and constants.
func (s *memoryAccess) scales(in *ir.Instr) bool {
	last := in.Operand(in.NumOps() - 1)
	if isConst(last) || !last.Type().IsInt(64) {
		return false
	}
	if add, ok := last.(*ir.Instr); ok && isSum(add) && isConst(add.Operand(1)) {
		return false // its constant is folded in its own block only
	}
	t := in.ElemType
	for i := 2; i < in.NumOps(); i++ {
		if t.Kind == ir.StructKind {
			return false
		}
		t = t.Elem
	}
	size := s.Env.Layout.Size(t)
	return size == 1 || size == 2 || size == 4 || size == 8
}

// onlyAddresses reports whether all uses of a pointer are addresses of loads and stores, of which
// none then needs the sum in a register.
func (s *memoryAccess) onlyAddresses(in *ir.Instr) bool {
	n := 0
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		if n++; u.User == nil || n > maxFold {
			return false
		}
		switch u.User.Op {
		case ir.Load:
		case ir.Store:
			if u.User.Operand(0) == ir.Value(in) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// addGEP adds the offsets of a getelementptr to a. It returns false and leaves a unchanged if they
// do not fit in an address.
func (s *memoryAccess) addGEP(a *address, in *ir.Instr) bool {
	b := *a
	t := in.ElemType
	var variable ir.Value
	var stride int64
	for i := 1; i < in.NumOps(); i++ {
		v := in.Operand(i)
		var size int64
		if i > 1 && t.Kind == ir.StructKind {
			c, ok := ir.AsInt(v)
			n := int64(0)
			if ok {
				n = c.Int64()
			}
			b.disp += int64(s.Env.Layout.FieldOffset(t, int(n)))
			t = t.Fields[n]
			continue
		}
		if i > 1 {
			t = t.Elem
		}
		size = int64(s.Env.Layout.Size(t))
		if c, ok := v.(*ir.Const); ok && (c.Kind == ir.ConstInt && c.Big == nil ||
			c.IsZeroValue()) {
			n := int64(0)
			if c.Kind == ir.ConstInt {
				n = c.Int64()
			}
			b.disp += n * size
			continue
		}
		if size == 0 {
			continue
		}
		if variable != nil || b.index != 0 {
			return false
		}
		variable, stride = v, size
	}
	if !build.Fits32(b.disp) {
		return false
	}
	if variable != nil {
		b.index, b.scale, b.disp = s.scaledIndex(variable, stride, b.disp)
		if !build.Fits32(b.disp) {
			return false
		}
	}
	*a = b
	return true
}

// scaledIndex is index*stride as a register and a scale. A constant added to the index goes to the
// displacement.
func (s *memoryAccess) scaledIndex(v ir.Value, stride, disp int64) (mir.VReg, uint8, int64) {
	var r mir.VReg
	if add, c, ok := s.addedConstant(v, stride); ok {
		s.Carry(add)
		disp += c * stride
		r = s.Index64(add.Operand(0))
	} else if sub, c, ok := s.movedConstant(v, stride); ok {
		s.Carry(sub)
		disp += c * stride
		x := sub.Operand(0).(*ir.Instr)
		r = s.Op2(amd64.SUB, amd64.W64, s.Reg(x.Operand(0)), s.OperandRM(sub.Operand(1), amd64.W64))
	} else if mul, k := s.multiple(v); mul != nil {
		if add, c, ok := s.addedConstant(mul.Operand(0), k*stride); ok {
			s.Carry(mul)
			s.Carry(add)
			disp += c * k * stride
			r = s.Temp(mir.GPR, 8)
			s.ints.multiply(r, add.Operand(0), k, amd64.W64)
		} else {
			r = s.Index64(v)
		}
	} else {
		r = s.Index64(v)
	}
	switch stride {
	case 1, 2, 4, 8:
		return r, uint8(stride), disp
	}
	scale := int64(8)
	for stride%scale != 0 {
		scale /= 2
	}
	m := s.Temp(mir.GPR, 8)
	switch k := stride / scale; {
	case k&(k-1) == 0:
		s.X86(amd64.SHL, amd64.W64, mir.D(m), mir.R(r).As(mir.Tied),
			mir.I(int64(build.Log2(uint64(k)))))
	case k == 3 || k == 5 || k == 9:
		s.X86(amd64.LEA, amd64.W64, mir.D(m), mir.Operand{Kind: mir.KindMem, Reg: r, Index: r,
			Scale: uint8(k - 1)})
	case build.Fits32(k):
		s.X86(amd64.IMUL, amd64.W64, mir.D(m), mir.RM(r), mir.I(k))
	default:
		big := s.Load(mir.I(k), mir.GPR, 8)
		s.X86(amd64.IMUL, amd64.W64, mir.D(m), mir.R(r).As(mir.Tied), mir.R(big))
	}
	return m, uint8(scale), disp
}

// addedConstant splits an index into a value plus a constant, if the constant can go to the
// displacement. Ideally the sum itself is then unused; if it is a counter's next value, addressing
// by the counter lets both share a register. A narrower sum qualifies if it cannot overflow.
func (s *memoryAccess) addedConstant(v ir.Value, stride int64) (add *ir.Instr, c int64, ok bool) {
	in, _ := v.(*ir.Instr)
	if in != nil && in.Op == ir.SExt && in.Parent() == s.body.block_ {
		in, _ = in.Operand(0).(*ir.Instr)
		if in != nil && !in.Has(ir.NSW) && !in.Has(ir.Disjoint) {
			return nil, 0, false
		}
	} else if in != nil && !in.Type().IsInt(64) && !in.Has(ir.NSW) && !in.Has(ir.Disjoint) {
		return nil, 0, false
	}
	if in == nil || !isSum(in) || in.Parent() != s.body.block_ || in.Type().Bits > 64 {
		return nil, 0, false
	}
	n, isInt := ir.AsInt(in.Operand(1))
	if !isInt || !build.Fits32(n.Int64()) || math.Abs(float64(n.Int64())*float64(stride)) >= 1<<30 {
		return nil, 0, false
	}
	x := in.Operand(0)
	if _, constant := x.(*ir.Const); constant || !ir.HasOneUse(in) && !s.isCounter(x) &&
		(in == v || !s.extendedHere(x)) {
		return nil, 0, false
	}
	return in, n.Int64(), true
}

// multiple returns an index that is a product with a constant, if nothing else uses the product. If
// a constant is added to the number before, its product can go to the displacement, and all rows of
// an unrolled loop use the product with the counter.
func (s *memoryAccess) multiple(v ir.Value) (mul *ir.Instr, by int64) {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.Mul && in.Op != ir.Shl || !in.Type().IsInt(64) || !ir.HasOneUse(in) ||
		s.Needed(in) || in.Parent() != s.body.block_ {
		return nil, 0
	}
	switch c, ok := ir.AsInt(in.Operand(1)); {
	case !ok:
	case in.Op == ir.Mul && within(c.Int64(), maxSymbolOffset):
		return in, c.Int64()
	case in.Op == ir.Shl && c.Bits < 24:
		return in, 1 << c.Bits
	}
	return nil, 0
}

// movedConstant splits an index (x + c) - y, which nothing else uses, into x - y and the constant.
// An unrolled loop computes the first again and again.
func (s *memoryAccess) movedConstant(v ir.Value, stride int64) (sub *ir.Instr, c int64, ok bool) {
	sub, ok = v.(*ir.Instr)
	if !ok || sub.Op != ir.Sub || !sub.Type().IsInt(64) || !ir.HasOneUse(sub) ||
		s.Needed(sub) || sub.Parent() != s.body.block_ || ir.IsConstant(sub.Operand(1)) {
		return nil, 0, false
	}
	add, ok := sub.Operand(0).(*ir.Instr)
	if !ok || !isSum(add) || ir.IsConstant(add.Operand(0)) {
		return nil, 0, false
	}
	n, ok := ir.AsInt(add.Operand(1))
	if !ok || !within(n.Int64(), 1<<20) || !within(stride, 1<<8) {
		return nil, 0, false
	}
	return sub, n.Int64(), true
}

// isSum reports whether an instruction adds, be it by an or of numbers without common bits.
func isSum(in *ir.Instr) bool { return in.Op == ir.Add || in.Op == ir.Or && in.Has(ir.Disjoint) }

// maxUses is the number of uses of a value that are examined.
const maxUses = 64

// extendedHere reports whether the block being selected sign-extends v anyway.
func (s *memoryAccess) extendedHere(v ir.Value) bool {
	n := 0
	for u := ir.FirstUse(v); u != nil && n < maxUses; u = u.Next() {
		if in := u.User; in != nil && in.Op == ir.SExt && in.Parent() == s.body.block_ {
			return true
		}
		n++
	}
	return false
}

// isCounter reports whether v is a phi of the block being selected.
func (s *memoryAccess) isCounter(v ir.Value) bool {
	phi, ok := v.(*ir.Instr)
	return ok && phi.Op == ir.Phi && phi.Parent() == s.body.block_
}
