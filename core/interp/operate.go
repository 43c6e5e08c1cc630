package interp

import "statepoint/core/ir"

// operation is the computation of an instruction without memory access or control flow, or of a
// constant expression.
type operation struct {
	op      ir.Opcode
	pred    ir.Pred
	flags   ir.Flags
	typ     *ir.Type // of the result
	indices []int32
}

// operate computes an operation from its operands' values.
func (m *Interp) operate(o operation, ops []Value) (Value, error) {
	switch o.op {
	case ir.ExtractElement:
		return extractElement(o.typ, ops[0], ops[1]), nil
	case ir.InsertElement:
		return insertElement(o.typ, ops[0], ops[1], ops[2]), nil
	case ir.ShuffleVector:
		return shuffle(o.typ, ops[0], ops[1], o.indices), nil
	case ir.ExtractValue:
		v := ops[0]
		token := v.Token
		for _, i := range o.indices {
			v = v.Elems[i]
		}
		if token != nil {
			v.Token = token
		}
		return v, nil
	case ir.InsertValue:
		return insertValue(ops[0], ops[1], o.indices), nil
	case ir.Select:
		return selectValue(o.typ, ops), nil
	case ir.BitCast:
		return m.bitcast(o.typ, ops[0])
	}
	if o.typ.Kind == ir.VectorKind { // one element after the other
		if o.typ.Scalable {
			return Value{}, unsupported("a scalable vector")
		}
		v := Value{Type: o.typ, Elems: make([]Value, o.typ.Len)}
		part := make([]Value, len(ops))
		each := o
		each.typ = o.typ.Elem
		for i := range v.Elems {
			for k := range ops {
				part[k] = ops[k].Elems[i]
			}
			e, err := m.scalar(each, part)
			if err != nil {
				return v, err
			}
			v.Elems[i] = e
		}
		return v, nil
	}
	return m.scalar(o, ops)
}

// scalar computes an operation on scalars.
func (m *Interp) scalar(o operation, ops []Value) (Value, error) {
	state := Defined
	for i := range ops {
		state = max(state, ops[i].StateOf())
	}
	if state >= Undef {
		switch o.op {
		case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
			if ops[1].State >= Undef {
				return Value{}, undefined("division by %s", ops[1].State)
			}
			if ops[1].IsZero() {
				return Value{}, undefined("division by zero")
			}
		}
		return OfState(o.typ, state), nil
	}
	v, err := m.defined(o, ops)
	if err == nil {
		v.State = max(v.State, state)
	}
	return v, err
}

// defined computes an operation on scalars that are neither undef nor poison.
func (m *Interp) defined(o operation, ops []Value) (Value, error) {
	switch {
	case o.op == ir.ICmp:
		return icmp(o, ops[0], ops[1]), nil
	case o.op == ir.FCmp:
		return fcmp(o, ops[0], ops[1])
	case o.op == ir.FNeg:
		return negate(ops[0]), nil
	case o.op.IsBinary() && o.typ.IsFloat():
		return floatBinary(o, ops[0], ops[1])
	case o.op.IsBinary():
		return intBinary(o, ops[0], ops[1])
	case o.op.IsCast():
		return m.cast(o, ops[0])
	}
	return Value{}, unsupported("%s", o.op)
}

func icmp(o operation, a, b Value) Value {
	var c int
	signed := o.pred >= ir.SGT && o.pred <= ir.SLE
	switch {
	case a.Big != nil && signed:
		c = a.Signed().Cmp(b.Signed())
	case a.Big != nil:
		c = a.Big.Cmp(b.Big)
	case signed:
		c = compare(signedOf(a), signedOf(b))
	default:
		c = compare(a.Bits, b.Bits)
	}
	yes := false
	switch o.pred {
	case ir.EQ:
		yes = c == 0
	case ir.NE:
		yes = c != 0
	case ir.UGT, ir.SGT:
		yes = c > 0
	case ir.UGE, ir.SGE:
		yes = c >= 0
	case ir.ULT, ir.SLT:
		yes = c < 0
	case ir.ULE, ir.SLE:
		yes = c <= 0
	}
	if o.flags&ir.SameSign != 0 && (a.Signed().Sign() < 0) != (b.Signed().Sign() < 0) {
		return OfState(o.typ, Poison)
	}
	return truth(o.typ, yes)
}

// signedOf is an integer or address as two's complement.
func signedOf(v Value) int64 {
	if v.Type.Kind == ir.IntegerKind {
		return v.Int64()
	}
	return int64(v.Bits)
}

func compare[T int64 | uint64](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// truth is an i1.
func truth(t *ir.Type, yes bool) Value {
	v := Value{Type: t}
	if yes {
		v.Bits = 1
	}
	return v
}

// selectValue chooses between two values, by one condition or by one for each element.
func selectValue(t *ir.Type, ops []Value) Value {
	c, yes, no := ops[0], ops[1], ops[2]
	if c.Type.Kind != ir.VectorKind {
		return choose(t, c, yes, no)
	}
	v := Value{Type: t, Elems: make([]Value, len(c.Elems))}
	for i := range v.Elems {
		v.Elems[i] = choose(t.Elem, c.Elems[i], yes.Elems[i], no.Elems[i])
	}
	return v
}

func choose(t *ir.Type, c, yes, no Value) Value {
	if c.State >= Undef {
		return OfState(t, c.State)
	}
	v := no
	if c.Bits != 0 {
		v = yes
	}
	if c.State == Arbitrary {
		v = atLeast(v, Arbitrary)
	}
	return v
}

// atLeast is v with the state of each scalar at least as bad as the given one.
func atLeast(v Value, s State) Value {
	if len(v.Elems) == 0 {
		v.State = max(v.State, s)
		return v
	}
	elems := make([]Value, len(v.Elems))
	for i := range elems {
		elems[i] = atLeast(v.Elems[i], s)
	}
	v.Elems = elems
	return v
}
