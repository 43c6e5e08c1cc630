package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/intrinsic"
	"statepoint/lower/internal/mir"
)

// calledKind classifies the direct callee of a call.
type calledKind uint8

const (
	callsUnknown    calledKind = iota // not classified yet
	callsOrdinary                     // not an intrinsic
	callsIntrinsic                    // an intrinsic that emits code
	callsIgnored                      // one that emits none
	callsIdentity                     // one that returns its first argument
	callsStatepoint                   // gc.statepoint
	callsRelocate                     // gc.relocate
	callsResult                       // gc.result
)

// calls classifies the direct callee of a call. The result is cached per function.
func (s *selector) calls(in *ir.Instr) calledKind {
	f := in.CalledFunc()
	if f == nil {
		return callsOrdinary
	}
	if id := f.ID(); int(id) < len(s.kinds) && s.kinds[id] != callsUnknown {
		return s.kinds[id]
	}
	return s.classify(in, f)
}

// classify classifies the callee of a call for the first time.
func (s *selector) classify(in *ir.Instr, f *ir.Func) calledKind {
	for int(f.ID()) >= len(s.kinds) { // created since
		s.kinds = append(s.kinds, callsUnknown)
	}
	k := kindOf(in, f.Name())
	s.kinds[f.ID()] = k
	return k
}

func kindOf(in *ir.Instr, name string) calledKind {
	switch {
	case !hasPrefix(name, "llvm."):
		return callsOrdinary
	case gc.IsStatepoint(in):
		return callsStatepoint
	case gc.IsRelocate(in):
		return callsRelocate
	case gc.IsResult(in):
		return callsResult
	}
	switch e := intrinsic.Find(name); {
	case e == nil:
	case e.Makes == intrinsic.Nothing:
		return callsIgnored
	case e.Makes == intrinsic.Argument:
		return callsIdentity
	}
	return callsIntrinsic
}

func hasPrefix(s, p string) bool { return len(s) >= len(p) && s[:len(p)] == p }

// isIgnored reports whether calls to a function emit no code.
func isIgnored(name string) bool {
	e := intrinsic.Find(name)
	return e != nil && e.Makes == intrinsic.Nothing
}

// call selects a call.
func (s *selector) call(in *ir.Instr) {
	switch s.calls(in) {
	case callsStatepoint:
		s.points.statepoint(in)
		return
	case callsRelocate: // the statepoint defines it
		s.relocs.relocated(in)
		return
	case callsResult:
		return
	case callsIgnored, callsIdentity:
		return
	case callsIntrinsic:
		s.intr.Select(in, in.CalledFunc().Name())
		return
	}
	s.plainCall(in)
}

// plainCall selects a call or invoke of a function that is not an intrinsic.
func (s *selector) plainCall(in *ir.Instr) {
	if s.tails.isTailCall(in) {
		s.tails.tailCall(in)
		return
	}
	if asm, ok := in.Callee().(*ir.InlineAsm); ok {
		s.asm.Select(in, asm)
		return
	}
	for _, b := range in.Call.Bundles {
		if b.Tag == "gc-live" || b.Tag == "gc-transition" {
			s.Fail("a call with the operand bundle \"" + b.Tag + "\" that is not a statepoint")
			return
		}
	}
	c := callSite{
		in: in, callee: in.Callee(), typ: in.Call.FuncType, cc: in.Call.CC, args: in.Args(),
		value: in,
		attrs: func(i int) *ir.AttrSet { return in.Call.ParamAttrs(i) },
	}
	if deopt, ok := in.FindBundle("deopt"); ok {
		s.points.deoptCall(&c, deopt)
		return
	}
	if s.calling.emitCall(&c, mir.Call) != nil {
		s.calling.finish()
	}
}

// LibraryValues calls a library function with arguments passed as in C, and defines in as its
// result, if that is needed.
func (s *libraryCalls) LibraryValues(name string, in *ir.Instr, args ...ir.Value) {
	ops, stack := s.libraryArgs(nil, args...)
	results := abi.C.ResultPlaces()
	var popped []mir.VReg
	for i, p := range append([]build.Part(nil), s.Parts(in.Type())...) {
		d := mir.VReg(0)
		if s.Needed(in) {
			d = s.VReg(in, i)
		}
		switch at := results.Next(p.ABIClass()); {
		case at.Kind == abi.OnX87:
			popped = append(popped, d)
		case d != 0:
			ops = append(ops, mir.Out(d, at.Reg))
		}
	}
	s.CallLibrary(name, ops).Last = stack == 0 && len(popped) == 0 &&
		!s.Env.Unoptimized
	for _, d := range popped {
		s.x87.PopResult(d, 80)
	}
}

// LibraryPart calls a library function with a floating-point argument and operands that are already
// in registers, and defines part i of in as its result, which has the same type.
func (s *libraryCalls) LibraryPart(name string, in *ir.Instr, i int, arg ir.Value,
	ops ...mir.Operand) {
	ops, _ = s.libraryArgs(ops, arg)
	d := s.VReg(in, i)
	if build.IsExtended(arg.Type()) {
		s.CallLibrary(name, ops)
		s.x87.Pop(d)
		return
	}
	s.CallLibrary(name, append(ops, mir.Out(d, amd64.XMM0)))
}

// libraryArgs adds arguments to a call's operands as C passes them, and returns how many bytes are
// on the stack.
func (s *libraryCalls) libraryArgs(ops []mir.Operand, args ...ir.Value) ([]mir.Operand, int64) {
	places := abi.C.Arguments()
	for _, v := range args {
		for i, p := range append([]build.Part(nil), s.Parts(v.Type())...) {
			at := places.Next(p.ABIClass(), int64(p.Size))
			if at.Kind == abi.InReg {
				ops = append(ops, s.Source(v, i).In(at.Reg))
				continue
			}
			s.calling.stackArg(at.Off, s.Source(v, i), p)
		}
	}
	s.calling.takeStack(&places)
	return ops, places.Stack()
}
