package irparse

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

func (p *instrReader) ret() *ir.Instr {
	span := p.Span()
	t := p.types.anyType()
	want := p.fn.f.FuncType.Elem
	if p.fn.fragment && t.IsFirstClass() {
		want = t // its function is made of it
	}
	if t != want {
		p.fail(source.Diagnostic{
			Code: codeType, Span: span,
			Message: "the function returns " + want.String() + ", not " + t.String(),
		})
	}
	if t.Kind == ir.VoidKind {
		return p.m.NewInstr(ir.Ret, p.ts.Void)
	}
	return p.m.NewInstr(ir.Ret, p.ts.Void, p.values.value(t))
}

func (p *instrReader) br() *ir.Instr {
	if p.IsWord("label") {
		return p.m.NewInstr(ir.Br, p.ts.Void, p.funcs.labelOperand())
	}
	span := p.Span()
	c, t := p.values.typedValue()
	if !t.IsInt(1) {
		p.failf(codeType, span, "the condition of a branch must have type i1, not %s", t)
	}
	p.expect(',')
	then := p.funcs.labelOperand()
	p.expect(',')
	return p.m.NewInstr(ir.Br, p.ts.Void, c, then, p.funcs.labelOperand())
}

func (p *instrReader) switchInstr() *ir.Instr {
	span := p.Span()
	v, t := p.values.typedValue()
	if !t.IsInteger() {
		p.failf(codeType, span, "the operand of a switch must be an integer, not %s", t)
	}
	p.expect(',')
	ops := append(p.vals[:0], v, p.funcs.labelOperand())
	p.expect('[')
	ops = slices.Grow(ops, 2*p.casesAhead())
	// nil while each case is larger than the one before, as in almost all switches
	var seen map[uint64]struct{}
	last := uint64(0)
	for !p.Is(']') {
		caseSpan := p.Span()
		c, ct := p.values.typedValue()
		caseSpan.End = source.Pos(p.PrevEnd)
		k, isConst := c.(*ir.Const)
		if !isConst || k.Kind != ir.ConstInt || ct != t {
			p.failf(codeConstant, caseSpan, "a case must be a constant of type %s", t)
		}
		if k.Big == nil {
			if seen == nil && len(ops) > 2 && k.Bits <= last {
				seen = make(map[uint64]struct{}, cap(ops)/2)
				for i := 2; i < len(ops); i += 2 {
					if before := ops[i].(*ir.Const); before.Big == nil {
						seen[before.Bits] = struct{}{}
					}
				}
			}
			if seen != nil {
				if _, twice := seen[k.Bits]; twice {
					p.failf(codeConstant, caseSpan, "the switch has this case twice")
				}
				seen[k.Bits] = struct{}{}
			}
			last = k.Bits
		}
		p.expect(',')
		ops = append(ops, c, p.funcs.labelOperand())
	}
	p.vals = ops
	p.Next()
	return p.m.NewInstr(ir.Switch, p.ts.Void, ops...)
}

// casesAhead estimates the number of cases of a switch after its opening bracket: one for each
// comma, up to a limit, so that the lists of large ones need not grow. It reads up to the next
// bracket, which belongs to the switch, so no text is read twice.
func (p *instrReader) casesAhead() int {
	const shortest = len("i1 0,label%a") + 1
	body := p.Src[p.Start:]
	if n := strings.IndexByte(body, ']'); n >= 0 {
		body = body[:n]
	}
	return min(strings.Count(body, ","), len(body)/shortest)
}

func (p *instrReader) indirectBr() *ir.Instr {
	span := p.Span()
	v, t := p.values.typedValue()
	if !t.IsPointer() {
		p.failf(codeType, span, "the operand of indirectbr must be a pointer, not %s", t)
	}
	p.expect(',')
	ops := append([]ir.Value{v}, p.labelList()...)
	return p.m.NewInstr(ir.IndirectBr, p.ts.Void, ops...)
}

// labelList reads [label %a, label %b].
func (p *instrReader) labelList() []ir.Value {
	var bs []ir.Value
	p.expect('[')
	for !p.Is(']') {
		bs = append(bs, p.funcs.labelOperand())
		if !p.accept(',') {
			break
		}
	}
	p.expect(']')
	return bs
}

// exceptionInstr reads the instructions of exception handling (LangRef, "Exception Handling").
func (p *instrReader) exceptionInstr(op ir.Opcode) *ir.Instr {
	switch op {
	case ir.LandingPad:
		return p.landingPad()
	case ir.CatchPad, ir.CleanupPad:
		p.expectWord("within")
		ops := []ir.Value{p.padOperand()}
		p.expect('[')
		for !p.Is(']') {
			v, _ := p.values.typedValue()
			ops = append(ops, v)
			if !p.accept(',') {
				break
			}
		}
		p.expect(']')
		return p.m.NewInstr(op, p.ts.Token, ops...)
	case ir.CatchSwitch:
		p.expectWord("within")
		ops := append([]ir.Value{p.padOperand()}, p.labelList()...)
		dest, toCaller := p.unwindDest()
		if !toCaller {
			ops = append(ops, dest)
		}
		in := p.m.NewInstr(op, p.ts.Token, ops...)
		if toCaller {
			in.Flags |= ir.UnwindsToCaller
		}
		return in
	case ir.CleanupRet:
		p.expectWord("from")
		ops := []ir.Value{p.values.value(p.ts.Token)}
		dest, toCaller := p.unwindDest()
		if !toCaller {
			ops = append(ops, dest)
		}
		return p.m.NewInstr(op, p.ts.Void, ops...)
	}
	p.expectWord("from")
	pad := p.values.value(p.ts.Token)
	p.expectWord("to")
	return p.m.NewInstr(ir.CatchRet, p.ts.Void, pad, p.funcs.labelOperand())
}

// padOperand reads `none` or the enclosing pad.
func (p *instrReader) padOperand() ir.Value {
	if p.Kind != scan.Local && p.Kind != scan.LocalID && !p.IsWord("none") {
		p.expected("`none` or the pad that this one is within")
	}
	return p.values.value(p.ts.Token)
}

// unwindDest reads `unwind to caller` or `unwind label %x`.
func (p *instrReader) unwindDest() (dest *ir.Block, toCaller bool) {
	p.expectWord("unwind")
	if p.acceptWord("to") {
		p.expectWord("caller")
		return nil, true
	}
	return p.funcs.labelOperand(), false
}

func (p *instrReader) landingPad() *ir.Instr {
	t := p.types.typ()
	in := p.m.NewInstr(ir.LandingPad, t)
	if p.acceptWord("personality") { // until LLVM 3.6 the personality was here
		span := p.Span()
		v := p.values.typedConstant()
		p.noteOnce(codeOldForm, span, "personality on a landingpad",
			"Since LLVM 3.7 the personality is the function's.")
		if p.fn.f.Personality == nil {
			p.fn.f.Personality = v
		}
	}
	if p.acceptWord("cleanup") {
		in.Flags |= ir.Cleanup
	}
	for {
		filter := p.IsWord("filter")
		if !filter && !p.IsWord("catch") {
			return in
		}
		p.Next()
		v, _ := p.values.typedValue()
		in.AddOperand(v)
		in.SetClauseFilter(append(in.ClauseFilter(), filter))
	}
}
