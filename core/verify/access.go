package verify

import (
	"math/bits"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// access checks the rules for memory, bundles and exceptions that go beyond the types of operands.
func (v *valueChecks) access(in *ir.Instr) {
	switch in.Op {
	case ir.Load:
		if in.Flags&ir.Atomic != 0 {
			v.atomicType(in, in.Type())
		}
	case ir.Store:
		if in.Flags&ir.Atomic != 0 {
			v.atomicType(in, in.Operand(0).Type())
		}
	case ir.CmpXchg:
		v.atomicType(in, in.Operand(1).Type())
	case ir.AtomicRMW:
		v.readModifyWrite(in)
	case ir.Alloca:
		if in.ElemType.Kind == ir.TargetKind && in.ElemType.Name == "amdgcn.named.barrier" {
			v.r.Bad(in, diag.OperandType, "%s is not a local variable", in.ElemType)
		}
		if space := in.Type().AddrSpace; space != 5 &&
			strings.HasPrefix(v.r.M.TargetTriple, "amdgcn") && v.r.M.Dialect.Opaque() {
			v.r.Bad(in, diag.OperandType, "an alloca for AMD GPUs must be in address space 5, "+
				"not %d",
				space)
		}
		if in.Flags&ir.SwiftError == 0 {
			return
		}
		if !in.ElemType.IsPointer() && v.r.M.Dialect.Opaque() {
			v.r.Bad(in, diag.OperandType, "a swifterror alloca must hold a pointer, not %s",
				in.ElemType)
		}
		if c, ok := ir.AsInt(in.Operand(0)); (!ok || c.Bits != 1) && v.r.M.Dialect.Opaque() {
			v.r.Bad(in, diag.OperandType, "a swifterror alloca must allocate one pointer")
		}
		v.attributes.SwiftError(in)
	case ir.PtrToAddr:
		if t := in.Operand(0).Type().Scalar(); t.IsPointer() &&
			uint64(in.Type().Scalar().Bits) != v.r.DataLayout().IndexBits(t.AddrSpace) {
			v.r.Bad(in, diag.OperandType, "an address must be as wide as an index into memory, "+
				"not %s",
				in.Type().Scalar())
		}
	case ir.GetElementPtr:
		v.fieldIndexes(in)
	case ir.Call, ir.Invoke, ir.CallBr:
		v.calls.bundles(in)
		v.attributes.SpecialArguments(in)
		if a, ok := in.Operand(0).(*ir.InlineAsm); ok {
			v.calls.assembly(in, a)
		}
	case ir.LandingPad:
		v.clauses(in)
	case ir.Resume:
		if v.r.F.Personality == nil {
			v.r.Bad(in, diag.LandingPad, "resume in a function without a personality")
		}
	}
}

// atomicType checks the type of an atomic access (LangRef, "Atomic Memory Ordering Constraints").
func (v *valueChecks) atomicType(in *ir.Instr, t *ir.Type) {
	if !t.Scalar().IsInteger() && !t.Scalar().IsPointer() && !t.Scalar().IsFloat() {
		v.r.Bad(in, diag.OperandType,
			"an atomic %s needs an integer, a pointer or a float, not %s",
			in.Op, t)
		return
	}
	if n := v.r.DataLayout().SizeInBits(t); n < 8 || bits.OnesCount64(n) != 1 {
		v.r.Bad(in, diag.OperandType,
			"an atomic %s needs a size that is a power of two bytes, not the %s of %s", in.Op,
			source.Count(n, "bit"), t)
	}
}

func (v *valueChecks) readModifyWrite(in *ir.Instr) {
	t := in.Operand(1).Type()
	op := ""
	if in.Mem != nil {
		op = in.Mem.RMW
	}
	switch op {
	case "xchg":
	case "fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum":
		if !t.Scalar().IsFloat() {
			v.r.Bad(in, diag.OperandType, "atomicrmw %s needs a float, not %s", op, t)
			return
		}
		if t.IsVector() {
			if n := v.r.DataLayout().SizeInBits(t); n < 8 || bits.OnesCount64(n) != 1 {
				v.r.Bad(in, diag.OperandType,
					"atomicrmw needs a size that is a power of two bytes, not the %s of %s",
					source.Count(n, "bit"), t)
			}
			return
		}
	default:
		if !t.IsInteger() {
			v.r.Bad(in, diag.OperandType, "atomicrmw %s needs an integer, not %s", op, t)
			return
		}
	}
	v.atomicType(in, t)
}

// fieldIndexes checks that structs are indexed by constants of type i32.
func (v *valueChecks) fieldIndexes(in *ir.Instr) {
	at := in.ElemType
	for i := 2; i < in.NumOps(); i++ {
		if at == nil {
			return
		}
		switch at.Kind {
		case ir.ArrayKind, ir.VectorKind:
			at = at.Elem
		case ir.StructKind:
			val := in.Operand(i)
			if t := val.Type().Scalar(); !t.IsInt(32) {
				v.r.Bad(in, diag.OperandType, "the fields of %s must be indexed by an i32, not "+
					"by %s",
					at, t)
				return
			}
			c, ok := val.(*ir.Const)
			for ok && len(c.Elems) > 0 {
				c, ok = c.Elems[0].(*ir.Const)
			}
			if !ok || c.Bits >= uint64(len(at.Fields)) {
				v.r.Bad(in, diag.OperandType, "index %d is not a field of %s", i, at)
				return
			}
			at = at.Fields[c.Bits]
		default:
			v.r.Bad(in, diag.OperandType, "too many indices: %s has no elements", at)
			return
		}
	}
}

// clauses checks the types of a landingpad's clauses.
func (v *valueChecks) clauses(in *ir.Instr) {
	for i := range in.Uses() {
		t := in.Operand(i).Type()
		filter := i < len(in.ClauseFilter()) && in.ClauseFilter()[i]
		switch {
		case filter && (t.Kind != ir.ArrayKind || !isArrayConst(in.Operand(i))):
			v.r.Bad(in, diag.LandingPad, "a filter must be an array of type infos, not %s", t)
		case !filter && !t.IsPointer():
			v.r.Bad(in, diag.LandingPad, "a catch clause must be a pointer to a type info, not "+
				"%s", t)
		case !ir.IsConstant(in.Operand(i)):
			v.r.Bad(in, diag.LandingPad, "a clause of a landingpad must be a constant")
		}
	}
}

// isArrayConst reports whether a constant lists the elements of an array, or is zero.
func isArrayConst(val ir.Value) bool {
	c, ok := val.(*ir.Const)
	return ok && (c.Kind == ir.ConstAggregate || c.Kind == ir.ConstZero)
}
