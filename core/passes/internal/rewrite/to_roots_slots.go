package rewrite

import (
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
)

// readAgain reloads the references that are live across a call from their roots after it, on both
// edges of an invoke.
func (c *rootConverter) readAgain(rec *record, call *ir.Instr) error {
	if len(rec.live) == 0 {
		return nil
	}
	if call.Op == ir.Call {
		return c.readAgainAt(rec, call, call.Next())
	}
	if err := c.readAgainAt(rec, call, call.NormalDest().FirstInsertionPt()); err != nil {
		return err
	}
	return c.readAgainAt(rec, call, call.UnwindDest().FirstInsertionPt())
}

func (c *rootConverter) readAgainAt(rec *record, call, before *ir.Instr) error {
	bases := map[ir.Value]ir.Value{} // the bases as reloaded here
	for _, v := range rec.live {
		base := c.baseOf[v]
		if bases[base] != nil {
			continue
		}
		slots, err := c.rootsOf(base)
		if err != nil {
			return err
		}
		again := c.readRoots(base, slots, call, before)
		bases[base] = again
		rec.remats = append(rec.remats, remat{again, base})
	}
	for _, v := range rec.live {
		base := c.baseOf[v]
		if v == base {
			continue
		}
		distance, err := c.distanceOf(v, base)
		if err != nil {
			return err
		}
		again := c.further(v, bases[base], distance, before)
		c.nameAgain(again, v)
		rec.remats = append(rec.remats, remat{again, v})
	}
	return nil
}

// insert inserts an instruction that is derived from a value before another.
func (c *rootConverter) insert(in *ir.Instr, from ir.Value, before *ir.Instr) *ir.Instr {
	in.SetFrom(from.ID())
	in.CopyDebugLoc(before)
	in.InsertBefore(before)
	return in
}

// nameAgain names the reloaded form of a value.
func (c *rootConverter) nameAgain(again *ir.Instr, v ir.Value) {
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		c.f.SetName(again, n.Name()+".reloaded")
	}
}

// readRoots reads a base from its roots.
func (c *rootConverter) readRoots(base ir.Value, slots []*ir.Instr, call,
	before *ir.Instr) *ir.Instr {
	load := func(slot *ir.Instr) *ir.Instr {
		in := c.insert(c.m.NewInstr(ir.Load, slot.ElemType, slot), base, before)
		c.reads = append(c.reads, in)
		return in
	}
	t := base.Type()
	if !t.IsVector() {
		in := load(slots[0])
		c.nameAgain(in, base)
		return in
	}
	var whole *ir.Instr
	for i, slot := range slots {
		part := load(slot)
		into := ir.Value(whole)
		if whole == nil {
			into = edit.NoValue(c.m, t)
		}
		whole = c.insert(c.m.NewInstr(ir.InsertElement, t, into, part,
			ir.IntConst(c.splatIndex(), uint64(i))), base, before)
		c.reads = append(c.reads, whole)
	}
	c.nameAgain(whole, base)
	return whole
}

// rootsOf are the slots of a base, to which it is stored at its definition.
func (c *rootConverter) rootsOf(base ir.Value) ([]*ir.Instr, error) {
	if slots := c.roots[base]; slots != nil {
		return slots, nil
	}
	t, n := base.Type(), uint64(1)
	if t.IsVector() {
		if t.Scalable {
			return nil, c.refuseRoot(base, "the number of roots of a scalable vector is unknown")
		}
		t, n = t.Elem, t.Len
	}
	var at *ir.Instr // arguments are stored once all slots exist
	if in, ok := base.(*ir.Instr); ok {
		var err error
		if at, err = c.afterDefinition(in); err != nil {
			return nil, err
		}
	}
	var slots []*ir.Instr
	first := c.f.Entry().First()
	if len(c.order) > 0 {
		all := c.roots[c.order[len(c.order)-1]]
		first = all[len(all)-1].Next()
	}
	for i := range n {
		slot := c.m.NewInstr(ir.Alloca, c.m.PointerTo(t, 0), ir.IntConst(c.m.Types.I32, 1))
		slot.ElemType = t
		c.insert(slot, base, first)
		if v, ok := base.(ir.Named); ok && v.Name() != "" {
			c.f.SetName(slot, v.Name()+".root")
		}
		slots = append(slots, slot)
		if at != nil {
			c.storeRoot(base, i, slot, at)
		}
	}
	c.roots[base] = slots
	c.order = append(c.order, base)
	return slots, nil
}

// storeRoot stores a base, or an element of it, to its slot.
func (c *rootConverter) storeRoot(base ir.Value, element uint64, slot, before *ir.Instr) {
	v := base
	if base.Type().IsVector() {
		v = c.insert(c.m.NewInstr(ir.ExtractElement, slot.ElemType, base,
			ir.IntConst(c.splatIndex(), element)), base, before)
	}
	c.insert(c.m.NewInstr(ir.Store, c.m.Types.Void, v, slot), base, before)
}

// afterDefinition is the first position at which a value can be used.
func (c *rootConverter) afterDefinition(in *ir.Instr) (*ir.Instr, error) {
	switch {
	case in.Op == ir.CallBr:
		return nil, c.refuseRoot(in, "the result of a `callbr` is defined in several blocks")
	case in.Op == ir.Invoke:
		return in.NormalDest().FirstInsertionPt(), nil
	case in.Op != ir.Phi:
		return in.Next(), nil
	}
	at := in.Parent().FirstInsertionPt()
	if at == nil || at.Op == ir.CatchSwitch {
		return nil, c.refuseRoot(in, "it cannot be stored in the block of a `catchswitch`")
	}
	return at, nil
}

// declareRoots calls llvm.gcroot for every slot, and stores arguments to theirs.
func (c *rootConverter) declareRoots() {
	at := c.f.Entry().First()
	for at.Op == ir.Alloca {
		at = at.Next()
	}
	for _, base := range c.order {
		if _, ok := base.(*ir.Arg); ok {
			for i, slot := range c.roots[base] {
				c.storeRoot(base, uint64(i), slot, at)
			}
		}
	}
	meta := c.m.PointerTo(c.m.Types.I8, 0)
	place := c.m.PointerTo(meta, 0)
	for _, base := range c.order {
		for _, slot := range c.roots[base] {
			address := slot
			if slot.Type() != place {
				address = c.insert(c.m.NewInstr(ir.BitCast, place, slot), base, at)
			}
			declare := c.rootIntrinsic(place, meta)
			call := c.m.NewInstr(ir.Call, c.m.Types.Void, declare, address, ir.Null(meta))
			call.Call = &ir.CallInfo{FuncType: declare.FuncType, NumArgs: 2}
			c.insert(call, base, at)
		}
	}
}

// rootIntrinsic declares llvm.gcroot.
func (c *rootConverter) rootIntrinsic(params ...*ir.Type) *ir.Func {
	return c.m.Declare("llvm.gcroot", c.m.Types.Func(c.m.Types.Void, params, false),
		ir.NewAttrSet(ir.Attr{Name: "nounwind"}))
}

// distanceOf is the offset of a derived pointer from its base, computed where the pointer is
// defined.
func (c *rootConverter) distanceOf(v, base ir.Value) (*ir.Instr, error) {
	if d := c.distances[v]; d != nil {
		return d, nil
	}
	in := v.(*ir.Instr) // an argument is its own base
	at, err := c.afterDefinition(in)
	if err != nil {
		return nil, err
	}
	if v.Type().IsVector() != base.Type().IsVector() {
		return nil, c.refuseRoot(v, "it is a vector of references into one object")
	}
	t := c.m.Types.Int(uint32(c.pointerBits(v.Type())))
	if vt := v.Type(); vt.IsVector() {
		t = c.m.Types.Vector(vt.Len, t, vt.Scalable)
	}
	// A base that merges others precedes the value it is the base of, except for phis.
	from := c.insert(c.m.NewInstr(ir.PtrToInt, t, base), v, at)
	to := c.insert(c.m.NewInstr(ir.PtrToInt, t, v), v, at)
	d := c.insert(c.m.NewInstr(ir.Sub, t, to, from), v, at)
	if in.Name() != "" {
		c.f.SetName(d, in.Name()+".distance")
	}
	c.distances[v] = d
	return d, nil
}

// further is a pointer of a value's type at an offset from a base.
func (c *rootConverter) further(v, base ir.Value, distance, before *ir.Instr) *ir.Instr {
	cast := func(p ir.Value, to *ir.Type) ir.Value {
		if p.Type() == to {
			return p
		}
		in := c.insert(c.m.NewInstr(ir.BitCast, to, p), v, before)
		c.reads = append(c.reads, in)
		return in
	}
	bytes := c.m.PointerTo(c.m.Types.I8, base.Type().Scalar().AddrSpace)
	if base.Type().IsVector() {
		bytes = c.m.Types.Vector(base.Type().Len, bytes, false)
	}
	start := cast(base, bytes)
	in := c.insert(c.m.NewInstr(ir.GetElementPtr, bytes, start, distance), v, before)
	in.ElemType = c.m.Types.I8
	c.reads = append(c.reads, in)
	return cast(in, v.Type()).(*ir.Instr)
}

// isRead reports whether anything reads a slot.
func isRead(slot *ir.Instr) bool {
	for u := ir.FirstUse(slot); u != nil; u = u.Next() {
		if u.User.Op == ir.Load {
			return true
		}
	}
	return false
}

// eraseSlot removes a root with its declaration and its stores.
func eraseSlot(slot *ir.Instr) {
	for u := ir.FirstUse(slot); u != nil; u = ir.FirstUse(slot) {
		user := u.User
		for use := ir.FirstUse(user); use != nil; use = ir.FirstUse(user) {
			use.User.Erase() // the call under a cast
		}
		var stored *ir.Instr
		if user.Op == ir.Store {
			stored, _ = user.Operand(0).(*ir.Instr)
		}
		user.Erase()
		if stored != nil && stored.Op == ir.ExtractElement && ir.FirstUse(stored) == nil {
			stored.Erase()
		}
	}
	slot.Erase()
}

// refuseRoot is the error for a reference that cannot be kept in a root.
func (c *rootConverter) refuseRoot(v ir.Value, why string) error {
	span := c.f.Span
	name := ""
	if in, ok := v.(*ir.Instr); ok {
		span = in.Span
	}
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		name = " `%" + n.Name() + "`"
	}
	return &pass.Unsupported{Span: span, Message: "the reference" + name +
		" cannot be kept in a root: " + why}
}
