package verify

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// resultType checks that an instruction's result type follows from its opcode and operands, and
// that these have valid types (LangRef, "Instruction Reference"). Calls, memory accesses and
// exception pads are checked elsewhere.
func (v *valueChecks) resultType(in *ir.Instr) {
	op := func(i int) *ir.Type { return in.Operand(i).Type() }
	switch in.Op {
	case ir.FNeg:
		if op(0) != in.Type() || !in.Type().Scalar().IsFloat() {
			v.r.Bad(in, diag.OperandType, "fneg of %s gives %s", op(0), in.Type())
		}
	case ir.Freeze:
		if op(0) != in.Type() || !in.Type().IsFirstClass() || in.Type().Kind == ir.LabelKind ||
			in.Type().Kind == ir.MetadataKind {
			v.r.Bad(in, diag.OperandType, "freeze of %s gives %s", op(0), in.Type())
		}
	case ir.ICmp:
		if s := op(0).Scalar(); op(0) != op(1) || !s.IsInteger() && !s.IsPointer() {
			v.r.Bad(in, diag.OperandType, "icmp of values of types %s and %s", op(0), op(1))
		}
		v.truthValue(in)
	case ir.FCmp:
		if op(0) != op(1) || !op(0).Scalar().IsFloat() {
			v.r.Bad(in, diag.OperandType, "fcmp of values of types %s and %s", op(0), op(1))
		}
		v.truthValue(in)
	case ir.Select:
		switch c := op(0); {
		case op(1) != op(2) || op(1) != in.Type() || !c.Scalar().IsInt(1) || c.IsVector() &&
			!ir.SameLanes(c, in.Type()):
			v.r.Bad(in, diag.OperandType, "select between values of types %s and %s by %s", op(1),
				op(2), c)
		case in.Type().Kind == ir.TokenKind:
			v.r.Bad(in, diag.TokenUse, "select cannot choose between tokens")
		case notData(in.Type()) || !in.Type().IsFirstClass():
			v.r.Bad(in, diag.OperandType, "select cannot give %s", in.Type())
		}
	case ir.VAArg:
		if !in.Type().IsFirstClass() || in.Type().Kind == ir.LabelKind ||
			in.Type().Kind == ir.MetadataKind {
			v.r.Bad(in, diag.OperandType, "va_arg of %s cannot return %s", op(0), in.Type())
		}
	case ir.ExtractElement:
		if !op(0).IsVector() || op(0).Elem != in.Type() || !op(1).IsInteger() {
			v.r.Bad(in, diag.OperandType, "no element %s of %s at %s", in.Type(), op(0),
				op(1))
		}
	case ir.InsertElement:
		if !op(0).IsVector() || op(0).Elem != op(1) || op(0) != in.Type() || !op(2).IsInteger() {
			v.r.Bad(in, diag.OperandType, "%s cannot be put into %s at %s to give %s", op(1), op(0),
				op(2), in.Type())
		}
	case ir.ShuffleVector:
		v.shuffle(in)
	case ir.ExtractValue:
		if t, problem := ir.PartType(op(0), in.Indices()); problem != "" {
			v.r.Bad(in, diag.OperandType, "%s", problem)
		} else if t != in.Type() {
			v.r.Bad(in, diag.OperandType, "that part of %s has type %s, not %s", op(0), t,
				in.Type())
		}
	case ir.InsertValue:
		if t, problem := ir.PartType(op(0), in.Indices()); problem != "" {
			v.r.Bad(in, diag.OperandType, "%s", problem)
		} else if t != op(1) || op(0) != in.Type() {
			v.r.Bad(in, diag.OperandType, "that part of %s has type %s, not %s", op(0), t, op(1))
		}
	case ir.GetElementPtr:
		if t, problem := ir.ElementAddressType(v.r.M.Types, in.ElemType,
			operandValues(in, &v.vals)); problem != "" {
			v.r.Bad(in, diag.OperandType, "%s", problem)
		} else if t != in.Type() {
			v.r.Bad(in, diag.OperandType, "the getelementptr gives %s, not %s", t, in.Type())
		}
	case ir.IndirectBr:
		if !op(0).IsPointer() {
			v.r.At(0).Bad(in, diag.OperandType, "indirectbr goes to an address, not to %s", op(0))
		}
	}
}

// operandValues returns the operands in a reused slice.
func operandValues(in *ir.Instr, into *[]ir.Value) []ir.Value {
	vals := (*into)[:0]
	for i := range in.Uses() {
		vals = append(vals, in.Operand(i))
	}
	*into = vals
	return vals
}

// truthValue checks the type of a comparison: i1, or a vector of i1 with the length of the
// operands.
func (v *valueChecks) truthValue(in *ir.Instr) {
	t := in.Operand(0).Type()
	if !in.Type().Scalar().IsInt(1) || in.Type().IsVector() != t.IsVector() || t.IsVector() &&
		!ir.SameLanes(t, in.Type()) {
		v.r.Bad(in, diag.OperandType, "a comparison of %s returns i1 for each element, not %s", t,
			in.Type())
	}
}

// notData reports whether values of a type exist only at compile time.
func notData(t *ir.Type) bool {
	return t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind || t.Kind == ir.TokenKind
}

func (v *valueChecks) shuffle(in *ir.Instr) {
	a, b := in.Operand(0).Type(), in.Operand(1).Type()
	if a != b || !a.IsVector() {
		v.r.Bad(in, diag.OperandType, "shufflevector of values of types %s and %s", a, b)
		return
	}
	if !in.Type().IsVector() || in.Type().Elem != a.Elem || in.Type().Scalable != a.Scalable ||
		in.Type().Len != uint64(len(in.Indices())) {
		v.r.Bad(in, diag.OperandType, "shufflevector of %s with %s gives no %s", a,
			source.Count(len(in.Indices()), "lane"), in.Type())
		return
	}
	for _, n := range in.Indices() {
		if a.Scalable && (n > 0 || n != in.Indices()[0]) {
			v.r.Bad(in, diag.OperandType,
				"the mask of scalable vectors must be all zeros, or all undefined")
			return
		}
		if n >= 0 && uint64(n) >= 2*a.Len {
			v.r.Bad(in, diag.OperandType, "lane %d does not exist in two vectors of %d", n, a.Len)
			return
		}
	}
}

// memory checks instructions that access memory (LangRef, "Memory Access and Addressing
// Operations").
func (v *valueChecks) memory(in *ir.Instr) {
	op := func(i int) *ir.Type { return in.Operand(i).Type() }
	switch in.Op {
	case ir.Load:
		v.address(in, op(0), in.Type())
		if !in.Type().IsFirstClass() || notData(in.Type()) {
			v.r.AtWord(in.Type().String()).Bad(in, diag.OperandType, "a load cannot have type %s",
				in.Type())
		}
	case ir.Store:
		v.address(in, op(1), op(0))
		if !op(0).IsFirstClass() || notData(op(0)) {
			v.r.At(0).Bad(in, diag.OperandType, "%s cannot be stored", op(0))
		}
	case ir.CmpXchg:
		v.address(in, op(0), op(1))
		if op(1) != op(2) || !op(1).IsInteger() && !op(1).IsPointer() {
			v.r.Bad(in, diag.OperandType, "cmpxchg of values of types %s and %s", op(1), op(2))
		} else if t := in.Type(); t.Kind != ir.StructKind || len(t.Fields) != 2 ||
			t.Fields[0] != op(1) || !t.Fields[1].IsInt(1) {
			v.r.Bad(in, diag.OperandType, "cmpxchg of values of type %s gives %s", op(1), t)
		}
	case ir.AtomicRMW:
		v.address(in, op(0), op(1))
		if t := op(1); t != in.Type() || !rmwTakes(in.Mem.RMW, t) {
			v.r.Bad(in, diag.OperandType, "atomicrmw %s of a value of type %s gives %s", in.Mem.RMW,
				t, in.Type())
		}
	case ir.Alloca:
		space := uint32(0)
		if in.Mem != nil {
			space = in.Mem.AddrSpace
		}
		if in.Type() != v.r.M.PointerTo(in.ElemType, space) || !op(0).IsInteger() {
			v.r.Bad(in, diag.OperandType, "an alloca of %s elements of type %s gives no %s", op(0),
				in.ElemType, in.Type())
		} else if !ir.Sized(in.ElemType) {
			v.r.Bad(in, diag.OperandType, "an alloca cannot hold %s", in.ElemType)
		}
	}
	if in.Flags&ir.Atomic != 0 && (in.Op == ir.Load || in.Op == ir.Store) &&
		(in.Mem == nil || in.Mem.Ordering == "" || in.Mem.Align == 0) {
		v.r.Bad(in, diag.OperandType, "an atomic %s needs an ordering and an alignment", in.Op)
	}
	if (in.Op == ir.Fence || in.Op == ir.CmpXchg || in.Op == ir.AtomicRMW) &&
		(in.Mem == nil || in.Mem.Ordering == "") {
		v.r.Bad(in, diag.OperandType, "%s has an ordering", in.Op)
	}
}

// rmwTakes reports whether an atomicrmw operation accepts values of type t (LangRef, "atomicrmw
// Instruction").
func rmwTakes(operation string, t *ir.Type) bool {
	switch operation {
	case "xchg":
		return t.IsInteger() || t.IsFloat() || t.IsPointer()
	case "fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum":
		return t.Scalar().IsFloat() && !(t.IsVector() && t.Scalable)
	}
	return t.IsInteger()
}

// everyInstr checks the rules for all instructions.
func (v *verifier) everyInstr(in *ir.Instr) {
	if in.Op.GivesNothing() && in.Type().Kind != ir.VoidKind {
		v.r.Bad(in, diag.OperandType, "%s returns no result, but has type %s", in.Op, in.Type())
	}
	if in.Type().Kind == ir.LabelKind || in.Type().Kind == ir.MetadataKind ||
		in.Type().Kind == ir.FunctionKind {
		v.r.Bad(in, diag.OperandType, "%s cannot give %s", in.Op, source.An(in.Type().String()))
	}
	if in.Flags&ir.FastMathFlags != 0 && in.Op != ir.FCmp && !ir.FastMathType(in.Type()) {
		v.r.Bad(in, diag.OperandType, "fast-math flags on a value of type %s, which is not a float",
			in.Type())
	}
	for i := range in.Uses() {
		switch o := in.Operand(i).(type) {
		case *ir.InlineAsm:
			if i != 0 || !in.Op.IsCall() {
				v.r.At(i).Bad(in, diag.OperandType, "inline assembly can only be called")
			}
		case *ir.MetadataValue:
			if !in.Op.IsCall() {
				v.r.At(i).Bad(in, diag.OperandType, "metadata cannot be an operand of %s", in.Op)
			}
		case *ir.Arg:
			if o.Type().Kind == ir.MetadataKind && !in.Op.IsCall() {
				v.r.At(i).Bad(in, diag.OperandType, "metadata cannot be an operand of %s", in.Op)
			}
		}
	}
}
