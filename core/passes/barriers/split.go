package barriers

import (
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// maxScalars bounds the scalars of a value that is split.
const maxScalars = 1024

// split splits loads and stores of vectors, structs and arrays with references where each reference
// needs a barrier.
func (w *work) split() error {
	var whole []*ir.Instr
	for _, b := range w.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			var t *ir.Type
			switch {
			case in.Op == ir.Load && w.reads != nil:
				t = in.Type()
			case in.Op == ir.Store && w.writes != nil:
				t = in.Operand(0).Type()
			default:
				continue
			}
			if !w.isScalar(t) && gc.HoldsGCPointers(w.strategy, t) &&
				w.inObject(in.Operand(address(in.Op))) {
				whole = append(whole, in)
			}
		}
	}
	for _, in := range whole {
		if err := w.splitOne(in); err != nil {
			return err
		}
	}
	return nil
}

func (w *work) isScalar(t *ir.Type) bool {
	return t.Kind != ir.StructKind && t.Kind != ir.ArrayKind && t.Kind != ir.VectorKind
}

// scalar is a scalar of a value: its type, its offset in bytes and its path in the value.
type scalar struct {
	t      *ir.Type
	offset uint64
	path   []int32
}

// scalars appends the scalars of a type; a vector without references counts as one.
func (w *work) scalars(to []scalar, t *ir.Type, offset uint64, path []int32) []scalar {
	if len(to) > maxScalars {
		return to
	}
	at := func(i int) []int32 { return append(path[:len(path):len(path)], int32(i)) }
	switch {
	case t.Kind == ir.StructKind:
		for i, f := range t.Fields {
			to = w.scalars(to, f, offset+w.layout.FieldOffset(t, i), at(i))
		}
	case t.Kind == ir.ArrayKind, t.Kind == ir.VectorKind && w.isReference(t.Elem):
		size := w.layout.Size(t.Elem)
		for i := uint64(0); i < t.Len && len(to) <= maxScalars; i++ {
			to = w.scalars(to, t.Elem, offset+i*size, at(int(i)))
		}
	default:
		to = append(to, scalar{t, offset, path})
	}
	return to
}

// splitOne replaces a load or a store by one for each scalar.
func (w *work) splitOne(in *ir.Instr) error {
	isLoad := in.Op == ir.Load
	t := in.Type()
	if !isLoad {
		t = in.Operand(0).Type()
	}
	if t.Kind == ir.VectorKind && t.Scalable || t.HoldsScalable() {
		return w.refuse(in, "the barrier of gc \""+w.f.GC+"\" has no code for a scalable vector")
	}
	parts := w.scalars(nil, t, 0, nil)
	if len(parts) > maxScalars {
		return w.refuse(in, fmt.Sprintf("this value has more than %d scalars, the most that "+
			"gc-barriers takes apart", maxScalars))
	}
	w.b.Before(in)
	base := in.Operand(address(in.Op))
	whole := edit.NoValue(w.m, t)
	for i := range parts {
		p := &parts[i]
		field := base
		if p.offset > 0 {
			field = w.b.Offset(base, w.b.Int(64, p.offset))
		}
		field = w.b.Pointer(field, p.t)
		var part *ir.Instr
		if isLoad {
			part = w.b.Insert(w.m.NewInstr(ir.Load, p.t, field))
			whole = w.put(whole, part, p.path)
		} else {
			part = w.m.NewInstr(ir.Store, w.m.Types.Void, w.get(in.Operand(0), p.path), field)
			w.b.Insert(part)
		}
		part.Flags = in.Flags & ir.Volatile
		part.Span = in.Span
		if in.Mem != nil && in.Mem.Align != 0 {
			part.Mem = &ir.MemInfo{Align: commonAlign(in.Mem.Align, p.offset)}
		}
	}
	if isLoad {
		if last, ok := whole.(*ir.Instr); ok && in.Name() != "" {
			w.f.TakeName(last, in)
		}
		ir.ReplaceAllUses(in, whole)
	}
	in.Erase()
	return nil
}

// commonAlign is the alignment in bytes of an address at an offset from an aligned one.
func commonAlign(align, offset uint64) uint64 {
	if offset == 0 {
		return align
	}
	return min(align, offset&-offset)
}

// get extracts a scalar of a value.
func (w *work) get(v ir.Value, path []int32) ir.Value {
	for _, n := range path {
		t := v.Type()
		if c, ok := v.(*ir.Const); ok && c.IsZeroValue() {
			v = ir.Zero(element(t, n))
			continue
		} else if ok && c.Kind == ir.ConstAggregate {
			v = c.Elems[n]
			continue
		}
		if t.Kind == ir.VectorKind {
			v = w.b.Insert(w.m.NewInstr(ir.ExtractElement, t.Elem, v, w.b.Int(32, uint64(n))))
			continue
		}
		in := w.m.NewInstr(ir.ExtractValue, element(t, n), v)
		in.SetIndices([]int32{n})
		v = w.b.Insert(in)
	}
	return v
}

// put inserts a scalar into a value.
func (w *work) put(v, part ir.Value, path []int32) ir.Value {
	t, n := v.Type(), path[0]
	if len(path) > 1 {
		part = w.put(w.get(v, path[:1]), part, path[1:])
	}
	if t.Kind == ir.VectorKind {
		return w.b.Insert(w.m.NewInstr(ir.InsertElement, t, v, part, w.b.Int(32, uint64(n))))
	}
	in := w.m.NewInstr(ir.InsertValue, t, v, part)
	in.SetIndices([]int32{n})
	return w.b.Insert(in)
}

// element is the type of an element of a struct or an array.
func element(t *ir.Type, n int32) *ir.Type {
	if t.Kind == ir.StructKind {
		return t.Fields[n]
	}
	return t.Elem
}
