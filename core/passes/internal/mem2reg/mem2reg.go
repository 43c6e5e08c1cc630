package mem2reg

import (
	"sort"
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// Function promotes the promotable slots of a function's entry block, and returns how many it
// promoted. spend is asked before values are added for phis, by how many; its error ends the work.
func Function(m *ir.Module, f *ir.Func, spend func(added int) error) (promoted int, err error) {
	if len(f.Blocks) == 0 {
		return 0, nil
	}
	var p *promoter
	for {
		var slots []*ir.Instr
		for in := f.Entry().First(); in != nil; in = in.Next() {
			if Promotable(in) {
				slots = append(slots, in)
			}
		}
		if len(slots) == 0 {
			break
		}
		if p == nil {
			p = newPromoter(m, f, spend)
		}
		promoted += len(slots)
		if err := p.run(slots); err != nil {
			return 0, err
		}
	}
	if p != nil {
		p.debug.finish(f)
		f.PackNames()
	}
	return promoted, nil
}

// Promote promotes some slots of a function, all of them promotable, in the order that LLVM's names
// for phis follow from. spend is as in Function.
func Promote(m *ir.Module, f *ir.Func, slots []*ir.Instr, spend func(added int) error) error {
	if len(slots) == 0 {
		return nil
	}
	p := newPromoter(m, f, spend)
	if err := p.run(slots); err != nil {
		return err
	}
	p.debug.finish(f)
	f.PackNames()
	return nil
}

// promoter promotes slots of one function. Blocks are those of cfg, by number.
type promoter struct {
	m        *ir.Module
	f        *ir.Func
	cfg      *analysis.CFG
	dom      *analysis.Dominators
	frontier *analysis.Frontier
	known    wellformed
	debug    variables
	spend    func(added int) error
	// modern is set for LLVM 22, not set for LLVM 14.
	modern bool
	// place has the position of accesses in their block, filled block by block.
	place map[*ir.Instr]int
	// slots are those that need phis, and number their index; phis are the new ones by block, in
	// order.
	slots  []*ir.Instr
	number map[*ir.Instr]int
	phis   [][]newPhi
	walk   walk
}

// newPhi is a phi made for a slot.
type newPhi struct {
	slot int
	phi  *ir.Instr
}

func newPromoter(m *ir.Module, f *ir.Func, spend func(int) error) *promoter {
	cfg := analysis.NewCFG(f)
	dom := analysis.NewDominators(cfg)
	return &promoter{m: m, f: f, cfg: cfg, dom: dom, frontier: analysis.NewFrontier(dom),
		known: wellformed{cfg: cfg, dom: dom}, debug: newVariables(m, f), spend: spend,
		modern: m.Dialect.Opaque()}
}

// accesses are the loads and stores of a slot, as its list of uses has them.
type accesses struct {
	loads, stores []*ir.Instr
	// oneBlock is set if all are in the same block.
	oneBlock bool
}

func accessesOf(slot *ir.Instr) accesses {
	a := accesses{oneBlock: true}
	var block *ir.Block
	for u := ir.FirstUse(slot); u != nil; u = u.Next() {
		if u.User.Op == ir.Store {
			a.stores = append(a.stores, u.User)
		} else {
			a.loads = append(a.loads, u.User)
		}
		if block == nil {
			block = u.User.Parent()
		}
		a.oneBlock = a.oneBlock && block == u.User.Parent()
	}
	return a
}

// run promotes slots, all of which are promotable. The order in which it takes them is LLVM's,
// which puts the last one in the place of one that is done; names depend on it.
func (p *promoter) run(slots []*ir.Instr) error {
	p.place = map[*ir.Instr]int{}
	p.slots, p.number = slots, map[*ir.Instr]int{}
	p.phis = make([][]newPhi, len(p.cfg.Blocks))
	for i := 0; i < len(p.slots); i++ {
		slot := p.slots[i]
		dropMarks(slot)
		used := ir.FirstUse(slot) != nil
		if !used || p.promoteLocally(slot) {
			p.debug.forget(slot, used)
			slot.Erase()
			last := len(p.slots) - 1
			p.slots[i] = p.slots[last]
			p.slots = p.slots[:last]
			i--
			continue
		}
		p.number[slot] = i
		if err := p.placePhis(i); err != nil {
			return err
		}
	}
	if len(p.slots) == 0 {
		return nil
	}
	p.rename()
	for _, slot := range p.slots {
		// What still uses the slot is in blocks that cannot be reached.
		ir.ReplaceAllUses(slot, ir.Poison(slot.Type()))
		p.debug.forget(slot, true)
		slot.Erase()
	}
	p.simplify()
	p.completePhis()
	return nil
}

// promoteLocally promotes a slot that needs no phi, and reports whether it could.
func (p *promoter) promoteLocally(slot *ir.Instr) bool {
	a := accessesOf(slot)
	if len(a.stores) == 1 && p.promoteSingleStore(slot, a) {
		return true
	}
	return a.oneBlock && p.promoteInBlock(slot, accessesOf(slot))
}

// placePhis makes the phis of a slot, still without operands: in the blocks of the iterated
// dominance frontier of its stores into which it is live.
func (p *promoter) placePhis(n int) error {
	slot := p.slots[n]
	a := accessesOf(slot)
	stored := map[int32]bool{}
	var defs, reads []int32
	for _, s := range a.stores {
		if b := s.Parent().Num(); !stored[b] {
			stored[b] = true
			defs = append(defs, b)
		}
	}
	for _, l := range a.loads {
		if b := l.Parent().Num(); !stored[b] || p.readsFirst(l.Parent(), slot) {
			reads = append(reads, b)
		}
	}
	blocks := p.frontier.Phis(nil, defs, reads)
	sort.Slice(blocks, func(i, j int) bool { return p.order(blocks[i]) < p.order(blocks[j]) })
	added := 0
	for _, b := range blocks {
		added += len(p.cfg.Preds[b])
	}
	if err := p.spend(added); err != nil {
		return err
	}
	for version, b := range blocks {
		phi := p.m.NewInstr(ir.Phi, slot.ElemType)
		phi.SetFrom(slot.ID())
		p.cfg.Blocks[b].InsertBefore(phi, p.cfg.Blocks[b].First())
		p.f.SetName(phi, slot.Name()+"."+strconv.Itoa(version))
		if p.modern && ir.FastMathType(slot.ElemType) && p.noSignedZeros() {
			phi.Flags |= ir.NSZ
		}
		p.phis[b] = append([]newPhi{{n, phi}}, p.phis[b]...)
	}
	return nil
}

// readsFirst reports whether a block loads a slot before it stores it.
func (p *promoter) readsFirst(b *ir.Block, slot *ir.Instr) bool {
	for in := b.First(); in != nil; in = in.Next() {
		switch {
		case in.Op == ir.Store && in.Operand(1) == ir.Value(slot):
			return false
		case in.Op == ir.Load && in.Operand(0) == ir.Value(slot):
			return true
		}
	}
	return false
}

// order is the number of a block by which LLVM numbers a slot's phis: its position before LLVM 20,
// then the number that it got when it was made, for a block of the text where it was first
// mentioned.
func (p *promoter) order(b int32) int {
	if p.modern {
		return int(p.cfg.Blocks[b].ID())
	}
	return int(b)
}

func (p *promoter) noSignedZeros() bool {
	a, ok := p.f.Attrs.Get("no-signed-zeros-fp-math")
	return ok && a.Value == "true"
}

// undef is what a slot holds before anything is stored.
func undef(slot *ir.Instr) ir.Value { return ir.Undef(slot.ElemType) }
