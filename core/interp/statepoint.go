package interp

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// statepoint makes the call that a gc.statepoint wraps. With patch bytes, which are nops, nothing
// is called and the result is arbitrary.
func (m *Interp) statepoint(f *Frame, in *ir.Instr) (Value, *Token, error) {
	sp, err := gc.View(in)
	if err != nil {
		return Value{}, nil, unsupported("%v", err)
	}
	token := &Token{Call: in, Before: m.epoch()}
	if sp.PatchBytes != 0 {
		token.After = token.Before
		token.Result = OfState(sp.TargetType.Result(), Arbitrary)
		return Value{}, token, nil
	}
	args, err := m.operands(f, sp.CallArgs)
	if err != nil {
		return Value{}, nil, err
	}
	for i := range args {
		if args[i], err = m.byValue(sp.ArgAttrs(i), args[i]); err != nil {
			return Value{}, nil, err
		}
	}
	token.Result, err = m.callValue(f, in, sp.Target, sp.TargetType, args)
	token.After = m.epoch()
	return Value{}, token, err
}

func (m *Interp) epoch() int {
	if m.opt.Collector == nil {
		return 0
	}
	return m.opt.Collector.Epoch()
}

// tokenOf is the statepoint execution to which the first argument of a gc.relocate or gc.result
// refers.
func (m *Interp) tokenOf(f *Frame, in *ir.Instr) (*Token, error) {
	v, err := m.operand(f, in.Arg(0))
	if err != nil {
		return nil, err
	}
	if v.Token == nil {
		return nil, unsupported("a token of no statepoint")
	}
	return v.Token, nil
}

// relocate computes a pointer's value after a statepoint: the new address of its base, plus its
// offset from it.
func (m *Interp) relocate(f *Frame, in *ir.Instr) (Value, error) {
	t, err := m.tokenOf(f, in)
	if err != nil {
		return Value{}, err
	}
	base, err := m.liveOperand(f, t.Call, in.Arg(1))
	if err != nil {
		return base, err
	}
	derived, err := m.liveOperand(f, t.Call, in.Arg(2))
	if err != nil {
		return derived, err
	}
	return m.moved(t, in.Type(), base, derived)
}

// liveOperand is the value of the gc operand with the given index.
func (m *Interp) liveOperand(f *Frame, sp *ir.Instr, at ir.Value) (Value, error) {
	c, ok := ir.AsInt(at)
	if !ok {
		return Value{}, unsupported("a gc.relocate whose index is not a constant")
	}
	v, problem := gc.Listed(sp, c.Int64())
	if problem != "" {
		return Value{}, unsupported("a gc.relocate whose index %s", problem)
	}
	return m.operand(f, v)
}

func (m *Interp) moved(t *Token, typ *ir.Type, base, derived Value) (Value, error) {
	if typ.Kind == ir.VectorKind {
		v := Value{Type: typ, Elems: make([]Value, typ.Len)}
		for i := range v.Elems {
			b := base
			if len(base.Elems) > 0 {
				b = base.Elems[i]
			}
			e, err := m.moved(t, typ.Elem, b, derived.Elems[i])
			if err != nil {
				return v, err
			}
			v.Elems[i] = e
		}
		return v, nil
	}
	s := max(base.StateOf(), derived.StateOf())
	switch {
	case s >= Undef:
		return OfState(typ, s), nil
	case m.opt.Collector == nil || base.Bits == 0:
		return Value{Type: typ, State: derived.State, Bits: derived.Bits}, nil
	}
	to, err := m.opt.Collector.Moved(base.Bits, t.Before, t.After)
	return Value{Type: typ, State: s, Bits: to + (derived.Bits - base.Bits)}, err
}

// gcIntrinsic executes the garbage collection intrinsics other than the statepoint itself.
func (m *Interp) gcIntrinsic(f *Frame, in *ir.Instr, name string) (v Value, known bool, err error) {
	switch {
	case strings.HasPrefix(name, "llvm.experimental.gc.relocate"):
		v, err = m.relocate(f, in)
	case strings.HasPrefix(name, "llvm.experimental.gc.result"):
		var t *Token
		if t, err = m.tokenOf(f, in); err == nil {
			v = t.Result
		}
	case strings.HasPrefix(name, "llvm.experimental.gc.get.pointer.base"):
		v, err = m.operand(f, in.Arg(0)) // what reads it rewrites it; here it is only looked at
		v = atLeast(v, Arbitrary)
	case strings.HasPrefix(name, "llvm.experimental.gc.get.pointer.offset"):
		v = OfState(in.Type(), Arbitrary)
	case name == "llvm.gcroot":
		var p uint64
		if p, err = m.pointer(f, in.Arg(0)); err == nil {
			f.Roots = append(f.Roots, p)
			var old Value
			t := m.Module.Types.OpaquePointer(0)
			if old, err = m.Load(t, p); err == nil && old.State >= Undef {
				err = m.Store(Zero(t), p) // roots begin as null
			}
		}
	case name == "llvm.gcwrite": // (value, object, place)
		var vals []Value
		if vals, err = m.operands(f, in.Args()); err == nil {
			var p uint64
			if p, err = m.accessible(vals[2]); err == nil {
				err = m.Store(vals[0], p)
			}
		}
	case name == "llvm.gcread": // (object, place)
		var p uint64
		if p, err = m.pointer(f, in.Arg(1)); err == nil {
			v, err = m.Load(in.Type(), p)
		}
	case name == "llvm.experimental.stackmap",
		strings.HasPrefix(name, "llvm.experimental.patchpoint"):
		v = OfState(in.Type(), Arbitrary)
		if in.Call.NumArgs > 3 && strings.Contains(name, "patchpoint") {
			v, err = m.patchpoint(f, in)
		}
	default:
		return v, false, nil
	}
	return v, true, err
}

// patchpoint makes its call: (id, bytes, target, number of arguments, arguments…). A null target is
// no call.
func (m *Interp) patchpoint(f *Frame, in *ir.Instr) (Value, error) {
	target, err := m.operand(f, in.Arg(2))
	if err != nil || target.Bits == 0 {
		return OfState(in.Type(), Arbitrary), err
	}
	fn, _ := m.at[target.Bits].(*ir.Func)
	n, _ := ir.AsInt(in.Arg(3))
	if n == nil || int(n.Bits) > in.Call.NumArgs-4 {
		return Value{}, unsupported("a patchpoint of this form")
	}
	if fn == nil {
		return Value{}, undefined("a call to address 0x%x, where no function is", target.Bits)
	}
	args, err := m.operands(f, in.Args()[4:4+n.Bits])
	if err != nil {
		return Value{}, err
	}
	v, err := m.call(fn, in, fn.FuncType, args)
	v.Type = in.Type()
	return v, err
}
