package roots

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/passes/internal/edit"
)

// retype gives references the strategy's type, in the whole module.
func (p *rootPromoter) retype() {
	c := p.classes
	typ := func(t *ir.Type, key any) *ir.Type {
		switch {
		case !c.isReference(key):
			return t
		case t.IsVector():
			return p.m.Types.Vector(t.Len, p.reference, t.Scalable)
		}
		return p.reference
	}
	for _, f := range p.m.Funcs {
		if f.IsIntrinsic() {
			continue
		}
		params := append([]*ir.Type(nil), f.FuncType.Fields...)
		for i, a := range f.Args {
			params[i] = typ(params[i], a)
			a.MutateType(params[i])
		}
		f.FuncType = p.m.Types.Func(typ(f.FuncType.Result(), resultOf{f}), params,
			f.FuncType.Variadic)
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				in.MutateType(typ(in.Type(), in))
				if p.isRoot(in) {
					in.ElemType = p.reference
				}
			}
		}
	}
	for _, f := range p.m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				p.operands(f, in)
			}
		}
	}
}

// operands updates the constants among an instruction's operands, and the type of its callee.
func (p *rootPromoter) operands(f *ir.Func, in *ir.Instr) {
	as := func(i int, t *ir.Type) {
		if v := in.Operand(i); v.Type() != t && ir.IsConstant(v) {
			in.SetOperand(i, p.constant(v, t))
		}
	}
	switch in.Op {
	case ir.Phi, ir.Freeze, ir.Select, ir.InsertElement, ir.ShuffleVector:
		for i := range in.NumOps() {
			if v := in.Operand(i); v.Type().Scalar().IsPointer() {
				t := in.Type()
				if !v.Type().IsVector() {
					t = t.Scalar()
				}
				as(i, t)
			}
		}
	case ir.ICmp:
		as(0, in.Operand(1).Type())
		as(1, in.Operand(0).Type())
	case ir.Store:
		if slot, ok := in.Operand(1).(*ir.Instr); ok && p.isRoot(slot) {
			as(0, p.reference)
		}
	case ir.Ret:
		if in.NumOps() == 1 {
			as(0, f.FuncType.Result())
		}
	case ir.Call, ir.Invoke:
		p.call(in, as)
	}
}

// call gives a call the present signature of its callee.
func (p *rootPromoter) call(in *ir.Instr, as func(int, *ir.Type)) {
	callee := in.CalledFunc()
	if edit.IsIntrinsicCall(in) {
		p.intrinsic(in, callee)
		return
	}
	old := in.Call.FuncType
	params := append([]*ir.Type(nil), old.Fields...)
	for i := range params {
		if callee != nil && len(callee.FuncType.Fields) == len(params) {
			params[i] = callee.FuncType.Fields[i]
			as(1+i, params[i])
		} else {
			params[i] = in.Arg(i).Type()
		}
	}
	if t := p.m.Types.Func(in.Type(), params, old.Variadic); t != old {
		info := *in.Call
		info.FuncType = t
		in.Call = &info
	}
}

// intrinsic renames the callee of an intrinsic call with references to the name with their types.
func (p *rootPromoter) intrinsic(in *ir.Instr, callee *ir.Func) {
	name, _ := p.nameOf(in)
	if name == "" || name == callee.Name() {
		return
	}
	params := append([]*ir.Type(nil), callee.FuncType.Fields...)
	for i := range params {
		params[i] = in.Arg(i).Type()
	}
	f := p.m.Declare(name, p.m.Types.Func(in.Type(), params, false), nil)
	intrinsics.SetAttributes(f)
	in.OperandUse(0).Set(f)
	info := *in.Call
	info.FuncType = f.FuncType
	in.Call = &info
	if ir.FirstUse(callee) == nil {
		p.m.RemoveFunc(callee)
	}
}

// constant is a constant pointer converted to another address space.
func (p *rootPromoter) constant(v ir.Value, t *ir.Type) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		if same := ir.OfKind(c.Kind, t); same != nil {
			return same
		}
	}
	cast := ir.NewConst(t, ir.ConstExpr, v)
	cast.Op = ir.AddrSpaceCast
	return cast
}

// promote replaces a function's roots by values. Every block where a root may still be read has a
// value for it: a phi where paths meet, null at the entry.
func (p *rootPromoter) promote(f *ir.Func) error {
	roots := p.roots[f]
	if len(roots) == 0 {
		p.undeclare(f)
		return nil
	}
	p.became = map[ir.Value]ir.Value{}
	slots := slotsOf(roots)
	live := analysis.NewSlots(f, slots)
	cfg := analysis.NewCFG(f)
	number := map[*ir.Instr]int{}
	for i, slot := range slots {
		number[slot] = i
	}
	begin := make([][]ir.Value, len(cfg.Blocks))
	end := make([][]ir.Value, len(cfg.Blocks))
	var phis []*ir.Instr
	for _, n := range cfg.RPO {
		b := cfg.Blocks[n]
		now := make([]ir.Value, len(slots))
		switch preds := cfg.Preds[n]; {
		case len(preds) == 0:
			for i := range now {
				now[i] = ir.Null(p.reference)
			}
		case len(preds) == 1:
			copy(now, end[preds[0]])
		default:
			added := 0
			for i := range slots {
				if live.LiveIn(int(n), i) {
					added += len(preds)
				}
			}
			if err := p.budget.Spend(f, added, "values to merge in phis"); err != nil {
				return err
			}
			for i, slot := range slots {
				if live.LiveIn(int(n), i) {
					phi := p.phi(f, b, slot)
					phis = append(phis, phi)
					now[i] = phi
				}
			}
		}
		begin[n] = append([]ir.Value(nil), now...)
		for in := b.First(); in != nil; {
			next := in.Next()
			slot, access := live.Access(in)
			switch access {
			case analysis.SlotRead:
				p.replace(in, now[number[slot]])
			case analysis.SlotWrite:
				now[number[slot]] = in.Operand(0)
				in.Erase()
			}
			in = next
		}
		end[n] = now
	}
	for _, n := range cfg.RPO {
		if preds := cfg.Preds[n]; len(preds) > 1 {
			for i := range slots {
				phi, ok := begin[n][i].(*ir.Instr)
				if !ok {
					continue
				}
				for _, from := range cfg.Blocks[n].Preds() {
					phi.AddIncoming(end[from.Num()][i], from)
				}
			}
		}
	}
	p.undeclare(f)
	p.dropNeedlessPhis(phis)
	for _, slot := range slots {
		p.became[slot] = ir.Poison(slot.Type())
		for u := ir.FirstUse(slot); u != nil; u = ir.FirstUse(slot) {
			u.User.Erase()
		}
		slot.Erase()
	}
	p.updateRecords(f)
	return nil
}

// phi inserts a phi for the value of a root at the start of a block.
func (p *rootPromoter) phi(f *ir.Func, b *ir.Block, slot *ir.Instr) *ir.Instr {
	phi := p.m.NewInstr(ir.Phi, p.reference)
	phi.SetFrom(slot.ID())
	if slot.Name() != "" {
		f.SetName(phi, slot.Name())
	}
	b.InsertBefore(phi, b.First())
	return phi
}

// undeclare removes the calls to llvm.gcroot from a function.
func (p *rootPromoter) undeclare(f *ir.Func) {
	for _, r := range gc.RootsOf(f) {
		r.Call.Erase()
	}
}

// dropNeedlessPhis replaces phis with one value by that value, until there are none.
func (p *rootPromoter) dropNeedlessPhis(phis []*ir.Instr) {
	for len(phis) > 0 {
		phi := phis[len(phis)-1]
		phis = phis[:len(phis)-1]
		one := onlyValue(phi)
		if one == nil || p.became[phi] != nil {
			continue
		}
		for u := ir.FirstUse(phi); u != nil; u = u.Next() {
			if in := u.User; in != nil && in != phi && in.Op == ir.Phi {
				phis = append(phis, in)
			}
		}
		p.replace(phi, one)
	}
}

// replace replaces an instruction by a value.
func (p *rootPromoter) replace(in *ir.Instr, v ir.Value) {
	p.became[in] = v
	ir.ReplaceAllUses(in, v)
	in.Erase()
}

// updateRecords updates debug records with replaced values.
func (p *rootPromoter) updateRecords(f *ir.Func) {
	for from, to := range p.became {
		for p.became[to] != nil {
			to = p.became[to]
		}
		p.became[from] = to
	}
	edit.ReplaceInRecords(f, p.became)
}

// onlyValue is the only value that a phi merges, nil if there are several.
func onlyValue(phi *ir.Instr) (one ir.Value) {
	for i := range phi.NumOps() {
		switch v := phi.Operand(i); {
		case v == ir.Value(phi) || v == one:
		case one != nil:
			return nil
		default:
			one = v
		}
	}
	return one
}
