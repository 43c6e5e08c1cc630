package irparse

import (
	"strings"

	"statepoint/core/ir"
)

// The behaviours of module flags (LangRef, "Module Flags Metadata") that upgrades speak of.
const (
	flagError    = 1
	flagOverride = 4
	flagMax      = 7
	flagMin      = 8
)

// upgradeFlags gives module flags of older versions the behaviour and the values that they have today. Whether the levels of position
// independence take the larger or the smaller of two has changed between the releases, and the dialect decides.
func (p *parser) upgradeFlags() {
	for i := range p.m.Metadata.Named {
		flags := &p.m.Metadata.Named[i]
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
			flags.Nodes[j] = p.upgradeFlag(node, name.Value)
		}
		if objC && !properties {
			flags.Nodes = append(flags.Nodes, p.newNode(p.mdInt(flagOverride), &ir.MDString{Value: "Objective-C Class Properties"}, p.mdInt(0)))
		}
	}
}

func (p *parser) upgradeFlag(node *ir.MDNode, name string) ir.Metadata {
	behaviour := uint64(0)
	if v, ok := node.Operands[0].(*ir.MDValue); ok {
		if c, ok := ir.AsInt(v.Value); ok {
			behaviour = c.Bits
		}
	}
	set := func(to uint64) ir.Metadata { return p.newNode(p.mdInt(to), node.Operands[1], node.Operands[2]) }
	opaque := p.m.Dialect.Opaque()
	switch {
	case name == "PIC Level" && opaque && (behaviour == flagError || behaviour == flagMax):
		return set(flagMin)
	case (name == "PIC Level" || name == "PIE Level") && behaviour == flagError:
		return set(flagMax)
	case opaque && behaviour == flagError && (name == "branch-target-enforcement" || strings.HasPrefix(name, "sign-return-address")):
		return set(flagMin)
	case name == "Objective-C Image Info Section":
		if s, ok := node.Operands[2].(*ir.MDString); ok && strings.Contains(s.Value, " ") {
			return p.newNode(node.Operands[0], node.Operands[1], &ir.MDString{Value: strings.ReplaceAll(s.Value, " ", "")})
		}
	case opaque && name == "amdgpu_code_object_version":
		return p.newNode(node.Operands[0], &ir.MDString{Value: "amdhsa_code_object_version"}, node.Operands[2])
	}
	return node
}

func (p *parser) mdInt(n uint64) ir.Metadata { return &ir.MDValue{Value: ir.IntConst(p.ts.Int(32), n)} }

// newNode makes a tuple that the text does not have.
func (p *parser) newNode(operands ...ir.Metadata) *ir.MDNode {
	node := &ir.MDNode{Number: -1, Operands: operands}
	p.nodes.all = append(p.nodes.all, node)
	return node
}

// upgradeAccesses writes the type of an access as LLVM does since 3.4: base type, type accessed and offset. Before, the type stood alone.
func (p *parser) upgradeAccesses() {
	made := map[*ir.MDNode]*ir.MDNode{}
	for _, in := range p.accesses {
		as := in.Attachments()
		for i := range as {
			old, ok := as[i].Node.(*ir.MDNode)
			if as[i].Kind != "tbaa" || !ok || old == nil || old.Kind != "" || len(old.Operands) == 0 {
				continue
			}
			if _, node := old.Operands[0].(*ir.MDNode); node && len(old.Operands) >= 3 {
				continue
			}
			access := made[old]
			if access == nil {
				zero := &ir.MDValue{Value: ir.IntConst(p.ts.I64, 0)}
				if access = p.newNode(old, old, zero); len(old.Operands) == 3 { // a third operand said that the memory is constant
					scalar := p.newNode(old.Operands[0], old.Operands[1])
					access.Operands = []ir.Metadata{scalar, scalar, zero, old.Operands[2]}
				}
				made[old] = access
			}
			as[i].Node = access
		}
	}
}
