package mem2reg

import (
	"sort"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// promoteSingleStore replaces the loads of a slot with one store by the value stored, where the
// store dominates the load. A value that is available at the entry and cannot be poison replaces
// every load, because a load before the store reads undef. It reports whether no load is left.
func (p *promoter) promoteSingleStore(slot *ir.Instr, a accesses) bool {
	store := a.stores[0]
	value := store.Operand(0)
	_, computed := value.(*ir.Instr)
	anywhere := !computed && (!p.modern || p.known.notPoison(value, nil))
	complete := true
	for _, load := range a.loads {
		if !anywhere && !p.dominates(store, load) {
			complete = false
			continue
		}
		if value == ir.Value(load) { // in an unreachable block
			value = ir.Poison(load.Type())
		}
		p.replace(load, value)
	}
	if complete {
		p.dropStore(slot, store)
	}
	return complete
}

// promoteInBlock promotes a slot that is used in one block only, and reports whether it could: a
// load before the first store may read what an earlier iteration stored.
func (p *promoter) promoteInBlock(slot *ir.Instr, a accesses) bool {
	stores := append([]*ir.Instr(nil), a.stores...)
	sort.Slice(stores, func(i, j int) bool { return p.at(stores[i]) < p.at(stores[j]) })
	for _, load := range a.loads {
		before := sort.Search(len(stores), func(i int) bool { return p.at(stores[i]) > p.at(load) })
		var value ir.Value
		switch {
		case before > 0:
			value = stores[before-1].Operand(0)
		case len(stores) == 0:
			value = undef(slot)
			if !p.modern { // LLVM 14 drops the metadata of such a load
				load.SetAttachments(nil)
			}
		default:
			return false
		}
		if value == ir.Value(load) {
			value = ir.Poison(load.Type())
		}
		p.replace(load, value)
	}
	for _, store := range a.stores {
		p.dropStore(slot, store)
	}
	return true
}

// at is the position in its block of a load or store of a slot.
func (p *promoter) at(access *ir.Instr) int {
	at, ok := p.place[access]
	if !ok {
		n := 0
		for in := access.Parent().First(); in != nil; in = in.Next() {
			if in.Op == ir.Load || in.Op == ir.Store {
				p.place[in] = n
				n++
			}
		}
		at = p.place[access]
	}
	return at
}

// dominates reports whether a store dominates a load of the same slot.
func (p *promoter) dominates(store, load *ir.Instr) bool {
	if store.Parent() == load.Parent() {
		return p.at(store) < p.at(load)
	}
	from, to := store.Parent().Num(), load.Parent().Num()
	if !p.cfg.Reachable(to) {
		return true
	}
	return p.cfg.Reachable(from) && p.dom.Dominates(from, to)
}

// replace replaces a load by a value.
func (p *promoter) replace(load *ir.Instr, value ir.Value) {
	p.keepPromise(load, value)
	ir.ReplaceAllUses(load, value)
	p.debug.replaced(load, value)
	load.Erase()
}

// dropStore removes a store, whose value is now the variable's.
func (p *promoter) dropStore(slot, store *ir.Instr) {
	p.debug.stored(slot, store)
	store.Erase()
}

// keepPromise keeps the guarantees in the metadata of a load: with `!noundef`, the value is not
// undef, so a load that would give undef is unreachable; with `!nonnull`, it is not null.
func (p *promoter) keepPromise(load *ir.Instr, value ir.Value) {
	noundef := load.Attachment("noundef") != nil
	if c, ok := value.(*ir.Const); ok && p.modern && noundef &&
		(c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison) {
		// LLVM marks such a position with a store through poison; a terminator would change the
		// graph.
		yes := ir.IntConst(p.m.Types.Int(1), 1)
		trap := p.m.NewInstr(ir.Store, p.m.Types.Void, yes,
			ir.Poison(p.m.Types.OpaquePointer(0)))
		trap.Mem = &ir.MemInfo{Align: 1}
		trap.SetFrom(load.ID())
		trap.InsertBefore(load)
		return
	}
	if load.Attachment("nonnull") == nil || p.modern && !noundef ||
		p.known.nonZero(value, load, 0) {
		return
	}
	test := p.m.NewInstr(ir.ICmp, p.m.Types.Int(1), load, ir.Null(load.Type()))
	test.Pred = ir.NE
	test.SetFrom(load.ID())
	load.Parent().InsertAfter(test, load)
	assume := p.assumption()
	call := p.m.NewInstr(ir.Call, p.m.Types.Void, assume, test)
	call.Call = &ir.CallInfo{FuncType: assume.FuncType, NumArgs: 1}
	call.SetFrom(load.ID())
	test.Parent().InsertAfter(call, test)
}

// assumption declares llvm.assume.
func (p *promoter) assumption() *ir.Func {
	t := p.m.Types.Func(p.m.Types.Void, []*ir.Type{p.m.Types.Int(1)}, false)
	known := p.m.Func("llvm.assume") != nil
	f := p.m.Declare("llvm.assume", t, nil)
	if !known {
		intrinsics.SetAttributes(f)
	}
	return f
}
