package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// callee is the called value, before the arguments give the type with which it is called.
type callee struct {
	kind  scan.Kind    // Local, LocalID, Global, GlobalID; Word for a constant or inline assembly
	state scan.Scanner // at the name, to read it again
	span  source.Span
	value ir.Value
	asm   *ir.InlineAsm
	word  string // null, undef, poison
	space uint32 // the address space of the call, also the callee's by default
}

// calleeRef reads the callee. Names are looked up after the arguments are read.
func (p *callReader) calleeRef() callee {
	c := callee{kind: p.Kind, span: p.Span(), state: p.Scanner}
	switch p.Kind {
	case scan.Local, scan.LocalID, scan.Global, scan.GlobalID:
		p.Next()
		return c
	case scan.Word:
		switch w := p.Text(); w {
		case "asm":
			p.Next()
			c.asm = p.inlineAsm()
			return c
		case "null", "zeroinitializer", "undef", "poison":
			p.Next()
			c.word = w
			return c
		}
		op, ok := ir.OpcodeByName(p.Text())
		if ok && op.IsCast() {
			c.value = p.castCallee(op)
			return c
		}
		if ok && op == ir.GetElementPtr || p.IsWord("no_cfi") || p.IsWord("dso_local_equivalent") ||
			p.IsWord("ptrauth") || ok && op == ir.Select {
			c.word = "" // its pointer type is known after the arguments
			c.value = p.values.constant(p.m.PointerTo(p.ts.I8, 0))
			return c
		}
	}
	p.expected("the function to call")
	return c
}

// castCallee reads a cast expression as a callee; its type is the destination type.
func (p *callReader) castCallee(op ir.Opcode) ir.Value {
	start := p.Start
	p.Next()
	p.expect('(')
	v, from := p.values.typedValue()
	p.expectWord("to")
	to := p.types.typ()
	p.expect(')')
	if why := ir.CastProblem(op, from, to); why != "" {
		p.failf(codeType, p.From(start), "%s", why)
	}
	if op == ir.BitCast && from == to {
		return v
	}
	c := ir.NewConst(to, ir.ConstExpr, v)
	c.Op = op
	return c
}

func (p *callReader) inlineAsm() *ir.InlineAsm {
	a := ir.NewInlineAsm(nil, nil)
	for p.Kind == scan.Word {
		switch p.Text() {
		case "sideeffect":
			a.SideEffect = true
		case "alignstack":
			a.AlignStack = true
		case "inteldialect":
			a.Intel = true
		case "unwind":
			a.Unwind = true
		default:
			p.expected("the assembly template in quotes")
		}
		p.Next()
	}
	a.Template = p.stringToken("the assembly template in quotes")
	p.expect(',')
	a.Constraints = p.stringToken("the constraints in quotes")
	return a
}

// resolveCallee is the value that calleeRef read, called with info.FuncType.
func (p *callReader) resolveCallee(c callee, info *ir.CallInfo) ir.Value {
	switch {
	case c.asm != nil:
		p.concernsMore()
		if problem := ir.AsmProblem(c.asm.Constraints, info.FuncType); problem != "" {
			p.failf(codeConstant, c.span, "%s", problem)
		}
		a := ir.NewInlineAsm(p.m.PointerTo(info.FuncType, 0), info.FuncType)
		a.Template, a.Constraints = c.asm.Template, c.asm.Constraints
		a.SideEffect, a.AlignStack, a.Intel, a.Unwind = c.asm.SideEffect, c.asm.AlignStack,
			c.asm.Intel, c.asm.Unwind
		return a
	case c.value != nil:
		if t := c.value.Type(); !t.IsPointer() || t.Elem != nil && t.Elem != info.FuncType {
			p.failf(codeType, c.span, "the callee has type %s, but is called as %s", t,
				info.FuncType)
		}
		return c.value
	case c.word != "":
		t := p.m.PointerTo(info.FuncType, c.space)
		switch c.word {
		case "null", "zeroinitializer":
			return ir.Null(t)
		case "undef":
			return ir.Undef(t)
		}
		return ir.Poison(t)
	}
	after := p.Scanner
	p.Scanner = c.state
	defer func() { p.Scanner = after }()
	t := p.m.PointerTo(info.FuncType, c.space)
	if c.kind == scan.Local || c.kind == scan.LocalID {
		return p.localCallee(t)
	}
	g := p.values.called()
	if g == nil && c.kind == scan.Global {
		written := p.names.name()
		name := written
		if whole, ok := intrinsics.Name(written, info.FuncType, p.m.Dialect); ok &&
			p.m.Dialect.Opaque() {
			name, g = whole, p.m.Lookup(whole) // each call gets the declaration with its types
		}
		if g == nil {
			f := p.names.implicitFunc(name, c.span, info.FuncType, t)
			p.names.noteImplicit(f, written, c.span)
			return f
		}
		if f, ok := g.(*ir.Func); ok {
			p.names.noteImplicit(f, written, c.span)
		}
	}
	if f, ok := g.(*ir.Func); ok {
		if strings.HasPrefix(f.Name(), "llvm.gc") ||
			strings.HasPrefix(f.Name(), "llvm.experimental.gc.") {
			p.concernsMore()
		}
		p.funcs.useMark(c.span, f)
		if f.Span.IsZero() {
			p.values.awaitType(f, t, c.span)
		} else {
			if p.fn.f != nil && !f.Span.IsZero() { // its header has been read
				p.upgrades.checkType(typeCheck{f, t, c.span})
			} else {
				p.names.checks = append(p.names.checks, typeCheck{f, t, c.span})
			}
		}
		return f
	}
	return p.values.globalUse(t)
}

// localCallee is a function pointer in a local value; in the typed dialects its type may already be
// known.
func (p *callReader) localCallee(t *ir.Type) ir.Value { return p.funcs.local(t) }
