package gc

import (
	"fmt"

	"statepoint/core/ir"
)

// Relocate is the typed view of a gc.relocate (Statepoints.rst, "llvm.experimental.gc.relocate").
type Relocate struct {
	// Call is the relocate itself: the pointer's value after the safepoint.
	Call *ir.Instr
	// Statepoint is the statepoint it belongs to.
	Statepoint *ir.Instr
	// Exceptional is set on relocates of the unwind edge.
	Exceptional bool
	// BaseIndex and DerivedIndex are positions in the statepoint's Live list, however the IR
	// counts.
	BaseIndex, DerivedIndex int
	// Base and Derived are the values before the safepoint.
	Base, Derived ir.Value
}

// StatepointOf returns the statepoint a token stands for: the call itself, or the invoke whose
// landing pad it is (or, in the oldest dialects, whose landing pad's part it is).
func StatepointOf(token ir.Value) (statepoint *ir.Instr, exceptional, ok bool) {
	in, _ := token.(*ir.Instr)
	if in == nil {
		return nil, false, false
	}
	if in.Op == ir.ExtractValue && in.NumOps() > 0 && in.Type().IsInteger() {
		pad, isInstr := in.Operand(0).(*ir.Instr)
		if !isInstr || pad.Op != ir.LandingPad {
			return nil, false, false
		}
		in = pad
	}
	if in.Op == ir.LandingPad && in.Parent() != nil {
		pred := in.Parent().UniquePred()
		if pred == nil {
			return nil, true, false
		}
		if t := pred.Terminator(); t != nil && t.Op == ir.Invoke && IsStatepoint(t) {
			return t, true, true
		}
		return nil, true, false
	}
	return in, false, IsStatepoint(in)
}

// ViewRelocate reads a relocate and resolves its indices.
func ViewRelocate(in *ir.Instr) (Relocate, error) {
	r := Relocate{Call: in}
	if !isRelocate(in) {
		return r, fmt.Errorf("not a call to %s with three arguments", RelocateName)
	}
	var ok bool
	if r.Statepoint, r.Exceptional, ok = StatepointOf(in.Arg(0)); !ok {
		return r, fmt.Errorf("the token of the relocate is not a statepoint")
	}
	s, err := View(r.Statepoint)
	if err != nil {
		return r, err
	}
	return r, r.view(&s)
}

// isRelocate reports whether in is a relocate with its three arguments.
func isRelocate(in *ir.Instr) bool { return whole(in) && in.Call.NumArgs == 3 && IsRelocate(in) }

// view finds the pointers of the relocate of a call.
func (r *Relocate) view(s *Statepoint) (err error) {
	if r.BaseIndex, err = s.liveIndex(r.Call.Arg(1), "base"); err != nil {
		return err
	}
	if r.DerivedIndex, err = s.liveIndex(r.Call.Arg(2), "derived"); err != nil {
		return err
	}
	r.Base, r.Derived = s.Live[r.BaseIndex].Value, s.Live[r.DerivedIndex].Value
	return nil
}

// liveIndex is the position in the Live list that an index of a relocate means.
func (s *Statepoint) liveIndex(v ir.Value, which string) (int, error) {
	c, ok := ir.AsInt(v)
	if !ok {
		return 0, fmt.Errorf("the %s index of the relocate is not a constant integer", which)
	}
	n := int64(c.Bits) - int64(s.firstLive)
	if n < 0 || n >= int64(len(s.Live)) {
		return 0, fmt.Errorf(
			"the %s index of the relocate is %d, outside the statepoint's gc operands %d to %d",
			which, c.Bits, s.firstLive, s.firstLive+len(s.Live)-1)
	}
	return int(n), nil
}

// RelocatesOf returns the relocates of a statepoint, those of the normal edge first, each edge's in
// the order of the token's use list: newest first, which is the reverse of the text and the order
// in which LLVM's instruction selection meets them.
func RelocatesOf(s *Statepoint) ([]Relocate, error) { return AppendRelocates(nil, s) }

// AppendRelocates is RelocatesOf for a caller that supplies the slice.
func AppendRelocates(all []Relocate, s *Statepoint) ([]Relocate, error) {
	var known *ir.Func // is the intrinsic
	err := eachUser(s.Call, func(in *ir.Instr, exceptional bool) error {
		switch f := in.CalledFunc(); {
		case f != nil && f == known && whole(in) && in.Call.NumArgs == 3:
		case isRelocate(in):
			known = f
		default:
			return nil
		}
		all = append(all, Relocate{Call: in, Statepoint: s.Call, Exceptional: exceptional})
		return all[len(all)-1].view(s)
	})
	return all, err
}

// Relocates combines View and RelocatesOf.
func Relocates(statepoint *ir.Instr) ([]Relocate, error) {
	s, err := View(statepoint)
	if err != nil {
		return nil, err
	}
	return RelocatesOf(&s)
}

// ResultOf returns the gc.result of a statepoint, nil if it has none. If there are several, it is
// the newest.
func ResultOf(statepoint *ir.Instr) *ir.Instr {
	var result *ir.Instr
	eachUser(statepoint, func(in *ir.Instr, _ bool) error {
		if result == nil && IsResult(in) {
			result = in
		}
		return nil
	})
	return result
}

// eachUser calls visit for the users of a statepoint's token, then for those of the landing pad of
// an invoke and of the pad's parts.
func eachUser(statepoint *ir.Instr, visit func(in *ir.Instr, exceptional bool) error) error {
	if err := eachUserOf(statepoint, false, visit); err != nil || statepoint.Op != ir.Invoke ||
		!statepoint.Shaped() {
		return err
	}
	pad := statepoint.UnwindDest().FirstNonPhi()
	if pad == nil || pad.Op != ir.LandingPad {
		return nil
	}
	return eachUserOf(pad, true, func(in *ir.Instr, exceptional bool) error {
		if in.Op == ir.ExtractValue {
			return eachUserOf(in, true, visit)
		}
		return visit(in, exceptional)
	})
}

func eachUserOf(v ir.Value, exceptional bool, visit func(*ir.Instr, bool) error) error {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		if u.User == nil {
			continue
		}
		if err := visit(u.User, exceptional); err != nil {
			return err
		}
	}
	return nil
}

// EachStatepoint visits the statepoints of a function, with their relocates, which are valid until
// the next one. It skips those that the verifier refuses.
func EachStatepoint(f *ir.Func, visit func(*Statepoint, []Relocate)) {
	var relocates []Relocate
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() || !IsStatepoint(in) {
				continue
			}
			s, err := View(in)
			if err != nil {
				continue
			}
			relocates, err = AppendRelocates(relocates[:0], &s)
			if err == nil {
				visit(&s, relocates)
			}
		}
	}
}
