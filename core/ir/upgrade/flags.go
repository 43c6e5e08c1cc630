package upgrade

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// ModuleFlags gives module flags of older versions the behaviours and values that they have today,
// and returns the nodes it created. Whether merging takes the larger or the smaller level of
// position independence differs between releases, so it depends on the dialect.
func ModuleFlags(m *ir.Module) []*ir.MDNode {
	u := &flagUpgrader{m: m}
	for i := range m.Metadata.Named {
		flags := &m.Metadata.Named[i]
		if flags.Name != "llvm.module.flags" {
			continue
		}
		objC, properties := false, false
		for j := range flags.Nodes {
			node, ok := flags.Nodes[j].(*ir.MDNode)
			if !ok || node == nil || node.Kind != "" || len(node.Operands) != 3 {
				continue
			}
			name, ok := node.Operands[1].(*ir.MDString)
			if !ok {
				continue
			}
			switch name.Value {
			case "Objective-C Image Info Version":
				objC = true
			case "Objective-C Class Properties":
				properties = true
			}
			flags.Nodes[j] = u.upgrade(node, name.Value)
		}
		if objC && !properties {
			flags.Nodes = append(flags.Nodes,
				u.node(flags.Span, u.number(ir.ModuleFlagOverride),
					&ir.MDString{Value: "Objective-C Class Properties"}, u.number(0)))
		}
	}
	return u.made
}

// flagUpgrader upgrades the flags of one module.
type flagUpgrader struct {
	m    *ir.Module
	made []*ir.MDNode
}

func (u *flagUpgrader) number(n uint64) ir.Metadata {
	return &ir.MDValue{Value: ir.IntConst(u.m.Types.Int(32), n)}
}

// node creates a new flag; span is the position of the flag that it replaces.
func (u *flagUpgrader) node(span source.Span, operands ...ir.Metadata) *ir.MDNode {
	node := &ir.MDNode{Number: -1, Operands: operands, Span: span}
	u.made = append(u.made, node)
	return node
}

func (u *flagUpgrader) upgrade(node *ir.MDNode, name string) ir.Metadata {
	behaviour := uint64(0)
	if v, ok := node.Operands[0].(*ir.MDValue); ok {
		if c, ok := ir.AsInt(v.Value); ok {
			behaviour = c.Bits
		}
	}
	set := func(to uint64) ir.Metadata {
		return u.node(node.Span, u.number(to), node.Operands[1],
			node.Operands[2])
	}
	opaque := u.m.Dialect.Opaque()
	switch {
	case name == "PIC Level" && opaque && (behaviour == ir.ModuleFlagError ||
		behaviour == ir.ModuleFlagMax):
		return set(ir.ModuleFlagMin)
	case (name == "PIC Level" || name == "PIE Level") && behaviour == ir.ModuleFlagError:
		return set(ir.ModuleFlagMax)
	case opaque && behaviour == ir.ModuleFlagError &&
		(name == "branch-target-enforcement" || strings.HasPrefix(name, "sign-return-address")):
		return set(ir.ModuleFlagMin)
	case name == "Objective-C Image Info Section":
		if s, ok := node.Operands[2].(*ir.MDString); ok && strings.Contains(s.Value, " ") {
			return u.node(node.Span, node.Operands[0], node.Operands[1],
				&ir.MDString{Value: strings.ReplaceAll(s.Value, " ", "")})
		}
	case opaque && name == "amdgpu_code_object_version":
		return u.node(node.Span, node.Operands[0],
			&ir.MDString{Value: "amdhsa_code_object_version"},
			node.Operands[2])
	}
	return node
}
