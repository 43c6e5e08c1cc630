package gc

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Head are the leading operands of a statepoint, nil for those that its shape lacks.
type Head struct {
	ID, PatchBytes, Target, Flags *ir.Use
}

// Parts are the operands of a statepoint by purpose. The slices are the call's own, of the real
// call's arguments and of inline operands; operands in bundles are not among them.
type Parts struct {
	Shape Shape
	Head
	Args, Transition, Deopt, GC []ir.Use
}

// PartsOf finds the parts of a call to the statepoint intrinsic; problem says in words why that is
// impossible, "" if it is possible. The verifier checks their types.
func PartsOf(in *ir.Instr) (p Parts, problem string) {
	at, problem := split(in)
	if problem != "" {
		return Parts{Shape: at.shape}, problem
	}
	args := in.Args()
	p = Parts{Shape: at.shape, Head: headOf(args, &at)}
	p.Args, p.Transition = args[at.args[0]:at.args[1]], args[at.transition[0]:at.transition[1]]
	p.Deopt, p.GC = args[at.deopt[0]:at.deopt[1]], args[at.gc[0]:at.gc[1]]
	return p, ""
}

// HasInlineOperands reports whether a statepoint has deopt, transition or gc operands among its
// arguments, not in bundles.
func HasInlineOperands(in *ir.Instr) bool {
	at, problem := split(in)
	return problem == "" && at.inline()
}

// LacksCounts reports whether a statepoint ends after the arguments of its call. LLVM requires the
// numbers of inline transition and deopt operands there, zeros beside bundles.
func LacksCounts(in *ir.Instr) bool {
	at, problem := split(in)
	return problem == "" && at.shape != Inline36 && at.args[1] == in.Call.NumArgs
}

func headOf(args []ir.Use, at *positions) Head {
	h := Head{Target: &args[at.target]}
	if at.id >= 0 {
		h.ID, h.PatchBytes, h.Flags = &args[at.id], &args[at.patchBytes], &args[at.flags]
	}
	return h
}

// CalleeType is the type of the function that a statepoint calls, from its pointer type or
// elementtype(…); nil if neither has it.
func (p *Parts) CalleeType() *ir.Type {
	if p.Target == nil {
		return nil
	}
	return calleeType(p.Target)
}

func calleeType(target *ir.Use) *ir.Type {
	if t := target.Value.Type(); t.IsPointer() && t.Elem != nil {
		return t.Elem
	}
	a, _ := target.User.Call.ParamAttrs(target.Index() - 1).Get("elementtype")
	return a.Type
}

// IsBundle reports whether a call's operand bundle becomes a part of its statepoint.
func IsBundle(tag string) bool {
	switch tag {
	case deoptBundle, transitionBundle, LiveBundle:
		return true
	}
	return false
}

// The operand bundles of statepoints.
const (
	LiveBundle       = "gc-live"
	deoptBundle      = "deopt"
	transitionBundle = "gc-transition"
)

// Live are the pointers that a statepoint lists for its relocates, nil if it cannot be read.
func Live(statepoint *ir.Instr) []ir.Use {
	live, _, _ := liveOf(statepoint)
	return live
}

// liveOf returns the operands to which the indices of a statepoint's relocates refer, and the index
// of the first: the operands of "gc-live", counted from 0, else the gc operands, counted among all
// arguments.
func liveOf(statepoint *ir.Instr) (live []ir.Use, first int, problem string) {
	if whole(statepoint) {
		if live, ok := statepoint.FindBundle(LiveBundle); ok {
			return live, 0, ""
		}
	}
	at, problem := split(statepoint)
	if problem != "" {
		return nil, 0, problem
	}
	return statepoint.Args()[at.gc[0]:at.gc[1]], at.gc[0], ""
}

// Params are the attributes of a statepoint's arguments in a shape: those of its target and of the
// real call's arguments.
func Params(shape Shape, target *ir.AttrSet, args []*ir.AttrSet) []*ir.AttrSet {
	l := &layouts[shape]
	set := make([]*ir.AttrSet, l.head+len(args))
	set[l.target] = target
	copy(set[l.head:], args)
	for len(set) > 0 && set[len(set)-1] == nil {
		set = set[:len(set)-1]
	}
	return set
}

// Listed is the value to which an index of a relocate refers; problem says why there is none.
func Listed(statepoint *ir.Instr, index int64) (v ir.Value, problem string) {
	live, first, bad := liveOf(statepoint)
	if bad != "" {
		return nil, "names nothing: " + bad
	}
	if index >= int64(first) && index < int64(first+len(live)) {
		return live[index-int64(first)].Value, ""
	}
	if _, bundled := statepoint.FindBundle(LiveBundle); bundled {
		return nil, "is outside of \"gc-live\", which has " + source.Count(len(live), "operand") +
			", counted from 0"
	}
	switch {
	case len(live) > 0:
	case shapeOf(statepoint) == Bundled:
		return nil, "names nothing: the statepoint lists no gc operands, it has no bundle " +
			"\"gc-live\""
	default:
		return nil, "names nothing: the statepoint lists no gc operands"
	}
	return nil, fmt.Sprintf("is outside of the gc operands of the statepoint, arguments %d to %d",
		first, first+len(live)-1)
}

// OtherIndex reinterprets an index that is out of range by the numbering of other versions, and
// reports whether the statepoint has "gc-live", within which LLVM 11 and later count; ok is false
// if the index is also out of range there.
func OtherIndex(statepoint *ir.Instr, index int64) (other int64, bundled, ok bool) {
	if !whole(statepoint) {
		return 0, false, false
	}
	live, bundled := statepoint.FindBundle(LiveBundle)
	if bundled {
		first := int64(statepoint.Call.NumArgs)
		return index - first, true, index >= first && index < first+int64(len(live))
	}
	at, problem := split(statepoint)
	other = int64(at.gc[0]) + index
	return other, false, problem == "" && index >= 0 && other < int64(at.gc[1])
}

// UncountedTransition finds transition operands without the preceding count, as LLVM 3.9's document
// ("GC Transitions") writes them: n operands starting at vals[at]. vals are the callee and the
// arguments of a call that does not exist yet.
func UncountedTransition(vals []ir.Value) (at, n int) {
	first := 1 + layouts[Inline].head // the callee comes before the arguments
	if len(vals) <= first {
		return 0, 0
	}
	args, counted := ir.AsInt(vals[1+layouts[Inline].target+1])
	flags, flagged := ir.AsInt(vals[1+layouts[Inline].flags])
	if !counted || !flagged || flags.Bits&FlagTransition == 0 ||
		args.Bits >= uint64(len(vals)-first) {
		return 0, 0
	}
	at = first + int(args.Bits)
	end := at
	for end < len(vals) && vals[end].Type().IsPointer() {
		end++
	}
	if end == len(vals) || !vals[end].Type().IsInt(32) {
		return 0, 0
	}
	return at, end - at
}
