package printer

import "statepoint/core/ir"

// instr prints an instruction without indentation and newline. An instruction of the wrong shape,
// which the verifier would refuse, is printed as far as possible, so that messages can show it.
func (p *instrPrinter) instr(in *ir.Instr) {
	if _, problem := in.ShapeProblem(); problem != "" {
		p.malformed(in, problem)
		return
	}
	start := len(p.out.b)
	if in.Type().Kind != ir.VoidKind {
		p.out.local(in)
		p.out.mark(start, in.ID(), ir.MarkDef)
		p.out.s(" = ")
	}
	if in.Op == ir.Call {
		switch {
		case in.Flags&ir.MustTail != 0:
			p.out.s("musttail ")
		case in.Flags&ir.Tail != 0:
			p.out.s("tail ")
		case in.Flags&ir.NoTail != 0:
			p.out.s("notail ")
		}
	}
	p.out.s(in.Op.String())
	if in.Flags != 0 {
		if in.Flags&ir.Atomic != 0 {
			p.out.s(" atomic")
		}
		if in.Flags&ir.Weak != 0 {
			p.out.s(" weak")
		}
		if in.Flags&ir.Volatile != 0 {
			p.out.s(" volatile")
		}
		p.out.flags(in.Op, in.Flags)
	}
	p.operands(in)
	for i, a := range in.Attachments() {
		if a.Kind == "dbg" {
			p.md.attachments(in.Attachments()[:i], ", ")
			p.out.mark(start, in.ID(), ir.MarkOperation)
			p.md.attachments(in.Attachments()[i:], ", ")
			return
		}
	}
	p.md.attachments(in.Attachments(), ", ")
}

func (p *instrPrinter) malformed(in *ir.Instr, problem string) {
	if in.Type().Kind != ir.VoidKind {
		p.out.local(in)
		p.out.s(" = ")
	}
	p.out.s(in.Op.String())
	for i := range in.Uses() {
		p.out.c(" ,"[min(i, 1)])
		p.ops.operand(in.Operand(i))
	}
	p.out.s(" <malformed: ")
	p.out.s(problem)
	p.out.c('>')
}

func (p *instrPrinter) operands(in *ir.Instr) {
	switch in.Op {
	case ir.Call, ir.Invoke, ir.CallBr:
		p.calls.call(in)
	case ir.Alloca, ir.Load, ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW:
		p.access.memory(in)
	case ir.Ret:
		if in.NumOps() == 0 {
			p.out.s(" void")
			return
		}
		p.ops.typedAfterSpace(in, 0)
	case ir.Br:
		p.ops.typedAfterSpace(in, 0)
		for i := 1; i < in.NumOps(); i++ {
			p.ops.typedAfterComma(in, i)
		}
	case ir.Switch:
		p.ops.typedAfterSpace(in, 0)
		p.ops.typedAfterComma(in, 1)
		p.out.s(" [")
		for i := 2; i+1 < in.NumOps(); i += 2 {
			p.out.s("\n    ")
			p.ops.typedOperand(in.Operand(i))
			p.ops.typedAfterComma(in, i+1)
		}
		p.out.s("\n  ]")
	case ir.IndirectBr:
		p.ops.typedAfterSpace(in, 0)
		p.out.s(", [")
		p.ops.typedUses(in.Uses()[1:])
		p.out.c(']')
	case ir.Phi:
		p.out.c(' ')
		p.out.typ(in.Type())
		p.out.c(' ')
		for i := range in.Uses() {
			if i > 0 {
				p.out.s(", ")
			}
			p.out.s("[ ")
			p.ops.operand(in.Operand(i))
			p.out.s(", ")
			if i < len(in.Blocks) && in.Blocks[i] != nil {
				p.ops.operand(in.Blocks[i])
			}
			p.out.s(" ]")
		}
	case ir.ICmp, ir.FCmp:
		p.out.c(' ')
		p.out.s(in.Pred.String())
		p.ops.sameType(in)
	case ir.GetElementPtr:
		if p.out.m.Dialect == ir.LLVM36 {
			p.ops.eachTyped(in)
			break
		}
		p.out.c(' ')
		p.out.typ(in.ElemType)
		for i := range in.Uses() {
			p.ops.typedAfterComma(in, i)
		}
	case ir.ExtractValue, ir.InsertValue:
		p.ops.eachTyped(in)
		for _, n := range in.Indices() {
			p.out.s(", ")
			p.out.uint(uint64(uint32(n)))
		}
	case ir.ShuffleVector:
		p.ops.eachTyped(in)
		p.out.s(", ")
		p.out.shuffleMask(in.Indices(), in.Type().Scalable)
	case ir.Select, ir.Resume, ir.ExtractElement, ir.InsertElement:
		p.ops.eachTyped(in)
	case ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch, ir.CatchRet, ir.CleanupRet:
		p.exceptionPad(in)
	case ir.VAArg:
		p.ops.typedAfterSpace(in, 0)
		p.out.s(", ")
		p.out.typ(in.Type())
	case ir.Unreachable:
	default:
		if in.Op.IsCast() {
			p.ops.typedAfterSpace(in, 0)
			p.out.s(" to ")
			p.out.typ(in.Type())
			return
		}
		p.ops.sameType(in)
	}
}

func (p *instrPrinter) exceptionPad(in *ir.Instr) {
	switch in.Op {
	case ir.LandingPad:
		p.out.c(' ')
		p.out.typ(in.Type())
		if f := in.Func(); p.out.m.Dialect == ir.LLVM36 && f != nil && f.Personality != nil {
			p.out.s(personalityWord)
			p.ops.typedOperand(f.Personality)
		}
		if in.Flags&ir.Cleanup != 0 {
			p.out.s("\n          cleanup")
		}
		for i := range in.Uses() {
			if i < len(in.ClauseFilter()) && in.ClauseFilter()[i] {
				p.out.s("\n          filter ")
			} else {
				p.out.s("\n          catch ")
			}
			p.ops.typedOperand(in.Operand(i))
		}
		if in.NumOps() == 0 && in.Flags&ir.Cleanup == 0 {
			return
		}
	case ir.CatchPad, ir.CleanupPad:
		p.out.s(" within ")
		p.ops.operand(in.Operand(0))
		p.out.s(" [")
		p.ops.typedUses(in.Uses()[1:])
		p.out.c(']')
	case ir.CatchSwitch:
		p.out.s(" within ")
		p.ops.operand(in.Operand(0))
		p.out.s(" [")
		last := in.NumOps()
		if in.Flags&ir.UnwindsToCaller == 0 {
			last--
		}
		p.ops.typedUses(in.Uses()[1:last])
		p.out.s("] unwind ")
		if last < in.NumOps() {
			p.ops.typedOperand(in.Operand(last))
		} else {
			p.out.s("to caller")
		}
	case ir.CleanupRet:
		p.out.s(" from ")
		p.ops.operand(in.Operand(0))
		p.out.s(" unwind ")
		if in.NumOps() > 1 {
			p.ops.typedOperand(in.Operand(1))
		} else {
			p.out.s("to caller")
		}
	case ir.CatchRet:
		p.out.s(" from ")
		p.ops.operand(in.Operand(0))
		p.out.s(" to ")
		p.ops.typedOperand(in.Operand(1))
	}
}
