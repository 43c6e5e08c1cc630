package edit

import "statepoint/core/ir"

// The names in !prof (llvm/docs/BranchWeightMetadata.rst): weights, and their origin if that is
// __builtin_expect.
const (
	weightsWord  = "branch_weights"
	expectedWord = "expected"
)

// branchWeights are the weights of a terminator's successors in its !prof, nil without one; a
// switch has the default's first. expected is set if they come from __builtin_expect.
func branchWeights(t *ir.Instr) (weights []uint32, expected bool) {
	n, ok := t.Attachment("prof").(*ir.MDNode)
	if !ok || len(n.Operands) < 2 || !isMDString(n.Operands[0], weightsWord) {
		return nil, false
	}
	rest := n.Operands[1:]
	if isMDString(rest[0], expectedWord) {
		rest, expected = rest[1:], true
	}
	for _, o := range rest {
		v, ok := o.(*ir.MDValue)
		if !ok {
			return nil, false
		}
		c, ok := ir.AsInt(v.Value)
		if !ok {
			return nil, false
		}
		weights = append(weights, uint32(c.Bits))
	}
	return weights, expected
}

func isMDString(m ir.Metadata, s string) bool {
	t, ok := m.(*ir.MDString)
	return ok && t.Value == s
}

// mergeWeights adds the weight of case i of a switch to that of its default, before the case goes;
// the last case takes its place. If there is not one weight for each successor, they stay
// unchanged.
func mergeWeights(m *ir.Module, t *ir.Instr, i int) {
	cases := t.NumOps()/2 - 1
	w, expected := branchWeights(t)
	if cases < 2 || len(w) != cases+1 {
		return
	}
	w[0] += w[i+1]
	w[i+1] = w[len(w)-1]
	setWeights(m, t, w[:len(w)-1], expected)
}

// setWeights makes weights the !prof of a terminator.
func setWeights(m *ir.Module, t *ir.Instr, weights []uint32, expected bool) {
	ops := []ir.Metadata{&ir.MDString{Value: weightsWord}}
	if expected {
		ops = append(ops, &ir.MDString{Value: expectedWord})
	}
	for _, w := range weights {
		ops = append(ops, &ir.MDValue{Value: ir.IntConst(m.Types.I32, uint64(w))})
	}
	dropAttachment(t, "prof")
	t.SetAttachments(append(t.Attachments(), ir.Attachment{Kind: "prof", Node: Tuple(m, ops)}))
}

// Tuple returns the metadata tuple of some operands, which is unique in a module.
func Tuple(m *ir.Module, ops []ir.Metadata) *ir.MDNode {
	n := findTuple(m.Whole(), ops)
	if n == nil {
		m.Change(func(m *ir.Module) {
			if n = findTuple(m, ops); n == nil {
				n = &ir.MDNode{Number: len(m.Metadata.Nodes), Operands: ops}
				m.Metadata.Nodes = append(m.Metadata.Nodes, n)
			}
		})
	}
	return n
}

// findTuple is the tuple of some operands, nil if the module has none.
func findTuple(m *ir.Module, ops []ir.Metadata) *ir.MDNode {
	for _, n := range m.Metadata.Nodes {
		if !n.Distinct && n.Kind == "" && sameOperands(n.Operands, ops) {
			return n
		}
	}
	return nil
}

// callWeight replaces the weights of an invoke's successors, on a call that replaced the invoke, by
// their sum: how often it is called.
func callWeight(m *ir.Module, call *ir.Instr) {
	w, _ := branchWeights(call)
	sum := uint64(0)
	for _, n := range w {
		sum += uint64(n)
	}
	switch {
	case len(w) == 0:
	case sum <= 1<<32-1:
		setWeights(m, call, []uint32{uint32(sum)}, false)
	default:
		dropAttachment(call, "prof")
	}
}

func dropAttachment(in *ir.Instr, kind string) {
	kept := in.Attachments()[:0:0]
	for _, a := range in.Attachments() {
		if a.Kind != kind {
			kept = append(kept, a)
		}
	}
	in.SetAttachments(kept)
}

func sameOperands(a, b []ir.Metadata) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] == b[i] {
			continue
		}
		switch x := a[i].(type) {
		case *ir.MDValue:
			if y, ok := b[i].(*ir.MDValue); !ok || x.Value != y.Value {
				return false
			}
		case *ir.MDString:
			if y, ok := b[i].(*ir.MDString); !ok || x.Value != y.Value {
				return false
			}
		default:
			return false
		}
	}
	return true
}
