package sroa

import (
	"slices"
	"sort"
	"strconv"

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
		if ir.FirstUse(slot) == nil {
			slot.Erase()
			replaced++
			continue
		}
		a, ok := s.accesses(slot)
		if ok && len(a.selects) > 0 {
			if err := spend(len(a.selects)); err != nil {
				return 0, err
			}
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
}

// piece is a scalar of a slot.
type piece struct {
	offset, size uint64
	typ          *ir.Type
	// uses counts the accesses that begin at it, by which LLVM numbers pieces.
	uses int
	// chosen is set if a select chose its address: LLVM promotes such pieces last.
	chosen bool
	slot   *ir.Instr
}

// access is a load or store within a slot.
type access struct {
	in     *ir.Instr
	offset uint64
	// chosen is set for a load of a select, again for all but the first of it: a select is one use.
	chosen, again bool
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
	// dead are operands that their selects never choose.
	dead []*ir.Use
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
	at := map[uint64]*piece{}
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
			return p.typ == l.typ && l.offset+p.size <= size
		}) {
			return nil, false
		}
	}
	sort.Slice(a.pieces, func(i, j int) bool { return a.pieces[i].offset < a.pieces[j].offset })
	for i := 1; i < len(a.pieces); i++ {
		if a.pieces[i-1].offset+a.pieces[i-1].size > a.pieces[i].offset {
			return nil, false
		}
	}
	return a, true
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
		case in.Op == ir.Select && u.Index() > 0:
			x, ok := s.selectedLoads(in)
			if !ok {
				return false
			}
			if !slices.ContainsFunc(a.selects, func(o selected) bool { return o.in == in }) {
				a.selects = append(a.selects, x)
			}
			for i, load := range x.loads {
				a.list = append(a.list, access{load, offset, true, i > 0})
			}
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

// split creates a slot for each piece, and moves the accesses to them.
func (s *splitter) split(slot *ir.Instr, a *slotAccesses) {
	whole := len(a.pieces) == 1 && a.pieces[0].offset == 0 && a.pieces[0].typ == slot.ElemType
	number, at := 0, map[uint64]*piece{}
	for i, p := range a.pieces {
		at[p.offset] = p
		if p.slot = slot; !whole {
			p.slot = s.m.NewInstr(ir.Alloca, slot.Type(), slot.Operand(0))
			p.slot.ElemType = p.typ
			if !s.m.Dialect.Opaque() {
				p.slot.MutateType(s.m.PointerTo(p.typ, slot.Type().AddrSpace))
			}
			p.slot.SetFrom(slot.ID())
			p.slot.InsertBefore(slot)
			s.f.SetName(p.slot, slot.Name()+".sroa."+strconv.Itoa(number))
		}
		number += p.uses
		if i == 0 {
			number += len(a.markers)
		}
		if !p.chosen {
			s.promote = append(s.promote, p.slot)
		}
	}
	for i := len(a.pieces) - 1; i >= 0; i-- {
		if p := a.pieces[i]; p.chosen {
			s.promote = append(s.promote, p.slot)
		}
	}
	for _, m := range a.markers {
		m.Erase()
	}
	for _, u := range a.dead {
		u.User.SetOperand(u.Index(), ir.Poison(u.User.Type()))
	}
	for _, x := range a.list {
		s.divide(x, at)
	}
	for _, p := range a.pieces {
		s.reload(p)
	}
	for i := len(a.addresses) - 1; i >= 0; i-- {
		in, condition := a.addresses[i], ir.Value(nil)
		if in.Op == ir.Select {
			condition = in.Operand(0)
		}
		in.Erase()
		eraseUnused(condition)
	}
	for _, in := range s.named {
		in.Erase()
	}
	s.named = s.named[:0]
	if !whole {
		s.describe(slot, a)
		slot.Erase()
	}
}

// reload renames the loads of an integer piece and drops their metadata, because LLVM replaces
// these loads by new ones in case it has to widen the integer.
func (s *splitter) reload(p *piece) {
	if p.typ.Kind != ir.IntegerKind || uint64(p.typ.Bits) != 8*p.size {
		return
	}
	name := p.slot.Name() + "." + strconv.FormatUint(p.offset, 10) + ".load"
	for u := ir.FirstUse(p.slot); u != nil; u = u.Next() {
		if u.User.Op == ir.Load {
			u.User.SetAttachments(nil)
			s.f.SetName(u.User, name)
		}
	}
}

// divide replaces an access by accesses to the pieces that it covers.
func (s *splitter) divide(x access, at map[uint64]*piece) {
	in := x.in
	t := accessed(in)
	if t.Kind != ir.StructKind && t.Kind != ir.ArrayKind {
		in.SetOperand(in.NumOps()-1, at[x.offset].slot)
		return
	}
	var value ir.Value = ir.Poison(t)
	if in.Op == ir.Store {
		value = in.Operand(0)
	}
	name := in.Name()
	if in.Op == ir.Store {
		name = nameOf(value)
	}
	s.leaves(t, x.offset, nil, func(l leaf) bool {
		path := name + ".fca"
		for _, i := range l.path {
			path += "." + strconv.Itoa(int(i))
		}
		slot := at[l.offset].slot
		if in.Op == ir.Store {
			part := s.extract(in, path+".extract", value, l)
			s.named = append(s.named, s.make(in, ir.GetElementPtr, slot.Type(), path+".gep", slot))
			s.make(in, ir.Store, s.m.Types.Void, "", part, slot)
			return true
		}
		s.named = append(s.named, s.make(in, ir.GetElementPtr, slot.Type(), path+".gep", slot))
		part := s.make(in, ir.Load, l.typ, path+".load", slot)
		whole := s.make(in, ir.InsertValue, t, path+".insert", value, part)
		whole.SetIndices(l.path)
		value = whole
		return true
	})
	if in.Op == ir.Load {
		ir.ReplaceAllUses(in, value)
	}
	in.Erase()
}

// extract emits the extractvalue of a scalar from an aggregate.
func (s *splitter) extract(before *ir.Instr, name string, whole ir.Value, l leaf) ir.Value {
	if c, ok := whole.(*ir.Const); ok {
		if part := element(c, l); part != nil {
			return part
		}
	}
	in := s.make(before, ir.ExtractValue, l.typ, name, whole)
	in.SetIndices(l.path)
	return in
}

// element is a scalar of a constant aggregate, nil if the constant does not list it.
func element(c *ir.Const, l leaf) ir.Value {
	for _, i := range l.path {
		switch c.Kind {
		case ir.ConstZero:
			return ir.Zero(l.typ)
		case ir.ConstUndef:
			return ir.Undef(l.typ)
		case ir.ConstPoison:
			return ir.Poison(l.typ)
		case ir.ConstAggregate:
			e, ok := c.Elems[i].(*ir.Const)
			if !ok {
				return c.Elems[i]
			}
			c = e
		default:
			return nil
		}
	}
	return c
}

// make inserts an instruction before another, from which it is derived.
func (s *splitter) make(before *ir.Instr, op ir.Opcode, t *ir.Type, name string,
	operands ...ir.Value) *ir.Instr {
	in := s.m.NewInstr(op, t, operands...)
	in.SetFrom(before.ID())
	in.CopyDebugLoc(before)
	in.InsertBefore(before)
	if name != "" {
		s.f.SetName(in, name)
	}
	return in
}

func nameOf(v ir.Value) string {
	if n, ok := v.(ir.Named); ok {
		return n.Name()
	}
	return ""
}

// describe updates debug information: the pieces of a slot have separate slots.
func (s *splitter) describe(slot *ir.Instr, a *slotAccesses) {
	parts := make([]mem2reg.Fragment, len(a.pieces))
	for i, p := range a.pieces {
		parts[i] = mem2reg.Fragment{Slot: p.slot, Offset: 8 * p.offset, Size: 8 * p.size}
	}
	mem2reg.Divide(s.m, slot, parts)
}
