package collector

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// nonIntegral warns of casts of pointers whose bits are not a stable address, because a collector
// may move the object (LangRef, "Non-Integral Pointer Type"). Older releases of LLVM refused casts
// from and to integers, 14 and 22 accept them. Each kind of cast is reported once per function.
type nonIntegral struct {
	layout *datalayout.Layout // nil if all pointers are integral
	// in the function, by operation and address space
	count map[cast]int
	order []cast
}

// cast is a kind of cast, and the non-integral address space.
type cast struct {
	op    ir.Opcode
	space uint32
	// to is set if the result is in that space.
	to bool
}

// newNonIntegral reads the module's layout.
func newNonIntegral(m *ir.Module) nonIntegral {
	if !strings.Contains(m.DataLayout, "ni:") {
		return nonIntegral{}
	}
	layout, err := datalayout.Parse(m.DataLayout)
	if err != nil {
		return nonIntegral{} // which is reported when it is parsed
	}
	return nonIntegral{layout: layout}
}

// NonIntegral warns of casts in a function whose instructions are well-formed.
func (v *Checks) NonIntegral(f *ir.Func) {
	n := &v.nonIntegral
	if n.layout == nil {
		return
	}
	n.count, n.order = map[cast]int{}, nil
	first := map[cast]*ir.Instr{}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !v.r.Meter.Spend(1) {
				return
			}
			note := func(c cast) {
				if n.count[c]++; n.count[c] == 1 {
					n.order, first[c] = append(n.order, c), in
				}
			}
			if in.Op.IsCast() && in.Shaped() {
				if c, ok := n.cast(in.Op, in.Operand(0), in.Type()); ok {
					note(c)
				}
			}
			for i := range in.NumOps() {
				n.constant(in.Operand(i), note, 0)
			}
		}
	}
	for _, c := range n.order {
		v.r.Add(diag.Problem{Severity: source.Warning, Code: codeNonIntegral, Value: first[c],
			Span: first[c].Span, Func: f, Message: c.message(), Notes: c.notes(n.count[c])})
	}
}

// NonIntegralGlobal warns of casts in the initialiser of a variable.
func (v *Checks) NonIntegralGlobal(g *ir.Global) {
	n := &v.nonIntegral
	if n.layout == nil || g.Init == nil {
		return
	}
	said := map[cast]bool{}
	n.constant(g.Init, func(c cast) {
		if !said[c] {
			said[c] = true
			v.r.Add(diag.Problem{Severity: source.Warning, Code: codeNonIntegral, Value: g,
				Span: g.Span, Message: c.message(), Notes: c.notes(1)})
		}
	}, 0)
}

// cast reports whether an operation is such a cast.
func (n *nonIntegral) cast(op ir.Opcode, from ir.Value, to *ir.Type) (cast, bool) {
	source, result := from.Type().Scalar(), to.Scalar()
	is := func(t *ir.Type) bool { return t.IsPointer() && n.layout.NonIntegral(t.AddrSpace) }
	switch {
	case op == ir.PtrToInt && is(source):
		return cast{op, source.AddrSpace, false}, true
	case op == ir.IntToPtr && is(result):
		if c, ok := from.(*ir.Const); ok && c.IsZeroValue() {
			return cast{}, false // null, which no collector moves
		}
		return cast{op, result.AddrSpace, true}, true
	case op == ir.AddrSpaceCast && is(source) && !is(result):
		return cast{op, source.AddrSpace, false}, true
	case op == ir.AddrSpaceCast && is(result) && !is(source):
		return cast{op, result.AddrSpace, true}, true
	}
	return cast{}, false
}

// maxNested bounds the nesting of constants that are searched.
const maxNested = 64

// constant visits the casts in a constant.
func (n *nonIntegral) constant(v ir.Value, note func(cast), depth int) {
	c, ok := v.(*ir.Const)
	if !ok || depth > maxNested {
		return
	}
	if c.Kind == ir.ConstExpr && len(c.Elems) == 1 {
		if x, ok := n.cast(c.Op, c.Elems[0], c.Type()); ok {
			note(x)
		}
	}
	for _, e := range c.Elems {
		n.constant(e, note, depth+1)
	}
}

// message returns the message for a cast.
func (c cast) message() string {
	pointers := fmt.Sprintf("pointers of address space %d are non-integral (`ni:%d`)", c.space,
		c.space)
	switch {
	case c.op == ir.PtrToInt:
		return pointers + ", so the integer is not a stable address"
	case c.op == ir.IntToPtr:
		return pointers + ", so no integer is known to be one"
	case c.to:
		return pointers + ", and this makes one of an address that no collector knows"
	}
	return pointers + ", and this makes an address of one that no collector updates"
}

func (c cast) notes(count int) []string {
	notes := []string{"a collector may move the object; compare such pointers, and compute with " +
		"getelementptr"}
	if c.op != ir.AddrSpaceCast {
		notes = append(notes, "older releases of LLVM refuse this")
	}
	if count > 1 {
		notes = append(notes, "the function has "+source.Count(count-1,
			"more cast")+" of this kind")
	}
	return notes
}
