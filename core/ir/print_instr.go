package ir

// instr prints an instruction without indentation and newline. An instruction of the wrong shape,
// which the verifier would reject, is printed as far as possible, so that messages can show it.
func (p *instrPrinter) instr(in *Instr) {
	if _, problem := in.ShapeProblem(); problem != "" {
		p.malformed(in, problem)
		return
	}
	if in.typ.Kind != VoidKind {
		start := len(p.b)
		p.ops.local(&in.node)
		p.mark(start, in.id, MarkDef)
		p.s(" = ")
	}
	if in.Op == Call {
		switch {
		case in.Flags&MustTail != 0:
			p.s("musttail ")
		case in.Flags&Tail != 0:
			p.s("tail ")
		case in.Flags&NoTail != 0:
			p.s("notail ")
		}
	}
	p.s(opcodeNames[in.Op])
	if in.Flags != 0 {
		if in.Flags&Atomic != 0 {
			p.s(" atomic")
		}
		if in.Flags&Weak != 0 {
			p.s(" weak")
		}
		if in.Flags&Volatile != 0 {
			p.s(" volatile")
		}
		p.flags(in.Op, in.Flags)
	}
	p.operands(in)
	p.md.attachments(in.Attachments(), ", ")
}

func (p *instrPrinter) malformed(in *Instr, problem string) {
	if in.typ.Kind != VoidKind {
		p.ops.local(&in.node)
		p.s(" = ")
	}
	p.s(opcodeNames[in.Op])
	for i := range in.ops {
		p.c(" ,"[min(i, 1)])
		p.ops.operand(in.ops[i].Value)
	}
	p.s(" <malformed: ")
	p.s(problem)
	p.c('>')
}

func (p *instrPrinter) operands(in *Instr) {
	switch in.Op {
	case Call, Invoke, CallBr:
		p.calls.call(in)
	case Alloca, Load, Store, Fence, CmpXchg, AtomicRMW:
		p.access.memory(in)
	case Ret:
		if len(in.ops) == 0 {
			p.s(" void")
			return
		}
		p.ops.typedAfterSpace(in, 0)
	case Br:
		p.ops.typedAfterSpace(in, 0)
		for i := 1; i < len(in.ops); i++ {
			p.ops.typedAfterComma(in, i)
		}
	case Switch:
		p.ops.typedAfterSpace(in, 0)
		p.ops.typedAfterComma(in, 1)
		p.s(" [")
		for i := 2; i+1 < len(in.ops); i += 2 {
			p.s("\n    ")
			p.ops.typedOperand(in.ops[i].Value)
			p.ops.typedAfterComma(in, i+1)
		}
		p.s("\n  ]")
	case IndirectBr:
		p.ops.typedAfterSpace(in, 0)
		p.s(", [")
		p.ops.typedUses(in.ops[1:])
		p.c(']')
	case Phi:
		p.c(' ')
		p.typ(in.typ)
		p.c(' ')
		for i := range in.ops {
			if i > 0 {
				p.s(", ")
			}
			p.s("[ ")
			p.ops.operand(in.ops[i].Value)
			p.s(", ")
			if i < len(in.Blocks) && in.Blocks[i] != nil {
				p.ops.operand(in.Blocks[i])
			}
			p.s(" ]")
		}
	case ICmp, FCmp:
		p.c(' ')
		p.s(in.Pred.String())
		p.ops.sameType(in)
	case GetElementPtr:
		if p.m.Dialect == LLVM36 {
			p.ops.eachTyped(in)
			break
		}
		p.c(' ')
		p.typ(in.ElemType)
		for i := range in.ops {
			p.ops.typedAfterComma(in, i)
		}
	case ExtractValue, InsertValue:
		p.ops.eachTyped(in)
		for _, n := range in.Indices() {
			p.s(", ")
			p.uint(uint64(uint32(n)))
		}
	case ShuffleVector:
		p.ops.eachTyped(in)
		p.s(", ")
		p.shuffleMask(in.Indices(), in.typ.Scalable)
	case Select, Resume, ExtractElement, InsertElement:
		p.ops.eachTyped(in)
	case LandingPad, CatchPad, CleanupPad, CatchSwitch, CatchRet, CleanupRet:
		p.exceptionPad(in)
	case VAArg:
		p.ops.typedAfterSpace(in, 0)
		p.s(", ")
		p.typ(in.typ)
	case Unreachable:
	default:
		if in.Op.IsCast() {
			p.ops.typedAfterSpace(in, 0)
			p.s(" to ")
			p.typ(in.typ)
			return
		}
		p.ops.sameType(in)
	}
}

func (p *instrPrinter) exceptionPad(in *Instr) {
	switch in.Op {
	case LandingPad:
		p.c(' ')
		p.typ(in.typ)
		if f := in.Func(); p.m.Dialect == LLVM36 && f != nil && f.Personality != nil {
			p.s(personalityWord)
			p.ops.typedOperand(f.Personality)
		}
		if in.Flags&Cleanup != 0 {
			p.s("\n          cleanup")
		}
		for i := range in.ops {
			if i < len(in.ClauseFilter()) && in.ClauseFilter()[i] {
				p.s("\n          filter ")
			} else {
				p.s("\n          catch ")
			}
			p.ops.typedOperand(in.ops[i].Value)
		}
		if len(in.ops) == 0 && in.Flags&Cleanup == 0 {
			return
		}
	case CatchPad, CleanupPad:
		p.s(" within ")
		p.ops.operand(in.ops[0].Value)
		p.s(" [")
		p.ops.typedUses(in.ops[1:])
		p.c(']')
	case CatchSwitch:
		p.s(" within ")
		p.ops.operand(in.ops[0].Value)
		p.s(" [")
		last := len(in.ops)
		if in.Flags&UnwindsToCaller == 0 {
			last--
		}
		p.ops.typedUses(in.ops[1:last])
		p.s("] unwind ")
		if last < len(in.ops) {
			p.ops.typedOperand(in.ops[last].Value)
		} else {
			p.s("to caller")
		}
	case CleanupRet:
		p.s(" from ")
		p.ops.operand(in.ops[0].Value)
		p.s(" unwind ")
		if len(in.ops) > 1 {
			p.ops.typedOperand(in.ops[1].Value)
		} else {
			p.s("to caller")
		}
	case CatchRet:
		p.s(" from ")
		p.ops.operand(in.ops[0].Value)
		p.s(" to ")
		p.ops.typedOperand(in.ops[1].Value)
	}
}
