package prepare

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/source"
)

// call changes a call whose arguments or result are references.
func (a *applier) call(in *ir.Instr) {
	callee := in.CalledFunc()
	switch {
	case callee == nil:
		a.retypeCall(in)
	case callee.IsIntrinsic():
		a.intrinsic(in, callee)
	case a.f.allocators.of(callee) == frees:
		if a.f.freedArg(in) >= 0 {
			a.free(in)
		}
	case a.f.allocators.of(callee) != notAllocation:
		a.allocator(in, callee)
	case callee.IsDeclaration() && isOfLibrary(callee.Name()):
		a.library(in)
	default:
		a.retypeCall(in)
	}
}

// isReference reports whether a value is a reference by its new type.
func (a *applier) isReference(v ir.Value) bool { return v.Type() == a.reference }

// callType is the type of the function that a call calls, by the types of its values.
func (a *applier) callType(in *ir.Instr) *ir.Type {
	t := in.Call.FuncType
	params := make([]*ir.Type, len(t.Fields))
	for i := range params {
		params[i] = in.Arg(i).Type()
	}
	return a.f.m.Types.Func(in.Type(), params, t.Variadic)
}

// setCallType changes the type of the function that a call calls.
func setCallType(in *ir.Instr, t *ir.Type) {
	if in.Call.FuncType != t {
		c := *in.Call
		c.FuncType = t
		in.Call = &c
	}
}

func (a *applier) retypeCall(in *ir.Instr) { setCallType(in, a.callType(in)) }

// intrinsic chooses the overload of an intrinsic for its arguments.
func (a *applier) intrinsic(in *ir.Instr, callee *ir.Func) {
	t := a.callType(in)
	if t == in.Call.FuncType {
		return
	}
	name, ok := intrinsics.Name(callee.Name(), t, a.f.m.Dialect)
	if !ok {
		return
	}
	f := a.f.m.Func(name)
	if f == nil {
		var params []*ir.AttrSet
		for _, p := range callee.Args {
			params = append(params, p.Attrs)
		}
		f = a.f.m.Declare(name, t, callee.Attrs, params...)
	}
	in.SetOperand(0, f)
	setCallType(in, t)
	a.unused = append(a.unused, callee)
}

// freed returns the calls that free a reference.
func (f *flow) freed() (all []*ir.Instr) {
	for _, fn := range f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op.IsCall() && f.allocators.of(in.CalledFunc()) == frees &&
					f.freedArg(in) >= 0 {
					all = append(all, in)
				}
			}
		}
	}
	return all
}

// freedArg is the first argument of a call that is a reference, -1 if none is.
func (f *flow) freedArg(in *ir.Instr) int {
	for i := range in.Call.NumArgs {
		if is := f.values[in.Arg(i)]; len(is) == 1 && is[0].isReference() {
			return i
		}
	}
	return -1
}

// free removes a call that frees a reference: the collector does that.
func (a *applier) free(in *ir.Instr) {
	if in.Op == ir.Invoke { // its unwind edge must stay: nothing that is called throws
		in.SetOperand(1+a.f.freedArg(in), ir.Null(a.f.m.Types.OpaquePointer(0)))
		return
	}
	a.unused = append(a.unused, in.CalledFunc())
	in.Erase()
}

// allocator makes an allocation one of the collected heap.
func (a *applier) allocator(in *ir.Instr, callee *ir.Func) {
	if !a.isReference(in) {
		return
	}
	if a.f.allocators.of(callee) == reallocates {
		a.reallocate(in, callee)
		return
	}
	t := a.callType(in)
	f := callee
	if a.renamed(callee) {
		f = a.f.m.Func(Collected(callee.Name()))
		if f == nil {
			var params []*ir.AttrSet
			for _, p := range callee.Args {
				params = append(params, p.Attrs)
			}
			f = a.f.m.Declare(Collected(callee.Name()), t, allocatorAttrs(callee.Attrs), params...)
			f.Ret = callee.Ret
		}
		a.unused = append(a.unused, callee)
	} else {
		callee.FuncType = t
		for i, arg := range callee.Args {
			arg.MutateType(t.Fields[i])
		}
	}
	in.SetOperand(0, f)
	setCallType(in, t)
}

// reallocate makes a new object, and copies the contents of the old one. The allocating call may
// move the old object, so the copy is a separate call.
func (a *applier) reallocate(in *ir.Instr, callee *ir.Func) {
	ts := a.f.m.Types
	size := newSize(in, callee)
	old := in.Arg(0)
	t := ts.Func(a.reference, []*ir.Type{size.Type()}, false)
	attrs := ir.NewAttrSet(ir.Attr{Name: "nounwind"},
		ir.Attr{Name: "allocsize", Value: "0"})
	f := a.f.m.Func(Collected("malloc"))
	if f == nil {
		f = a.f.m.Declare(Collected("malloc"), t, attrs)
	}
	move := a.f.m.Declare(CopyName, ts.Func(ts.Void, []*ir.Type{a.reference, a.reference}, false),
		ir.NewAttrSet(ir.Attr{Name: "nounwind"}, ir.Attr{Name: leafAttribute, Quoted: true}))
	args := in.Call.NumArgs
	c := *in.Call
	c.FuncType, c.NumArgs, c.Params, c.Bundles = t, 1, nil, nil
	c.Attrs = c.Attrs.Without(func(at ir.Attr) bool { return at.Name == "allocsize" })
	in.Call = &c
	operands := []ir.OperandSource{{Old: -1, Value: f}, {Old: -1, Value: size}}
	for i := 1 + args; i < in.NumOps(); i++ {
		operands = append(operands, ir.OperandSource{Old: i})
	}
	in.RebuildOperands(operands)
	copied := a.f.m.NewInstr(ir.Call, ts.Void, move, in, old)
	copied.Call = &ir.CallInfo{FuncType: move.FuncType, NumArgs: 2}
	copied.SetFrom(in.ID())
	if in.Op == ir.Invoke {
		copied.InsertBefore(in.NormalDest().FirstInsertionPt())
	} else {
		copied.InsertBefore(in.Next())
	}
	copied.TakeDebugLoc(in)
	a.unused = append(a.unused, callee)
}

// newSize is the argument of a call that reallocates that has the new size: that of the attribute
// allocsize, or the last.
func newSize(in *ir.Instr, callee *ir.Func) ir.Value {
	if s, ok := callee.Attrs.Get("allocsize"); ok {
		if n, err := strconv.Atoi(s.Value); err == nil && n < in.Call.NumArgs {
			return in.Arg(n)
		}
	}
	return in.Arg(in.Call.NumArgs - 1)
}

// CopyName is the function that copies an object into another, as far as it has room.
const CopyName = "gc_copy"

// renamed reports whether the collected objects of an allocator come from one of another name.
func (a *applier) renamed(callee *ir.Func) bool {
	if renames(callee.Name()) {
		return true
	}
	for u := ir.FirstUse(callee); u != nil; u = u.Next() {
		if u.User == nil || !isCallee(u.User, u.Index()) {
			return true
		}
		for _, p := range a.f.values[u.User] {
			if !p.isReference() {
				return true
			}
		}
	}
	return false
}

// untrue are attributes that a function in which the collector runs does not have.
var untrue = source.WordSet("memory nofree nosync alloc-family inaccessiblememonly " +
	"inaccessiblemem_or_argmemonly argmemonly readnone readonly writeonly")

func allocatorAttrs(attrs *ir.AttrSet) *ir.AttrSet {
	return attrs.Without(func(at ir.Attr) bool { return untrue.Has(at.Name) })
}

// library passes plain pointers to a function of the C library: it uses them during the call, in
// which the collector never runs.
func (a *applier) library(in *ir.Instr) {
	for i := range in.Call.NumArgs {
		v := in.Arg(i)
		if !a.isReference(v) {
			continue
		}
		plain := a.f.m.Types.OpaquePointer(0)
		var raw ir.Value
		if c, ok := v.(*ir.Const); ok {
			raw = empty(c, plain)
		} else {
			cast := a.f.m.NewInstr(ir.AddrSpaceCast, plain, v)
			cast.SetFrom(v.ID())
			cast.InsertBefore(in)
			cast.TakeDebugLoc(in)
			in.Func().SetNameOf(cast, baseName(v), ".raw")
			raw = cast
		}
		in.SetOperand(1+i, raw)
		switch {
		case i > 0 || !a.isReference(in) || ir.FirstUse(in) == nil:
		case searching.Has(in.CalledFunc().Name()):
			a.found(in, v, raw)
		default: // its result is this argument
			ir.ReplaceAllUses(in, v)
		}
	}
	if a.isReference(in) {
		in.MutateType(a.f.m.Types.OpaquePointer(0))
	}
}

// found makes the result of a search in the object of a reference, of which raw is the address, a
// pointer derived from that reference, or null.
func (a *applier) found(in *ir.Instr, reference, raw ir.Value) {
	m := a.f.m
	at := in
	insert := func(op ir.Opcode, t *ir.Type, operands ...ir.Value) *ir.Instr {
		n := m.NewInstr(op, t, operands...)
		n.SetFrom(in.ID())
		n.TakeDebugLoc(in)
		in.Parent().InsertAfter(n, at)
		at = n
		return n
	}
	to, from := insert(ir.PtrToInt, m.Types.I64, in), insert(ir.PtrToInt, m.Types.I64, raw)
	distance := insert(ir.Sub, m.Types.I64, to, from)
	derived := insert(ir.GetElementPtr, a.reference, reference, distance)
	derived.ElemType = m.Types.I8
	none := insert(ir.ICmp, m.Types.I1, in, ir.Null(m.Types.OpaquePointer(0)))
	none.Pred = ir.EQ
	result := insert(ir.Select, a.reference, none, ir.Null(a.reference), derived)
	in.Func().SetNameOf(result, baseName(in), ".ref")
	var uses []*ir.Use
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		if u.User != to && u.User != none {
			uses = append(uses, u)
		}
	}
	for _, u := range uses {
		u.Set(result)
	}
}
