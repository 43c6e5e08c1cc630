package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
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
	for int(f.ID()) >= len(s.kinds) { // created since
		s.kinds = append(s.kinds, callsUnknown)
	}
	k := &s.kinds[f.ID()]
	if *k == callsUnknown {
		*k = kindOf(in, f.Name())
	}
	return *k
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

// isIgnored reports whether calls of a function emit no code.
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
