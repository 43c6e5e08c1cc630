package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// Documents show instructions without the function around them, as "Accurate Garbage Collection
// with LLVM" does. A text that defines no function may be such a fragment: its instructions are
// read as the body of a function, which a note shows. Values and types that the fragment uses but
// does not define become parameters and empty structs, `...` is skipped, and a block without a
// terminator falls through to the next.

// fragmentName is the name of the function around a fragment.
const fragmentName = "fragment"

// fragment reads instructions outside a function, up to the end of the text, as a function's body.
func (p *parser) fragment() {
	at := p.Span()
	p.fragmentTypes()
	f := p.m.NewFunc(fragmentName, p.ts.Func(p.ts.Void, nil, false), p.m.PointerTo(
		p.ts.Func(p.ts.Void, nil, false), p.globals.programSpace))
	f.Span = at
	f.GC = fragmentStrategy(p.Src)
	p.fn = funcState{f: f, unnamed: p.fn.unnamed[:0], bodyBeg: p.Start, fragment: true}
	for ok := false; !ok; {
		begin := p.Start
		p.guarded(func() {
			p.funcs.blocks()
			ok = true
		}, func() { p.skipInstruction(begin) })
		ok = ok || p.Kind == scan.EOF
	}
	f.BodySpan = p.From(p.fn.bodyBeg)
	p.funcs.closeFragment()
	p.funcs.finishBody()
	head := strings.TrimSuffix(printer.Func(f), "\n")
	head, _, _ = strings.Cut(head, " {\n")
	f.PackNames()
	p.fn = funcState{unnamed: p.fn.unnamed}
	p.note(codeFragment, at, "instructions outside a function; they are taken as the body of `"+
		head+"`", "LLVM itself would refuse this because instructions are in functions only.")
}

// fragmentStrategy is the strategy of the function around a fragment: one for which the text
// declares its roots, or one whose references it has.
func fragmentStrategy(text string) string {
	switch {
	case strings.Contains(text, "@llvm.gcroot"):
		return "shadow-stack"
	case strings.Contains(text, "addrspace(1)"):
		return "statepoint-example"
	}
	return ""
}

// fragmentTypes turns the types that have been used but not defined into empty structs.
func (p *parser) fragmentTypes() {
	for _, t := range p.types.undefined() {
		p.types.emptyStruct(t, p.types.numTypes[t])
	}
}

// emptyStruct takes a type that a fragment does not define as a struct without fields.
func (p *typeReader) emptyStruct(t *ir.Type, span source.Span) {
	if p.defTypes == nil {
		p.defTypes = map[*ir.Type]bool{}
	}
	p.defTypes[t] = true
	p.m.StructTypes = append(p.m.StructTypes, t)
	t.SetBody(nil, false)
	p.note(codeFragment, span, quote(p.textAt(span))+" is not defined; it is taken as `type {}`",
		"LLVM itself would refuse this because a type must be defined.")
}

// leftOut skips `...`, which marks code that a document omits.
func (p *reader) leftOut() {
	p.noteOnce(codeFragment, p.Span(), "`...` marks code that the document leaves out",
		"LLVM itself would refuse this because it is no instruction.")
	p.Next()
}

// fallThrough ends a fragment's block that has no terminator with a branch to the next.
func (p *funcReader) fallThrough(from, to *ir.Block, span source.Span) {
	from.Append(p.m.NewInstr(ir.Br, p.ts.Void, to))
	p.noteOnce(codeFragment, span, "the block before this one falls through; it is taken to "+
		"end in `br label %"+to.Name()+"`",
		"LLVM itself would refuse this because a block ends in a terminator.")
}

// closeFragment completes the function around a fragment: it adds a return, the function's type,
// blocks that are only named, and parameters for values that are only used.
func (p *funcReader) closeFragment() {
	f := p.fn.f
	result := p.ts.Void
	for _, b := range f.Blocks {
		if in := b.Terminator(); in != nil && in.Op == ir.Ret && len(in.Uses()) == 1 {
			result = in.Operand(0).Type()
		}
	}
	closing := func(b *ir.Block) {
		if result.Kind == ir.VoidKind {
			b.Append(p.m.NewInstr(ir.Ret, p.ts.Void))
		} else {
			b.Append(p.m.NewInstr(ir.Unreachable, p.ts.Void))
		}
	}
	if b := p.fn.block; b != nil && b.Terminator() == nil {
		closing(b)
		p.fn.block = nil
	}
	var types []*ir.Type
	for _, ref := range p.fn.order {
		switch v := ref.value.(type) {
		case *ir.Block:
			if !ref.done {
				ref.done = true
				f.Blocks = append(f.Blocks, v)
				closing(v)
			}
		default:
			if ref.done || ref.number >= 0 || p.fn.broken[forwardKey(ref.name, ref.number)] {
				continue
			}
			a := f.AddArg(v.Type(), nil)
			a.Span = ref.span
			f.Define(a, ref.name)
			p.resolve(ref.name, a, ref.span)
			types = append(types, a.Type())
		}
	}
	f.FuncType = p.ts.Func(result, types, false)
	f.MutateType(p.m.PointerTo(f.FuncType, p.globals.programSpace))
}

// sameAddress is an earlier bitcast of v to t, if there is one: `%tmp`, where a document with typed
// pointers writes `%X` but means its cast.
func (p *funcReader) sameAddress(v ir.Value, t *ir.Type, span source.Span) ir.Value {
	if t.Elem == nil || !t.IsPointer() || !v.Type().IsPointer() {
		return nil
	}
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		cast := u.User
		if cast == nil || cast.Op != ir.BitCast || cast.Type() != t || cast.Name() == "" {
			continue
		}
		p.note(codeFragment, span, quote(p.textAt(span))+" has type `"+v.Type().String()+
			"`, not `"+t.String()+"`; it is taken as "+
			quote(string(ir.AppendName(nil, '%',
				cast.Name())))+", which is its address as that type",
			"LLVM itself would refuse this because the types differ.")
		return cast
	}
	return nil
}

// valueForType reads the address of a getelementptr instead of its type, as one document
// prints it: `getelementptr %object, i32 0`. It reads nothing and returns nil unless the name is
// that of a typed pointer and not of a type.
func (p *funcReader) valueForType() ir.Value {
	if p.Kind != scan.Local || p.fn.f == nil || p.ts.LookupNamed(p.names.name()) != nil {
		return nil
	}
	v, isInstr := p.fn.f.Lookup(p.names.name()).(*ir.Instr)
	if !isInstr || !v.Type().IsPointer() || v.Type().Elem == nil {
		return nil
	}
	p.note(codeFragment, p.Span(), "getelementptr without the type of "+quote(p.Text())+
		"; it is `"+v.Type().String()+"`",
		"LLVM itself would refuse this because each operand has its type before it.")
	p.useMark(p.Span(), v)
	p.Next()
	return v
}
