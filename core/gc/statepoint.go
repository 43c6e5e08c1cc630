package gc

import (
	"fmt"

	"statepoint/core/ir"
)

// The names of the intrinsics without their overload suffix.
const (
	StatepointName = "llvm.experimental.gc.statepoint"
	ResultName     = "llvm.experimental.gc.result"
	RelocateName   = "llvm.experimental.gc.relocate"
)

// Shape is where a statepoint keeps its operands.
type Shape uint8

const (
	// NotStatepoint is the shape of anything else.
	NotStatepoint Shape = iota
	// Inline36 is LLVM 3.6: (target, i32 #args, i32 unused, args…, i32 #deopt, deopt…, gc…).
	Inline36
	// Inline is LLVM 3.7 to 10: (i64 id, i32 patch bytes, target, i32 #args, i32 flags, args…, i32 #transition, …, i32 #deopt, …, gc…).
	Inline
	// Bundled is LLVM 11 and later: (i64 id, i32 patch bytes, target, i32 #args, i32 flags, args…, i32 0, i32 0) with "gc-transition",
	// "deopt" and "gc-live" bundles. Inline deopt and transition operands still count where they are written.
	Bundled
)

// DefaultID is the id of a statepoint that was given none (StatepointDirectives::DefaultStatepointID).
const DefaultID uint64 = 0xABCDEF00

// DeoptID is the id LLVM gives to statepoints made from calls that were given no id but a deopt bundle, in the lowering of deopt bundles.
const DeoptID uint64 = 0xABCDEF0F

// The flags of a statepoint (llvm/IR/Statepoint.h, StatepointFlags).
const (
	// FlagTransition marks a call that changes between code that is aware of the collector and code that is not.
	FlagTransition uint64 = 1
	// FlagDeoptLiveIn marks deopt operands that need only be live into the call, not through it.
	FlagDeoptLiveIn uint64 = 2
)

// Statepoint is the typed view of a statepoint call (Statepoints.rst, "llvm.experimental.gc.statepoint"). Its operand slices are the call's own.
type Statepoint struct {
	// Call is the call or invoke itself, and the token of what hangs on it.
	Call  *ir.Instr
	Shape Shape
	// ID is the number the stack map record carries.
	ID uint64
	// PatchBytes is how many bytes of nops stand in the place of the call; 0 for a real call.
	PatchBytes uint32
	Flags      uint64
	// Target is the function really called, and TargetType its type.
	Target     ir.Value
	TargetType *ir.Type
	// FirstArg is the index of CallArgs[0] among the statepoint's own arguments: attributes of call argument i are those of argument FirstArg+i.
	FirstArg int
	// CallArgs are the arguments of the real call.
	CallArgs []ir.Use
	// Transition, Deopt and Live are the operands of those kinds; Live are the gc pointers, and allocas whose content the collector is to see.
	Transition, Deopt, Live []ir.Use
	// HasTransition and HasDeopt report whether there is such a list at all, perhaps an empty one.
	HasTransition, HasDeopt bool
}

// IsStatepoint reports whether in calls the statepoint intrinsic.
func IsStatepoint(in *ir.Instr) bool { return in.IsIntrinsic(StatepointName) }

// IsRelocate reports whether in calls the relocate intrinsic.
func IsRelocate(in *ir.Instr) bool { return in.IsIntrinsic(RelocateName) }

// IsResult reports whether in calls the result intrinsic, gc.result or one of the three of LLVM 3.6.
func IsResult(in *ir.Instr) bool { return in.IsIntrinsic(ResultName) }

// ShapeOf is the shape of a call, read off its operands and its function's type.
func ShapeOf(in *ir.Instr) Shape {
	if !IsStatepoint(in) {
		return NotStatepoint
	}
	if in.Call.NumArgs > 0 && !in.Arg(0).Type().IsInt(64) {
		return Inline36
	}
	if _, ok := in.FindBundle("gc-live"); ok {
		return Bundled
	}
	if len(in.Call.Bundles) > 0 {
		return Bundled
	}
	if f := in.Func(); f != nil {
		switch f.Module().Dialect {
		case ir.LLVM37, ir.LLVM38:
			return Inline
		}
	}
	return Bundled
}

// View reads a statepoint. The error names the operand that does not fit.
func View(in *ir.Instr) (Statepoint, error) {
	s := Statepoint{Call: in, Shape: ShapeOf(in), ID: DefaultID}
	if s.Shape == NotStatepoint {
		return s, fmt.Errorf("not a call of %s", StatepointName)
	}
	r := argReader{args: in.Args()}
	if s.Shape != Inline36 {
		s.ID = r.number("id")
		s.PatchBytes = uint32(r.number("number of patch bytes"))
	}
	targetAt := r.at
	s.Target = r.value("target")
	count := r.number("number of call arguments")
	s.Flags = r.number("flags")
	s.FirstArg = r.at
	s.CallArgs = r.take(count, "call arguments")
	if s.Shape == Inline36 {
		s.Flags = 0
	} else if s.Shape == Inline || r.left() {
		s.Transition = r.take(r.number("number of transition operands"), "transition operands")
		s.HasTransition = len(s.Transition) > 0
	}
	if s.Shape != Bundled || r.left() {
		s.Deopt = r.take(r.number("number of deopt operands"), "deopt operands")
		s.HasDeopt = len(s.Deopt) > 0
	}
	if r.err != nil {
		return s, r.err
	}
	s.Live = r.args[r.at:]
	if s.Shape == Bundled {
		if ops, ok := in.FindBundle("gc-transition"); ok {
			s.Transition, s.HasTransition = ops, true
		}
		if ops, ok := in.FindBundle("deopt"); ok {
			s.Deopt, s.HasDeopt = ops, true
		}
		if ops, ok := in.FindBundle("gc-live"); ok {
			s.Live = ops
		}
	}
	s.TargetType = targetType(in, targetAt, s.Target)
	if s.TargetType == nil {
		return s, fmt.Errorf("the type of the statepoint's target is unknown: it needs `elementtype(…)`")
	}
	return s, nil
}

// targetType is the function type of the target: its pointee, or what elementtype says.
func targetType(in *ir.Instr, at int, target ir.Value) *ir.Type {
	if a, ok := in.Call.ParamAttrs(at).Get("elementtype"); ok && a.Type != nil && a.Type.Kind == ir.FunctionKind {
		return a.Type
	}
	if t := target.Type(); t.Kind == ir.PointerKind && t.Elem != nil && t.Elem.Kind == ir.FunctionKind {
		return t.Elem
	}
	if f, ok := target.(*ir.Func); ok {
		return f.FuncType
	}
	return nil
}

// argReader reads arguments left to right; after the first mistake it returns zeros and keeps the error.
type argReader struct {
	args []ir.Use
	at   int
	err  error
}

func (r *argReader) left() bool { return r.at < len(r.args) }

func (r *argReader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("malformed statepoint: "+format, args...)
	}
}

func (r *argReader) value(what string) ir.Value {
	if r.at >= len(r.args) {
		r.fail("the %s is missing", what)
		return ir.Value(nil)
	}
	r.at++
	return r.args[r.at-1].Value
}

func (r *argReader) number(what string) uint64 {
	v := r.value(what)
	if v == nil {
		return 0
	}
	c, ok := ir.AsInt(v)
	if !ok {
		r.fail("the %s is not a constant integer", what)
		return 0
	}
	return c.Bits
}

func (r *argReader) take(n uint64, what string) []ir.Use {
	if n > uint64(len(r.args)-r.at) {
		r.fail("%d %s announced, %d operands left", n, what, len(r.args)-r.at)
		return nil
	}
	r.at += int(n)
	return r.args[r.at-int(n) : r.at]
}
