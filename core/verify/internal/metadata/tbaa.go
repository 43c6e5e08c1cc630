package metadata

import (
	"math/big"

	"statepoint/core/ir"
)

// mdAccessTag checks an access tag (LangRef, "'tbaa' Metadata"; for the new format, with sizes, the
// rules of LLVM's verifier).
func (v *Checks) mdAccessTag(in *ir.Instr, n *ir.MDNode) string {
	switch in.Op {
	case ir.Load, ir.Store, ir.Call, ir.VAArg, ir.AtomicRMW, ir.CmpXchg:
	default:
		return "only instructions that access memory can have access tags"
	}
	ops := n.Operands
	if len(ops) == 0 {
		return "an access tag needs operands"
	}
	if _, old := String(ops[0]); old {
		return v.oldTag(n)
	}
	base, ok := Node(ops[0])
	if !ok || len(ops) < 3 {
		return "an access tag must have the base type, the accessed type, and the offset"
	}
	access, _ := Node(ops[1])
	sizes := access != nil && sizedType(access)
	flag := 3
	if sizes {
		flag = 4
		if len(ops) != 4 && len(ops) != 5 {
			return "an access tag with a size must have four or five operands"
		}
		if _, ok := Int(ops[3]); !ok {
			return "the size of an access must be an integer"
		}
	} else if len(ops) > 4 {
		return "an access tag must have three or four operands"
	}
	if len(ops) == flag+1 {
		if c, ok := Int(ops[flag]); !ok || c.Big != nil || c.Bits > 1 {
			return "the flag for constant memory must be 0 or 1"
		}
	}
	if access == nil {
		return "the accessed type must be a node"
	}
	if !sizes && !v.scalarType(access) {
		return "the accessed type must be a scalar: a name and a parent type"
	}
	offset, ok := Int(ops[2])
	if !ok {
		return "the offset must be an integer"
	}
	return v.accessPath(base, access, offset, sizes)
}

// oldTag checks a tag that is the type itself, as before LLVM 3.4; LLVM still reads it.
func (v *Checks) oldTag(n *ir.MDNode) string {
	t := n
	if len(n.Operands) == 3 {
		if c, ok := Int(n.Operands[2]); !ok || c.Big != nil || c.Bits > 1 {
			return "the flag for constant memory must be 0 or 1"
		}
		t = &ir.MDNode{Operands: n.Operands[:2]}
	}
	if !v.scalarType(t) {
		return "an access tag must have the base type, the accessed type, and the offset"
	}
	return ""
}

// sizedType reports whether a type node has the format with sizes: its parent comes first.
func sizedType(n *ir.MDNode) bool {
	if len(n.Operands) < 3 {
		return false
	}
	_, ok := Node(n.Operands[0])
	return ok
}

// scalarKind is the state of a node's check as a scalar type.
type scalarKind uint8

const (
	scalarUnknown scalarKind = iota
	scalarNot                // it is not one, or being checked
	scalarSome               // it is one
	scalarPlain              // it is one, and it and all its parents are a name and a parent
)

// scalarType reports whether a node is a scalar type: a name and a parent, perhaps an offset of 0.
func (v *Checks) scalarType(n *ir.MDNode) bool { return v.scalar(n) >= scalarSome }

func (v *Checks) scalar(n *ir.MDNode) scalarKind {
	if k := v.scalars[n]; k != scalarUnknown {
		return k
	}
	if v.scalars == nil {
		v.scalars = map[*ir.MDNode]scalarKind{}
	}
	v.scalars[n] = scalarNot
	kind := scalarPlain
	if len(n.Operands) != 2 && len(n.Operands) != 3 {
		return scalarNot
	}
	if _, ok := String(n.Operands[0]); !ok {
		return scalarNot
	}
	if len(n.Operands) == 3 {
		if c, ok := Int(n.Operands[2]); !ok || !c.IsZeroValue() {
			return scalarNot
		}
		kind = scalarSome
	}
	parent, ok := Node(n.Operands[1])
	if !ok {
		return scalarNot
	}
	if len(parent.Operands) >= 2 {
		kind = min(kind, v.scalar(parent))
	}
	v.scalars[n] = kind
	return kind
}

// accessPath follows the fields at the offset from the base type to the accessed type.
func (v *Checks) accessPath(base, access *ir.MDNode, at *ir.Const, sizes bool) string {
	offset := new(big.Int).Set(bigOf(at))
	bits := at.Type().Bits
	seen := map[*ir.MDNode]bool{}
	met := false
	for n := base; n != nil && len(n.Operands) >= 2; {
		if seen[n] {
			return "the types on the path to the accessed one form a cycle"
		}
		seen[n] = true
		width, problem := v.baseType(n, sizes)
		if problem != "" {
			return problem
		}
		met = met || n == access
		if (v.scalarType(n) || n == access) && offset.Sign() != 0 {
			return "the offset does not end at a field of the accessed type"
		}
		if width != bits && !(width == 0 && offset.Sign() == 0) && !(sizes && width == anyWidth) {
			return "the type of the offset differs from that of the fields' offsets"
		}
		// in the latter case its parents add nothing
		if met && (sizes || v.scalar(n) == scalarPlain) {
			break
		}
		var found bool
		if n, found = fieldAt(n, offset, sizes); !found {
			return "no field at the offset"
		}
	}
	if !met {
		return "the accessed type is not on the path from the base type at the offset"
	}
	return ""
}

// anyWidth is the width of the offsets of a type without fields.
const anyWidth = ^uint32(0)

// baseType checks a type node, and returns the width of its offsets.
func (v *Checks) baseType(n *ir.MDNode, sizes bool) (bits uint32, problem string) {
	ops := n.Operands
	if len(ops) == 2 {
		if !v.scalarType(n) {
			return 0, "a type with two operands must be a scalar: a name and a parent type"
		}
		return 0, ""
	}
	first, step := 1, 2
	if sizes {
		first, step = 3, 3
		if len(ops)%3 != 0 {
			return 0, "a type with sizes must have three operands for itself and three for each " +
				"field"
		}
		if _, ok := Int(ops[1]); !ok {
			return 0, "the size of a type must be an integer"
		}
	} else {
		if len(ops)%2 != 1 {
			return 0, "a struct type must have a name, and a type and an offset for each field"
		}
		if _, ok := String(ops[0]); !ok {
			return 0, "the first operand of a struct type must be its name"
		}
	}
	bits = anyWidth
	var before *big.Int
	for i := first; i < len(ops); i += step {
		if _, ok := Node(ops[i]); !ok {
			return 0, "the type of a field must be a node"
		}
		c, ok := Int(ops[i+1])
		switch {
		case !ok:
			return 0, "the offset of a field must be an integer"
		case bits != anyWidth && c.Type().Bits != bits:
			return 0, "the offsets of the fields must have one type"
		case before != nil && before.Cmp(bigOf(c)) > 0:
			return 0, "the offsets of the fields must be in ascending order"
		}
		bits, before = c.Type().Bits, bigOf(c)
		if sizes {
			if _, ok := Int(ops[i+2]); !ok {
				return 0, "the size of a field must be an integer"
			}
		}
	}
	return bits, ""
}

// fieldAt is the type of the field that contains an offset, and the offset within it.
func fieldAt(n *ir.MDNode, offset *big.Int, sizes bool) (*ir.MDNode, bool) {
	ops := n.Operands
	if len(ops) == 2 {
		parent, ok := Node(ops[1])
		return parent, ok
	}
	first, step := 1, 2
	if sizes {
		first, step = 3, 3
	}
	field := -1
	for i := first; i < len(ops); i += step {
		c, _ := Int(ops[i+1])
		if bigOf(c).Cmp(offset) > 0 {
			break
		}
		field = i
	}
	if field < 0 {
		return nil, false
	}
	c, _ := Int(ops[field+1])
	offset.Sub(offset, bigOf(c))
	t, ok := Node(ops[field])
	return t, ok
}
