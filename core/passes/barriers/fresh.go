package barriers

import (
	"slices"

	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// maxFacts bounds blocks times facts, in bits. A larger function is analysed block by block.
const maxFacts = 1 << 28

// field identifies a field: the value from which its address is computed, and the distance in
// bytes.
type field struct {
	root   ir.Value
	offset int64
}

// facts hold at a point of a function: the allocations, and the fields whose barrier has run,
// without a safepoint since.
type facts struct {
	w  *work
	at map[*ir.Instr]*access
	// fresh are the numbers of allocations, again those of fields; byRoot are the fields of a root.
	fresh  map[*ir.Instr]int
	again  map[field]int
	byRoot map[ir.Value][]int
	n      int
}

// spare finds the parts of write barriers that may be omitted at stores.
func (w *work) spare(all []access) {
	if len(all) == 0 {
		return
	}
	f := &facts{w: w, at: map[*ir.Instr]*access{}, fresh: map[*ir.Instr]int{},
		again: map[field]int{}, byRoot: map[ir.Value][]int{}}
	for i := range all {
		a := &all[i]
		if f.at[a.in] = a; a.kind == store && isNull(a.in.Operand(0)) {
			a.spared |= gc.SparedNull
		}
		f.note(a)
	}
	for _, b := range w.f.Blocks {
		f.same(b)
	}
	if f.n == 0 {
		return
	}
	c := analysis.NewCFG(w.f)
	in := f.solve(c)
	now := newBits(f.n)
	for i, b := range c.Blocks {
		clear(now)
		if in != nil {
			copy(now, in[i])
		}
		for x := b.First(); x != nil; x = x.Next() {
			if a := f.at[x]; a != nil {
				f.spare(a, now)
			}
			f.step(x, now)
		}
	}
}

// same finds the stores of a block to fields that already hold the stored value.
func (f *facts) same(b *ir.Block) {
	held := map[field]ir.Value{}
	for x := b.First(); x != nil; x = x.Next() {
		if a := f.at[x]; a != nil && a.kind == store && a.reference &&
			held[f.fieldOf(x.Operand(1))] == x.Operand(0) {
			a.spared |= gc.SparedSame
		}
		f.hold(x, held)
	}
}

// hold updates the known values of fields for an instruction.
func (f *facts) hold(in *ir.Instr, held map[field]ir.Value) {
	switch {
	case in.Op.IsCall(), in.Flags&(ir.Volatile|ir.Atomic) != 0, in.Op == ir.Fence,
		in.Op == ir.AtomicRMW, in.Op == ir.CmpXchg:
		clear(held)
	case in.Op == ir.Load:
		held[f.fieldOf(in.Operand(0))] = in
	case in.Op == ir.Store:
		clear(held) // the addresses may be equal
		held[f.fieldOf(in.Operand(1))] = in.Operand(0)
	}
}

func isNull(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && c.IsZeroValue()
}

// note numbers the facts that an access needs.
func (f *facts) note(a *access) {
	if n := address(a.in.Op); n >= 0 {
		if made := f.allocation(f.fieldOf(a.in.Operand(n)).root); made != nil {
			if _, known := f.fresh[made]; !known {
				f.fresh[made] = f.n
				f.n++
			}
		}
	}
	if a.kind == store && a.reference && a.spared&gc.SparedNull == 0 {
		at := f.fieldOf(a.in.Operand(1))
		if _, known := f.again[at]; !known {
			f.again[at] = f.n
			f.byRoot[at.root] = append(f.byRoot[at.root], f.n)
			f.n++
		}
	}
}

// fieldOf is the field at an address.
func (f *facts) fieldOf(address ir.Value) (at field) {
	for at.root = address; ; {
		in, ok := at.root.(*ir.Instr)
		if !ok {
			return at
		}
		switch in.Op {
		case ir.BitCast:
		case ir.GetElementPtr:
			indices := make([]ir.Value, in.NumOps()-1)
			for i := range indices {
				indices[i] = in.Operand(i + 1)
			}
			off, stride := analysis.Offset(f.w.layout, in.ElemType, indices)
			if stride != 0 {
				return at
			}
			at.offset += off
		default:
			return at
		}
		at.root = in.Operand(0)
	}
}

// allocation is the call that allocated the object from which a pointer is derived, nil if it is
// not a call to an allocator, or unknown.
func (f *facts) allocation(v ir.Value) *ir.Instr {
	in, ok := v.(*ir.Instr)
	for ok && derives(in.Op) {
		in, ok = in.Operand(0).(*ir.Instr)
	}
	if !ok || f.w.allocators == nil {
		return nil
	}
	var callee ir.Value
	switch {
	case gc.IsResult(in):
		s, exceptional, isStatepoint := gc.StatepointOf(in.Arg(0))
		if !isStatepoint || exceptional {
			return nil
		}
		view, err := gc.View(s)
		if err != nil {
			return nil
		}
		callee, in = view.Target, s
	case in.Op.IsCall():
		callee = in.Callee()
	}
	fn, ok := callee.(*ir.Func)
	if !ok || !f.w.allocators.IsAllocator(fn.Name()) {
		return nil
	}
	return in
}

// spare records what holds before a store.
func (f *facts) spare(a *access, now bits) {
	n := address(a.in.Op)
	if n < 0 {
		return
	}
	at := f.fieldOf(a.in.Operand(n))
	if k, ok := f.fresh[f.allocation(at.root)]; ok && now.has(k) {
		a.spared |= gc.SparedFresh
	}
	if k, ok := f.again[at]; ok && a.kind == store && now.has(k) {
		a.spared |= gc.SparedAgain
	}
}

// step updates the facts for an instruction.
func (f *facts) step(in *ir.Instr, now bits) {
	for _, k := range f.byRoot[in] { // the value of an earlier iteration
		now.clear(k)
	}
	if mayCollect(in) {
		clear(now)
	}
	if k, ok := f.fresh[in]; ok {
		now.set(k)
	}
	// If the barrier is omitted because the field keeps its value, it does not run.
	if a := f.at[in]; a != nil && a.kind == store && a.reference &&
		a.spared&(gc.SparedNull|gc.SparedSame) == 0 {
		if k, ok := f.again[f.fieldOf(in.Operand(1))]; ok {
			now.set(k)
		}
	}
}

// solve computes the facts at the start of each block: those that hold at the ends of all its
// predecessors. It returns nil for a function that is too large.
func (f *facts) solve(c *analysis.CFG) []bits {
	if len(c.Blocks)*f.n > maxFacts {
		return nil
	}
	start, end := make([]bits, len(c.Blocks)), make([]bits, len(c.Blocks))
	for i := range start {
		start[i], end[i] = newBits(f.n), newBits(f.n)
		end[i].fill()
	}
	now := newBits(f.n)
	for changed := true; changed; {
		changed = false
		for k, i := range c.RPO {
			if k > 0 { // at the entry nothing holds
				start[i].fill()
				for _, p := range c.Preds[i] {
					if c.Position[p] >= 0 {
						start[i].and(end[p])
					}
				}
			}
			copy(now, start[i])
			for x := c.Blocks[i].First(); x != nil; x = x.Next() {
				f.step(x, now)
			}
			if !slices.Equal(now, end[i]) {
				changed = true
				copy(end[i], now)
			}
		}
	}
	return start
}

// mayCollect reports whether the collector may run before an instruction is done.
func mayCollect(in *ir.Instr) bool {
	if !in.Op.IsCall() || edit.HasFnAttr(in, "gc-leaf-function") {
		return false
	}
	if _, isAsm := in.Callee().(*ir.InlineAsm); isAsm {
		return false
	}
	callee := in.CalledFunc()
	return callee == nil || gc.IsStatepoint(in) || in.IsIntrinsic("llvm.experimental.patchpoint") ||
		!callee.IsIntrinsic()
}

// bits is a set of numbers.
type bits []uint64

func newBits(n int) bits { return make(bits, (n+63)/64) }

func (b bits) has(n int) bool { return b[n/64]>>(n%64)&1 != 0 }

func (b bits) set(n int) { b[n/64] |= 1 << (n % 64) }

func (b bits) clear(n int) { b[n/64] &^= 1 << (n % 64) }

func (b bits) fill() {
	for i := range b {
		b[i] = ^uint64(0)
	}
}

func (b bits) and(with bits) {
	for i := range b {
		b[i] &= with[i]
	}
}
