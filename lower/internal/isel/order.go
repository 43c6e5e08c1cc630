package isel

import "statepoint/core/ir"

// order finds the reachable blocks and sorts them so that every block comes after the blocks that
// dominate it. The order of the text is kept if it satisfies this, as with nearly every front end,
// because it keeps loops together; else it is a reverse postorder.
func (s *blockOrder) order() {
	s.body.blocks = s.body.blocks[:0]
	blocks := s.body.code.Func.Blocks
	for i, b := range blocks {
		s.body.setLabel(b, int32(i)+unreached)
	}
	post := s.post[:0]
	stack := append(s.stack[:0], dfsFrame{blocks[0], terminatorOps(blocks[0])})
	s.body.setLabel(blocks[0], 0)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.left == 0 {
			post = append(post, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		top.left--
		b, ok := top.block.Last().Operand(top.left).(*ir.Block)
		if ok && s.body.label(b) >= unreached && taken(top.block.Last(), b) {
			s.body.setLabel(b, 0)
			stack = append(stack, dfsFrame{b, terminatorOps(b)})
		}
	}
	s.post, s.stack = post, stack
	n := int32(len(post))
	s.body.blocks = append(s.body.blocks, post...)
	for i, b := range post {
		s.body.setLabel(b, n-1-int32(i))
		s.body.blocks[n-1-int32(i)] = b
	}
	if s.textOrderIsTopological() {
		k := int32(0)
		for _, b := range blocks {
			if s.body.label(b) < unreached {
				s.body.blocks[k] = b
				k++
			}
		}
		for i, b := range s.body.blocks {
			s.body.setLabel(b, int32(i))
		}
	}
}

// unreached marks the label of a block that has not been reached.
const unreached = 1 << 29

// dfsFrame is a block on the path of the walk, and the number of operands of its terminator not yet
// visited. They are visited from the last, so that the first successor comes first in the reverse
// postorder.
type dfsFrame struct {
	block *ir.Block
	left  int
}

func terminatorOps(b *ir.Block) int {
	if t := b.Terminator(); t != nil {
		return t.NumOps()
	}
	return 0
}

// taken reports whether a terminator can go to a block: a branch on a constant goes one way only.
func taken(t *ir.Instr, to *ir.Block) bool {
	if only := onlyTarget(t); only != nil {
		return only == to
	}
	return true
}

// onlyTarget is where a br or switch on a constant goes, nil for every other terminator.
func onlyTarget(t *ir.Instr) *ir.Block {
	switch {
	case t.Op == ir.Br && t.NumOps() == 3:
		c, ok := t.Operand(0).(*ir.Const)
		if !ok || c.Kind == ir.ConstExpr {
			return nil
		}
		if c.Bits != 0 {
			return t.Operand(1).(*ir.Block)
		}
		return t.Operand(2).(*ir.Block)
	case t.Op == ir.Switch:
		c, ok := ir.AsInt(t.Operand(0))
		if !ok {
			return nil
		}
		for i := 2; i+1 < t.NumOps(); i += 2 {
			if k, ok := ir.AsInt(t.Operand(i)); ok && k.Bits == c.Bits {
				return t.Operand(i + 1).(*ir.Block)
			}
		}
		return t.Operand(1).(*ir.Block)
	}
	return nil
}

// textOrderIsTopological reports whether every forward edge of the reverse postorder, whose numbers
// are now in the labels, also goes forward in the text.
func (s *blockOrder) textOrderIsTopological() bool {
	at := s.textAt[:0]
	for range s.body.blocks {
		at = append(at, 0)
	}
	for i, b := range s.body.code.Func.Blocks {
		if n := s.body.label(b); n < unreached {
			at[n] = int32(i)
		}
	}
	s.textAt = at
	for i, b := range s.body.blocks {
		s.succs = b.AppendSuccs(s.succs[:0])
		for _, t := range s.succs {
			if n := s.body.label(t); n > int32(i) && n < unreached && at[n] < at[i] {
				return false
			}
		}
	}
	return true
}
