package prepare

import (
	"slices"

	"statepoint/core/ir"
)

// returnsInMemory reports whether a collected function gets an argument for its result: a
// statepoint cannot call a variadic function with one. All calls must be known, and be direct.
func (f *flow) returnsInMemory(fn *ir.Func) bool {
	t := fn.FuncType
	if !t.Variadic || t.Result().IsVoid() || fn.Name() == "main" ||
		slices.Contains(f.taken[t], fn) || !f.closed && !f.isLocal(fn) {
		return false
	}
	for u := ir.FirstUse(fn); u != nil; u = u.Next() {
		in := u.User
		if in == nil || !isCallee(in, u.Index()) || in.Call.FuncType != t || in.Has(ir.MustTail) ||
			in.Op == ir.CallBr || in.Op == ir.Invoke && in.NormalDest().UniquePred() == nil {
			return false
		}
	}
	for _, b := range fn.Blocks {
		if last := b.Last().Prev(); last != nil && last.Op.IsCall() && last.Has(ir.MustTail) {
			return false
		}
	}
	return true
}

// returnInMemory makes a function store its result at an address that it gets after its fixed
// arguments, from stack objects of its callers.
func (a *applier) returnInMemory(fn *ir.Func) {
	ts := a.f.m.Types
	result, fixed := fn.FuncType.Result(), len(fn.Args)
	to := fn.AddArg(ts.OpaquePointer(0), nil)
	fn.SetNameOf(to, "result", "")
	t := ts.Func(ts.Void, append(append([]*ir.Type(nil), fn.FuncType.Fields...), to.Type()), true)
	fn.FuncType, fn.Ret, fn.Attrs = t, nil, allocatorAttrs(fn.Attrs)
	for _, arg := range fn.Args {
		arg.Attrs = arg.Attrs.Without(func(at ir.Attr) bool { return at.Name == "returned" })
	}
	for _, b := range fn.Blocks {
		if last := b.Last(); last.Op == ir.Ret {
			store := a.f.m.NewInstr(ir.Store, ts.Void, last.Operand(0), to)
			store.SetFrom(last.ID())
			store.InsertBefore(last)
			store.TakeDebugLoc(last)
			last.RebuildOperands(nil)
		}
	}
	var calls []*ir.Instr
	for u := ir.FirstUse(fn); u != nil; u = u.Next() {
		calls = append(calls, u.User)
	}
	for _, in := range calls {
		a.takeFromMemory(in, result, fixed)
		setCallType(in, t)
	}
}

// takeFromMemory gives a call the address of a stack object after its fixed arguments, and loads
// its result from there.
func (a *applier) takeFromMemory(in *ir.Instr, result *ir.Type, fixed int) {
	m := a.f.m
	slot := m.NewInstr(ir.Alloca, m.Types.OpaquePointer(0), ir.IntConst(m.Types.I32, 1))
	slot.ElemType = result
	slot.SetFrom(in.ID())
	slot.InsertBefore(in.Func().Entry().FirstInsertionPt())
	in.Func().SetNameOf(slot, baseName(in), ".result")
	loaded := m.NewInstr(ir.Load, result, slot)
	loaded.SetFrom(in.ID())
	ir.ReplaceAllUses(in, loaded)
	if in.Op == ir.Invoke {
		loaded.InsertBefore(in.NormalDest().FirstInsertionPt())
	} else {
		loaded.InsertBefore(in.Next())
	}
	loaded.TakeDebugLoc(in)
	if name := in.Name(); name != "" {
		in.Func().SetName(in, "")
		in.Func().SetName(loaded, name)
	}
	var operands []ir.OperandSource
	for i := range in.NumOps() {
		if i == 1+fixed {
			operands = append(operands, ir.OperandSource{Old: -1, Value: slot})
		}
		operands = append(operands, ir.OperandSource{Old: i})
	}
	if 1+fixed == in.NumOps() {
		operands = append(operands, ir.OperandSource{Old: -1, Value: slot})
	}
	c := *in.Call
	c.NumArgs, c.Ret, c.Params = c.NumArgs+1, nil, nil
	for i := range c.NumArgs {
		switch {
		case i < fixed:
			c.Params = append(c.Params, in.Call.ParamAttrs(i).
				Without(func(at ir.Attr) bool { return at.Name == "returned" }))
		case i == fixed:
			c.Params = append(c.Params, nil)
		default:
			c.Params = append(c.Params, in.Call.ParamAttrs(i-1))
		}
	}
	c.Attrs = allocatorAttrs(c.Attrs)
	in.Call = &c
	in.Flags &^= ir.Tail // it gets the address of a stack object
	in.RebuildOperands(operands)
	in.MutateType(m.Types.Void)
}
