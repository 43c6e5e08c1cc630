package ir

import (
	"hash/maphash"
	"math/big"
	"slices"
)

// SameValue reports whether two values are identical, or constants that LLVM would unique. Here all
// but the simplest constants are created anew for each occurrence.
func SameValue(a, b Value) bool {
	if a == b {
		return true
	}
	x, ok := a.(*Const)
	y, alsoConst := b.(*Const)
	return ok && alsoConst && sameConst(x, y)
}

func sameConst(a, b *Const) bool {
	if a == b {
		return true
	}
	if a.typ != b.typ {
		return false
	}
	if a.Kind != b.Kind {
		return isMadeOfElements(a) && isMadeOfElements(b) && sameElements(a, b)
	}
	switch a.Kind {
	case ConstInt:
		return a.Bits == b.Bits && (a.Big == nil) == (b.Big == nil) &&
			(a.Big == nil || a.Big.Cmp(b.Big) == 0)
	case ConstNull, ConstNone, ConstZero, ConstUndef, ConstPoison:
		return true
	}
	if a.Text != b.Text || a.Op != b.Op || a.Pred != b.Pred || a.Flags != b.Flags ||
		a.ElemType != b.ElemType || a.InRange != b.InRange ||
		len(a.Elems) != len(b.Elems) || !slices.Equal(a.Indices, b.Indices) {
		return false
	}
	for i := range a.Elems {
		if !SameValue(a.Elems[i], b.Elems[i]) {
			return false
		}
	}
	return true
}

// isMadeOfElements reports whether a constant has one of the alternative forms of an aggregate.
func isMadeOfElements(c *Const) bool {
	switch c.Kind {
	case ConstZero, ConstAggregate, ConstString, ConstSplat:
		return c.typ.IsAggregate() || c.typ.IsVector() && !c.typ.Scalable
	}
	return false
}

// sameElements compares constants of one type that are written in different forms.
func sameElements(a, b *Const) bool {
	if a.Kind != ConstAggregate {
		a, b = b, a
	}
	if a.Kind != ConstAggregate {
		// zeroinitializer, a string, a splat: LLVM prints given elements in exactly one form
		return false
	}
	for i, e := range a.Elems {
		var other Value
		switch b.Kind {
		case ConstZero:
			other = Zero(e.Type())
		case ConstString:
			if i >= len(b.Text) {
				return false
			}
			other = IntConst(e.Type(), uint64(b.Text[i]))
		case ConstSplat:
			other = b.Elems[0]
		}
		if !SameValue(e, other) {
			return false
		}
	}
	return true
}

// ConstPool uniques constants.
type ConstPool struct {
	seed maphash.Seed
	by   map[uint64][]*Const
}

// Unique returns the first constant equal to c that was passed to the pool.
func (p *ConstPool) Unique(c *Const) *Const {
	if p.by == nil {
		p.seed, p.by = maphash.MakeSeed(), map[uint64][]*Const{}
	}
	var h maphash.Hash
	h.SetSeed(p.seed)
	hashConst(&h, c, 0)
	key := h.Sum64()
	for _, o := range p.by[key] {
		if o.Kind == c.Kind && sameConst(o, c) {
			return o
		}
	}
	p.by[key] = append(p.by[key], c)
	return c
}

// hashDepth is the nesting depth that a constant's hash covers; differences below it show only in
// comparison.
const hashDepth = 8

func hashConst(h *maphash.Hash, c *Const, depth int) {
	maphash.WriteComparable(h, [4]uint64{uint64(c.Kind), uint64(c.Op), c.Bits,
		uint64(len(c.Elems))})
	maphash.WriteComparable(h, c.typ.id)
	h.WriteString(c.Text)
	hashBig(h, c.Big)
	for _, i := range c.Indices {
		maphash.WriteComparable(h, i)
	}
	if depth == hashDepth {
		return
	}
	for _, e := range c.Elems {
		if inner, ok := e.(*Const); ok {
			hashConst(h, inner, depth+1)
		} else {
			maphash.WriteComparable(h, e.ID())
		}
	}
}

func hashBig(h *maphash.Hash, n *big.Int) {
	if n != nil {
		h.Write(n.Bytes())
	}
}
