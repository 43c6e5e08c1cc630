package ir

// resultType checks that an instruction gives the type that its opcode and operands say it gives, and that its operands may have the types
// they have (LangRef, "Instruction Reference"). Calls, memory accesses and exception pads are checked elsewhere.
func (v *verifier) resultType(in *Instr) {
	op := func(i int) *Type { return in.ops[i].Value.Type() }
	switch in.Op {
	case FNeg:
		if op(0) != in.typ || !in.typ.Scalar().IsFloat() {
			v.bad(in, codeOperandType, "fneg of %s gives %s", op(0), in.typ)
		}
	case Freeze:
		if op(0) != in.typ || !in.typ.IsFirstClass() || in.typ.Kind == LabelKind || in.typ.Kind == MetadataKind {
			v.bad(in, codeOperandType, "freeze of %s gives %s", op(0), in.typ)
		}
	case ICmp:
		if s := op(0).Scalar(); op(0) != op(1) || !s.IsInteger() && !s.IsPointer() {
			v.bad(in, codeOperandType, "icmp of values of types %s and %s", op(0), op(1))
		}
		v.truthValue(in)
	case FCmp:
		if op(0) != op(1) || !op(0).Scalar().IsFloat() {
			v.bad(in, codeOperandType, "fcmp of values of types %s and %s", op(0), op(1))
		}
		v.truthValue(in)
	case Select:
		switch c := op(0); {
		case op(1) != op(2) || op(1) != in.typ || !c.Scalar().IsInt(1) || c.IsVector() && !SameLanes(c, in.typ):
			v.bad(in, codeOperandType, "select between values of types %s and %s by %s", op(1), op(2), c)
		case in.typ.Kind == TokenKind:
			v.bad(in, codeTokenUse, "select cannot choose between tokens")
		case notData(in.typ) || !in.typ.IsFirstClass():
			v.bad(in, codeOperandType, "select cannot give %s", in.typ)
		}
	case VAArg:
		if !in.typ.IsFirstClass() || in.typ.Kind == LabelKind || in.typ.Kind == MetadataKind {
			v.bad(in, codeOperandType, "va_arg of %s gives %s", op(0), in.typ)
		}
	case ExtractElement:
		if !op(0).IsVector() || op(0).Elem != in.typ || !op(1).IsInteger() {
			v.bad(in, codeOperandType, "there is no element %s of %s at %s", in.typ, op(0), op(1))
		}
	case InsertElement:
		if !op(0).IsVector() || op(0).Elem != op(1) || op(0) != in.typ || !op(2).IsInteger() {
			v.bad(in, codeOperandType, "%s cannot be put into %s at %s to give %s", op(1), op(0), op(2), in.typ)
		}
	case ShuffleVector:
		v.shuffle(in)
	case ExtractValue:
		if t, problem := PartType(op(0), in.Indices()); problem != "" {
			v.bad(in, codeOperandType, "%s", problem)
		} else if t != in.typ {
			v.bad(in, codeOperandType, "that part of %s has type %s, not %s", op(0), t, in.typ)
		}
	case InsertValue:
		if t, problem := PartType(op(0), in.Indices()); problem != "" {
			v.bad(in, codeOperandType, "%s", problem)
		} else if t != op(1) || op(0) != in.typ {
			v.bad(in, codeOperandType, "that part of %s has type %s, not %s", op(0), t, op(1))
		}
	case GetElementPtr:
		if t, problem := ElementAddressType(v.m.Types, in.ElemType, in.operandValues(&v.vals)); problem != "" {
			v.bad(in, codeOperandType, "%s", problem)
		} else if t != in.typ {
			v.bad(in, codeOperandType, "the getelementptr gives %s, not %s", t, in.typ)
		}
	case IndirectBr:
		if !op(0).IsPointer() {
			v.at(0).bad(in, codeOperandType, "indirectbr goes to an address, not to %s", op(0))
		}
	}
}

// operandValues are the operands in a slice that is used again.
func (in *Instr) operandValues(into *[]Value) []Value {
	vals := (*into)[:0]
	for i := range in.ops {
		vals = append(vals, in.ops[i].Value)
	}
	*into = vals
	return vals
}

// truthValue checks the type of a compare: i1, or a vector of i1 as long as the operands.
func (v *verifier) truthValue(in *Instr) {
	t := in.ops[0].Value.Type()
	if !in.typ.Scalar().IsInt(1) || in.typ.IsVector() != t.IsVector() || t.IsVector() && !SameLanes(t, in.typ) {
		v.bad(in, codeOperandType, "a compare of %s gives i1 for each element, not %s", t, in.typ)
	}
}

// notData reports whether values of a type are only there for the compiler.
func notData(t *Type) bool {
	return t.Kind == LabelKind || t.Kind == MetadataKind || t.Kind == TokenKind
}

func (v *verifier) shuffle(in *Instr) {
	a, b := in.ops[0].Value.Type(), in.ops[1].Value.Type()
	if a != b || !a.IsVector() {
		v.bad(in, codeOperandType, "shufflevector of values of types %s and %s", a, b)
		return
	}
	if !in.typ.IsVector() || in.typ.Elem != a.Elem || in.typ.Scalable != a.Scalable || in.typ.Len != uint64(len(in.Indices())) {
		v.bad(in, codeOperandType, "shufflevector of %s with %d lanes gives no %s", a, len(in.Indices()), in.typ)
		return
	}
	for _, n := range in.Indices() {
		if a.Scalable && (n > 0 || n != in.Indices()[0]) {
			v.bad(in, codeOperandType, "the mask of scalable vectors is zero throughout, or undefined throughout")
			return
		}
		if n >= 0 && uint64(n) >= 2*a.Len {
			v.bad(in, codeOperandType, "lane %d does not exist in two vectors of %d", n, a.Len)
			return
		}
	}
}

// memory checks what loads, stores and otherwise touches memory (LangRef, "Memory Access and Addressing Operations").
func (v *verifier) memory(in *Instr) {
	op := func(i int) *Type { return in.ops[i].Value.Type() }
	switch in.Op {
	case Load:
		v.address(in, op(0), in.typ)
		if !in.typ.IsFirstClass() || notData(in.typ) {
			v.atWord(in.typ.String()).bad(in, codeOperandType, "a load cannot give %s", in.typ)
		}
	case Store:
		v.address(in, op(1), op(0))
		if !op(0).IsFirstClass() || notData(op(0)) {
			v.at(0).bad(in, codeOperandType, "%s cannot be stored", op(0))
		}
	case CmpXchg:
		v.address(in, op(0), op(1))
		if op(1) != op(2) || !op(1).IsInteger() && !op(1).IsPointer() {
			v.bad(in, codeOperandType, "cmpxchg of values of types %s and %s", op(1), op(2))
		} else if t := in.typ; t.Kind != StructKind || len(t.Fields) != 2 || t.Fields[0] != op(1) || !t.Fields[1].IsInt(1) {
			v.bad(in, codeOperandType, "cmpxchg of values of type %s gives %s", op(1), t)
		}
	case AtomicRMW:
		v.address(in, op(0), op(1))
		if t := op(1); t != in.typ || !rmwTakes(in.Mem.RMW, t) {
			v.bad(in, codeOperandType, "atomicrmw %s of a value of type %s gives %s", in.Mem.RMW, t, in.typ)
		}
	case Alloca:
		space := uint32(0)
		if in.Mem != nil {
			space = in.Mem.AddrSpace
		}
		if in.typ != v.m.PointerTo(in.ElemType, space) || !op(0).IsInteger() {
			v.bad(in, codeOperandType, "an alloca of %s elements of type %s gives no %s", op(0), in.ElemType, in.typ)
		} else if !Sized(in.ElemType) {
			v.bad(in, codeOperandType, "an alloca cannot hold %s", in.ElemType)
		}
	}
	if in.Flags&Atomic != 0 && (in.Op == Load || in.Op == Store) && (in.Mem == nil || in.Mem.Ordering == "" || in.Mem.Align == 0) {
		v.bad(in, codeOperandType, "an atomic %s has an ordering and an alignment", in.Op)
	}
	if (in.Op == Fence || in.Op == CmpXchg || in.Op == AtomicRMW) && (in.Mem == nil || in.Mem.Ordering == "") {
		v.bad(in, codeOperandType, "%s has an ordering", in.Op)
	}
}

// rmwTakes reports whether the operation of an atomicrmw works on values of type t (LangRef, "atomicrmw Instruction").
func rmwTakes(operation string, t *Type) bool {
	switch operation {
	case "xchg":
		return t.IsInteger() || t.IsFloat() || t.IsPointer()
	case "fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum":
		return t.Scalar().IsFloat() && !(t.IsVector() && t.Scalable)
	}
	return t.IsInteger()
}

// everyInstr checks what holds for instructions whatever their opcode.
func (v *verifier) everyInstr(in *Instr) {
	if in.Op.GivesNothing() && in.typ.Kind != VoidKind {
		v.bad(in, codeOperandType, "%s gives no result, but has type %s", in.Op, in.typ)
	}
	if in.typ.Kind == LabelKind || in.typ.Kind == MetadataKind || in.typ.Kind == FunctionKind {
		v.bad(in, codeOperandType, "%s cannot give a %s", in.Op, in.typ)
	}
	if in.Flags&FastMathFlags != 0 && in.Op != FCmp && !FastMathType(in.typ) {
		v.bad(in, codeOperandType, "fast-math flags on a value of type %s, which is no float", in.typ)
	}
	for i := range in.ops {
		switch o := in.ops[i].Value.(type) {
		case *InlineAsm:
			if i != 0 || !in.Op.IsCall() {
				v.at(i).bad(in, codeOperandType, "inline assembly can only be called")
			}
		case *MetadataValue:
			if !in.Op.IsCall() {
				v.at(i).bad(in, codeOperandType, "metadata is no operand of %s", in.Op)
			}
		case *Arg:
			if o.typ.Kind == MetadataKind && !in.Op.IsCall() {
				v.at(i).bad(in, codeOperandType, "metadata is no operand of %s", in.Op)
			}
		}
	}
}
