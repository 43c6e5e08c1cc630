package gc

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
)

// The names of the intrinsics without their overload suffix.
const (
	StatepointName = "llvm.experimental.gc.statepoint"
	ResultName     = "llvm.experimental.gc.result"
	RelocateName   = "llvm.experimental.gc.relocate"
)

// DefaultID is the id of a statepoint without an explicit one
// (StatepointDirectives::DefaultStatepointID).
const DefaultID uint64 = 0xABCDEF00

// DeoptID is the id LLVM gives to statepoints made from calls that were given no id but a deopt
// bundle, in the lowering of deopt bundles.
const DeoptID uint64 = 0xABCDEF0F

// The flags of a statepoint (llvm/IR/Statepoint.h, StatepointFlags).
const (
	// FlagTransition marks a call that changes between code that is aware of the collector and code
	// that is not.
	FlagTransition uint64 = 1
	// FlagDeoptLiveIn marks deopt operands that need only be live into the call, not through it.
	FlagDeoptLiveIn uint64 = 2
)

// Statepoint is the typed view of a statepoint call (Statepoints.rst,
// "llvm.experimental.gc.statepoint"). Its operand slices are the call's own.
type Statepoint struct {
	// Call is the call or invoke itself, and the token that relocates and results use.
	Call  *ir.Instr
	Shape Shape
	// ID is the number the stack map record carries.
	ID uint64
	// PatchBytes is the number of bytes of nops that replace the call; 0 for a real call.
	PatchBytes uint32
	Flags      uint64
	// Target is the function really called, and TargetType its type.
	Target     ir.Value
	TargetType *ir.Type
	// Head are the operands with these values.
	Head Head
	// CallArgs are the arguments of the real call.
	CallArgs []ir.Use
	// Transition, Deopt and Live are the operands of those kinds; Live are the gc pointers, and
	// allocas whose contents the collector must see.
	Transition, Deopt, Live []ir.Use
	// HasTransition and HasDeopt report whether there is such a list, possibly empty.
	HasTransition, HasDeopt bool

	firstArg  int // the index of CallArgs[0] among the call's operands
	firstLive int // the operand from which relocates count
}

// ArgAttrs are the attributes of argument i of the real call.
func (s *Statepoint) ArgAttrs(i int) *ir.AttrSet {
	return s.Call.Call.ParamAttrs(s.firstArg - 1 + i)
}

// ArgOperand is the index of CallArgs[i] among the operands of Call.
func (s *Statepoint) ArgOperand(i int) int { return s.firstArg + i }

// IsStatepoint reports whether in calls the statepoint intrinsic.
func IsStatepoint(in *ir.Instr) bool { return in.IsIntrinsic(StatepointName) }

// DeclaresStatepoints reports whether a module declares the statepoint intrinsic; otherwise no
// function has a statepoint.
func DeclaresStatepoints(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		return strings.HasPrefix(f.Name(), StatepointName)
	})
}

// IsRelocate reports whether in calls the relocate intrinsic.
func IsRelocate(in *ir.Instr) bool { return in.IsIntrinsic(RelocateName) }

// IsResult reports whether in calls the result intrinsic, gc.result or one of the three of LLVM
// 3.6.
func IsResult(in *ir.Instr) bool { return in.IsIntrinsic(ResultName) }

// View reads a statepoint. The error says what is malformed.
func View(in *ir.Instr) (Statepoint, error) {
	s := Statepoint{Call: in, Shape: shapeOf(in), ID: DefaultID}
	if s.Shape == NotStatepoint {
		return s, fmt.Errorf("not a call to %s", StatepointName)
	}
	p, problem := split(in)
	if problem != "" {
		return s, fmt.Errorf("malformed statepoint: %s", problem)
	}
	args := in.Args()
	s.Head, s.firstArg = headOf(args, &p), 1+p.args[0]
	s.Target, s.CallArgs = s.Head.Target.Value, args[p.args[0]:p.args[1]]
	if s.Head.ID != nil {
		var numbers [3]uint64
		for i, n := range [3]struct {
			use  *ir.Use
			what string
		}{{s.Head.ID, "id"}, {s.Head.PatchBytes, "number of patch bytes"},
			{s.Head.Flags, "flags"}} {
			c, ok := ir.AsInt(n.use.Value)
			if !ok {
				return s, fmt.Errorf("malformed statepoint: the %s must be an integer constant",
					n.what)
			}
			numbers[i] = c.Bits
		}
		s.ID, s.PatchBytes, s.Flags = numbers[0], uint32(numbers[1]), numbers[2]
	}
	s.Transition, s.Deopt = args[p.transition[0]:p.transition[1]], args[p.deopt[0]:p.deopt[1]]
	s.HasTransition, s.HasDeopt = len(s.Transition) > 0, len(s.Deopt) > 0
	s.Live, s.firstLive = args[p.gc[0]:p.gc[1]], p.gc[0]
	if ops, ok := in.FindBundle(transitionBundle); ok {
		s.Transition, s.HasTransition = ops, true
	}
	if ops, ok := in.FindBundle(deoptBundle); ok {
		s.Deopt, s.HasDeopt = ops, true
	}
	if ops, ok := in.FindBundle(LiveBundle); ok {
		s.Live, s.firstLive = ops, 0
	}
	s.TargetType = calleeType(s.Head.Target)
	if f, ok := s.Target.(*ir.Func); ok && s.TargetType == nil {
		s.TargetType = f.FuncType
	}
	if s.TargetType == nil || s.TargetType.Kind != ir.FunctionKind {
		return s,
			fmt.Errorf("the type of the statepoint's target is unknown: it needs `elementtype(…)`")
	}
	return s, nil
}
