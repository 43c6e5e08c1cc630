package mem2reg

import (
	"sort"

	"statepoint/core/ir"
)

// walk is the state of renaming: the value of each slot at the current position.
type walk struct {
	holds []ir.Value
	// log has overwritten values, so that the walk can return to an earlier block.
	log     []overwritten
	visited []bool
	todo    []step
}

type overwritten struct {
	slot  int
	value ir.Value
}

// step is an edge of the graph to follow, with the length of the log at its start; from is -1 for
// the entry.
type step struct {
	block, from int32
	log         int
}

func (w *walk) set(slot int, value ir.Value) {
	w.log = append(w.log, overwritten{slot, w.holds[slot]})
	w.holds[slot] = value
}

func (w *walk) backTo(log int) {
	for len(w.log) > log {
		last := w.log[len(w.log)-1]
		w.log = w.log[:len(w.log)-1]
		w.holds[last.slot] = last.value
	}
}

// rename walks the graph in LLVM's order, which decides the order of phi operands, and replaces
// each load by the value of its slot there.
func (p *promoter) rename() {
	w := &p.walk
	*w = walk{holds: make([]ir.Value, len(p.slots)), visited: make([]bool, len(p.cfg.Blocks)),
		todo: []step{{0, -1, 0}}}
	for i, slot := range p.slots {
		w.holds[i] = undef(slot)
	}
	for len(w.todo) > 0 {
		s := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		w.backTo(s.log)
		p.enter(s)
		if w.visited[s.block] {
			continue
		}
		w.visited[s.block] = true
		p.rewrite(p.cfg.Blocks[s.block])
		p.follow(s.block)
	}
}

// enter gives the new phis of a block their operands from one predecessor.
func (p *promoter) enter(s step) {
	for _, n := range p.phis[s.block] {
		for _, to := range p.cfg.Succs[s.from] {
			if to == s.block {
				n.phi.AddIncoming(p.walk.holds[n.slot], p.cfg.Blocks[s.from])
			}
		}
		p.walk.set(n.slot, n.phi)
		p.debug.merged(p.slots[n.slot], n.phi)
	}
}

// rewrite removes the loads and stores of a block.
func (p *promoter) rewrite(b *ir.Block) {
	for in := b.First(); in != nil; {
		next := in.Next()
		switch in.Op {
		case ir.Load:
			if slot, ok := p.slotOf(in.Operand(0)); ok {
				p.replace(in, p.walk.holds[slot])
			}
		case ir.Store:
			if slot, ok := p.slotOf(in.Operand(1)); ok {
				p.walk.set(slot, in.Operand(0))
				p.dropStore(p.slots[slot], in)
			}
		}
		in = next
	}
}

func (p *promoter) slotOf(address ir.Value) (slot int, ok bool) {
	in, ok := address.(*ir.Instr)
	if !ok {
		return 0, false
	}
	slot, ok = p.number[in]
	return slot, ok
}

// follow pushes the edges that leave a block, so that they are taken in LLVM's order. Since LLVM 20
// that is successor order, with a repeated one at its last mention; before, it is the first
// successor and then the others, last first.
func (p *promoter) follow(b int32) {
	succs := p.cfg.Succs[b]
	seen := map[int32]bool{}
	push := func(s int32) {
		if !seen[s] {
			seen[s] = true
			p.walk.todo = append(p.walk.todo, step{s, b, len(p.walk.log)})
		}
	}
	if p.modern {
		for i := len(succs) - 1; i >= 0; i-- {
			push(succs[i])
		}
		return
	}
	if len(succs) == 0 {
		return
	}
	seen[succs[0]] = true
	for _, s := range succs[1:] {
		push(s)
	}
	seen[succs[0]] = false
	push(succs[0])
}

// completePhis gives new phis operands for unreachable predecessors, which the walk does not visit.
func (p *promoter) completePhis() {
	for b, phis := range p.phis {
		if len(phis) == 0 {
			continue
		}
		missing := p.unreachedPreds(int32(b))
		for _, n := range phis {
			value := ir.Poison(n.phi.Type())
			if !p.modern {
				value = ir.Undef(n.phi.Type())
			}
			for _, from := range missing {
				n.phi.AddIncoming(value, p.cfg.Blocks[from])
			}
		}
	}
}

// unreachedPreds are the edges to a block from unreachable blocks.
func (p *promoter) unreachedPreds(b int32) (preds []int32) {
	for _, from := range p.cfg.Preds[b] {
		if !p.cfg.Reachable(from) {
			preds = append(preds, from)
		}
	}
	sort.Slice(preds, func(i, j int) bool { return p.order(preds[i]) < p.order(preds[j]) })
	return preds
}
