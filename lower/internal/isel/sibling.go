package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// isSibling reports whether a call marked tail becomes a tail call although its convention does not
// guarantee it. LLVM does so wherever the frame allows it, and such a call is not a safe point in a
// table of roots (X86ISelLoweringCall.cpp, IsEligibleForTailCallOptimization).
func (s *tailCalls) isSibling(in *ir.Instr) bool {
	if !in.Has(ir.Tail) || len(in.Call.Bundles) > 0 || in.Call.CC != s.Func.CC ||
		s.disabled(in.Call.Attrs) || !s.mayLeave() {
		return false
	}
	ret := s.walk.nextCode(in)
	if ret == nil || ret.Op != ir.Ret || !s.returns(ret, in) {
		return false
	}
	for i := range in.Call.NumArgs {
		if !plainArgument(in.Call.ParamAttrs(i)) {
			return false
		}
	}
	return s.stackInPlace(in)
}

// mayLeave reports whether the function may end with a tail call of its own convention.
func (s *tailCalls) mayLeave() bool {
	if s.Func.CC != ir.CCC && s.Func.CC != ir.CCFast || s.disabled(s.Func.Attrs) ||
		s.Out.Realigned != amd64.NoReg || s.Func.FuncType.Variadic {
		return false
	}
	for _, a := range s.Func.Args {
		if !plainArgument(a.Attrs) {
			return false
		}
	}
	return true
}

// leavesBy reports whether the instruction before the return of the block that begins at first is a
// library call whose result the function returns, and makes it a tail call. LLVM does so for calls
// that an intrinsic or instruction became (TargetLowering.cpp, makeLibCall, and SelectionDAG.cpp,
// getMemcpy).
func (s *tailCalls) leavesBy(f *mir.Func, first int32, ret *mir.Inst) bool {
	last := int32(len(f.Insts)) - 1
	if last < first || !f.Insts[last].Last || !s.calling.tabled || !s.mayLeave() {
		return false
	}
	call := &f.Insts[last]
	for _, o := range f.Ops(ret) {
		if !returned(f.Ops(call), o) {
			return false
		}
	}
	call.Op, call.Aux = mir.TailCall, 0
	call.Flags = call.Flags&^mir.IsCall | mir.IsTerm
	return true
}

// returned reports whether a call with these operands leaves its result where the function returns
// it: the value that the call defines, or, for a function that fills or copies memory, the address
// of the memory.
func returned(call []mir.Operand, o mir.Operand) bool {
	defines := false
	for _, c := range call {
		if c.Role != mir.FixedDef {
			continue
		}
		if defines = true; c.Reg == o.Reg && c.Phys == o.Phys && o.Kind == mir.KindReg {
			return true
		}
	}
	if defines || o.Phys != amd64.RAX {
		return false
	}
	for _, c := range call {
		if c.Role == mir.FixedUse && c.Phys == amd64.RDI {
			return c.Kind == o.Kind && c.Reg == o.Reg && c.Sym == o.Sym && c.Val == o.Val
		}
	}
	return false
}

func (s *tailCalls) disabled(attrs *ir.AttrSet) bool {
	a, ok := attrs.Get("disable-tail-calls")
	return ok && a.Value == "true"
}

// returns reports whether a return returns the result of a call unchanged.
func (s *tailCalls) returns(ret, call *ir.Instr) bool {
	result, conv := call.Type(), s.Out.Conv
	if !result.IsVoid() && s.conv.inMemory(result, conv) ||
		s.conv.inMemory(s.Func.FuncType.Result(), conv) {
		return false
	}
	if ret.NumOps() == 0 {
		return true
	}
	v := ret.Operand(0)
	if v != ir.Value(call) && !build.IsUndef(v) {
		return false
	}
	for _, name := range [...]string{"zeroext", "signext", "inreg"} {
		if s.Func.Ret.Has(name) != call.Call.Ret.Has(name) {
			return false
		}
	}
	return true
}

// plainArgument reports whether no attribute changes how an argument is passed.
func plainArgument(attrs *ir.AttrSet) bool {
	for _, name := range [...]string{"byval", "sret", "inalloca", "preallocated", "swifterror",
		"swiftself", "swiftasync", "nest", "inreg"} {
		if attrs.Has(name) {
			return false
		}
	}
	return true
}

// stackInPlace reports whether the stack arguments of a call are the function's own, at the same
// offsets.
func (s *tailCalls) stackInPlace(in *ir.Instr) bool {
	if s.conv.outgoingStack(in) == 0 {
		return true
	}
	if in.Call.FuncType.Variadic || in.Call.NumArgs > len(s.Func.Args) {
		return false
	}
	for i := range in.Call.NumArgs {
		if in.Arg(i).Type() != s.Func.Args[i].Type() {
			return false
		}
	}
	stack := int64(0)
	for i := range in.Call.NumArgs {
		places := s.conv.placesOf(s.Out.Conv, in.Type(), i+1,
			func(k int) (ir.Value, *ir.AttrSet) { return in.Arg(k), in.Call.ParamAttrs(k) })
		if n := places.Stack(); n != stack && in.Arg(i) != ir.Value(s.Func.Args[i]) {
			return false
		} else {
			stack = n
		}
	}
	return true
}

// nextCode is the next instruction in the same block that emits code, nil for none.
func (s *selector) nextCode(in *ir.Instr) *ir.Instr {
	for in = in.Next(); in != nil && s.isNothing(in); in = in.Next() {
	}
	return in
}

// prevCode is the previous instruction in the same block that emits code, nil for none.
func (s *selector) prevCode(in *ir.Instr) *ir.Instr {
	for in = in.Prev(); in != nil && s.isNothing(in); in = in.Prev() {
	}
	return in
}

// isNothing reports whether an instruction is a call that emits no code.
func (s *selector) isNothing(in *ir.Instr) bool {
	return in.Op == ir.Call && s.calls(in) == callsIgnored
}
