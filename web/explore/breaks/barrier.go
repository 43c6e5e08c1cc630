package breaks

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// barrier is code that reports a store to a collector.
type barrier struct {
	at *ir.Instr
	// statepoint is set if at is one. value and field are the value and address of a storing
	// barrier; nil for a barrier that only reports a separate store.
	statepoint   *gc.Statepoint
	value, field ir.Value
	// name is the called function, or the variable that is written through.
	name string
}

// reportsOnly is in the description of a barrier that does not itself store.
const reportsOnly = ", which tells of a store "

// what describes what is broken.
func (b *barrier) what() string {
	if b.value == nil {
		return "`" + operandOr(b.at) + "`" + reportsOnly + "through `@" + b.name + "`"
	}
	return fmt.Sprintf("the store of `%s` to `%s` by `@%s`", operand(b.value), operand(b.field),
		b.name)
}

// operandOr is an instruction's name, or its text if it has none.
func operandOr(in *ir.Instr) string {
	if in.Type().IsVoid() {
		return in.Op.String()
	}
	return operand(in)
}

// barriersOf are the write barriers of a function: llvm.gcwrite where its strategy has a barrier,
// calls to the runtime's function that stores, calls of what a strategy's barriers call, and marks
// of cards.
func barriersOf(f *ir.Func, strategies *gc.Registry) (all []barrier) {
	known, err := strategies.Lookup(f.GC)
	own := false
	if err == nil {
		_, own = gc.As[gc.CustomWrites](known)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			switch {
			case in.Op == ir.Call && in.IsIntrinsic(gc.WriteName):
				if own && in.Call.NumArgs == 3 {
					all = append(all, barrier{at: in, value: in.Arg(0), field: in.Arg(2),
						name: gc.WriteName})
				}
			case in.Op == ir.Call:
				if b, ok := calledBarrier(in, strategies); ok {
					all = append(all, b)
				}
			case in.Op == ir.Store && marksCard(in):
				all = append(all, barrier{at: in, name: gc.CardTable})
			}
		}
	}
	return all
}

// storing reports whether a function is a barrier, with the argument indices of the value and the
// field; tells is set if it only reports a store.
func storing(name string, strategies *gc.Registry) (value, field int, tells, ok bool) {
	if name == "rt_store" {
		return 2, 1, false, true
	}
	for _, s := range strategies.Names() {
		known, err := strategies.Lookup(s)
		if err != nil {
			continue
		}
		for _, n := range gc.OutsideOf(known) {
			switch {
			case n.Name != name:
			case n.Kind == gc.NeedsWrite:
				return 0, 2, false, true
			case n.Kind == gc.NeedsLog, n.Kind == gc.NeedsRetain, n.Kind == gc.NeedsRelease:
				return 0, 0, true, true
			}
		}
	}
	return 0, 0, false, false
}

// calledBarrier returns a call as a barrier.
func calledBarrier(in *ir.Instr, strategies *gc.Registry) (b barrier, ok bool) {
	fn, args := in.CalledFunc(), in.Args()
	if gc.IsStatepoint(in) {
		s, err := gc.View(in)
		if err != nil {
			return b, false
		}
		fn, _ = s.Target.(*ir.Func)
		args, b.statepoint = s.CallArgs, &s
	}
	if fn == nil || !fn.IsDeclaration() || !fn.FuncType.Result().IsVoid() {
		return b, false
	}
	value, field, tells, ok := storing(fn.Name(), strategies)
	if !ok || max(value, field) >= len(args) {
		return b, false
	}
	b.at, b.name = in, fn.Name()
	if !tells {
		b.value, b.field = args[value].Value, args[field].Value
	}
	return b, true
}

// marksCard reports whether a store marks a card: it writes a byte at an offset from the card
// table's variable's value.
func marksCard(in *ir.Instr) bool {
	if !in.Operand(0).Type().IsInt(8) {
		return false
	}
	v := in.Operand(1)
	for range 8 {
		at, ok := v.(*ir.Instr)
		if !ok {
			return false
		}
		switch at.Op {
		case ir.GetElementPtr, ir.BitCast:
			v = at.Operand(0)
		case ir.Load:
			g, ok := at.Operand(0).(*ir.Global)
			return ok && g.Name() == gc.CardTable
		default:
			return false
		}
	}
	return false
}

// reported returns the store that a barrier only reports: the last one before a card mark, the next
// one after any other barrier, which may end a block. It returns 0 if there is none.
func (b *barrier) reported() provenance.ID {
	isStore := func(in *ir.Instr) bool {
		return in.Op == ir.Store && in.Operand(0).Type().IsPointer()
	}
	if b.name == gc.CardTable {
		for in := b.at.Prev(); in != nil; in = in.Prev() {
			if isStore(in) {
				return in.ID()
			}
		}
		return 0
	}
	for in, blocks := b.at, 0; blocks < 2; {
		switch {
		case isStore(in):
			return in.ID()
		case !in.IsTerminator():
			in = in.Next()
		case in.Op == ir.Br && in.NumOps() == 1:
			in = in.Operand(0).(*ir.Block).First()
			blocks++
		default:
			return 0
		}
	}
	return 0
}

// drop removes a barrier, and returns the ID of the plain store that is left, 0 for none.
func (b *barrier) drop(m *ir.Module) (store provenance.ID) {
	if b.statepoint != nil {
		if relocates, err := gc.RelocatesOf(b.statepoint); err == nil {
			dropRelocates(m, relocates)
		}
	}
	if b.value == nil {
		store = b.reported()
	} else {
		w := gc.NewBuilder(m)
		w.Before(b.at)
		field := b.field
		if t := field.Type(); t.Elem != nil && t.Elem != b.value.Type() {
			field = w.Cast(field, m.PointerTo(b.value.Type(), t.AddrSpace))
		}
		w.Store(b.value, field)
		left := b.at.Prev()
		left.SetFrom(b.at.ID())
		left.Span = b.at.Span
		left.CopyDebugLoc(b.at)
		store = left.ID()
	}
	b.at.Erase()
	return store
}

// barrierReason says why a dropped barrier went unnoticed.
func (x *Examiner) barrierReason(s *Site, r *recording) string {
	name := r.p.Collector()
	if !r.p.HearsOfStores() {
		return fmt.Sprintf("the collector %s needs no write barrier: each collection finds all "+
			"references again", name)
	}
	if n, known := r.executed(s.ID, r.b.stored); known && n == 0 {
		return "this run does not reach the store"
	}
	if r.p.MissedStore() == "" {
		switch {
		case slices.ContainsFunc(slices.Collect(maps.Keys(r.codeOf(s.ID, r.b.stored))), r.p.ByCard):
			return fmt.Sprintf("the %s collector heard of each store that it had to hear of: "+
				"another store marked the same card", name)
		case name == "refcount" && strings.Contains(s.What, reportsOnly):
			return "whenever the program came there, there was nothing to count: the reference " +
				"was null, or no safepoint followed"
		}
		return fmt.Sprintf("whenever the program reached it, the collector %s needed no report "+
			"of the store: the object was new, or the stored one was not", name)
	}
	return r.fates()
}

// missed makes an explanation begin with the store that no barrier reported, if anything was
// noticed.
func (x *Examiner) missed(ctx context.Context, e *Explanation, r *recording) {
	step, missed := r.p.Missed()
	if !missed || !e.Running() {
		return
	}
	e.First = r.claim(ctx, step)
	e.First.Text = fmt.Sprintf("stores a reference into an object, and no write barrier reports "+
		"it to the %s collector", r.p.Collector())
	e.Way = nil
}

// codeOf are the addresses of the machine instructions for IR instructions.
func (r *recording) codeOf(ids ...provenance.ID) map[uint64]bool {
	at := map[uint64]bool{}
	for i := range r.b.Result.Funcs {
		fn := &r.b.Result.Funcs[i]
		start, ok := r.p.Image.Lookup(fn.Name)
		for k := range fn.Insts {
			in := &fn.Insts[k]
			if ok && in.ID != 0 && slices.ContainsFunc(r.b.rootsOf(in.ID),
				func(id provenance.ID) bool {
					return id != 0 && slices.Contains(ids, id)
				}) {
				at[start+uint64(in.Offset)] = true
			}
		}
	}
	return at
}

// executed is the number of times that machine instructions for the given IR instructions accessed
// an object; known is false if there are none.
func (r *recording) executed(ids ...provenance.ID) (n int, known bool) {
	at := r.codeOf(ids...)
	for i := range r.events {
		if v := &r.events[i]; v.kind == anAccess && at[v.at] {
			n++
		}
	}
	return n, len(at) > 0
}
