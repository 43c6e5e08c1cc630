package interp

import (
	"math/big"
	"strings"

	"statepoint/core/ir"
)

// reduce folds the elements of a vector; fadd and fmul begin with their first argument.
func reduce(c *intrinsic) (Value, error) {
	name := c.name[strings.LastIndexByte(c.name, '.')+1:]
	v := c.args[len(c.args)-1]
	elems := v.Elems
	ops := map[string]ir.Opcode{
		"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd,
		"fmul": ir.FMul,
	}
	op, simple := ops[name]
	acc := elems[0]
	if len(c.args) > 1 {
		acc = c.args[0]
	} else {
		elems = elems[1:]
	}
	maths := map[string]string{"fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum",
		"fminimum": "minimum"}
	for _, e := range elems {
		var err error
		s := max(acc.State, e.State)
		switch {
		case simple:
			step := operation{op: op, typ: c.typ, flags: c.in.Flags}
			acc, err = c.run.operate(step, []Value{acc, e})
		case s >= Undef:
			acc = OfState(c.typ, s)
		case maths[name] != "":
			acc, err = c.run.math(maths[name], c.typ, []Value{acc, e}, c.in.Flags)
		default:
			acc = extreme(strings.TrimPrefix(name, "s"), acc, e)
		}
		if err != nil {
			return acc, err
		}
	}
	return acc, nil
}

// vectorParts split and join vectors.
func vectorParts(c *intrinsic) (Value, error) {
	if c.typ.Kind == ir.VectorKind && c.typ.Scalable {
		return Value{}, unsupported("a scalable vector")
	}
	name := strings.TrimPrefix(strings.TrimPrefix(c.name, "experimental."), "vector.")
	var a []Value
	if len(c.args) > 0 {
		a = c.args[0].Elems
	}
	switch name {
	case "insert":
		r := append([]Value(nil), a...)
		at := int(c.args[2].Bits)
		if at+len(c.args[1].Elems) > len(r) {
			return OfState(c.typ, Poison), nil
		}
		copy(r[at:], c.args[1].Elems)
		return Aggregate(c.typ, r...), nil
	case "extract":
		at, n := int(c.args[1].Bits), int(c.typ.Len)
		if at+n > len(a) {
			return OfState(c.typ, Poison), nil
		}
		return Aggregate(c.typ, a[at:at+n]...), nil
	case "reverse":
		r := make([]Value, len(a))
		for i := range a {
			r[len(a)-1-i] = a[i]
		}
		return Aggregate(c.typ, r...), nil
	case "splice":
		both := append(append([]Value(nil), a...), c.args[1].Elems...)
		at := int(c.args[2].Int64())
		if at < 0 {
			at += len(a)
		}
		if at < 0 || at > len(a) {
			return OfState(c.typ, Poison), nil
		}
		return Aggregate(c.typ, both[at:at+len(a)]...), nil
	case "interleave2":
		var r []Value
		for i := range a {
			r = append(r, a[i], c.args[1].Elems[i])
		}
		return Aggregate(c.typ, r...), nil
	case "deinterleave2":
		parts := [2][]Value{}
		for i := range a {
			parts[i%2] = append(parts[i%2], a[i])
		}
		return Aggregate(c.typ, Aggregate(c.typ.Fields[0], parts[0]...),
			Aggregate(c.typ.Fields[1], parts[1]...)), nil
	case "stepvector":
		v := Value{Type: c.typ, Elems: make([]Value, c.typ.Len)}
		for i := range v.Elems {
			v.Elems[i] = Int(c.typ.Elem, uint64(i))
		}
		return v, nil
	case "get.active.lane.mask":
		v := Value{Type: c.typ, Elems: make([]Value, c.typ.Len)}
		for i := range v.Elems {
			x := new(big.Int).Add(c.args[0].Unsigned(), big.NewInt(int64(i)))
			v.Elems[i] = truth(c.typ.Elem, x.Cmp(c.args[1].Unsigned()) < 0)
			v.Elems[i].State = max(c.args[0].State, c.args[1].State)
		}
		return v, nil
	case "cttz.elts":
		s := c.args[0].StateOf()
		if s >= Undef {
			return OfState(c.typ, s), nil
		}
		for i := range a {
			if !a[i].IsZero() {
				return Int(c.typ, uint64(i)), nil
			}
		}
		if c.args[1].Bits != 0 {
			return OfState(c.typ, Poison), nil
		}
		return Int(c.typ, uint64(len(a))), nil
	}
	return Value{}, unsupported("the intrinsic @llvm.%s", c.name)
}

// maskedAccess loads and stores the elements whose mask bits are set.
func maskedAccess(c *intrinsic) (Value, error) {
	stores := c.name == "masked.store" || c.name == "masked.scatter" ||
		c.name == "masked.compressstore"
	args := c.args
	var values Value
	if stores {
		values, args = args[0], args[1:]
	}
	addrs, args := args[0], args[1:]
	if len(args) > 0 && args[0].Type.Kind == ir.IntegerKind { // the alignment
		args = args[1:]
	}
	which := args[0]
	var v Value
	if !stores {
		v = args[1]
		v = Value{Type: c.typ, Elems: append([]Value(nil), v.Elems...)}
	}
	packedAt := 0
	for i, bit := range which.Elems {
		if bit.State >= Undef {
			return Value{}, undefined("a masked access whose mask is %s", bit.State)
		}
		if bit.Bits == 0 {
			continue
		}
		p := addrs
		off := i
		if len(addrs.Elems) > 0 {
			p, off = addrs.Elems[i], 0
		} else if strings.HasSuffix(c.name, "expandload") ||
			strings.HasSuffix(c.name, "compressstore") {
			off = packedAt
		}
		packedAt++
		base, err := c.run.accessible(p)
		if err != nil {
			return Value{}, err
		}
		if stores {
			e := values.Elems[i]
			if err := c.run.Store(e, base+uint64(off)*c.run.layout.Size(e.Type)); err != nil {
				return Value{}, err
			}
			continue
		}
		e, err := c.run.Load(c.typ.Elem, base+uint64(off)*c.run.layout.Size(c.typ.Elem))
		if err != nil {
			return Value{}, err
		}
		v.Elems[i] = e
	}
	return v, nil
}
