package barriers

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
)

// place writes the code of one access.
func (w *work) place(a *access) error {
	n := pass.BarrierNote{Func: w.f.ID(), At: a.in.ID()}
	var err error
	switch a.kind {
	case load:
		err = w.placeLoad(a, &n)
	case store:
		err = w.placeStore(a, &n)
	case exchange:
		err = w.placeExchange(a, &n)
	case copying:
		err = w.placeCopy(a, &n)
	case read:
		n.Barrier = gc.BarrierWord(w.reads)
		r, _ := gc.ReadOf(a.in)
		w.b.Before(a.in)
		err = w.replaceRead(a.in, r)
	case write:
		n.Barrier = gc.BarrierWord(w.writes)
		wr, _ := gc.WriteOf(a.in)
		w.b.Before(a.in)
		err = w.replaceWrite(wr)
	}
	if err != nil {
		return w.withPlace(a.in, err)
	}
	if n.Barrier != "" {
		w.why.Figures.Barriers++
	} else {
		w.why.Figures.Spared++
	}
	w.why.Barriers = append(w.why.Barriers, n)
	return nil
}

// withPlace adds the position to an error of a strategy.
func (w *work) withPlace(in *ir.Instr, err error) error {
	if _, ok := pass.AsDiagnostic(err); ok {
		return err
	}
	return w.refuse(in, "the strategy `"+w.f.GC+"` cannot lower @"+w.f.Name()+": "+err.Error())
}

// forward makes an instruction access the address that a barrier computes instead of the one in an
// operand, unless the object is fresh.
func (w *work) forward(a *access, operand int, by gc.Forwarding, n *pass.BarrierNote) error {
	if n.Spared = a.spared & gc.SparedFresh; n.Spared != 0 {
		return nil
	}
	old := a.in.Operand(operand)
	object, err := w.baseOf(a.in, old)
	if err != nil {
		return err
	}
	n.Barrier = gc.BarrierWord(by)
	w.b.Before(a.in)
	a.in.SetOperand(operand, w.b.Cast(by.Forward(w.b, object, old), old.Type()))
	return nil
}

func (w *work) placeLoad(a *access, n *pass.BarrierNote) error {
	in := a.in
	if w.forwardsReads != nil {
		return w.forward(a, 0, w.forwardsReads, n)
	}
	n.Barrier = gc.BarrierWord(w.reads)
	r := gc.Read{Call: in, Object: in.Operand(0), Field: in.Operand(0)}
	if w.checked == nil {
		if err := w.refuseSpecial(in); err != nil {
			return err
		}
		var err error
		if r.Object, err = w.baseOf(in, r.Field); err != nil {
			return err
		}
		w.b.Before(in)
		return w.replaceRead(in, r)
	}
	uses := usesOf(in)
	w.b.After(in)
	v, err := w.checked.AfterRead(w.b, r, in)
	if err != nil {
		return err
	}
	for _, u := range uses {
		u.Set(v)
	}
	return nil
}

// usesOf are the uses of a value.
func usesOf(v ir.Value) (all []*ir.Use) {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		all = append(all, u)
	}
	return all
}

// replaceRead replaces a read by the code of a barrier that reads by itself.
func (w *work) replaceRead(in *ir.Instr, r gc.Read) error {
	v, err := w.reads.LowerRead(w.b, r)
	if err != nil {
		return err
	}
	v = w.b.Cast(v, in.Type())
	if got, ok := v.(*ir.Instr); ok && got.Name() == "" {
		w.f.TakeName(got, in)
	}
	ir.ReplaceAllUses(in, v)
	in.Erase()
	return nil
}

// replaceWrite replaces a write by the code of a barrier that writes by itself.
func (w *work) replaceWrite(wr gc.Write) error {
	if err := w.writes.LowerWrite(w.b, wr); err != nil {
		return err
	}
	wr.Call.Erase()
	return nil
}

// refuseSpecial refuses a volatile or atomic access whose barrier makes the access itself.
func (w *work) refuseSpecial(in *ir.Instr) error {
	if in.Flags&(ir.Volatile|ir.Atomic) != 0 {
		return w.refuse(in, "the barrier of gc \""+w.f.GC+"\" accesses the field itself, and "+
			"not as this volatile or atomic access does")
	}
	return nil
}

func (w *work) placeStore(a *access, n *pass.BarrierNote) (err error) {
	in := a.in
	if !a.reference {
		return w.forward(a, 1, w.forwardsWrites, n)
	}
	if !w.composed {
		if err := w.refuseSpecial(in); err != nil {
			return err
		}
		wr := gc.Write{Call: in, Value: in.Operand(0), Field: in.Operand(1)}
		if wr.Object, err = w.baseOf(in, wr.Field); err != nil {
			return err
		}
		n.Barrier = gc.BarrierWord(w.writes)
		w.b.Before(in)
		return w.replaceWrite(wr)
	}
	return w.around(a, in.Operand(0), 1, n)
}

// around writes the parts of the write barrier around an access that stores a value to the address
// in an operand.
func (w *work) around(a *access, value ir.Value, operand int, n *pass.BarrierNote) (err error) {
	in := a.in
	parts, spared := w.parts.Without(a.spared)
	n.Barrier, n.Spared = parts.Word(), spared
	if len(parts) == 0 {
		return nil
	}
	wr := gc.Write{Call: in, Value: value, Object: in.Operand(operand), Field: in.Operand(operand)}
	if !parts.FieldOnly() {
		if wr.Object, err = w.baseOf(in, wr.Field); err != nil {
			return err
		}
	}
	w.b.Before(in)
	if wr, err = parts.Before(w.b, wr); err != nil {
		return err
	}
	in.SetOperand(operand, w.b.Cast(wr.Field, in.Operand(operand).Type()))
	w.b.After(in)
	return parts.After(w.b, wr)
}

// placeExchange is the barrier of atomicrmw and cmpxchg.
func (w *work) placeExchange(a *access, n *pass.BarrierNote) error {
	in := a.in
	if !a.reference || w.writes == nil && w.forwardsReads != nil {
		if w.forwardsWrites == nil {
			return nil
		}
		return w.forward(a, 0, w.forwardsWrites, n)
	}
	if w.reads != nil && w.forwardsReads == nil {
		return w.refuse(in, "the read barrier of gc \""+w.f.GC+"\" has no code for an "+
			"atomic exchange of references")
	}
	if !w.composed || !w.parts.AfterOnly() {
		return w.refuse(in, "the write barrier of gc \""+w.f.GC+"\" has no code for an "+
			"atomic exchange of references: it runs before the store, or depends on the value")
	}
	return w.around(a, in.Operand(in.NumOps()-1), 0, n)
}

// placeCopy applies forwarding barriers to a copy of memory, and warns if a write barrier does not
// see it.
func (w *work) placeCopy(a *access, n *pass.BarrierNote) error {
	in := a.in
	fills := in.IsIntrinsic("llvm.memset")
	for i, by := range []gc.Forwarding{w.forwardsWrites, w.forwardsReads} {
		if by == nil || i == 1 && fills || !w.inObject(in.Arg(i)) {
			continue
		}
		if err := w.forward(a, 1+i, by, n); err != nil {
			return err
		}
	}
	if w.writes != nil && !fills && w.inObject(in.Arg(0)) &&
		(!w.composed || len(w.parts) > 1 || w.forwardsWrites == nil) {
		w.warnOfCopy(in)
	}
	return nil
}
