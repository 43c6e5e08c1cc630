package metadata

import (
	"fmt"
	"math/big"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Int returns metadata as an integer constant.
func Int(md ir.Metadata) (*ir.Const, bool) {
	if v, ok := md.(*ir.MDValue); ok {
		c, ok := v.Value.(*ir.Const)
		return c, ok && c.Kind == ir.ConstInt
	}
	return nil, false
}

// bigOf is the unsigned value of an integer constant of any width.
func bigOf(c *ir.Const) *big.Int {
	if c.Big != nil {
		return c.Big
	}
	return new(big.Int).SetUint64(c.Bits)
}

// signedOf is the signed value of an integer constant of any width.
func signedOf(c *ir.Const) *big.Int {
	n := bigOf(c)
	if n.Bit(int(c.Type().Bits)-1) == 1 {
		n = new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(c.Type().Bits)))
	}
	return n
}

// circleRange is the range of integers of a width from low up to, but not including, high; it wraps
// around if high is not larger.
type circleRange struct{ low, high *big.Int }

// parts are the ranges as intervals that do not wrap around.
func (r circleRange) parts(end *big.Int) [][2]*big.Int {
	if r.low.Cmp(r.high) < 0 {
		return [][2]*big.Int{{r.low, r.high}}
	}
	return [][2]*big.Int{{r.low, end}, {new(big.Int), r.high}}
}

func (r circleRange) meets(o circleRange, end *big.Int) bool {
	for _, a := range r.parts(end) {
		for _, b := range o.parts(end) {
			if a[0].Cmp(b[1]) < 0 && b[0].Cmp(a[1]) < 0 {
				return true
			}
		}
	}
	return false
}

func (r circleRange) touches(o circleRange) bool {
	return r.high.Cmp(o.low) == 0 || r.low.Cmp(o.high) == 0
}

// rangeProblem returns the error in a list of ranges, pairs of integers of type t (any type if t is
// nil), "" if there is none. full allows the full range (LangRef, "'range' Metadata",
// "'absolute_symbol' Metadata").
func rangeProblem(md ir.Metadata, t *ir.Type, full bool) string {
	n, ok := md.(*ir.MDNode)
	if !ok || len(n.Operands)%2 != 0 {
		return "ranges must be pairs of limits"
	}
	if len(n.Operands) == 0 {
		return "there must be at least one range"
	}
	var first, last circleRange
	var end *big.Int
	for i := 0; i < len(n.Operands); i += 2 {
		low, ok1 := Int(n.Operands[i])
		high, ok2 := Int(n.Operands[i+1])
		if !ok1 || !ok2 {
			return "the limits of a range must be integers"
		}
		if low.Type() != high.Type() {
			return fmt.Sprintf("the limits of a range have types %s and %s", low.Type(),
				high.Type())
		}
		if t != nil && low.Type() != t {
			return fmt.Sprintf("the limits of a range have type %s, but the value has %s",
				low.Type(), t)
		}
		end = new(big.Int).Lsh(big.NewInt(1), uint(low.Type().Bits))
		now := circleRange{bigOf(low), bigOf(high)}
		if now.low.Cmp(now.high) == 0 {
			all := new(big.Int).Add(now.low, big.NewInt(1)).Cmp(end) == 0
			if !all || !full {
				return "the limits of a range must differ"
			}
		}
		if i > 0 {
			switch {
			case now.meets(last, end):
				return "the ranges overlap"
			case signedOf(low).Cmp(signed(last.low, low.Type())) <= 0:
				return "the ranges must be in ascending order"
			case now.touches(last):
				return "adjacent ranges must be one range"
			}
		} else {
			first = now
		}
		last = now
	}
	if len(n.Operands) > 4 {
		switch {
		case first.meets(last, end):
			return "the ranges overlap"
		case first.touches(last):
			return "adjacent ranges must be one range"
		}
	}
	return ""
}

func signed(n *big.Int, t *ir.Type) *big.Int {
	if n.Bit(int(t.Bits)-1) == 1 {
		return new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
	}
	return n
}

// Global checks the metadata of a global value of the given pointer type.
func (v *Checks) Global(g ir.Named, span source.Span, t *ir.Type,
	list []ir.Attachment) {
	if !v.r.M.Dialect.Opaque() {
		return // LLVM 14 does not check them
	}
	for _, a := range list {
		switch a.Kind {
		case "associated":
			if problem := v.associated(g, a.Node); problem != "" {
				v.badMetadata(g, span, "!associated: "+problem)
			}
		case "implicit.ref":
			if n, ok := Node(a.Node); ok {
				val, isValue := (*ir.MDValue)(nil), false
				if len(n.Operands) == 1 {
					val, isValue = n.Operands[0].(*ir.MDValue)
				}
				if !isValue || !val.Value.Type().IsPointer() {
					v.badMetadata(g, span,
						"!implicit.ref: it has one operand, the global value that is needed too")
				}
			}
		case "absolute_symbol":
			if problem := rangeProblem(a.Node,
				v.r.M.Types.Int(uint32(v.r.DataLayout().PointerBits(t.AddrSpace))),
				true); problem !=
				"" {
				v.badMetadata(g, span, "!absolute_symbol: "+problem)
			}
		}
	}
}

// associated checks that !associated refers to another object (LangRef, "'associated' Metadata").
func (v *Checks) associated(g ir.Named, md ir.Metadata) string {
	n, ok := md.(*ir.MDNode)
	if !ok || len(n.Operands) != 1 {
		return "it must have one operand, the object to which the symbol belongs"
	}
	val, ok := n.Operands[0].(*ir.MDValue)
	switch {
	case !ok:
		return "the operand is a global value"
	case !val.Value.Type().IsPointer():
		return fmt.Sprintf("the operand is a pointer, not %s", val.Value.Type())
	}
	to := ir.StripCasts(val.Value)
	if a, ok := to.(*ir.Alias); ok {
		to = v.symbols.StandsFor(a)
	}
	if to == g {
		return "a symbol cannot belong to itself"
	}
	return ""
}
