package prepare

import "statepoint/core/ir"

// leaves returns the scalars of a type, with their offsets; none for a type with more than
// mostLeaves.
func (f *flow) leaves(t *ir.Type) (all []leaf) {
	f.addLeaves(&all, t, 0)
	if len(all) > mostLeaves {
		return nil
	}
	return all
}

// mostLeaves bounds the scalars of a type that are distinguished.
const mostLeaves = 1 << 12

// leaf is a scalar of a type.
type leaf struct {
	off int64
	t   *ir.Type
}

func (f *flow) addLeaves(all *[]leaf, t *ir.Type, at int64) {
	switch {
	case len(*all) > mostLeaves || t.IsVoid():
	case t.Kind == ir.StructKind && !t.Opaque && !t.HoldsScalable():
		for i, field := range t.Fields {
			f.addLeaves(all, field, at+int64(f.layout.FieldOffset(t, i)))
		}
	case t.Kind == ir.ArrayKind && !t.HoldsScalable():
		size := int64(f.layout.Size(t.Elem))
		for i := range min(t.Len, mostLeaves+1) {
			f.addLeaves(all, t.Elem, at+int64(i)*size)
		}
	default:
		*all = append(*all, leaf{at, t})
	}
}

// count is the number of pointers in a type.
func (f *flow) count(t *ir.Type) (n int) {
	if !t.Holds(isPlain) {
		return 0
	}
	for _, l := range f.leaves(t) {
		if isPlain(l.t) {
			n++
		}
	}
	return n
}

// freshOf returns new pointers for a type.
func (f *flow) freshOf(t *ir.Type) (all []*pointer) {
	for range f.count(t) {
		all = append(all, f.fresh())
	}
	return all
}

// part follows pointers through extractvalue and insertvalue.
func (f *flow) part(in *ir.Instr) {
	whole := in.Operand(0).Type()
	if !whole.Holds(isPlain) {
		return
	}
	first, part := f.partOf(whole, in.Indices())
	if in.Op == ir.ExtractValue {
		if n := f.count(part); n > 0 {
			for i, p := range f.of(in.Operand(0))[first : first+n] {
				f.unify(p, f.of(in)[i])
			}
		}
		return
	}
	n := f.count(part)
	is, from := f.of(in), f.of(in.Operand(0))
	if len(is) != len(from) || len(is) < first+n {
		f.refuse(in)
		return
	}
	for i := range is {
		if i < first || i >= first+n {
			f.unify(is[i], from[i])
		}
	}
	if c, ok := in.Operand(0).(*ir.Const); ok && !isSymbol(c) {
		f.empty = append(f.empty, emptyUse{in.OperandUse(0), is})
	}
	if n > 0 {
		f.meet(in, 1, is[first:first+n])
	}
}

// partOf returns the index of the first pointer in a part of a type, and the part.
func (f *flow) partOf(t *ir.Type, indices []int32) (first int, part *ir.Type) {
	for _, i := range indices {
		if t.Kind == ir.StructKind {
			for k := range i {
				first += f.count(t.Fields[k])
			}
			t = t.Fields[i]
			continue
		}
		first += int(i) * f.count(t.Elem)
		t = t.Elem
	}
	return first, t
}
