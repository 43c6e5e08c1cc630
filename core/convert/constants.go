package convert

import (
	"strings"

	"statepoint/core/ir"
)

// constConverter makes constants of a module's new types. Equal constants stay shared.
type constConverter struct {
	typ func(*ir.Type) *ir.Type
	// casts turns casts between address spaces that have become equal into bitcasts.
	casts bool
	done  map[ir.Value]ir.Value
}

// value is a constant, or inline assembly, in the new dialect; every other value is itself.
func (c *constConverter) value(v ir.Value) ir.Value {
	switch k := v.(type) {
	case *ir.Const:
		if k.Kind == ir.ConstInt || k.Kind == ir.ConstFloat || k.Kind == ir.ConstString {
			return v
		}
	case *ir.InlineAsm:
	default:
		return v
	}
	if n, ok := c.done[v]; ok {
		return n
	}
	var n ir.Value
	if a, ok := v.(*ir.InlineAsm); ok {
		n = c.inlineAsm(a)
	} else {
		n = c.constant(v.(*ir.Const))
	}
	if c.done == nil {
		c.done = map[ir.Value]ir.Value{}
	}
	c.done[v] = n
	c.done[n] = n
	return n
}

func (c *constConverter) inlineAsm(a *ir.InlineAsm) ir.Value {
	ft := c.typ(a.FuncType)
	n := ir.NewInlineAsm(c.typ(a.Type()), ft)
	n.Template, n.Constraints = a.Template, a.Constraints
	n.SideEffect, n.AlignStack, n.Intel, n.Unwind = a.SideEffect, a.AlignStack, a.Intel, a.Unwind
	return n
}

func (c *constConverter) constant(k *ir.Const) ir.Value {
	t := c.typ(k.Type())
	if same := ir.OfKind(k.Kind, t); same != nil {
		return same
	}
	same := t == k.Type() && c.typ(k.ElemType) == k.ElemType
	inRange := k.InRange
	if strings.HasPrefix(inRange, "#") && t.Scalar().IsOpaquePointer() {
		// it marked an index, and since LLVM 19 is a range of bytes; a promise that may be omitted
		inRange = ""
	}
	elems := make([]ir.Value, len(k.Elems))
	for i, e := range k.Elems {
		elems[i] = c.value(e)
		same = same && elems[i] == e
	}
	if folded := foldOpaque(k, t, inRange, elems); folded != nil {
		return folded
	}
	if same {
		return k
	}
	op := k.Op
	if c.casts && k.Kind == ir.ConstExpr && op == ir.AddrSpaceCast &&
		sameSpace(elems[0].Type(), t) {
		if elems[0].Type() == t {
			return elems[0]
		}
		op = ir.BitCast
	}
	n := ir.NewConst(t, k.Kind, elems...)
	n.Op, n.Pred, n.Flags, n.Text, n.Indices, n.InRange = op, k.Pred, k.Flags, k.Text, k.Indices,
		inRange
	n.ElemType = c.typ(k.ElemType)
	return n
}

// foldOpaque folds an expression that only changed the pointee type of a pointer: a cast to the
// type that the operand now has, or the address of the first element. It returns nil for any other
// expression. LLVM never keeps these.
func foldOpaque(k *ir.Const, t *ir.Type, inRange string, elems []ir.Value) ir.Value {
	if k.Kind != ir.ConstExpr || !t.Scalar().IsOpaquePointer() || elems[0].Type() != t {
		return nil
	}
	switch k.Op {
	case ir.BitCast:
		return elems[0]
	case ir.GetElementPtr:
		if inRange != "" {
			return nil
		}
		for _, e := range elems[1:] {
			if z, ok := e.(*ir.Const); !ok || !z.IsZeroValue() {
				return nil
			}
		}
		return elems[0]
	}
	return nil
}
