package gc

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
)

// PointKind is a kind of safe point of a function with roots (GarbageCollection.html of LLVM 2.8,
// "Generating safe points: NeededSafePoints").
type PointKind uint8

const (
	// Loop is a branch back to a block that dominates it: once per iteration.
	Loop PointKind = iota
	// Return is a return instruction.
	Return
	// PreCall is a call instruction.
	PreCall
	// PostCall is the return address of a call.
	PostCall
)

var pointKinds = [...]string{Loop: "loop", Return: "return", PreCall: "pre-call",
	PostCall: "post-call"}

// String is the kind's name: loop, return, pre-call or post-call.
func (k PointKind) String() string { return pointKinds[k] }

// PointKinds is a set of kinds of safe points.
type PointKinds uint8

// Kinds is the set of some kinds.
func Kinds(kinds ...PointKind) (set PointKinds) {
	for _, k := range kinds {
		set |= 1 << k
	}
	return set
}

// Has reports whether a kind is in the set.
func (s PointKinds) Has(k PointKind) bool { return s&(1<<k) != 0 }

// String is the names of the kinds with "+" between them, "none" for no kind.
func (s PointKinds) String() string {
	var names []string
	for k, name := range pointKinds {
		if s.Has(PointKind(k)) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, "+")
}

// ParseKinds reads what PointKinds.String writes.
func ParseKinds(text string) (set PointKinds, err error) {
	if text == "none" {
		return 0, nil
	}
	for _, name := range strings.Split(text, "+") {
		found := false
		for k, known := range pointKinds {
			if known == name {
				set, found = set|Kinds(PointKind(k)), true
			}
		}
		if !found {
			return 0, fmt.Errorf("%q is not a kind of safe point; the kinds are %s, or none", name,
				strings.Join(pointKinds[:], ", "))
		}
	}
	return set, nil
}

// Root is a stack slot that llvm.gcroot declares.
type Root struct {
	// Number counts the roots of the function from 0, in the order of their declarations.
	Number int
	// Call is the call to llvm.gcroot, and Slot the alloca.
	Call, Slot *ir.Instr
	// Metadata is the second argument of the call, a constant.
	Metadata ir.Value
}

// Point is a safe point in a function with roots.
type Point struct {
	Kind PointKind
	// At is the instruction: a branch, a return, or a call. The safe points before and after a call
	// have the same one.
	At *ir.Instr
	// Live are the roots whose values may be used after the point: all of the function's roots,
	// unless liveness analysis of roots is enabled.
	Live []Root
}

// Read is a call to llvm.gcread or a load of a reference from an object.
type Read struct {
	// Call is the call or the load.
	Call *ir.Instr
	// Object is the object and Field the address in it that is read.
	Object, Field ir.Value
}

// Write is a call to llvm.gcwrite or a store of a reference into an object.
type Write struct {
	// Call is the call or the store.
	Call *ir.Instr
	// Value is stored, Object is the object and Field the address in it that is written.
	Value, Object, Field ir.Value
}

// RootOf reads a call to llvm.gcroot; ok is false for anything else, and for a root that is not an
// alloca, which the verifier refuses. Number is 0.
func RootOf(in *ir.Instr) (r Root, ok bool) {
	if in.Op != ir.Call || !in.IsIntrinsic(RootName) || in.Call.NumArgs != 2 {
		return Root{}, false
	}
	slot, _ := WithoutCasts(in.Arg(0)).(*ir.Instr)
	if slot == nil || slot.Op != ir.Alloca {
		return Root{}, false
	}
	return Root{Call: in, Slot: slot, Metadata: in.Arg(1)}, true
}

// RootsOf are the roots of a function in the order of their declarations.
func RootsOf(f *ir.Func) (roots []Root) {
	if !Declares(f, RootName) {
		return nil
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if r, ok := RootOf(in); ok {
				r.Number = len(roots)
				roots = append(roots, r)
			}
		}
	}
	return roots
}

// ReadOf reads a call to llvm.gcread.
func ReadOf(in *ir.Instr) (r Read, ok bool) {
	if in.Op != ir.Call || !in.IsIntrinsic(ReadName) || in.Call.NumArgs != 2 {
		return Read{}, false
	}
	return Read{Call: in, Object: in.Arg(0), Field: in.Arg(1)}, true
}

// WriteOf reads a call to llvm.gcwrite.
func WriteOf(in *ir.Instr) (w Write, ok bool) {
	if in.Op != ir.Call || !in.IsIntrinsic(WriteName) || in.Call.NumArgs != 3 {
		return Write{}, false
	}
	return Write{Call: in, Value: in.Arg(0), Object: in.Arg(1), Field: in.Arg(2)}, true
}

// WithoutCasts strips pointer casts, and getelementptrs with a zero offset. In a block that is not
// reachable, casts may depend on each other; then it is one of those.
func WithoutCasts(v ir.Value) ir.Value {
	met := v // the walk has gone round if it comes to this value again
	for steps := 1; ; steps++ {
		in, ok := v.(*ir.Instr)
		if !ok {
			return v
		}
		switch in.Op {
		case ir.BitCast, ir.AddrSpaceCast:
		case ir.GetElementPtr:
			for i := 1; i < in.NumOps(); i++ {
				if c, ok := in.Operand(i).(*ir.Const); !ok || !c.IsZeroValue() {
					return v
				}
			}
		default:
			return v
		}
		v = in.Operand(0)
		if v == met {
			return v
		}
		if steps&(steps-1) == 0 {
			met = v
		}
	}
}

// Declares reports whether the module of a function declares an intrinsic without overloads;
// otherwise the function does not call it.
func Declares(f *ir.Func, name string) bool { return f.Module().Func(name) != nil }
