package breaks

import (
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
)

// ModuleSites are the sites of the kinds that change the module, function by function.
func ModuleSites(m *ir.Module, strategies *gc.Registry) []Site {
	polls := pollTargets(m)
	var all []Site
	for _, f := range m.Funcs {
		count := map[Kind]int{}
		add := func(k Kind, sp *gc.Statepoint, id provenance.ID, what string) {
			count[k]++
			all = append(all, Site{Kind: k, Func: f.Name(), Number: count[k],
				Safepoint: sp.Call.ID(), ID: id, What: what})
		}
		ir.NumberLocals(f)
		gc.EachStatepoint(f, func(sp *gc.Statepoint, relocates []gc.Relocate) {
			after := " after the call to " + target(sp)
			for i := len(relocates) - 1; i >= 0; i-- { // in the order of the text
				r := &relocates[i]
				what := "`" + operand(r.Derived) + "`" + after
				if r.Exceptional {
					what += ", where it throws"
				}
				if ir.FirstUse(r.Call) != nil {
					add(SkipRelocate, sp, r.Call.ID(), what)
					all[len(all)-1].Exceptional = r.Exceptional
				}
			}
			isPoll := sp.Call.Op == ir.Call && polls[sp.Target]
			if isPoll {
				add(RemovePoll, sp, sp.Call.ID(), "the call to "+target(sp)+where(sp))
			} else if sp.PatchBytes == 0 {
				add(Leaf, sp, sp.Call.ID(), "the call to "+target(sp)+where(sp))
			}
			if flag, _, _ := transition(sp, f, strategies); flag != nil && sp.Call.Op == ir.Call {
				add(LateTransition, sp, sp.Call.ID(), "`"+operand(flag)+"`"+after)
			}
		})
		for _, b := range barriersOf(f, strategies) {
			count[DropBarrier]++
			all = append(all, Site{Kind: DropBarrier, Func: f.Name(), Number: count[DropBarrier],
				ID: b.at.ID(), What: b.what()})
		}
	}
	return all
}

// pollTargets are the functions that a poll calls: those that a poll's body calls, and the
// runtime's own.
func pollTargets(m *ir.Module) map[ir.Value]bool {
	polls := map[ir.Value]bool{}
	for _, name := range []string{"rt_safepoint", "do_safepoint", "gc.safepoint_poll"} {
		if f := m.Func(name); f != nil {
			polls[f] = true
		}
	}
	if body := m.Func("gc.safepoint_poll"); body != nil {
		for _, b := range body.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op == ir.Call && in.CalledFunc() != nil && in.Type().IsVoid() {
					polls[in.CalledFunc()] = true
				}
			}
		}
	}
	return polls
}

// transition returns the flag of a statepoint whose strategy has code for transitions, nil if there
// is none, with its values before and after the call.
func transition(sp *gc.Statepoint, f *ir.Func, strategies *gc.Registry) (flag ir.Value, before,
	after int32) {
	if sp.Flags&gc.FlagTransition == 0 {
		return nil, 0, 0
	}
	s, err := strategies.Lookup(f.GC)
	if err != nil {
		return nil, 0, 0
	}
	t, ok := gc.As[gc.Transitions](s)
	if !ok {
		return nil, 0, 0
	}
	n, before, after := t.TransitionFlag()
	if n < 0 || n >= len(sp.Transition) {
		return nil, 0, 0
	}
	return sp.Transition[n].Value, before, after
}

// operand returns a value's name in the text, whose function must be numbered.
func operand(v ir.Value) string {
	switch v := v.(type) {
	case *ir.Const:
		return "a constant"
	case ir.Named:
		return printer.Name(v)
	}
	return "a value"
}

func target(sp *gc.Statepoint) string {
	if f, ok := sp.Target.(*ir.Func); ok {
		return "`@" + f.Name() + "`"
	}
	return "`" + operand(sp.Target) + "`"
}

// where names the block of a statepoint, for sites that do not differ otherwise.
func where(sp *gc.Statepoint) string {
	if name := sp.Call.Parent().Name(); name != "" {
		return " in `%" + name + "`"
	}
	return ""
}

// Edit is what a break has done to a module.
type Edit struct {
	// stores are the stores of a late transition: the one that sets the flag to outside, and the
	// one that resets it.
	stores [2]provenance.ID
	// stored is the plain store that remains of a barrier.
	stored provenance.ID
}

// EditModule breaks a module, which must be unchanged since ModuleSites. It does nothing for kinds
// that change the map.
func (s *Site) EditModule(m *ir.Module, strategies *gc.Registry) (Edit, error) {
	var edited Edit
	if !s.Kind.OfModule() {
		return edited, nil
	}
	sites := ModuleSites(m, strategies)
	i := slices.IndexFunc(sites, func(have Site) bool { return s.is(&have) })
	f := m.Func(s.Func)
	if i < 0 || f == nil {
		return edited, fmt.Errorf("the module has no site %s", s.Key())
	}
	if s.Kind == DropBarrier {
		for _, b := range barriersOf(f, strategies) {
			if b.at.ID() == sites[i].ID {
				edited.stored = b.drop(m)
			}
		}
		return edited, nil
	}
	done, err := false, error(nil)
	gc.EachStatepoint(f, func(sp *gc.Statepoint, relocates []gc.Relocate) {
		if done || sp.Call.ID() != sites[i].Safepoint {
			return
		}
		done = true
		if s.Kind == LateTransition {
			flag, before, after := transition(sp, f, strategies)
			edited.stores = late(m, sp, flag, before, after)
			return
		}
		err = edit(m, &sites[i], sp, relocates)
	})
	return edited, err
}

func edit(m *ir.Module, s *Site, sp *gc.Statepoint, relocates []gc.Relocate) error {
	switch s.Kind {
	case SkipRelocate:
		n := slices.IndexFunc(relocates, func(r gc.Relocate) bool { return r.Call.ID() == s.ID })
		r := &relocates[n]
		ir.ReplaceAllUses(r.Call, like(m, r.Derived, r.Call))
	case RemovePoll:
		dropRelocates(m, relocates)
		sp.Call.Erase()
	case Leaf:
		return leaf(m, sp, relocates)
	}
	return nil
}

// like returns a value with the type of its relocate, which older dialects cast.
func like(m *ir.Module, v ir.Value, relocate *ir.Instr) ir.Value {
	if v.Type() == relocate.Type() {
		return v
	}
	cast := m.NewInstr(ir.BitCast, relocate.Type(), v)
	cast.SetFrom(relocate.ID())
	cast.InsertBefore(relocate)
	return cast
}

// dropRelocates makes the program continue with the old pointers.
func dropRelocates(m *ir.Module, relocates []gc.Relocate) {
	for i := range relocates {
		r := &relocates[i]
		ir.ReplaceAllUses(r.Call, like(m, r.Derived, r.Call))
		r.Call.Erase()
	}
}

// leaf turns a statepoint into a plain call.
func leaf(m *ir.Module, sp *gc.Statepoint, relocates []gc.Relocate) error {
	old := sp.Call
	dropRelocates(m, relocates)
	operands := []ir.Value{sp.Target}
	info := ir.CallInfo{FuncType: sp.TargetType, CC: old.Call.CC, NumArgs: len(sp.CallArgs)}
	for i := range sp.CallArgs {
		operands = append(operands, sp.CallArgs[i].Value)
		info.Params = append(info.Params, sp.ArgAttrs(i))
	}
	result := gc.ResultOf(old)
	if result != nil {
		info.Ret = result.Call.Ret
	}
	if old.Op == ir.Invoke {
		operands = append(operands, old.NormalDest(), old.UnwindDest())
	}
	call := m.NewInstr(old.Op, sp.TargetType.Result(), operands...)
	call.Call = &info
	call.SetFrom(old.ID())
	call.Span = old.Span
	call.CopyDebugLoc(old)
	call.InsertBefore(old)
	if result != nil {
		ir.ReplaceAllUses(result, call)
		name := result.Name()
		result.Erase()
		if name != "" {
			m.SetName(call, name)
		}
	}
	if ir.FirstUse(old) != nil {
		return fmt.Errorf("the token of the statepoint has uses that a plain call cannot serve")
	}
	old.Erase()
	return nil
}

// late expands a transition, and resets the flag before the next safepoint or at the end of the
// block.
func late(m *ir.Module, sp *gc.Statepoint, flag ir.Value, before,
	after int32) (stores [2]provenance.ID) {
	b := gc.NewBuilder(m)
	b.Before(sp.Call)
	b.Store(b.Int(32, uint64(uint32(before))), flag)
	stores[0] = sp.Call.Prev().ID()
	end := sp.Call.Next()
	for !end.IsTerminator() && !(end.Op.IsCall() && gc.IsStatepoint(end)) {
		end = end.Next()
	}
	b.Before(end)
	b.Store(b.Int(32, uint64(uint32(after))), flag)
	stores[1] = end.Prev().ID()
	if flags := sp.Head.Flags; flags != nil {
		flags.Set(b.Int(32, sp.Flags&^gc.FlagTransition))
	}
	return stores
}
