package convert

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// resultOf stands for what a function returns.
type resultOf struct{ f *ir.Func }

// flow groups the pointers that flow into each other without being changed: through phis and
// selects, from arguments to parameters, from returns to calls. The members of a group get one
// type.
type flow struct {
	parent map[any]any
	// wants is the pointee type that the first use of a group's members needs, and offers the
	// pointee type of the first member that has one of its own.
	wants, offers map[any]*ir.Type
}

func (fl *flow) find(x any) any {
	for {
		p, ok := fl.parent[x]
		if !ok {
			return x
		}
		if q, ok := fl.parent[p]; ok {
			fl.parent[x] = q
		}
		x = p
	}
}

func (fl *flow) join(a, b any) {
	a, b = fl.find(a), fl.find(b)
	if a == b {
		return
	}
	fl.parent[b] = a
	for _, m := range []map[any]*ir.Type{fl.wants, fl.offers} {
		if m[a] == nil && m[b] != nil {
			m[a] = m[b]
		}
	}
}

func note(m map[any]*ir.Type, root any, t *ir.Type) {
	if m[root] == nil {
		m[root] = t
	}
}

// typeOf is the new type of a pointer whose type was old.
func (fl *flow) typeOf(t *typer, x any, old *ir.Type) *ir.Type {
	if in, ok := x.(*ir.Instr); ok && !isFree(in) {
		return t.typ(old)
	}
	root := fl.find(x)
	elem := fl.wants[root]
	if elem == nil {
		elem = fl.offers[root]
	}
	if elem == nil {
		elem = t.ts.I8
	}
	return t.at(elem, old)
}

// isFree reports whether an instruction can yield a pointer of any type. Pointers from memory are
// i8*.
func isFree(in *ir.Instr) bool {
	switch in.Op {
	case ir.Phi, ir.Select, ir.Freeze, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast:
		return in.Type().IsPointer()
	case ir.Call, ir.Invoke, ir.CallBr:
		return in.Type().IsPointer() && !gc.IsRelocate(in)
	}
	return false
}

// infer finds the groups and the types that each needs, in the order of the text.
func (t *typer) infer() {
	t.flow = flow{parent: map[any]any{}, wants: map[any]*ir.Type{}, offers: map[any]*ir.Type{}}
	t.m.EachInstr(t.c.meter, t.joins)
	t.m.EachInstr(t.c.meter, func(in *ir.Instr) {
		for i := range in.Uses() {
			v := in.Operand(i)
			if isSlot(v) {
				if want := t.wanted(in, i); want != nil {
					note(t.flow.wants, t.flow.find(v), want)
				}
			}
		}
	})
}

// isSlot reports whether a value is a pointer whose type must be found.
func isSlot(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Arg:
		return v.Type().IsPointer()
	case *ir.Instr:
		return v.Type().IsPointer() && isFree(v)
	}
	return false
}

// meet gives two values the same type if both are free; if only one is, it may take the other's.
func (t *typer) meet(a any, b ir.Value) {
	if isSlot(b) {
		t.flow.join(a, b)
		return
	}
	var elem *ir.Type
	switch v := b.(type) {
	case *ir.Instr:
		switch v.Op {
		case ir.Alloca:
			elem = t.typ(v.ElemType)
		case ir.GetElementPtr:
			elem = indexedType(t.typ(v.ElemType), v.Uses()[1:])
		}
	case *ir.Global:
		elem = t.typ(v.Content)
	}
	if elem != nil && b.Type().IsPointer() {
		note(t.flow.offers, t.flow.find(a), elem)
	}
}

func (t *typer) joins(in *ir.Instr) {
	switch {
	case in.Op == ir.Phi || in.Op == ir.Freeze:
		if in.Type().IsPointer() {
			for i := range in.Uses() {
				t.meet(in, in.Operand(i))
			}
		}
	case in.Op == ir.Select:
		if in.Type().IsPointer() {
			t.meet(in, in.Operand(1))
			t.meet(in, in.Operand(2))
		}
	case in.Op == ir.Ret:
		if in.NumOps() > 0 && in.Operand(0).Type().IsPointer() {
			t.meet(resultOf{in.Func()}, in.Operand(0))
		}
	case !in.Op.IsCall() || gc.IsRelocate(in):
	case gc.IsResult(in):
		if f, ok := t.resultTarget(in); ok && in.Type().IsPointer() {
			t.flow.join(resultOf{f}, in)
		}
	case gc.IsStatepoint(in):
		if s, err := gc.View(in); err == nil {
			if f, ok := s.Target.(*ir.Func); ok && t.old[f] == s.TargetType {
				t.passes(f, s.CallArgs)
			}
		}
	default:
		f := in.CalledFunc()
		if f == nil || t.old[f] != in.Call.FuncType || f.IsIntrinsic() {
			return
		}
		t.passes(f, in.Args())
		if in.Type().IsPointer() {
			t.flow.join(resultOf{f}, in)
		}
	}
}

// resultTarget is the function whose result a gc.result returns, if it is called with its own type.
func (t *typer) resultTarget(in *ir.Instr) (*ir.Func, bool) {
	sp, _, ok := gc.StatepointOf(in.Arg(0))
	if !ok {
		return nil, false
	}
	s, err := gc.View(sp)
	if err != nil {
		return nil, false
	}
	f, ok := s.Target.(*ir.Func)
	return f, ok && t.old[f] == s.TargetType
}

// passes joins the arguments of a call with the callee's parameters.
func (t *typer) passes(f *ir.Func, args []ir.Use) {
	for i, a := range f.Args {
		if i < len(args) && a.Type().IsPointer() && pointeeOf(a.Attrs) == nil {
			t.meet(a, args[i].Value)
		}
	}
}

// wanted is the pointee type that an instruction needs for a pointer operand, nil if it does not
// say.
func (t *typer) wanted(in *ir.Instr, i int) *ir.Type {
	switch in.Op {
	case ir.Load:
		return t.typ(in.Type())
	case ir.Store:
		if i == 1 {
			return t.typ(in.Operand(0).Type())
		}
	case ir.GetElementPtr:
		if i == 0 {
			return t.typ(in.ElemType)
		}
	case ir.CmpXchg, ir.AtomicRMW:
		if i == 0 {
			return t.typ(in.Operand(1).Type())
		}
	case ir.Call, ir.Invoke, ir.CallBr:
		if i == 0 {
			return t.typ(in.Call.FuncType)
		}
		if s, err := gc.View(in); err == nil && i == s.Head.Target.Index() {
			return t.typ(s.TargetType)
		}
		if i <= in.Call.NumArgs {
			if elem := pointeeOf(in.Call.ParamAttrs(i - 1)); elem != nil {
				return t.typ(elem)
			}
		}
	}
	return nil
}
