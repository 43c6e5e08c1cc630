package analysis

import (
	"fmt"

	"statepoint/core/ir"
)

// Bases finds the base pointers of derived pointers. Its results stay cached, and valid, as long as
// the definitions of the function's pointers do not change.
//
// One table holds two relations, as in LLVM: from any pointer to its base defining value, found by
// looking through address arithmetic and casts; and from that to its base, once known. A base
// defining value that merges or repacks pointers (phi, select, the vector instructions) is not yet
// a base: Infer says which of them need a parallel instruction over bases.
type Bases struct {
	found map[ir.Value]ir.Value
	known map[ir.Value]bool
	// pruned are the merges that Infer has found to be bases, along with their inputs. Later walks
	// do not enter them.
	pruned map[ir.Value]bool
}

// NewBases returns an empty table.
func NewBases() *Bases {
	return &Bases{found: map[ir.Value]ir.Value{}, known: map[ir.Value]bool{},
		pruned: map[ir.Value]bool{}}
}

// Reset forgets everything, for the next function.
func (b *Bases) Reset() {
	clear(b.found)
	clear(b.known)
	clear(b.pruned)
}

// UnsupportedBase is the error for a pointer whose base cannot be determined.
type UnsupportedBase struct {
	// At is the instruction that prevents it.
	At  *ir.Instr
	Why string
}

// Error names the instruction and the reason.
func (e *UnsupportedBase) Error() string {
	return fmt.Sprintf("cannot find the base of a gc pointer that comes from `%s`: %s", e.At.Op,
		e.Why)
}

// isBaseValue reports whether an instruction has the metadata !is_base_value.
func isBaseValue(in *ir.Instr) bool {
	for i := range in.Attachments() {
		if in.Attachments()[i].Kind == "is_base_value" {
			return true
		}
	}
	return false
}

// Known reports whether v, a base defining value, is a base.
func (b *Bases) Known(v ir.Value) bool { return b.known[v] }

// SetKnown marks a value that the caller created as a base.
func (b *Bases) SetKnown(v ir.Value) { b.known[v] = true }

// SetBase records the base of a base defining value.
func (b *Bases) SetBase(v, base ir.Value) { b.found[v] = base }

// SameShape reports whether both values are vectors or neither is.
func SameShape(a, b ir.Value) bool { return a.Type().IsVector() == b.Type().IsVector() }

// DefiningValue returns the base defining value of a pointer or vector of pointers.
func (b *Bases) DefiningValue(v ir.Value) (ir.Value, error) {
	if d, ok := b.found[v]; ok {
		return d, nil
	}
	// The result is cached for every value passed on the way.
	var path []ir.Value
	var d ir.Value
	for {
		if f, ok := b.found[v]; ok {
			d = f
			break
		}
		next, base, err := b.step(v)
		if err != nil {
			return nil, err
		}
		if next == nil {
			d = base
			b.found[v] = base
			break
		}
		path = append(path, v)
		v = next
	}
	for _, p := range path {
		b.found[p] = d
	}
	return d, nil
}

// step looks through one instruction: next is the pointer to continue with, or nil if base is the
// result.
func (b *Bases) step(v ir.Value) (next, base ir.Value, err error) {
	switch v := v.(type) {
	case *ir.Arg:
		b.known[v] = true
		return nil, v, nil
	case *ir.Instr:
		return b.stepInstr(v)
	}
	// Objects with a constant address do not move, and dead paths may contain any constant;
	// constants all have the null base.
	return nil, b.null(v.Type()), nil
}

// null is the base of what does not move.
func (b *Bases) null(t *ir.Type) ir.Value {
	null := ir.Zero(t)
	b.known[null] = true
	return null
}

func isAlloca(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && in.Op == ir.Alloca
}

func (b *Bases) stepInstr(in *ir.Instr) (next, base ir.Value, err error) {
	switch in.Op {
	case ir.GetElementPtr, ir.Freeze:
		return in.Operand(0), nil, nil
	case ir.BitCast, ir.AddrSpaceCast:
		if in.Op == ir.BitCast && in.Type().IsVector() {
			return in.Operand(0), nil, nil
		}
		s := stripPointerCasts(in)
		for steps := 0; s.Type().Scalar().AddrSpace != in.Type().Scalar().AddrSpace ||
			s == ir.Value(in); steps++ {
			if ir.IsConstant(s) || isAlloca(s) { // an object that does not move, in another space
				return nil, b.null(in.Type()), nil
			}
			// A pointer cast to another address space and back points into the object it came from.
			on, ok := s.(*ir.Instr)
			if !ok || steps > 1000 || on.Op != ir.GetElementPtr && on.Op != ir.AddrSpaceCast &&
				on.Op != ir.BitCast && on.Op != ir.Freeze {
				return nil, nil, &UnsupportedBase{
					in,
					"a collector cannot tell which object a pointer from another address space " +
						"points into"}
			}
			s = stripPointerCasts(on.Operand(0))
		}
		return s, nil, nil
	case ir.Load, ir.IntToPtr, ir.ExtractValue, ir.VAArg, ir.AtomicRMW, ir.CmpXchg:
		b.known[in] = true
		return nil, in, nil
	case ir.Call, ir.Invoke, ir.CallBr:
		switch {
		case in.IsIntrinsic("llvm.experimental.gc.get.pointer.base"):
			return in.Arg(0), nil, nil
		case in.IsIntrinsic("llvm.experimental.gc.relocate"),
			in.IsIntrinsic("llvm.experimental.gc.statepoint"):
			return nil, nil, &UnsupportedBase{
				in, "the function has relocations already, and rewriting it twice is not supported"}
		}
		b.known[in] = true
		return nil, in, nil
	case ir.Phi, ir.Select, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		b.known[in] = isBaseValue(in)
		return nil, in, nil
	case ir.Alloca: // memory of the frame does not move
		return nil, b.null(in.Type()), nil
	case ir.LandingPad:
		return nil, nil, &UnsupportedBase{in, "the value of an exception has no base"}
	}
	return nil, nil, &UnsupportedBase{in, "the instruction is not one that yields gc pointers"}
}

// BaseOrDefining returns the base of a pointer if known, else its base defining value.
func (b *Bases) BaseOrDefining(v ir.Value) (ir.Value, error) {
	d, err := b.DefiningValue(v)
	if err != nil {
		return nil, err
	}
	if f, ok := b.found[d]; ok {
		return f, nil
	}
	return d, nil
}

// stripPointerCasts looks through casts between pointers, address arithmetic with zero offsets, and
// calls that return one of their arguments, as LLVM's Value::stripPointerCasts does.
func stripPointerCasts(v ir.Value) ir.Value {
	if !v.Type().IsPointer() {
		return v
	}
	for range 1000 { // code that cannot run may define a value by itself
		in, ok := v.(*ir.Instr)
		if !ok {
			return v
		}
		switch in.Op {
		case ir.BitCast, ir.AddrSpaceCast:
			if !in.Operand(0).Type().IsPointer() {
				return v
			}
			v = in.Operand(0)
			continue
		case ir.GetElementPtr:
			for i := 1; i < in.NumOps(); i++ {
				if c, ok := in.Operand(i).(*ir.Const); !ok || !c.IsZeroValue() {
					return v
				}
			}
			v = in.Operand(0)
			continue
		case ir.Call, ir.Invoke:
			returned := false
			for i := range in.Call.NumArgs {
				if in.Call.ParamAttrs(i).Has("returned") || calleeReturns(in, i) {
					v, returned = in.Arg(i), true
					break
				}
			}
			if returned && v.Type() == in.Type() {
				continue
			}
			return in
		}
		return v
	}
	return v
}

func calleeReturns(in *ir.Instr, i int) bool {
	f := in.CalledFunc()
	return f != nil && i < len(f.Args) && f.Args[i].Attrs.Has("returned")
}
