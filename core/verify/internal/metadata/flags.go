package metadata

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Named checks the named metadata that has a meaning for LLVM.
func (v *Checks) Named() {
	v.r.F = nil
	for i := range v.r.M.Metadata.Named {
		n := &v.r.M.Metadata.Named[i]
		switch n.Name {
		case "llvm.ident", "llvm.commandline":
			for _, md := range n.Nodes {
				ok := false
				if t, isNode := Node(md); isNode && len(t.Operands) == 1 {
					_, ok = String(t.Operands[0])
				}
				if !ok {
					v.badMetadata(nil, elementSpan(n, md),
						"!"+n.Name+" is a list of nodes with one string each")
				}
			}
		case "llvm.module.flags":
			v.moduleFlags(n)
		}
	}
}

// elementSpan is the span of an element of named metadata: its node, or the name of the list for an
// element without a position.
func elementSpan(list *ir.NamedMetadata, md ir.Metadata) source.Span {
	if n, ok := Node(md); ok && !n.Span.IsZero() {
		return n.Span
	}
	return list.Span
}

// moduleFlags checks the flags of a module, each a behaviour, a name and a value.
func (v *Checks) moduleFlags(named *ir.NamedMetadata) {
	seen := map[string]ir.Metadata{}
	var needed []*ir.MDNode
	for _, md := range named.Nodes {
		n, ok := Node(md)
		if !ok {
			continue
		}
		if problem := v.moduleFlag(n, seen); problem != "" {
			v.badMetadata(nil, elementSpan(named, n), "module flag: "+problem)
			continue
		}
		if c, _ := Int(n.Operands[0]); c.Bits == ir.ModuleFlagRequire {
			pair, _ := Node(n.Operands[2])
			needed = append(needed, pair)
		}
	}
	for _, pair := range needed {
		name, _ := String(pair.Operands[0])
		value, ok := seen[name]
		if !ok {
			v.badMetadata(nil, elementSpan(named, pair),
				fmt.Sprintf("module flag %q is required, but missing", name))
		} else if !sameMetadata(value, pair.Operands[1]) {
			v.badMetadata(nil, elementSpan(named, pair),
				fmt.Sprintf("module flag %q does not have the required value", name))
		}
	}
	_, platform := seen["aarch64-elf-pauthabi-platform"]
	_, version := seen["aarch64-elf-pauthabi-version"]
	if platform != version && v.r.M.Dialect.Opaque() {
		v.badMetadata(nil, named.Span,
			"of the module flags \"aarch64-elf-pauthabi-platform\" and "+
				"\"aarch64-elf-pauthabi-version\" there are both or none")
	}
}

func (v *Checks) moduleFlag(n *ir.MDNode, seen map[string]ir.Metadata) string {
	if len(n.Operands) != 3 {
		return "it must have a behaviour, a name and a value"
	}
	behaviour, ok := Int(n.Operands[0])
	last := uint64(ir.ModuleFlagMin)
	if !v.r.M.Dialect.Opaque() {
		last = ir.ModuleFlagMax
	}
	if !ok || behaviour.Big != nil || behaviour.Bits < ir.ModuleFlagError || behaviour.Bits > last {
		return fmt.Sprintf("its behaviour is an integer from %d to %d", ir.ModuleFlagError, last)
	}
	name, ok := String(n.Operands[1])
	if !ok {
		return "its second operand must be its name, a string"
	}
	value := n.Operands[2]
	number, isNumber := Int(value)
	node, isNode := Node(value)
	switch behaviour.Bits {
	case ir.ModuleFlagMin:
		if !isNumber || signedOf(number).Sign() < 0 {
			return fmt.Sprintf(
				"the value of %q, of which the least is taken, is an integer, not negative", name)
		}
	case ir.ModuleFlagMax:
		if !isNumber {
			return fmt.Sprintf("the value of %q, of which the largest is taken, is an integer",
				name)
		}
	case ir.ModuleFlagRequire:
		if !isNode || len(node.Operands) != 2 {
			return fmt.Sprintf("what %q requires is a pair of a name and a value", name)
		}
		if _, ok := String(node.Operands[0]); !ok {
			return fmt.Sprintf("what %q requires begins with a name, a string", name)
		}
	case ir.ModuleFlagAppend, ir.ModuleFlagAppendUnique:
		if !isNode {
			return fmt.Sprintf("the value of %q, to which others are appended, is a node", name)
		}
	}
	if behaviour.Bits != ir.ModuleFlagRequire {
		if _, twice := seen[name]; twice {
			return fmt.Sprintf("there are two with the name %q", name)
		}
		seen[name] = value
	}
	switch name {
	case "wchar_size", "SemanticInterposition":
		if !isNumber {
			return fmt.Sprintf("the value of %q is an integer", name)
		}
	case "Linker Options":
		for _, o := range v.r.M.Metadata.Named {
			if o.Name == "llvm.linker.options" {
				return ""
			}
		}
		return "linker options are in !llvm.linker.options since LLVM 6"
	case "CG Profile":
		if isNode {
			return callGraph(node)
		}
	}
	return ""
}

// callGraph checks the value of "CG Profile": triples of caller, callee and count.
func callGraph(n *ir.MDNode) string {
	for _, op := range n.Operands {
		triple, ok := Node(op)
		if !ok || len(triple.Operands) != 3 {
			return "\"CG Profile\" is a list of triples of caller, callee and count"
		}
		for _, end := range triple.Operands[:2] {
			if end == nil {
				continue
			}
			if val, ok := end.(*ir.MDValue); ok {
				if _, isFunc := ir.StripCasts(val.Value).(*ir.Func); isFunc {
					continue
				}
			}
			return "the ends of a call in \"CG Profile\" are functions or null"
		}
		if _, ok := Int(triple.Operands[2]); !ok {
			return "the count of a call in \"CG Profile\" is an integer"
		}
	}
	return ""
}

// sameMetadata reports whether two pieces of metadata are identical in LLVM, which uniques equal
// nodes.
func sameMetadata(a, b ir.Metadata) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *ir.MDString:
		s, ok := String(b)
		return ok && s == a.Value
	case *ir.MDValue:
		o, ok := b.(*ir.MDValue)
		if !ok {
			return false
		}
		x, ok1 := a.Value.(*ir.Const)
		y, ok2 := o.Value.(*ir.Const)
		return a.Value == o.Value || ok1 && ok2 && x.Type() == y.Type() && x.Kind == y.Kind &&
			x.Bits == y.Bits && x.Text == y.Text && len(x.Elems)+len(y.Elems) == 0
	case *ir.MDNode:
		o, ok := Node(b)
		if !ok || a.Distinct || o.Distinct || a.Kind != o.Kind ||
			len(a.Operands) != len(o.Operands) {
			return false
		}
		for i := range a.Operands {
			if !sameMetadata(a.Operands[i], o.Operands[i]) {
				return false
			}
		}
		return a.Kind == ""
	}
	return false
}
