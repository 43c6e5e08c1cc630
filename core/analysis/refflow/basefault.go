package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// BaseFault is an error in a pointer that is listed as the base of another.
type BaseFault uint8

// The faults of a base. Only faults that the definitions prove are reported: nothing is known about
// a base that was loaded, or computed by a call from the other pointer. Each arm of a merged base
// is checked.
const (
	// NoFault: the base is right, or nothing is known.
	NoFault BaseFault = iota
	// OtherObject: the two pointers are computed from different arguments or results of calls.
	OtherObject
	// NullBase: the base is null, and the other pointer is computed from an argument or a result.
	NullBase
	// NotStart: the base is at a constant offset from a pointer into its object.
	NotStart
)

// Bases checks the bases of pointers at safepoints.
type Bases struct {
	Layout *datalayout.Layout
	// Relocated is the pointer that a gc.relocate relocates; nil for any other value.
	Relocated func(*ir.Instr) ir.Value
	// Args are the arguments of the call that a statepoint's result comes from.
	Args func(result *ir.Instr) []ir.Use

	// Settled is set if the function does not change between queries.
	Settled bool

	// known caches the stems in a settled function: in a long chain each relocate leads to the
	// previous one.
	known map[*ir.Instr]stem
	// arms caches the arms in a settled function, by merge, with its graph.
	arms map[*ir.Instr][]arm
	cfg  *analysis.CFG
	dom  *analysis.Dominators
}

// Wrong describes the fault of a base.
type Wrong struct {
	Fault BaseFault
	// Of is the pointer from which the base is computed, From the one from which the derived
	// pointer is.
	Of, From ir.Value
	// BaseMerged and DerivedMerged are set if Of, or From, is one of several arms.
	BaseMerged, DerivedMerged bool
}

// stem is the origin of a pointer.
type stem struct {
	root ir.Value
	// off is the offset from root; exact is set if it is known.
	off   int64
	exact bool
}

// maxSteps bounds the definitions between a pointer and its root, or a pointer whose stem is
// cached.
const maxSteps = 1000

// stemOf looks through address arithmetic, casts and relocations. The root is nil, for unknown, if
// there are more of these than maxSteps.
func (b *Bases) stemOf(v ir.Value) stem {
	in, ok := v.(*ir.Instr)
	if !ok {
		return stem{root: v, exact: true}
	}
	s, ok := b.known[in]
	if !ok {
		s = b.follow(in)
		b.keep(in, s)
	}
	return s
}

// keep keeps the stem of an instruction of a settled function.
func (b *Bases) keep(in *ir.Instr, s stem) {
	if !b.Settled {
		return
	}
	if b.known == nil {
		b.known = map[*ir.Instr]stem{}
	}
	b.known[in] = s
}

// Relocates says that a gc.relocate relocates a pointer, which Relocated need not find then.
func (b *Bases) Relocates(call *ir.Instr, derived ir.Value) { b.keep(call, b.stemOf(derived)) }

// follow is stemOf for a pointer that is not cached.
func (b *Bases) follow(from *ir.Instr) stem {
	s := stem{root: from, exact: true}
	for range maxSteps {
		in, ok := s.root.(*ir.Instr)
		if !ok {
			return s
		}
		if k, ok := b.known[in]; ok {
			return stem{k.root, s.off + k.off, s.exact && k.exact}
		}
		switch in.Op {
		case ir.BitCast, ir.Freeze:
			if !in.Operand(0).Type().IsPointer() {
				return s
			}
			s.root = in.Operand(0)
		case ir.AddrSpaceCast:
			if in.Type().AddrSpace != in.Operand(0).Type().AddrSpace {
				return s
			}
			s.root = in.Operand(0)
		case ir.Select:
			if in.Operand(1) != in.Operand(2) {
				return s
			}
			s.root = in.Operand(1)
		case ir.GetElementPtr:
			if in.Type().IsVector() {
				return s
			}
			off, stride := analysis.Offset(b.Layout, in.ElemType, operands(in)[1:])
			s.off, s.exact = s.off+off, s.exact && stride == 0
			s.root = in.Operand(0)
		case ir.Call:
			if from := b.Relocated(in); from != nil {
				s.root = from
			} else if in.IsIntrinsic("llvm.launder.invariant.group") ||
				in.IsIntrinsic("llvm.strip.invariant.group") ||
				in.IsIntrinsic("llvm.ssa.copy") {
				s.root = in.Arg(0)
			} else {
				return s
			}
		default:
			return s
		}
	}
	return stem{}
}

// Check returns the fault of a base at a safepoint.
func (b *Bases) Check(base, derived ir.Value, at *ir.Instr) Wrong {
	if base.Type().IsVector() || derived.Type().IsVector() {
		return Wrong{}
	}
	x, y := b.stemOf(base), b.stemOf(derived)
	if x.root == nil || y.root == nil {
		return Wrong{}
	}
	if !ir.IsConstant(x.root) && x.exact && x.off > 0 {
		return Wrong{Fault: NotStart, Of: x.root, From: y.root}
	}
	if x.root != y.root && (merges(x.root) || merges(y.root)) {
		return b.checkArms(x, y, at)
	}
	if fault := b.apart(x, y, nil); fault != NoFault {
		return Wrong{Fault: fault, Of: x.root, From: y.root}
	}
	return Wrong{}
}

// Inside reports whether a pointer is at a constant nonzero offset from another pointer into its
// object, and returns the latter.
func (b *Bases) Inside(v ir.Value) (of ir.Value, inside bool) {
	if v.Type().IsVector() || ir.IsConstant(v) {
		return nil, false
	}
	s := b.stemOf(v)
	return s.root, s.exact && s.off > 0 && !ir.IsConstant(s.root)
}

// definite reports whether a pointer is an argument or the result of a call, which the function's
// text does not show to be equal to another pointer.
func (b *Bases) definite(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Arg:
		return true
	case *ir.Instr:
		return v.Op == ir.Call || v.Op == ir.Invoke
	}
	return false
}

// takes reports whether a pointer is the result of a call that has an argument computed from
// another pointer, and so may point into the same object.
func (b *Bases) takes(result, other ir.Value) bool {
	in, ok := result.(*ir.Instr)
	if !ok {
		return false
	}
	for _, a := range b.Args(in) {
		if a.Value.Type().IsPointer() {
			s := b.stemOf(a.Value)
			if s.root == other || !b.definite(s.root) && !ir.IsConstant(s.root) {
				return true
			}
		} else if a.Value.Type().IsVector() || a.Value.Type().IsAggregate() {
			return true
		}
	}
	return false
}
