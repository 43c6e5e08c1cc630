package convert

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// makeTyped gives every pointer in a module with opaque pointers a pointee type.
//
// The type is inferred from uses. Each pointer whose instruction does not determine a type (a
// parameter, a phi, the result of a call) gets the type that its first use needs; pointers that
// flow into each other get the same type. A use that needs another type gets a bitcast, placed
// after the definition. Pointers in memory, in structs and in signatures known only through a
// pointer are i8*, so that no type refers to itself.
func (c *converter) makeTyped() {
	ts := c.m.Types
	r := &retyper{ts: ts, bodies: map[*ir.Type]bool{}, pointer: func(t *ir.Type) *ir.Type {
		if t.Elem != nil {
			return t
		}
		return ts.Pointer(ts.I8, t.AddrSpace)
	}}
	t := &typer{c: c, m: c.m, ts: ts, typ: r.typ, casts: map[castKey]*ir.Instr{},
		front: map[*ir.Func]*ir.Instr{}, targets: map[*ir.Instr]*ir.Type{}}
	c.recordsToCalls()
	c.lifetimeSizes()
	c.maskedAligns()
	c.constraintsToLabels()
	c.olderFlags()
	c.olderProfiles()
	c.m.DataLayout = withoutNames(c.m.DataLayout)
	old := map[*ir.Func]*ir.Type{}
	for _, f := range c.m.Funcs {
		old[f] = f.FuncType
	}
	for _, s := range c.m.StructTypes {
		r.typ(s)
	}
	t.old = old
	t.infer()
	t.signatures()
	c.renamed = map[*ir.Func]string{}
	for _, f := range c.m.Funcs {
		if f.IsIntrinsic() && !isStatepointIntrinsic(f) {
			if name := typedName(f, old[f]); name != f.Name() {
				c.renamed[f] = name
			}
		}
	}
	for i := range c.points {
		p := &c.points[i]
		p.targetType = t.calledAs(p.call.Operand(p.target), p.targetType)
		t.targets[p.call] = p.targetType
	}
	t.globals()
	c.m.EachInstr(c.meter, t.result)
	for _, f := range c.m.Funcs {
		for _, b := range append([]*ir.Block(nil), f.Blocks...) {
			for in := b.First(); in != nil; in = in.Next() {
				if !t.isCast(in) {
					t.operands(in)
				}
			}
		}
	}
	conv := &moduleConverter{m: c.m, to: c.to, typ: r.typ, value: t.inMetadata,
		fn: downgradeFuncAttrs, param: downgradeParamAttrs, result: downgradeResultAttrs}
	conv.words()
}

// typer gives the pointers of a module types.
type typer struct {
	c  *converter
	m  *ir.Module
	ts *ir.Types
	// typ is the form of a type in memory and in signatures: with i8* for every pointer.
	typ func(*ir.Type) *ir.Type
	// old are the previous types of the functions.
	old map[*ir.Func]*ir.Type
	// flow groups the pointers that have the same type, and knows the types.
	flow  flow
	casts map[castKey]*ir.Instr
	// front is the position for casts of a function's parameters.
	front map[*ir.Func]*ir.Instr
	// targets are the new function types of what the statepoints call.
	targets map[*ir.Instr]*ir.Type
	// nextForm is the next statepoint in the text.
	nextForm int
	// settled says which operands of the current instruction have their new types.
	settled []bool
}

type castKey struct {
	v ir.Value
	t *ir.Type
}

func (t *typer) bytePtr(space uint32) *ir.Type { return t.ts.Pointer(t.ts.I8, space) }

// at is the type of an address of memory of type elem, with the address space and the lanes of the
// old address.
func (t *typer) at(elem, address *ir.Type) *ir.Type {
	p := t.ts.Pointer(elem, address.Scalar().AddrSpace)
	if address.IsVector() {
		return t.ts.Vector(address.Len, p, address.Scalable)
	}
	return p
}

// signatures gives functions and other globals their types.
func (t *typer) signatures() {
	for _, f := range t.m.Funcs {
		params := make([]*ir.Type, len(f.FuncType.Fields))
		for i, p := range f.FuncType.Fields {
			params[i] = t.typ(p)
			if i < len(f.Args) {
				params[i] = t.param(f, i)
				f.Args[i].MutateType(params[i])
			}
		}
		result := t.typ(f.FuncType.Result())
		switch {
		case strings.HasPrefix(f.Name(), "llvm.invariant.start."):
			result = t.at(t.ts.Struct(nil, false), f.FuncType.Result())
		case f.FuncType.Result().IsPointer():
			result = t.flow.typeOf(t, resultOf{f}, f.FuncType.Result())
		}
		f.FuncType = t.ts.Func(result, params, f.FuncType.Variadic)
		f.MutateType(t.ts.Pointer(f.FuncType, f.AddrSpace))
	}
	for _, g := range t.m.Globals {
		g.Content = t.contentOf(g)
		g.MutateType(t.ts.Pointer(g.Content, g.AddrSpace))
		g.Extra = nil // code models and sanitizer flags came later
	}
	for _, a := range t.m.Aliases {
		a.Content = t.typ(a.Content)
		a.MutateType(t.ts.Pointer(a.Content, a.Type().AddrSpace))
	}
	for _, i := range t.m.IFuncs {
		i.Content = t.typ(i.Content)
		i.MutateType(t.ts.Pointer(i.Content, i.Type().AddrSpace))
	}
}

// param is the type of a function's parameter.
func (t *typer) param(f *ir.Func, i int) *ir.Type {
	old := f.FuncType.Fields[i]
	if !old.Scalar().IsPointer() {
		return t.typ(old)
	}
	if elem := pointeeOf(f.Args[i].Attrs); elem != nil {
		return t.at(t.typ(elem), old)
	}
	if f.IsIntrinsic() {
		return t.intrinsicParam(f, i)
	}
	if f.Args[i].Attrs.Has("swifterror") {
		return t.at(t.bytePtr(0), old)
	}
	return t.flow.typeOf(t, f.Args[i], old)
}

// contentOf is the type of a global variable. The lists of constructors and destructors contain
// pointers to functions.
func (t *typer) contentOf(g *ir.Global) *ir.Type {
	content := t.typ(g.Content)
	if g.Name() != "llvm.global_ctors" && g.Name() != "llvm.global_dtors" {
		return content
	}
	if content.Kind != ir.ArrayKind || content.Elem.Kind != ir.StructKind ||
		len(content.Elem.Fields) < 2 || !content.Elem.Fields[1].IsPointer() {
		return content
	}
	fields := append([]*ir.Type(nil), content.Elem.Fields...)
	fields[1] = t.ts.Pointer(t.ts.Func(t.ts.Void, nil, false), fields[1].AddrSpace)
	return t.ts.Array(content.Len, t.ts.Struct(fields, content.Elem.Packed))
}

// pointeeOf is the pointee type that attributes give a pointer, nil if none do.
func pointeeOf(s *ir.AttrSet) *ir.Type {
	if s != nil {
		for _, a := range s.Attrs {
			if (byType[a.Name] || a.Name == "elementtype") && !a.Quoted && a.Type != nil {
				return a.Type
			}
		}
	}
	return nil
}

// intrinsicParam is the type of a pointer parameter of an intrinsic: i8*, except for the few whose
// pointers must point to the accessed type in LLVM 14.
func (t *typer) intrinsicParam(f *ir.Func, i int) *ir.Type {
	old := f.FuncType
	elem := t.ts.I8
	name := strings.TrimPrefix(f.Name(), "llvm.")
	is := func(prefix string, arg int) bool {
		rest, ok := strings.CutPrefix(name, prefix)
		return ok && (rest == "" || rest[0] == '.') && i == arg
	}
	switch {
	case is("gcroot", 0), is("gcread", 1), is("gcwrite", 2):
		elem = t.bytePtr(0)
	case is("masked.load", 0):
		elem = t.typ(old.Result())
	case is("masked.store", 1):
		elem = t.typ(old.Fields[0])
	case is("masked.gather", 0), is("masked.expandload", 0):
		elem = t.typ(old.Result().Scalar())
	case is("masked.scatter", 1), is("masked.compressstore", 1):
		elem = t.typ(old.Fields[0].Scalar())
	case is("invariant.end", 0):
		elem = t.ts.Struct(nil, false)
	}
	return t.at(elem, old.Fields[i])
}

// unsuffixed are the intrinsics that LLVM 14 did not overload by the address space.
var unsuffixed = []string{"llvm.va_start", "llvm.va_end", "llvm.va_copy", "llvm.stacksave",
	"llvm.stackrestore"}

// typedName is the name of an intrinsic whose signature has become typed.
func typedName(f *ir.Func, old *ir.Type) string {
	for _, name := range unsuffixed {
		if strings.HasPrefix(f.Name(), name+".") {
			return name
		}
	}
	// The result of invariant.start, which is an argument of invariant.end, is a {}* that is not in
	// the name.
	start, end := strings.HasPrefix(f.Name(), "llvm.invariant.start."),
		strings.HasPrefix(f.Name(), "llvm.invariant.end.")
	now := map[*ir.Type]*ir.Type{}
	if !start {
		now[old.Result()] = f.FuncType.Result()
	}
	for i, p := range old.Fields {
		if end && i == 0 {
			continue
		}
		if _, seen := now[p]; !seen {
			now[p] = f.FuncType.Fields[i]
		}
	}
	return respell(f.Name(), spellings(old, func(t *ir.Type) *ir.Type {
		if n := now[t]; n != nil {
			return n
		}
		return t
	}))
}

// calledAs is the function type of a call: the callee's own, if the two agreed before.
func (t *typer) calledAs(callee ir.Value, ft *ir.Type) *ir.Type {
	if f, ok := callee.(*ir.Func); ok && t.old[f] == ft {
		return f.FuncType
	}
	return t.typ(ft)
}

// globals converts initialisers and other constants of globals.
func (t *typer) globals() {
	for _, g := range t.m.Globals {
		if g.Init != nil {
			g.Init = t.constant(g.Init, g.Content)
		}
	}
	for _, a := range t.m.Aliases {
		a.Aliasee = t.constant(a.Aliasee, a.Type())
	}
	for _, i := range t.m.IFuncs {
		i.Resolver = t.constant(i.Resolver, t.ts.Pointer(t.ts.Func(i.Type(), nil, false), 0))
	}
	for _, f := range t.m.Funcs {
		for _, v := range []*ir.Value{&f.Personality, &f.Prefix, &f.Prologue} {
			if *v != nil {
				*v = t.constant(*v, nil)
			}
		}
	}
}

// result gives an instruction its type.
func (t *typer) result(in *ir.Instr) {
	old := in.Type()
	in.ElemType = t.typ(in.ElemType)
	switch {
	case in.Op == ir.Alloca:
		in.MutateType(t.at(in.ElemType, old))
	case in.Op == ir.GetElementPtr:
		in.MutateType(t.at(indexedType(in.ElemType, in.Uses()[1:]), old))
	case in.Op.IsCall() && gc.IsResult(in):
		sp, _, _ := gc.StatepointOf(in.Arg(0))
		if target := t.targets[sp]; target != nil {
			in.MutateType(target.Result())
		} else { // of no statepoint
			in.MutateType(t.typ(old))
		}
	case in.Op.IsCall() && !gc.IsStatepoint(in) && !gc.IsRelocate(in):
		t.call(in)
	case old.IsPointer():
		in.MutateType(t.flow.typeOf(t, in, old))
	default:
		in.MutateType(t.typ(old))
	}
	dropNewFlags(in)
}

// call gives a call its function type. Attributes may give the pointee types of parameters.
func (t *typer) call(in *ir.Instr) {
	info := *in.Call
	in.Call = &info
	ft := t.calledAs(in.Callee(), info.FuncType)
	if f, ok := in.Callee().(*ir.Func); !ok || f.FuncType != ft {
		params := append([]*ir.Type(nil), ft.Fields...)
		for i := range params {
			if elem := pointeeOf(info.ParamAttrs(i)); elem != nil {
				params[i] = t.at(t.typ(elem), params[i])
			}
		}
		ft = t.ts.Func(ft.Result(), params, ft.Variadic)
	}
	info.FuncType = ft
	in.MutateType(ft.Result())
	if a, ok := in.Callee().(*ir.InlineAsm); ok {
		n := ir.NewInlineAsm(t.ts.Pointer(ft, 0), ft)
		n.Template, n.Constraints = a.Template, a.Constraints
		n.SideEffect, n.AlignStack, n.Intel, n.Unwind = a.SideEffect, a.AlignStack, a.Intel,
			a.Unwind
		in.SetOperand(0, n)
	}
}

// dropNewFlags removes flags that LLVM 14 does not know. They are promises about operands.
func dropNewFlags(in *ir.Instr) {
	in.Flags &^= ir.NNeg | ir.Disjoint | ir.SameSign | ir.NUSW
	if in.Op == ir.GetElementPtr || in.Op == ir.Trunc {
		in.Flags &^= ir.NUW
	}
	switch in.Op {
	case ir.Trunc:
		in.Flags &^= ir.NSW
	case ir.FPTrunc, ir.FPExt, ir.UIToFP, ir.SIToFP:
		in.Flags &^= ir.FastMathFlags
	}
}

// indexedType is the type that a getelementptr's indices select.
func indexedType(t *ir.Type, indices []ir.Use) *ir.Type {
	for i := 1; i < len(indices); i++ {
		t = partOf(t, indices[i].Value)
	}
	return t
}

func partOf(t *ir.Type, index ir.Value) *ir.Type {
	if t.Kind != ir.StructKind {
		return t.Elem
	}
	for {
		c, ok := index.(*ir.Const)
		if !ok {
			return t.Fields[0]
		}
		if c.Kind == ir.ConstSplat || c.Kind == ir.ConstAggregate {
			index = c.Elems[0]
			continue
		}
		return t.Fields[min(c.Bits, uint64(len(t.Fields)-1))]
	}
}

// fieldType is the type of the element of an aggregate that constant indices select.
func fieldType(t *ir.Type, indices []int32) *ir.Type {
	for _, i := range indices {
		if t.Kind == ir.StructKind {
			t = t.Fields[i]
		} else {
			t = t.Elem
		}
	}
	return t
}
