package ir

import "strconv"

var flagNames = [...]struct {
	flag Flags
	name string
}{
	{Fast, " fast"}, {Reassoc, " reassoc"}, {NNaN, " nnan"}, {NInf, " ninf"}, {NSZ, " nsz"}, {ARcp, " arcp"}, {Contract, " contract"},
	{AFn, " afn"}, {NUW, " nuw"}, {NSW, " nsw"}, {Exact, " exact"}, {InBounds, " inbounds"}, {NNeg, " nneg"}, {Disjoint, " disjoint"},
	{SameSign, " samesign"},
}

// flags appends the optional keywords of arithmetic, each with a space before it, in LLVM's order.
func (p *printer) flags(op Opcode, f Flags) {
	if f&^(Volatile|Atomic|Weak|InAlloca|SwiftError|Tail|MustTail|NoTail|Cleanup) == 0 {
		return
	}
	if op == GetElementPtr { // inbounds includes nusw
		if f&InBounds != 0 {
			p.s(" inbounds")
		} else if f&NUSW != 0 {
			p.s(" nusw")
		}
		if f&NUW != 0 {
			p.s(" nuw")
		}
		return
	}
	if f&Fast != 0 {
		f &^= FastMathFlags &^ Fast
	}
	for i := range flagNames {
		if f&flagNames[i].flag != 0 {
			p.s(flagNames[i].name)
		}
	}
}

// instr prints an instruction without indentation and newline. One that the verifier would refuse
// for its shape is printed as far as it goes, so that messages can show it.
func (p *printer) instr(in *Instr) {
	if _, problem := in.ShapeProblem(); problem != "" {
		p.malformed(in, problem)
		return
	}
	if in.typ.Kind != VoidKind {
		start := len(p.b)
		p.local(&in.node)
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
	p.attachments(in.Attachments(), ", ")
}

func (p *printer) malformed(in *Instr, problem string) {
	if in.typ.Kind != VoidKind {
		p.local(&in.node)
		p.s(" = ")
	}
	p.s(opcodeNames[in.Op])
	for i := range in.ops {
		p.c(" ,"[min(i, 1)])
		p.operand(in.ops[i].Value)
	}
	p.s(" <malformed: ")
	p.s(problem)
	p.c('>')
}

func (p *printer) operands(in *Instr) {
	switch in.Op {
	case Call, Invoke, CallBr:
		p.call(in)
	case Alloca, Load, Store, Fence, CmpXchg, AtomicRMW:
		p.memory(in)
	case Ret:
		if len(in.ops) == 0 {
			p.s(" void")
			return
		}
		p.typedAfterSpace(in, 0)
	case Br:
		p.typedAfterSpace(in, 0)
		for i := 1; i < len(in.ops); i++ {
			p.typedAfterComma(in, i)
		}
	case Switch:
		p.typedAfterSpace(in, 0)
		p.typedAfterComma(in, 1)
		p.s(" [")
		for i := 2; i+1 < len(in.ops); i += 2 {
			p.s("\n    ")
			p.typedOperand(in.ops[i].Value)
			p.typedAfterComma(in, i+1)
		}
		p.s("\n  ]")
	case IndirectBr:
		p.typedAfterSpace(in, 0)
		p.s(", [")
		for i := 1; i < len(in.ops); i++ {
			if i > 1 {
				p.s(", ")
			}
			p.typedOperand(in.ops[i].Value)
		}
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
			p.operand(in.ops[i].Value)
			p.s(", ")
			if i < len(in.Blocks) && in.Blocks[i] != nil {
				p.operand(in.Blocks[i])
			}
			p.s(" ]")
		}
	case ICmp, FCmp:
		p.c(' ')
		p.s(in.Pred.String())
		p.sameType(in)
	case GetElementPtr:
		if p.m.Dialect == LLVM36 {
			p.eachTyped(in)
			break
		}
		p.c(' ')
		p.typ(in.ElemType)
		for i := range in.ops {
			p.typedAfterComma(in, i)
		}
	case ExtractValue, InsertValue:
		p.eachTyped(in)
		for _, n := range in.Indices() {
			p.s(", ")
			p.uint(uint64(uint32(n)))
		}
	case ShuffleVector:
		p.eachTyped(in)
		p.s(", ")
		p.shuffleMask(in.Indices(), in.typ.Scalable)
	case Select, Resume, ExtractElement, InsertElement:
		p.eachTyped(in)
	case LandingPad, CatchPad, CleanupPad, CatchSwitch, CatchRet, CleanupRet:
		p.exceptionPad(in)
	case VAArg:
		p.typedAfterSpace(in, 0)
		p.s(", ")
		p.typ(in.typ)
	case Unreachable:
	default:
		if in.Op.IsCast() {
			p.typedAfterSpace(in, 0)
			p.s(" to ")
			p.typ(in.typ)
			return
		}
		p.sameType(in)
	}
}

func (p *printer) typedAfterSpace(in *Instr, i int) {
	p.c(' ')
	p.typedOperand(in.ops[i].Value)
}

func (p *printer) typedAfterComma(in *Instr, i int) {
	p.s(", ")
	p.typedOperand(in.ops[i].Value)
}

// sameType prints operands that share one type, which is printed once.
func (p *printer) sameType(in *Instr) {
	for i := range in.ops {
		if i == 0 {
			p.typedAfterSpace(in, 0)
		} else {
			p.s(", ")
			p.operand(in.ops[i].Value)
		}
	}
}

func (p *printer) eachTyped(in *Instr) {
	for i := range in.ops {
		if i == 0 {
			p.typedAfterSpace(in, 0)
		} else {
			p.typedAfterComma(in, i)
		}
	}
}

// shuffleMask prints the third operand of a shufflevector. Undefined lanes were `undef` before they
// became `poison`.
func (p *printer) shuffleMask(mask []int32, scalable bool) {
	p.c('<')
	if scalable {
		p.s("vscale x ")
	}
	p.uint(uint64(len(mask)))
	p.s(" x i32> ")
	zero, undefined := true, true
	for _, n := range mask {
		zero = zero && n == 0
		undefined = undefined && n < 0
	}
	word := "undef"
	if p.opaque {
		word = "poison"
	}
	switch {
	case zero:
		p.s("zeroinitializer")
	case undefined:
		p.s(word)
	default:
		p.c('<')
		for i, n := range mask {
			if i > 0 {
				p.s(", ")
			}
			p.s("i32 ")
			if n < 0 {
				p.s(word)
			} else {
				p.b = strconv.AppendInt(p.b, int64(n), 10)
			}
		}
		p.c('>')
	}
}

func (p *printer) exceptionPad(in *Instr) {
	switch in.Op {
	case LandingPad:
		p.c(' ')
		p.typ(in.typ)
		if f := in.Func(); p.m.Dialect == LLVM36 && f != nil && f.Personality != nil {
			p.s(personalityWord)
			p.typedOperand(f.Personality)
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
			p.typedOperand(in.ops[i].Value)
		}
		if len(in.ops) == 0 && in.Flags&Cleanup == 0 {
			return
		}
	case CatchPad, CleanupPad:
		p.s(" within ")
		p.operand(in.ops[0].Value)
		p.s(" [")
		for i := 1; i < len(in.ops); i++ {
			if i > 1 {
				p.s(", ")
			}
			p.typedOperand(in.ops[i].Value)
		}
		p.c(']')
	case CatchSwitch:
		p.s(" within ")
		p.operand(in.ops[0].Value)
		p.s(" [")
		last := len(in.ops)
		if in.Flags&UnwindsToCaller == 0 {
			last--
		}
		for i := 1; i < last; i++ {
			if i > 1 {
				p.s(", ")
			}
			p.typedOperand(in.ops[i].Value)
		}
		p.s("] unwind ")
		if last < len(in.ops) {
			p.typedOperand(in.ops[last].Value)
		} else {
			p.s("to caller")
		}
	case CleanupRet:
		p.s(" from ")
		p.operand(in.ops[0].Value)
		p.s(" unwind ")
		if len(in.ops) > 1 {
			p.typedOperand(in.ops[1].Value)
		} else {
			p.s("to caller")
		}
	case CatchRet:
		p.s(" from ")
		p.operand(in.ops[0].Value)
		p.s(" to ")
		p.typedOperand(in.ops[1].Value)
	}
}
