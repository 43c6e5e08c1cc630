package irparse

import "statepoint/core/ir"

// newNode creates a tuple that is not in the text.
func (p *upgrader) newNode(operands ...ir.Metadata) *ir.MDNode {
	node := &ir.MDNode{Number: -1, Operands: operands}
	p.meta.nodes.all = append(p.meta.nodes.all, node)
	return node
}

// upgradeAccesses converts access tags to the form of LLVM 3.4 and later: base type, accessed type
// and offset. Before, the tag was the type alone.
func (p *upgrader) upgradeAccesses() {
	made := map[*ir.MDNode]*ir.MDNode{}
	for _, in := range p.meta.accesses {
		as := in.Attachments()
		for i := range as {
			old, ok := as[i].Node.(*ir.MDNode)
			if as[i].Kind != "tbaa" || !ok || old == nil || old.Kind != "" ||
				len(old.Operands) == 0 {
				continue
			}
			if _, node := old.Operands[0].(*ir.MDNode); node && len(old.Operands) >= 3 {
				continue
			}
			access := made[old]
			if access == nil {
				zero := &ir.MDValue{Value: ir.IntConst(p.ts.I64, 0)}
				// a third operand said that the memory is constant
				if access = p.newNode(old, old, zero); len(old.Operands) == 3 {
					scalar := p.newNode(old.Operands[0], old.Operands[1])
					access.Operands = []ir.Metadata{scalar, scalar, zero, old.Operands[2]}
				}
				made[old] = access
			}
			as[i].Node = access
		}
	}
}
