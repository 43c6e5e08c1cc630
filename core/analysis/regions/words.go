package regions

import (
	"sort"

	"statepoint/core/ir"
)

// WordsKind is the metadata of an alloca that declares which of its words hold references.
const WordsKind = "statepoint.words"

// findWords finds the words of all objects that hold references.
func (a *analyzer) findWords() {
	for i := range a.objects {
		o := &a.objects[i]
		o.first = int32(len(a.words))
		offsets := a.wordsOf(int32(i))
		for _, off := range offsets {
			a.words = append(a.words, Word{o.alloca, off})
		}
		o.last = int32(len(a.words))
		if len(offsets) == 0 && o.escaped != nil && o.size >= 8 && !a.declares(o) {
			a.problem(Unknown, Word{Object: o.alloca}, a.firstPoint(int32(i)), o.escaped)
		}
	}
}

// declares reports whether the text declares which words of an object hold references, even if
// none.
func (a *analyzer) declares(o *object) bool {
	_, ok := declaredWords(o.alloca)
	return ok
}

// firstPoint is the first safepoint that lists an object.
func (a *analyzer) firstPoint(object int32) *ir.Instr {
	for _, p := range a.order {
		for _, n := range p.lists {
			if n == object {
				return p.in
			}
		}
	}
	return nil
}

// wordsOf are the offsets of the words of an object that hold references, ascending.
func (a *analyzer) wordsOf(object int32) []int64 {
	o := &a.objects[object]
	found := map[int64]bool{}
	misplaced := false
	add := func(off int64, t *ir.Type) {
		switch {
		case off < 0 || off+8 > o.size || len(found) >= maxWords:
		case off%8 != 0 || t != nil && a.q.Layout.Size(t) != 8:
			misplaced = true
			a.problem(Misplaced, Word{o.alloca, off}, a.firstPoint(object), nil)
		default:
			found[off] = true
		}
	}
	if declared, ok := declaredWords(o.alloca); ok {
		for _, off := range declared {
			add(off, nil)
		}
		return sorted(found)
	}
	if size := int64(a.q.Layout.Size(o.alloca.ElemType)); size > 0 {
		for off := int64(0); off < o.size && len(found) < maxWords; off += size {
			n := len(found)
			a.references(o.alloca.ElemType, off, add)
			if len(found) == n {
				break
			}
		}
	}
	if len(found) > 0 || misplaced {
		return sorted(found)
	}
	a.addr.accesses(func(at address, in *ir.Instr, t *ir.Type) {
		if at.object != object {
			return
		}
		a.references(t, 0, func(off int64, t *ir.Type) {
			off += at.off
			if at.stride == 0 {
				add(off, t)
				return
			}
			step := at.stride
			if step%8 != 0 { // only words can be followed
				step = 8
			}
			for off %= step; off < o.size && len(found) < maxWords; off += step {
				add(off, t)
			}
		})
	})
	return sorted(found)
}

// accesses visits the loads and stores of the objects, in the order of the text, with the type of
// the loaded or stored value.
func (s *addresses) accesses(visit func(at address, in *ir.Instr, t *ir.Type)) {
	for _, b := range s.a.q.CFG.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			var t *ir.Type
			operand := 0
			switch in.Op {
			case ir.Load:
				t = in.Type()
			case ir.Store:
				t, operand = in.Operand(0).Type(), 1
			case ir.AtomicRMW, ir.CmpXchg:
				t = in.Operand(1).Type()
			default:
				continue
			}
			for _, at := range s.of[in.Operand(operand)] {
				visit(at, in, t)
			}
		}
	}
}

// references visits the references in memory of a type, from an offset on.
func (a *analyzer) references(t *ir.Type, at int64, visit func(off int64, t *ir.Type)) {
	if !a.holds(t) {
		return
	}
	switch t.Kind {
	case ir.StructKind:
		for i, f := range t.Fields {
			a.references(f, at+int64(a.q.Layout.FieldOffset(t, i)), visit)
		}
	case ir.ArrayKind, ir.VectorKind:
		size := int64(a.q.Layout.Size(t.Elem))
		for i := int64(0); uint64(i) < t.Len && i < maxWords; i++ {
			a.references(t.Elem, at+i*size, visit)
		}
	default:
		visit(at, t)
	}
}

// declaredWords are the offsets that the metadata of an alloca declares.
func declaredWords(alloca *ir.Instr) (offsets []int64, ok bool) {
	node, ok := alloca.Attachment(WordsKind).(*ir.MDNode)
	if !ok {
		return nil, false
	}
	for _, m := range node.Operands {
		v, isValue := m.(*ir.MDValue)
		if !isValue {
			continue
		}
		if c, isInt := ir.AsInt(v.Value); isInt {
			offsets = append(offsets, c.Int64())
		}
	}
	return offsets, true
}

func sorted(set map[int64]bool) []int64 {
	list := make([]int64, 0, len(set))
	for off := range set {
		list = append(list, off)
	}
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list
}
