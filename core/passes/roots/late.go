package roots

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// TakeLateRoots moves slots of roots that are allocated after the entry block into it, by deleting
// unreachable code and merging blocks whose only predecessor is the entry. LLVM's CodeGenPrepare
// does so for every function; a root needs a fixed slot in the frame, which only an alloca of the
// entry block has.
func TakeLateRoots(m *ir.Module, f *ir.Func) {
	if f.IsDeclaration() || f.GC == "" || !hasLateRoot(f) {
		return
	}
	edit.RemoveUnreachable(m, f)
	entry := f.Entry()
	for {
		t := entry.Terminator()
		if t == nil || t.Op != ir.Br || t.NumOps() != 1 {
			return
		}
		next := t.Operand(0).(*ir.Block)
		if next == entry || next.SinglePred() != entry || hasAddress(m, next) {
			return
		}
		for in := next.First(); in != nil && in.Op == ir.Phi; in = next.First() {
			ir.ReplaceAllUses(in, in.Operand(0))
			in.Erase()
		}
		for _, s := range next.Succs() {
			s.ReplacePhiIncoming(next, entry)
		}
		t.Erase()
		entry.SpliceTail(next.First())
		f.RemoveBlock(next)
	}
}

// hasLateRoot reports whether the slot of a root is allocated outside the entry block.
func hasLateRoot(f *ir.Func) bool {
	for _, r := range gc.RootsOf(f) {
		if r.Slot != nil && r.Slot.Parent() != f.Entry() {
			return true
		}
	}
	return false
}

// hasAddress reports whether the address of a block of the module is taken.
func hasAddress(m *ir.Module, b *ir.Block) bool {
	var within func(v ir.Value) bool
	within = func(v ir.Value) bool {
		c, ok := v.(*ir.Const)
		if !ok {
			return false
		}
		for _, e := range c.Elems {
			if e == ir.Value(b) || c.Kind != ir.ConstBlockAddress && within(e) {
				return true
			}
		}
		return false
	}
	for _, g := range m.Globals {
		if g.Init != nil && within(g.Init) {
			return true
		}
	}
	for _, f := range m.Funcs {
		for _, at := range f.Blocks {
			for in := at.First(); in != nil; in = in.Next() {
				for i := range in.NumOps() {
					if within(in.Operand(i)) {
						return true
					}
				}
			}
		}
	}
	return false
}
