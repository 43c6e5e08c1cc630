package sroa

import (
	"slices"
	"sort"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/internal/mem2reg"
)

// Function splits and promotes the slots of a function's entry block, and returns how many it
// replaced by values. spend is called with the number of values before they are added; its error
// ends the splitting.
func Function(m *ir.Module, f *ir.Func, layout *datalayout.Layout,
	spend func(added int) error) (int, error) {
	return Some(m, f, layout, func(*ir.Instr) bool { return true }, spend)
}

// Some is Function restricted to slots for which only returns true.
func Some(m *ir.Module, f *ir.Func, layout *datalayout.Layout, only func(slot *ir.Instr) bool,
	spend func(added int) error) (int, error) {
	if len(f.Blocks) == 0 {
		return 0, nil
	}
	var slots []*ir.Instr
	for in := f.Entry().First(); in != nil; in = in.Next() {
		if in.Op == ir.Alloca && only(in) {
			slots = append(slots, in)
		}
	}
	s := &splitter{m: m, f: f, layout: layout}
	replaced := 0
	for i := len(slots) - 1; i >= 0; i-- { // LLVM takes the last first
		slot := slots[i]
		s.fresh = nil
		if ir.FirstUse(slot) == nil {
			slot.Erase()
			replaced++
			continue
		}
		a, ok := s.accesses(slot)
		if added := a.speculated(); ok && added > 0 {
			if err := spend(added); err != nil {
				return 0, err
			}
			s.fresh = map[*ir.Instr]bool{}
			s.spread(a.phis)
			s.speculate(a.selects)
			was := a.pieces
			if a, ok = s.accesses(slot); ok {
				for i := range was { // LLVM numbers pieces before it looks at selects
					a.pieces[i].uses, a.pieces[i].chosen = was[i].uses, was[i].chosen
				}
			}
		}
		if ok {
			if err := spend(len(a.pieces)); err != nil {
				return 0, err
			}
			s.split(slot, a)
			replaced++
		}
	}
	return replaced, mem2reg.Promote(m, f, s.promote, spend)
}

// splitter splits the slots of one function.
type splitter struct {
	m      *ir.Module
	f      *ir.Func
	layout *datalayout.Layout
	// promote are the slots to promote, in LLVM's order.
	promote []*ir.Instr
	// named are placeholders for instructions that LLVM creates and removes again: their names are
	// taken, which changes the numbers in other names.
	named []*ir.Instr
	// fresh are the loads made of those of a phi or select, since the current slot's turn.
	fresh map[*ir.Instr]bool
}

// piece is a scalar of a slot.
type piece struct {
	offset, size uint64
	typ          *ir.Type
	// uses counts the accesses that begin at it, by which LLVM numbers pieces.
	uses int
	// chosen is set if a select or a phi chose its address: LLVM promotes such pieces last.
	chosen bool
	// kept is set if a phi or select chooses its address and cannot be replaced: the piece has a
	// slot of its own that stays in memory.
	kept bool
	slot *ir.Instr
}

// access is a load or store within a slot.
type access struct {
	in     *ir.Instr
	offset uint64
	// chosen is set for a load of a select or a phi, again for all but the first of it: they are
	// one use.
	chosen, again bool
	// from is the operand of a phi or select whose loads are replaced, and by that of one that
	// stays: then in is one of its accesses.
	from, by *ir.Use
}

// slotAccesses are a function's uses of a slot.
type slotAccesses struct {
	pieces  []*piece
	list    []access
	markers []*ir.Instr // lifetime markers
	// addresses are instructions that compute addresses within the slot, each after what it is
	// computed from.
	addresses []*ir.Instr
	// selects choose between an address within the slot and another.
	selects []selected
	// phis merge such addresses; their uses are loads.
	phis []*ir.Instr
	// dead are operands that their selects never choose.
	dead []*ir.Use
}

// speculated bounds the values that speculating loads adds.
func (a *slotAccesses) speculated() int {
	if a == nil {
		return 0
	}
	n := len(a.selects)
	for _, phi := range a.phis {
		n += phi.NumOps()
	}
	return n
}

// accesses collects the uses of a slot. It fails if one is unsupported, or if the slot cannot be
// split into scalars.
func (s *splitter) accesses(slot *ir.Instr) (*slotAccesses, bool) {
	if n, ok := ir.AsInt(slot.Operand(0)); !ok || n.Bits != 1 || !ir.Sized(slot.ElemType) {
		return nil, false
	}
	a := &slotAccesses{}
	size := s.layout.Size(slot.ElemType)
	if !s.collect(a, slot, 0, size) {
		return nil, false
	}
	if !s.pieces(a, size) {
		return nil, false
	}
	if s.keep(a) && !s.pieces(a, size) {
		return nil, false
	}
	return a, true
}

// pieces makes the pieces of the accesses; false if they overlap.
func (s *splitter) pieces(a *slotAccesses, size uint64) bool {
	at := map[uint64]*piece{}
	a.pieces = nil
	for _, x := range a.list {
		t := accessed(x.in)
		if !s.leaves(t, x.offset, nil, func(l leaf) bool {
			p := at[l.offset]
			if p == nil {
				p = &piece{offset: l.offset, size: s.layout.StoreSize(l.typ), typ: l.typ}
				at[l.offset] = p
				a.pieces = append(a.pieces, p)
			}
			if !x.again {
				p.uses++
			}
			p.chosen = p.chosen || x.chosen
			p.kept = p.kept || x.by != nil
			return p.typ == l.typ && l.offset+p.size <= size
		}) {
			return false
		}
	}
	sort.Slice(a.pieces, func(i, j int) bool { return a.pieces[i].offset < a.pieces[j].offset })
	for i := 1; i < len(a.pieces); i++ {
		if a.pieces[i-1].offset+a.pieces[i-1].size > a.pieces[i].offset {
			return false
		}
	}
	return true
}

// collect collects the uses of an address within a slot, oldest first, the order in which LLVM
// splits loads and stores of aggregates.
func (s *splitter) collect(a *slotAccesses, address *ir.Instr, offset, size uint64) bool {
	var uses []*ir.Use
	for u := ir.FirstUse(address); u != nil; u = u.Next() {
		uses = append(uses, u)
	}
	for i := len(uses) - 1; i >= 0; i-- {
		u, in := uses[i], uses[i].User
		switch {
		case in == nil:
			return false
		case in.Op == ir.Load, in.Op == ir.Store && in.Operand(0) != ir.Value(address):
			if in.Has(ir.Volatile) || in.Has(ir.Atomic) {
				return false
			}
			a.list = append(a.list, access{in: in, offset: offset})
		case in.Op == ir.BitCast:
			a.addresses = append(a.addresses, in)
			if !s.collect(a, in, offset, size) {
				return false
			}
		case in.Op == ir.GetElementPtr && u.Index() == 0:
			more, ok := s.offsetOf(in)
			if !ok || offset+more > size {
				return false
			}
			a.addresses = append(a.addresses, in)
			if !s.collect(a, in, offset+more, size) {
				return false
			}
		case in.Op == ir.Select && u.Index() > 0 && chosenOf(in) == ir.Value(address):
			if !slices.Contains(a.addresses, in) {
				a.addresses = append(a.addresses, in)
				if !s.collect(a, in, offset, size) {
					return false
				}
			}
		case in.Op == ir.Select && u.Index() > 0 && chosenOf(in) != nil:
			a.dead = append(a.dead, u)
		case (in.Op == ir.Phi || in.Op == ir.Select && u.Index() > 0) && ir.FirstUse(in) == nil:
			if !slices.Contains(a.addresses, in) {
				a.addresses = append(a.addresses, in)
			}
		case in.Op == ir.Select && u.Index() > 0:
			x, ok := s.selectedLoads(in)
			if !ok {
				if !s.stays(a, u, offset) {
					return false
				}
				continue
			}
			if !slices.ContainsFunc(a.selects, func(o selected) bool { return o.in == in }) {
				a.selects = append(a.selects, x)
			}
			s.choose(a, u, offset, x.loads)
		case in.Op == ir.Phi && mergedOf(in) == ir.Value(address):
			if !slices.Contains(a.addresses, in) {
				a.addresses = append(a.addresses, in)
				if !s.collect(a, in, offset, size) {
					return false
				}
			}
		case in.Op == ir.Phi && in.Operand(u.Index()) == ir.Value(address):
			loads, ok := s.loadsOf(in)
			if !ok {
				if !s.stays(a, u, offset) {
					return false
				}
				continue
			}
			if !slices.Contains(a.phis, in) {
				a.phis = append(a.phis, in)
			}
			s.choose(a, u, offset, loads)
		case mem2reg.IsLifetime(in):
			a.markers = append(a.markers, in)
		default:
			return false
		}
	}
	return true
}

// offsetOf is the offset of a getelementptr with constant indices, in bytes.
func (s *splitter) offsetOf(gep *ir.Instr) (bytes uint64, ok bool) {
	t := gep.ElemType
	for i := 1; i < gep.NumOps(); i++ {
		c, ok := ir.AsInt(gep.Operand(i))
		if !ok || c.Int64() < 0 || c.Int64() > 1<<24 {
			return 0, false
		}
		n := uint64(c.Int64())
		switch {
		case i == 1:
			bytes += n * s.layout.Size(t)
		case t.Kind == ir.StructKind:
			bytes += s.layout.FieldOffset(t, int(n))
			t = t.Fields[n]
		case t.Kind == ir.ArrayKind:
			t = t.Elem
			bytes += n * s.layout.Size(t)
		default:
			return 0, false
		}
	}
	return bytes, true
}

// accessed is the type that a load or store moves.
func accessed(in *ir.Instr) *ir.Type {
	if in.Op == ir.Store {
		return in.Operand(0).Type()
	}
	return in.Type()
}

// leaf is a scalar in an aggregate: its offset and the indices that lead to it.
type leaf struct {
	offset uint64
	typ    *ir.Type
	path   []int32
}

// maxLeaves bounds the scalars into which a load or store is split.
const maxLeaves = 1 << 10

// leaves calls visit for each scalar of a type, in order, until it returns false or there are too
// many.
func (s *splitter) leaves(t *ir.Type, offset uint64, path []int32, visit func(leaf) bool) bool {
	left := maxLeaves
	var walk func(t *ir.Type, offset uint64, path []int32) bool
	walk = func(t *ir.Type, offset uint64, path []int32) bool {
		if left--; left < 0 {
			return false
		}
		path = path[:len(path):len(path)]
		switch t.Kind {
		case ir.StructKind:
			for i, field := range t.Fields {
				if !walk(field, offset+s.layout.FieldOffset(t, i), append(path, int32(i))) {
					return false
				}
			}
			return true
		case ir.ArrayKind:
			for i := range t.Len {
				if !walk(t.Elem, offset+i*s.layout.Size(t.Elem), append(path, int32(i))) {
					return false
				}
			}
			return true
		}
		return visit(leaf{offset, t, path})
	}
	return walk(t, offset, path)
}
