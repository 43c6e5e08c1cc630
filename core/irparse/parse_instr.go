package irparse

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// instruction reads one instruction; name or number (-1: none) and span are those of its result if
// it has them.
func (p *instrReader) instruction(name string, number int, span source.Span) {
	p.tick()
	start := p.Start
	if !span.IsZero() {
		start = int(span.Start)
	}
	defer func() {
		if r := recover(); r != nil {
			if name != "" || number >= 0 { // its uses are not further errors
				p.breakValue(name, number)
			}
			p.breakBlock()
			panic(r)
		}
	}()
	p.named = !span.IsZero()
	in := p.instructionBody()
	in.Span = span
	if span.IsZero() {
		in.Span = source.Span{Start: source.Pos(start), End: source.Pos(start)}
	}
	if p.Is(',') {
		p.meta.instrAttachments(in)
	}
	if span.IsZero() {
		in.Span.End = source.Pos(p.PrevEnd)
	}
	if p.fn.block == nil {
		p.funcs.current()
	}
	p.funcs.defineValue(in, name, number, span)
	p.funcs.appendInstr(in)
	if p.marks != nil {
		if in.Type().Kind != ir.VoidKind && !span.IsZero() {
			p.mark(span, in.ID(), ir.MarkDef)
		}
		p.mark(p.From(start), in.ID(), ir.MarkInstr)
	}
}

func (p *instrReader) breakValue(name string, number int) {
	if p.fn.f == nil {
		return
	}
	if p.fn.broken == nil {
		p.fn.broken = map[string]bool{}
	}
	if name == "" && number < 0 {
		return
	}
	p.fn.broken[forwardKey(name, number)] = true
	if number >= 0 && number == len(p.fn.unnamed) {
		p.fn.unnamed = append(p.fn.unnamed, nil)
	}
}

// breakBlock notes that the current block lacks an instruction, perhaps its terminator.
func (p *instrReader) breakBlock() {
	if p.fn.f != nil {
		p.fn.brokenBlock = p.fn.block
	}
}

// instructionBody reads an instruction from its opcode.
func (p *instrReader) instructionBody() *ir.Instr {
	if p.Kind != scan.Word {
		p.expected("an instruction")
	}
	w := p.Text()
	op, ok := ir.OpcodeByName(w)
	if !ok {
		switch w {
		case "tail", "musttail", "notail":
			return p.calls.tailCall(w)
		case "volatile":
			return p.volatileAccess()
		}
		if now, ok := formerInstructions[w]; ok {
			p.failf(codeUnknownWord, p.Span(), "`%s` was an instruction before LLVM 3.0; %s", w,
				now)
		}
		p.unknownInstruction(w)
	}
	p.Next()
	switch {
	case op.IsBinary():
		return p.binary(op)
	case op.IsCast():
		return p.cast(op)
	}
	switch op {
	case ir.Ret:
		return p.ret()
	case ir.Br:
		return p.br()
	case ir.Switch:
		return p.switchInstr()
	case ir.IndirectBr:
		return p.indirectBr()
	case ir.Call:
		return p.calls.call(ir.Call, 0)
	case ir.Invoke, ir.CallBr:
		return p.calls.call(op, 0)
	case ir.Resume:
		v, _ := p.values.typedValue()
		return p.m.NewInstr(op, p.ts.Void, v)
	case ir.Unreachable:
		return p.m.NewInstr(op, p.ts.Void)
	case ir.CatchSwitch, ir.CatchPad, ir.CleanupPad, ir.CatchRet, ir.CleanupRet, ir.LandingPad:
		return p.exceptionInstr(op)
	case ir.Alloca, ir.Load, ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.GetElementPtr:
		return p.memoryInstr(op)
	case ir.ICmp, ir.FCmp:
		return p.compare(op)
	case ir.Phi:
		return p.phi()
	case ir.Select:
		return p.selectInstr()
	case ir.FNeg:
		flags := p.flags(op)
		v, t := p.values.typedValue()
		if !t.Scalar().IsFloat() {
			p.failf(codeType, p.From(p.PrevEnd),
				"the operand of fneg must be a floating-point value, not %s", t)
		}
		in := p.m.NewInstr(op, t, v)
		in.Flags = flags
		return in
	case ir.Freeze:
		v, t := p.values.typedValue()
		return p.m.NewInstr(op, t, v)
	case ir.VAArg:
		v, _ := p.values.typedValue()
		p.expect(',')
		return p.m.NewInstr(op, p.types.typ(), v)
	}
	return p.vectorInstr(op)
}

// volatileAccess reads `volatile load` and `volatile store`, as LLVM before 3.0 wrote them.
func (p *instrReader) volatileAccess() *ir.Instr {
	start := p.Start
	p.Next()
	what := p.Text()
	if !p.IsWord("load") && !p.IsWord("store") {
		p.expected("`load` or `store`")
	}
	p.Next()
	p.noteOnce(codeOldForm, p.From(start), "`volatile "+what+"`",
		"LLVM itself would refuse this because since 3.0 the word follows the instruction: `"+
			what+" volatile`.")
	in := p.load
	if what == "store" {
		in = p.store
	}
	access := in()
	access.Flags |= ir.Volatile
	return access
}

// formerInstructions maps opcodes that LLVM has removed to their replacements.
var formerInstructions = map[string]string{
	"malloc": "call the function @malloc", "free": "call the function @free",
	"unwind": "write `resume`, which continues unwinding", "getresult": "write `extractvalue`",
	"vicmp": "write `icmp`", "vfcmp": "write `fcmp`", "seteq": "write `icmp eq`",
	"setne": "write `icmp ne`", "setlt": "write `icmp slt` or `icmp ult`",
	"setgt": "write `icmp sgt` or `icmp ugt`", "setle": "write `icmp sle` or `icmp ule`",
	"setge": "write `icmp sge` or `icmp uge`",
	"cast":  "write the conversion by its name, such as `trunc`, `zext`, `sext` or `bitcast`",
	"div":   "write `sdiv`, `udiv` or `fdiv`", "rem": "write `srem`, `urem` or `frem`",
	"shr": "write `lshr` or `ashr`", "vaarg": "write `va_arg`",
}

func (p *instrReader) unknownInstruction(w string) {
	words := make([]string, 0, 80)
	for op := ir.Ret; op <= ir.CleanupPad; op++ {
		if op.String() != "" {
			words = append(words, op.String())
		}
	}
	p.fail(source.Diagnostic{
		Code: codeUnknownWord, Span: p.Span(), Message: quote(w) + " is not an instruction",
		Suggestion: source.Nearest(w, words),
	})
}

func (p *instrReader) binary(op ir.Opcode) *ir.Instr {
	flags := ir.Flags(0)
	if p.Kind == scan.Word && len(p.Text()) > 2 {
		flags = p.flags(op)
	}
	span := p.Span()
	a, t := p.values.typedValue()
	scalar := t.Scalar()
	float := op == ir.FAdd || op == ir.FSub || op == ir.FMul || op == ir.FDiv || op == ir.FRem
	if float && !scalar.IsFloat() || !float && !scalar.IsInteger() {
		what := "integer"
		if float {
			what = "floating-point"
		}
		d := source.Diagnostic{
			Code: codeType, Span: span,
			Message: fmt.Sprintf("%s needs %s operands, not %s", op, what, t),
		}
		if scalar.IsPointer() && (op == ir.Add || op == ir.Sub) {
			d.Notes = []string{"A pointer is stepped by getelementptr."}
		}
		p.fail(d)
	}
	p.expect(',')
	b := p.values.value(t)
	in := p.m.NewInstr(op, t, a, b)
	in.Flags = flags
	return in
}

func (p *instrReader) cast(op ir.Opcode) *ir.Instr {
	flags := p.flags(op)
	span := p.Span()
	v, from := p.values.typedValue()
	p.expectWord("to")
	to := p.types.typ()
	if why := ir.CastProblem(op, from, to); why != "" {
		span.End = source.Pos(p.PrevEnd)
		p.failf(codeType, span, "%s", why)
	}
	in := p.m.NewInstr(op, to, v)
	in.Flags = flags
	return in
}

// predicate reads the predicate of a comparison.
func (p *instrReader) predicate(op ir.Opcode) ir.Pred {
	if p.Kind != scan.Word {
		p.expected("a predicate, such as `eq`")
	}
	pred, ok := ir.PredByName(p.Text(), op == ir.FCmp)
	if !ok {
		d := source.Diagnostic{Code: codeUnknownWord, Span: p.Span(),
			Message: fmt.Sprintf("%s is not a predicate of %s", quote(p.Text()), op)}
		d.Expected = "eq, ne, ugt, uge, ult, ule, sgt, sge, slt or sle"
		if op == ir.FCmp {
			d.Expected = "oeq, ogt, oge, olt, ole, one, ord, uno, ueq, ugt, uge, ult, ule, une, " +
				"true or false"
		}
		if near, note := nearestPredicate(p.Text(), op == ir.FCmp); near != "" {
			d.Suggestion = near
			if note != "" {
				d.Notes = append(d.Notes, note)
			}
		}
		p.fail(d)
	}
	p.Next()
	return pred
}

// boolLike is i1, or the vector of i1 with the length of t.
func (p *instrReader) boolLike(t *ir.Type) *ir.Type {
	if t.IsVector() {
		return p.ts.Vector(t.Len, p.ts.I1, t.Scalable)
	}
	return p.ts.I1
}

func (p *instrReader) compare(op ir.Opcode) *ir.Instr {
	flags := p.flags(op)
	pred := p.predicate(op)
	span := p.Span()
	a, t := p.values.typedValue()
	p.expect(',')
	b := p.values.value(t)
	s := t.Scalar()
	if op == ir.ICmp && !s.IsInteger() && !s.IsPointer() || op == ir.FCmp && !s.IsFloat() {
		p.failf(codeType, span, "%s cannot compare values of type %s", op, t)
	}
	in := p.m.NewInstr(op, p.boolLike(t), a, b)
	in.Pred, in.Flags = pred, flags
	return in
}

func (p *instrReader) selectInstr() *ir.Instr {
	flags := p.flags(ir.Select)
	span := p.Span()
	c, ct := p.values.typedValue()
	p.expect(',')
	a, at := p.values.typedValue()
	p.expect(',')
	b, bt := p.values.typedValue()
	if at != bt || !ct.Scalar().IsInt(1) || ct.IsVector() && (!at.IsVector() || at.Len != ct.Len) {
		span.End = source.Pos(p.PrevEnd)
		p.failf(codeType, span,
			"the operands of select must be an i1 and two values of one type, not %s, %s, %s", ct,
			at, bt)
	}
	p.checkFastMath(flags, at, int(span.Start))
	in := p.m.NewInstr(ir.Select, at, c, a, b)
	in.Flags = flags
	return in
}

func (p *instrReader) phi() *ir.Instr {
	flags := p.flags(ir.Phi)
	span := p.Span()
	t := p.types.typ()
	p.checkFastMath(flags, t, int(span.Start))
	if !t.IsFirstClass() || t.Kind == ir.LabelKind {
		p.failf(codeBadType, span, "a phi cannot have type %s", t)
	}
	vals, blocks := p.vals[:0], p.blockList[:0]
	for first := true; ; first = false {
		if first && !p.Is('[') && (p.Is(',') || !p.onSameLine()) { // an unreachable block
			break
		}
		p.expect('[')
		vals = append(vals, p.values.value(t))
		p.expect(',')
		if p.Kind != scan.Local && p.Kind != scan.LocalID {
			p.expected("the name of a block, such as `%entry`")
		}
		blocks = append(blocks, p.funcs.blockName())
		p.expect(']')
		if !p.Is(',') || p.Peek() == '!' {
			break
		}
		p.Next()
	}
	p.vals, p.blockList = vals, blocks
	in := p.m.NewInstr(ir.Phi, t, vals...)
	in.Flags, in.Blocks = flags, append(make([]*ir.Block, 0, len(blocks)), blocks...)
	return in
}
