package mem2reg

import (
	"sort"
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// Function promotes the promotable slots of a function's entry block, and returns how many it
// promoted. spend is called with the number of values before they are added for phis; its error
// ends the promotion.
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

// Promote promotes the given slots of a function, all of them promotable, in the order that gives
// phis LLVM's names. spend is as in Function.
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
	// place maps accesses to their positions in their block, filled block by block.
	place map[*ir.Instr]int
	// slots are those that need phis, and number their indices; phis are the new phis by block, in
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

// accesses are the loads and stores of a slot, in the order of its uses.
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

// run promotes slots, all of which are promotable. It takes them in LLVM's order, which moves the
// last slot to the index of one that is done; names depend on it.
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
		// The remaining uses of the slot are in unreachable blocks.
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

// placePhis inserts the phis of a slot, without operands: in the blocks of its stores' iterated
// dominance frontier where it is live-in.
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

// order is the block number by which LLVM orders a slot's phis: the position before LLVM 20, then
// the number assigned on creation; for a block of a text that is its first mention.
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

// undef is the value of a slot before any store.
func undef(slot *ir.Instr) ir.Value { return ir.Undef(slot.ElemType) }
