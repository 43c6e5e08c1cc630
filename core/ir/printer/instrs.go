package printer

import "statepoint/core/ir"

// instr prints an instruction without indentation and newline. An instruction of the wrong shape,
// which the verifier would refuse, is printed as far as possible, so that messages can show it.
func (p *instrPrinter) instr(in *ir.Instr) {
	if _, problem := in.ShapeProblem(); problem != "" {
		p.malformed(in, problem)
		return
	}
	start := len(p.b)
	if in.Type().Kind != ir.VoidKind {
		p.ops.local(in)
		p.mark(start, in.ID(), ir.MarkDef)
		p.s(" = ")
	}
	if in.Op == ir.Call {
		switch {
		case in.Flags&ir.MustTail != 0:
			p.s("musttail ")
		case in.Flags&ir.Tail != 0:
			p.s("tail ")
		case in.Flags&ir.NoTail != 0:
			p.s("notail ")
		}
	}
	p.s(in.Op.String())
	if in.Flags != 0 {
		if in.Flags&ir.Atomic != 0 {
			p.s(" atomic")
		}
		if in.Flags&ir.Weak != 0 {
			p.s(" weak")
		}
		if in.Flags&ir.Volatile != 0 {
			p.s(" volatile")
		}
		p.flags(in.Op, in.Flags)
	}
	p.operands(in)
	for i, a := range in.Attachments() {
		if a.Kind == "dbg" {
			p.md.attachments(in.Attachments()[:i], ", ")
			p.mark(start, in.ID(), ir.MarkOperation)
			p.md.attachments(in.Attachments()[i:], ", ")
			return
		}
	}
	p.md.attachments(in.Attachments(), ", ")
}

func (p *instrPrinter) malformed(in *ir.Instr, problem string) {
	if in.Type().Kind != ir.VoidKind {
		p.ops.local(in)
		p.s(" = ")
	}
	p.s(in.Op.String())
	for i := range in.Uses() {
		p.c(" ,"[min(i, 1)])
		p.ops.operand(in.Operand(i))
	}
	p.s(" <malformed: ")
	p.s(problem)
	p.c('>')
}

func (p *instrPrinter) operands(in *ir.Instr) {
	switch in.Op {
	case ir.Call, ir.Invoke, ir.CallBr:
		p.calls.call(in)
	case ir.Alloca, ir.Load, ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW:
		p.access.memory(in)
	case ir.Ret:
		if in.NumOps() == 0 {
			p.s(" void")
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
		p.s(" [")
		for i := 2; i+1 < in.NumOps(); i += 2 {
			p.s("\n    ")
			p.ops.typedOperand(in.Operand(i))
			p.ops.typedAfterComma(in, i+1)
		}
		p.s("\n  ]")
	case ir.IndirectBr:
		p.ops.typedAfterSpace(in, 0)
		p.s(", [")
		p.ops.typedUses(in.Uses()[1:])
		p.c(']')
	case ir.Phi:
		p.c(' ')
		p.typ(in.Type())
		p.c(' ')
		for i := range in.Uses() {
			if i > 0 {
				p.s(", ")
			}
			p.s("[ ")
			p.ops.operand(in.Operand(i))
			p.s(", ")
			if i < len(in.Blocks) && in.Blocks[i] != nil {
				p.ops.operand(in.Blocks[i])
			}
			p.s(" ]")
		}
	case ir.ICmp, ir.FCmp:
		p.c(' ')
		p.s(in.Pred.String())
		p.ops.sameType(in)
	case ir.GetElementPtr:
		if p.m.Dialect == ir.LLVM36 {
			p.ops.eachTyped(in)
			break
		}
		p.c(' ')
		p.typ(in.ElemType)
		for i := range in.Uses() {
			p.ops.typedAfterComma(in, i)
		}
	case ir.ExtractValue, ir.InsertValue:
		p.ops.eachTyped(in)
		for _, n := range in.Indices() {
			p.s(", ")
			p.uint(uint64(uint32(n)))
		}
	case ir.ShuffleVector:
		p.ops.eachTyped(in)
		p.s(", ")
		p.shuffleMask(in.Indices(), in.Type().Scalable)
	case ir.Select, ir.Resume, ir.ExtractElement, ir.InsertElement:
		p.ops.eachTyped(in)
	case ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch, ir.CatchRet, ir.CleanupRet:
		p.exceptionPad(in)
	case ir.VAArg:
		p.ops.typedAfterSpace(in, 0)
		p.s(", ")
		p.typ(in.Type())
	case ir.Unreachable:
	default:
		if in.Op.IsCast() {
			p.ops.typedAfterSpace(in, 0)
			p.s(" to ")
			p.typ(in.Type())
			return
		}
		p.ops.sameType(in)
	}
}

func (p *instrPrinter) exceptionPad(in *ir.Instr) {
	switch in.Op {
	case ir.LandingPad:
		p.c(' ')
		p.typ(in.Type())
		if f := in.Func(); p.m.Dialect == ir.LLVM36 && f != nil && f.Personality != nil {
			p.s(personalityWord)
			p.ops.typedOperand(f.Personality)
		}
		if in.Flags&ir.Cleanup != 0 {
			p.s("\n          cleanup")
		}
		for i := range in.Uses() {
			if i < len(in.ClauseFilter()) && in.ClauseFilter()[i] {
				p.s("\n          filter ")
			} else {
				p.s("\n          catch ")
			}
			p.ops.typedOperand(in.Operand(i))
		}
		if in.NumOps() == 0 && in.Flags&ir.Cleanup == 0 {
			return
		}
	case ir.CatchPad, ir.CleanupPad:
		p.s(" within ")
		p.ops.operand(in.Operand(0))
		p.s(" [")
		p.ops.typedUses(in.Uses()[1:])
		p.c(']')
	case ir.CatchSwitch:
		p.s(" within ")
		p.ops.operand(in.Operand(0))
		p.s(" [")
		last := in.NumOps()
		if in.Flags&ir.UnwindsToCaller == 0 {
			last--
		}
		p.ops.typedUses(in.Uses()[1:last])
		p.s("] unwind ")
		if last < in.NumOps() {
			p.ops.typedOperand(in.Operand(last))
		} else {
			p.s("to caller")
		}
	case ir.CleanupRet:
		p.s(" from ")
		p.ops.operand(in.Operand(0))
		p.s(" unwind ")
		if in.NumOps() > 1 {
			p.ops.typedOperand(in.Operand(1))
		} else {
			p.s("to caller")
		}
	case ir.CatchRet:
		p.s(" from ")
		p.ops.operand(in.Operand(0))
		p.s(" to ")
		p.ops.typedOperand(in.Operand(1))
	}
}
