package prepare

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/internal/mem2reg"
)

// flow collects which pointers of a module must have one type.
type flow struct {
	classes
	m          *ir.Module
	layout     *datalayout.Layout
	places     places
	allocators allocators
	// values are the pointers in the values of instructions, arguments, variables and functions, by
	// the order of the pointers in their types; results are those that functions return.
	values  map[ir.Value][]*pointer
	results map[*ir.Func][]*pointer
	// empty are the operands that point nowhere, whose types follow from others.
	empty []emptyUse
	// makers are functions that return new memory and keep nothing of it.
	makers map[*ir.Func]bool
	// taken are functions whose address is used, by their type.
	taken map[*ir.Type][]*ir.Func
	// closed is set if the module is a whole program.
	closed bool
	// outside are declared functions that are not of the C library.
	outside map[*ir.Func]bool
	// lists is set if statepoints list stack objects, so these may hold references.
	lists bool
	// promoted is [Options]'s.
	promoted bool
	// inner are places where the middle of an object goes where a start is expected.
	inner []inside
}

// emptyUse is an operand that is null, undef or poison, with the types of its pointers.
type emptyUse struct {
	use *ir.Use
	is  []*pointer
}

// inside is a use that requires the start of an object.
type inside struct {
	is  *pointer
	why *Reason
}

// of returns the pointers of a value. For a constant that points nowhere they are new ones.
func (f *flow) of(v ir.Value) []*pointer {
	if have, ok := f.values[v]; ok {
		return have
	}
	var all []*pointer
	switch v := v.(type) {
	case *ir.Const:
		return f.constant(v)
	case *ir.Global:
		p := f.fresh()
		f.values[v] = []*pointer{p}
		f.keep(p, &Reason{Why: OfVariable, At: v, Name: v.Name()})
		if v.Init != nil {
			f.initial(p.to, 0, v.Content, v.Init)
		}
		return f.values[v]
	case *ir.Func:
		p := f.fresh()
		f.keep(p, &Reason{Why: OfFunction, At: v, Name: v.Name()})
		all = []*pointer{p}
	case *ir.Instr, *ir.Arg:
		all = f.freshOf(v.Type())
	default:
		for _, p := range f.freshOf(v.Type()) {
			f.keep(p, &Reason{Why: OfVariable})
			all = append(all, p)
		}
	}
	f.values[v] = all
	return all
}

// constant returns the pointers in a constant.
func (f *flow) constant(c *ir.Const) []*pointer {
	if isNothing(c) {
		return f.freshOf(c.Type())
	}
	switch {
	case c.Kind == ir.ConstAggregate:
		var all []*pointer
		for _, e := range c.Elems {
			all = append(all, f.of(e)...)
		}
		if len(all) == f.count(c.Type()) {
			return all
		}
	case c.Kind == ir.ConstExpr && isPlain(c.Type()) &&
		(c.Op == ir.GetElementPtr || c.Op == ir.BitCast) && len(f.of(c.Elems[0])) == 1:
		return f.of(c.Elems[0])
	}
	all := f.freshOf(c.Type())
	f.lose(all, &Reason{Why: FromNumber})
	return all
}

// unknown marks the objects of a pointer as memory of which nothing is known.
func (f *flow) unknown(p *pointer) {
	p.space.find().seeds |= 1 << FromOutside
}

// initial stores a variable's initial value.
func (f *flow) initial(to *contents, at int64, t *ir.Type, v ir.Value) {
	if !t.Holds(isPlain) {
		return
	}
	if c, ok := v.(*ir.Const); ok {
		switch {
		case isNothing(c):
			return
		case c.Kind == ir.ConstAggregate && t.Kind == ir.StructKind &&
			len(c.Elems) == len(t.Fields):
			for i, e := range c.Elems {
				f.initial(to, at+int64(f.layout.FieldOffset(t, i)), t.Fields[i], e)
			}
			return
		case c.Kind == ir.ConstAggregate && t.Kind == ir.ArrayKind:
			for i, e := range c.Elems {
				f.initial(to, at+int64(i)*int64(f.layout.Size(t.Elem)), t.Elem, e)
			}
			return
		}
	}
	if !isPlain(t) {
		return
	}
	f.unify(f.held(to, place{off: at}), f.of(v)[0])
	f.base(v, f.of(v)[0], &Reason{Why: Inside, Name: "a variable begins with it"})
}

// base says that a use requires the start of an object.
func (f *flow) base(v ir.Value, p *pointer, why *Reason) {
	at, known := f.places.at(v)
	if !known || at.isStart() {
		return
	}
	f.inner = append(f.inner, inside{p, why})
	// What is accessed through the pointer from here on is at another offset.
	stride := gcd(at.stride, max(at.off, -at.off))
	f.repeat(p.to.find(), min(0, at.off), stride)
	f.settle()
}

// meet unifies the pointers of an operand with others. An operand that points nowhere gets their
// types.
func (f *flow) meet(in *ir.Instr, operand int, with []*pointer) {
	use := in.OperandUse(operand)
	is := f.of(use.Value)
	if len(is) != len(with) {
		for _, p := range append(append([]*pointer(nil), is...), with...) {
			f.keep(p, &Reason{Why: ByForm, At: in, Name: "`" + in.Op.String() + "`"})
		}
		return
	}
	for i := range is {
		f.unify(is[i], with[i])
	}
	if c, ok := use.Value.(*ir.Const); ok && len(is) > 0 && !isSymbol(c) {
		f.empty = append(f.empty, emptyUse{use, is})
	}
}

// isSymbol reports whether a constant is an address.
func isSymbol(c *ir.Const) bool { return c.Kind == ir.ConstExpr }

// run follows the pointers of the whole module.
func (f *flow) run() {
	for _, g := range f.m.Globals {
		f.of(g)
	}
	for _, fn := range f.m.Funcs {
		f.places.function(fn)
	}
	f.findTaken()
	f.findMakers()
	for _, fn := range f.m.Funcs {
		f.header(fn)
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				f.instr(fn, in)
			}
		}
	}
}

// header gives a function's arguments what its declaration says of them.
func (f *flow) header(fn *ir.Func) {
	if fn.IsDeclaration() {
		return
	}
	if fn.FuncType.Variadic || fn.Name() == "main" {
		for i, a := range fn.Args {
			if fn.Name() == "main" && i > 0 {
				f.keepAll(f.of(a), &Reason{Why: FromOutside, At: fn, Name: "main's caller"})
			}
		}
	}
	for _, a := range fn.Args {
		for _, name := range []string{"byval", "sret", "inalloca", "byref", "preallocated"} {
			if a.Attrs.Has(name) {
				f.keepAll(f.of(a), &Reason{Why: OnStack, At: a})
			}
		}
	}
	if !f.closed && !f.isLocal(fn) && !f.isCalled(fn) {
		for _, a := range fn.Args {
			for _, p := range f.of(a) {
				f.unknown(p)
			}
		}
	}
}

func (f *flow) keepAll(all []*pointer, why *Reason) {
	for _, p := range all {
		f.keep(p, why)
	}
}

// lose keeps pointers to memory of which nothing is known.
func (f *flow) lose(all []*pointer, why *Reason) {
	for _, p := range all {
		f.keep(p, why)
		f.unknown(p)
	}
}

// isLocal reports whether other modules cannot call a function.
func (f *flow) isLocal(fn *ir.Func) bool {
	return fn.Linkage == "internal" || fn.Linkage == "private"
}

// isCalled reports whether the module uses a function.
func (f *flow) isCalled(fn *ir.Func) bool { return ir.FirstUse(fn) != nil }

// instr follows pointers through an instruction.
func (f *flow) instr(fn *ir.Func, in *ir.Instr) {
	holds := in.Type().Holds(isPlain)
	switch in.Op {
	case ir.Alloca:
		if f.promoted && mem2reg.Promotable(in) {
			return
		}
		f.keep(f.of(in)[0], &Reason{Why: OnStack, At: in, Name: name(in)})
	case ir.GetElementPtr, ir.BitCast, ir.Freeze:
		if holds && !in.Type().IsVector() {
			f.meet(in, 0, f.of(in))
			return
		}
		f.refuse(in)
	case ir.Phi:
		if holds {
			for i := range in.NumOps() {
				f.meet(in, i, f.of(in))
			}
		}
	case ir.Select:
		if holds {
			f.meet(in, 1, f.of(in))
			f.meet(in, 2, f.of(in))
		}
	case ir.ICmp:
		f.compare(in)
	case ir.Load:
		f.access(in, in.Operand(0), in.Type(), f.of(in), "", -1)
	case ir.Store:
		v := in.Operand(0)
		f.access(in, in.Operand(1), v.Type(), nil, "store", 0)
	case ir.CmpXchg:
		f.access(in, in.Operand(0), in.Operand(2).Type(), nil, "cmpxchg", 2)
		f.access(in, in.Operand(0), in.Operand(1).Type(), nil, "cmpxchg", 1)
		if holds {
			f.access(in, in.Operand(0), in.Operand(2).Type(), f.of(in), "", -1)
		}
	case ir.AtomicRMW:
		f.access(in, in.Operand(0), in.Operand(1).Type(), nil, "atomicrmw", 1)
		if holds {
			f.meet(in, 1, f.of(in))
		}
	case ir.Ret:
		if in.NumOps() > 0 && in.Operand(0).Type().Holds(isPlain) {
			f.meet(in, 0, f.resultOf(fn))
			f.start(in, 0, "a function returns it")
		}
	case ir.ExtractValue, ir.InsertValue:
		f.part(in)
	case ir.Call, ir.Invoke, ir.CallBr:
		f.call(fn, in)
	case ir.PtrToInt:
		f.number(in)
	case ir.IntToPtr, ir.VAArg, ir.LandingPad:
		f.lose(f.of(in), &Reason{Why: FromNumber, At: in})
		f.refuseOperands(in)
	default:
		f.refuse(in)
	}
}

// refuse keeps the pointers of an instruction that takes no references.
func (f *flow) refuse(in *ir.Instr) {
	if in.Type().Holds(isPlainPart) {
		f.lose(f.of(in), &Reason{Why: ByForm, At: in, Name: "`" + in.Op.String() + "`"})
	}
	f.refuseOperands(in)
}

// isPlainPart reports whether a type is a pointer, or a vector of them.
func isPlainPart(t *ir.Type) bool { return isPlain(t.Scalar()) }

func (f *flow) refuseOperands(in *ir.Instr) {
	for i := range in.NumOps() {
		if v := in.Operand(i); v != nil && v.Type().Holds(isPlain) && !isCallee(in, i) {
			f.lose(f.of(v), &Reason{Why: ByForm, At: in, Name: "`" + in.Op.String() + "`"})
		}
	}
}

func isCallee(in *ir.Instr, operand int) bool { return in.Op.IsCall() && operand == 0 }

// resultOf returns the pointers in the result of a function.
func (f *flow) resultOf(fn *ir.Func) []*pointer {
	all, ok := f.results[fn]
	if !ok {
		all = f.freshOf(fn.FuncType.Result())
		f.results[fn] = all
	}
	return all
}

// start says that an operand goes where the start of an object is expected.
func (f *flow) start(in *ir.Instr, operand int, where string) {
	v := in.Operand(operand)
	if !isPlain(v.Type()) {
		return
	}
	f.base(v, f.of(v)[0], &Reason{Why: Inside, At: in, Name: where})
}

func (f *flow) compare(in *ir.Instr) {
	if !isPlain(in.Operand(0).Type()) {
		return
	}
	a, b := in.Operand(0), in.Operand(1)
	if c, ok := a.(*ir.Const); ok && isNothing(c) {
		f.meet(in, 0, f.of(b))
		return
	}
	f.meet(in, 1, f.of(a))
}

// name is how a sentence names a value: without its sigil, "" if it has no name.
func name(v ir.Value) string {
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		return "`%" + n.Name() + "`"
	}
	return ""
}
