package convert

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// operands gives the operands of an instruction the types that it needs, once every value has its
// type.
func (t *typer) operands(in *ir.Instr) {
	t.settled = append(t.settled[:0], make([]bool, in.NumOps())...)
	op := func(i int) *ir.Type { return in.Operand(i).Type() }
	switch in.Op {
	case ir.Load:
		t.want(in, 0, t.at(in.Type(), op(0)))
	case ir.Store:
		v := t.stored(op(0))
		t.want(in, 0, v)
		t.want(in, 1, t.at(v, op(1)))
	case ir.CmpXchg, ir.AtomicRMW:
		v := t.stored(op(1))
		t.want(in, 0, t.at(v, op(0)))
		for i := 1; i < in.NumOps(); i++ {
			t.want(in, i, v)
		}
	case ir.GetElementPtr:
		t.want(in, 0, t.at(in.ElemType, op(0)))
	case ir.ICmp:
		t.compare(in)
	case ir.Phi, ir.Freeze:
		for i := range in.Uses() {
			t.want(in, i, in.Type())
		}
	case ir.Select:
		t.want(in, 1, in.Type())
		t.want(in, 2, in.Type())
	case ir.Ret:
		if in.NumOps() > 0 {
			t.want(in, 0, in.Func().FuncType.Result())
		}
	case ir.InsertValue:
		t.want(in, 0, in.Type())
		t.want(in, 1, fieldType(in.Type(), in.Indices()))
	case ir.InsertElement:
		t.want(in, 0, in.Type())
		t.want(in, 1, in.Type().Elem)
	case ir.ShuffleVector:
		for i := range 2 {
			t.want(in, i, t.ts.Vector(op(i).Len, in.Type().Elem, op(i).Scalable))
		}
	case ir.ExtractElement:
		t.want(in, 0, t.ts.Vector(op(0).Len, in.Type(), op(0).Scalable))
	case ir.Call, ir.Invoke, ir.CallBr:
		t.callOperands(in)
	}
	for i := range in.Uses() { // what nothing is wanted of
		if k, ok := in.Operand(i).(*ir.Const); ok && !t.settled[i] {
			t.want(in, i, t.natural(k))
		}
	}
}

// stored is the form of a type in memory.
func (t *typer) stored(typ *ir.Type) *ir.Type {
	switch typ.Kind {
	case ir.PointerKind:
		return t.bytePtr(typ.AddrSpace)
	case ir.VectorKind:
		if typ.Elem.IsPointer() {
			return t.ts.Vector(typ.Len, t.bytePtr(typ.Elem.AddrSpace), typ.Scalable)
		}
	}
	return t.typ(typ)
}

// isCast reports whether an instruction is a cast that this conversion inserted.
func (t *typer) isCast(in *ir.Instr) bool {
	return in.Op == ir.BitCast && t.casts[castKey{in.Operand(0), in.Type()}] == in
}

// compare gives both sides of a pointer comparison the same type: that of the side that is not a
// constant.
func (t *typer) compare(in *ir.Instr) {
	a, b := in.Operand(0), in.Operand(1)
	if !a.Type().Scalar().IsPointer() {
		return
	}
	if _, ok := a.(*ir.Const); ok {
		t.want(in, 0, t.typeAsOperand(b))
	}
	t.want(in, 1, t.typeAsOperand(in.Operand(0)))
}

// typeAsOperand is the type of a value in the new module if its use needs no particular one.
func (t *typer) typeAsOperand(v ir.Value) *ir.Type {
	if k, ok := v.(*ir.Const); ok {
		return t.natural(k)
	}
	return v.Type()
}

func (t *typer) callOperands(in *ir.Instr) {
	switch {
	case gc.IsRelocate(in), gc.IsResult(in):
		return
	case gc.IsStatepoint(in):
		p := t.form(in)
		target := in.Operand(p.target)
		t.want(in, p.target, t.at(p.targetType, target.Type()))
		for i, param := range p.targetType.Fields {
			t.want(in, p.args.at+i, param)
		}
		return
	}
	if _, ok := in.Callee().(*ir.InlineAsm); !ok {
		t.want(in, 0, t.at(in.Call.FuncType, in.Callee().Type()))
	}
	for i, param := range in.Call.FuncType.Fields {
		t.want(in, 1+i, param)
	}
}

func (t *typer) form(in *ir.Instr) *statepointForm {
	for t.nextForm < len(t.c.points) && t.c.points[t.nextForm].call != in {
		t.nextForm++
	}
	return &t.c.points[t.nextForm]
}

// want gives operand i a type. Only pointers, and constants that contain pointers, can have a
// different one.
func (t *typer) want(in *ir.Instr, i int, typ *ir.Type) {
	v := in.Operand(i)
	if t.settled[i] {
		return
	}
	t.settled[i] = true
	if n := t.converted(v, typ); n != v {
		in.OperandUse(i).Set(n)
	}
}

func (t *typer) converted(v ir.Value, typ *ir.Type) ir.Value {
	switch v := v.(type) {
	case *ir.Arg:
		return t.cast(v, v.Parent(), typ)
	case *ir.Instr:
		return t.cast(v, v.Func(), typ)
	case *ir.InlineAsm, *ir.MetadataValue, *ir.Block:
		return v
	}
	return t.constant(v, typ)
}

// cast converts a value to another pointer type: one bitcast right after the definition serves all
// uses.
func (t *typer) cast(v ir.Named, f *ir.Func, typ *ir.Type) ir.Value {
	if v.Type() == typ || !v.Type().Scalar().IsPointer() {
		return v
	}
	key := castKey{v, typ}
	if c := t.casts[key]; c != nil {
		return c
	}
	c := t.m.NewInstr(ir.BitCast, typ, v)
	c.SetFrom(v.ID())
	t.casts[key] = c
	switch v := v.(type) {
	case *ir.Arg:
		if t.front[f] == nil {
			t.front[f] = f.Entry().First()
		}
		c.InsertBefore(t.front[f])
	case *ir.Instr:
		t.insertAfter(c, v)
	}
	if v.Name() != "" {
		f.SetNameOf(c, v.Name(), ".casted")
	}
	return c
}

// insertAfter inserts a cast right after the definition of the value.
func (t *typer) insertAfter(c, v *ir.Instr) {
	b := v.Parent()
	switch {
	case v.Op == ir.Invoke || v.Op == ir.CallBr:
		dest := v.NormalDest()
		if dest.UniquePred() == nil {
			dest = dest.SplitPreds([]*ir.Block{b}, dest.Name())
		}
		dest.InsertBefore(c, dest.FirstInsertionPt())
	case v.Op == ir.Phi:
		b.InsertBefore(c, b.FirstInsertionPt())
	default:
		b.InsertAfter(c, v)
	}
}

// inMetadata converts a value that metadata refers to.
func (t *typer) inMetadata(v ir.Value) ir.Value {
	if k, ok := v.(*ir.Const); ok {
		return t.constant(k, t.natural(k))
	}
	return v
}
